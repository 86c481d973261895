import { bookingForms } from '../domain/booking-forms';
import { addDays, fullDay } from '../domain/london-day';
import { bookingMail, bookingOf, linkFor } from '../booking/flow/booking';
import type { FieldId } from '../booking/forms/fields';
import {
  exampleReach,
  exampleTimes,
  exampleValues,
  offeredWords,
  siteForms,
  siteWords,
} from '../booking/test-support/examples';
import { longestLink, messageLink } from '../mail/message';
import { bookingMessages } from '../mail/messages';
import { exampleCompany, exampleTexts } from '../mail/test-support/examples';
import { parseMailto } from '../mail/test-support/parse-mailto';
import { slotLabel } from '../booking/availability/slots';
import { answerCalendar, answerLink, type AnswerName, answerNames, answerOf, type Appointment } from './answers';
import { type ReadBooking, readLink } from './read-link';
import { contextOf, replyWords, textsWithLink } from './test-support/examples';
import { pickFrom, randomNumbers, randomText } from './test-support/random';
import { wordedForm } from '../booking/forms/form-definitions';
import { waysToReach } from '../domain/reach';
import { waysOf } from './ways';

let random = randomNumbers(0);
const lengths: Partial<Record<FieldId, number>> = { name: 100, phone: 60, address: 300, addressOrPostcode: 300 };
const emails: readonly [string, ...string[]] = [
  'jo@example.org',
  'x?bcc=v%40evil.example@example.org',
  "o'neill+heating@example.co.uk",
  `${'long'.repeat(16)}@${'example-'.repeat(6)}x.org`,
  `${'l'.repeat(64)}@${Array.from({ length: 3 }, () => 'e'.repeat(61)).join('.')}.uk`,
];
const now = new Date('2026-11-20T09:30:00Z');
const siteUrl = 'https://www.example.com/';

function randomBooking() {
  const name = pickFrom(bookingForms, random);
  // In half of the cases the form asks how to reach the visitor.
  const form = random() < 0.5 ? siteForms[name] : wordedForm(name, siteWords, offeredWords());
  const values = Object.fromEntries(
    form.fields.map(({ id, control }) => {
      if (id === 'email') return [id, random() < 0.9 ? emails[0] : pickFrom(emails, random)];
      if (id === 'reachBy') return [id, pickFrom(waysToReach, random)];
      if (['number', 'select', 'tick'].includes(control)) return [id, { ...exampleValues, ...exampleReach }[id]];
      if (id === 'phone' && random() < 0.5) return [id, '+44 (0)7700 900456'];
      return [
        id,
        `${random() < 0.5 ? 'x' : ''}${randomText(random, (lengths[id] ?? 1000) - 1, control === 'textarea')}x`,
      ];
    }),
  );
  const day = addDays('2026-11-24', Math.floor(random() * 180));
  return bookingOf(form, { day, slot: pickFrom(['am', 'pm'] as const, random), values });
}

const linkedBody = (link = '') => parseMailto(link).fields.at(-1)?.[1] ?? '';
/** Returns the link that opens the mail of a booking, for a company that wants the link at its end or not. */
function sent(isOn: boolean, booking: NonNullable<ReturnType<typeof randomBooking>>): string {
  const reply = linkFor(booking, isOn ? textsWithLink : exampleTexts, siteUrl);
  const mail = { ...bookingMail(booking, exampleTimes), call: '', ...reply };
  const [message] = bookingMessages(mail, exampleCompany, textsWithLink, 2026);
  return message ? messageLink(message) : '';
}

/** Mails a booking, and reads it back from the link in the last line of the mail. */
function roundTrip(booking: NonNullable<ReturnType<typeof randomBooking>>) {
  const link = sent(true, booking);
  const line = linkedBody(link).split('\r\n').at(-1) ?? '';
  return { booking, link, read: line.includes('/reply#') ? readLink(line) : 'no link' };
}

type Booking = NonNullable<ReturnType<typeof randomBooking>>;
const inWords = ({ day, slot = 'am' }: Appointment) => `${fullDay(day)}, ${slotLabel(slot, exampleTimes)}`;

