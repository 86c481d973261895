import { fixtureData } from '../../../test/fixture';
import { reply, type ReplyWords } from '../../../content/pages/reply';
import type { BookingTexts } from '../../../content/features/booking-messages';
import { exampleTimes, siteForms } from '../../booking/test-support/examples';
import type { LinkedBooking } from '../../mail/reply-link';
import { replyFragment } from '../../mail/reply-link';
import { exampleTexts } from '../../mail/test-support/examples';
import type { ReplyContext } from '../answers';
import { type ReadBooking, readLink } from '../read-link';

/** The words of the fixture, with the names of facts in them. */
export const replyWords: ReplyWords = reply.parse(fixtureData('reply.yaml'));

/** The texts of mails, for a company that wants the link at their end. */
export const textsWithLink: BookingTexts = {
  ...exampleTexts,
  mail: { ...exampleTexts.mail, reply: { ...exampleTexts.mail.reply, isOn: true } },
};

/** What answers to a booking are made of. */
export const contextOf = ({ form }: LinkedBooking): ReplyContext => ({
  form: siteForms[form],
  words: replyWords,
  texts: textsWithLink,
  times: exampleTimes,
  companyName: 'Ash Plumbing',
});

export const exampleBooking: LinkedBooking = {
  form: 'drain-quote',
  day: '2026-11-24',
  slot: 'am',
  values: {
    name: 'Jo Doe',
    email: 'jo@example.org',
    phone: '07700 900456',
    addressOrPostcode: 'GU12 6AA',
    summary: 'The sink is blocked.\nSince Monday.',
  },
};

/** Returns a booking as the page reads it from its link. */
export function asRead(booking: LinkedBooking = exampleBooking): ReadBooking {
  const found = readLink(replyFragment(booking, 2000));
  if (typeof found === 'string') throw new Error(found);
  return found;
}