/** Returns what must hold of an answer to a booking: its mail, its text message, and its calendar file if it has one. */
function whatHoldsOf(name: AnswerName, booking: Booking, read: ReadBooking): [boolean, string][] {
  const context = contextOf(read);
  const offered =
    name === 'otherSlot'
      ? { day: addDays('2026-12-01', Math.floor(random() * 180)), slot: pickFrom(['am', 'pm'] as const, random) }
      : undefined;
  const answer = answerOf(name, read, context, offered);
  const { name: visitor = '' } = read.values;
  const ways = waysOf(read);
  const byMail = ways.find(({ kind }) => kind === 'email');
  const byText = ways.find(({ kind }) => kind === 'text');
  const mail = byMail && answerLink(byMail, answer, replyWords);
  const parsed = parseMailto(mail ?? '');
  const [[, subject = ''] = [], [, body = ''] = []] = parsed.fields;
  const lines = body.split('\r\n');
  const isShort = lines[0] === replyWords.greetingWithoutName && visitor.length > 50;
  const when = inWords(booking);
  const holds: [boolean, string][] = [
    [parsed.to.join() === booking.values.email, 'recipient'],
    [parsed.fields.map(([field]) => field).join() === 'subject,body', 'nothing but subject and body'],
    [/^mailto:[\w.~!*()%@?=&'+-]+$/.test(mail ?? '') && (mail ?? '').length <= longestLink, 'a mail link'],
    [subject === answer.subject && subject.includes(fullDay(booking.day)), 'subject'],
    // Nothing that a visitor wrote adds a line or takes one away.
    [lines.length === answer.lines.length && lines.at(-1) === replyWords.closing, 'lines'],
    [isShort || lines[0] === replyWords.greeting.replace('[name]', () => visitor), 'greeting'],
    [!body.slice(lines[0]?.length).includes('<'), 'nothing but the name of what was written'],
    [lines[2]?.includes(when) ?? false, 'when'],
    [!offered || (lines[2]?.includes(inWords(offered)) ?? false), 'the other time'],
    [read.way !== 'text' || !byText || ways[0] === byText, 'the way that was asked for comes first'],
  ];
  if (byText) {
    const link = answerLink(byText, answer, replyWords);
    const said = decodeURIComponent(link.split('body=')[1] ?? '');
    holds.push(
      [/^sms:\+447\d{9}\?&body=[\w.~!*()%'-]+$/.test(link), 'a text link'],
      [name === 'photos' || said.includes(when), 'when, in the text'],
      [!offered || said.includes(inWords(offered)), 'the other time, in the text'],
      [!/[\r\n<]/.test(said), 'one line, in the text'],
    );
  }
  if (name !== 'agreed' && !offered) return holds.map(([is, what]) => [is, `${name}: ${what}`]);
  const { day, slot } = offered ?? booking;
  const calendar = decodeURIComponent(answerCalendar(read, context, now, offered)).replaceAll('\r\n ', '');
  const start = `${day.replaceAll('-', '')}T${slot === 'pm' ? '130000' : '080000'}`;
  holds.push(
    [calendar.includes(`DTSTART;TZID=Europe/London:${start}`), 'start'],
    [calendar.includes(`STATUS:${offered ? 'TENTATIVE' : 'CONFIRMED'}`), 'status'],
    [calendar.includes(`DESCRIPTION:Full name: ${visitor.replace(/[\\;,]/g, '\\$&')}\\n`), 'name in the calendar'],
  );
  return holds.map(([is, what]) => [is, `${name}: ${what}`]);
}

// 2,000 bookings in four tests, because one test of all would take too long on a machine that also builds the site.
it.each([1, 2, 3, 4])(
  'reply kit: when 500 bookings of every script are mailed (%i of 4), then answers by mail keep day, slot and name, and those by text day and slot',
  (seed) => {
    random = randomNumbers(seed);
    const trips = Array.from({ length: 500 }, () => {
      const booking = randomBooking();
      if (!booking) throw new Error('not bookable');
      return roundTrip(booking);
    });
    const wrong = trips.flatMap(({ booking, link, read }) => {
      if (link.length > 1800) return [['too long', link]];
      // What an answer needs takes more than its share of the mail. Then the mail is that of a company without the link.
      if (read === 'no link') return link === sent(false, booking) ? [] : [['without its link, but changed', link]];
      if (typeof read === 'string') return [[read, link]];
      const { name = '' } = booking.values;
      const shownName = read.values.name ?? '';
      return [
        [shownName === name.replace(/\p{Surrogate}/gu, '\uFFFD'), 'name'],
        [read.day === booking.day && read.slot === booking.slot && read.form === booking.form.name, 'appointment'],
        [read.way === booking.values.reachBy, 'way to be reached'],
        ...answerNames.flatMap((answer) => whatHoldsOf(answer, booking, read)),
      ].filter(([holds]) => holds !== true);
    });
    expect(wrong).toEqual([]);
    expect(trips.filter(({ read }) => read === 'no link').length).toBeLessThan(50);
  },
);
