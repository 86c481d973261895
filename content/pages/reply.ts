import { z } from 'zod';
import { line, lineWith, prose, seo } from '../field-types';
import { type Shows } from './shows';

/** Returns the schema of an answer. `first` and `text` list the gaps of its first sentence and of its text message. */
const answer = (first: readonly string[], text = first) =>
  z.strictObject({
    press: line('The name of the answer, over its buttons'),
    hint: line('When to choose it').optional(),
    subject: lineWith(['date'], 'The subject of the mail'),
    first: lineWith(first, 'The first sentence of the mail'),
    more: z.array(line('A further line of the mail')).max(4).meta({ description: 'Further lines of the mail' }),
    text: lineWith(text, 'The text message'),
  });
const when = ['when'];

/** `data/reply.yaml`: the page /reply, and what our office answers from it (docs/decisions/reply-kit.md). */
export const reply = z.strictObject({
  title: line('The heading of the page'),
  seo,
  lead: prose('One or two sentences under the heading'),
  withoutScript: prose('What the page needs, and what to do without'),
  loading: line('The message while the link is being read'),
  notLoaded: line('The message if a part of the page could not be loaded'),
  retry: line('The button that tries again'),
  problems: z
    .strictObject({
      none: line('There is no link'),
      foreign: line('The link is not one of ours'),
      old: line('The link is of another version of the website'),
      damaged: line('The link is cut off or changed'),
    })
    .meta({ description: 'When a link does not work' }),
  nothingLost: line('After each of these: that nothing is lost'),
  paste: z
    .strictObject({
      label: line('The name of the field for a link'),
      hint: line('What to paste there'),
      button: line('The button that reads it'),
    })
    .meta({ description: 'The field for a link' }),
  booked: line('Heading over what the visitor wrote'),
  cut: line('That a text which ends in … is whole in the mail'),
  past: line('That the day has passed'),
  closed: line('That the calendar no longer offers the time'),
  askedFor: z
    .strictObject({
      call: line('The visitor asked for a call'),
      text: line('The visitor asked for a text message'),
      email: line('The visitor asked for an email'),
    })
    .meta({ description: 'How the visitor wants to be reached' }),
  call: lineWith(['number'], 'The link that calls the visitor'),
  answersHeading: line('Heading over the answers'),
  unreachable: line('That the link has neither an email address nor a mobile number'),
  ways: z
    .strictObject({
      email: lineWith(['address'], 'The button that opens a mail'),
      text: lineWith(['number'], 'The button that opens a text message'),
    })
    .meta({ description: 'The buttons of an answer' }),
  says: line('What unfolds the text of an answer'),
  calendar: line('The link to the calendar file, to attach to the mail and to open in your diary'),
  otherDay: line('The name of the list of days'),
  otherTime: line('The name of the list of times'),
  choose: line('What a list shows before something is chosen'),
  greeting: lineWith(['name'], 'The greeting of each mail'),
  greetingWithoutName: line('The greeting where there is no name, or one too long for a mail'),
  closing: line('The last line of each mail'),
  answers: z
    .strictObject({
      agreed: answer(when).meta({ description: 'Agreed' }),
      otherSlot: answer(['when', 'other']).meta({ description: 'Another time' }),
      photos: answer(when, ['photos']).meta({ description: 'Photos first' }),
      outside: answer(when).meta({ description: 'Outside our area' }),
      notOurs: answer(when).meta({ description: 'Not our work' }),
    })
    .meta({ description: 'The answers' }),
  row: z
    .strictObject({
      heading: line('Heading over the row for the job software'),
      text: line('What to do with it'),
      copy: line('The button that copies it'),
      copied: line('The message once it is copied'),
      notCopied: line('What to do when the browser refuses to copy'),
    })
    .meta({ description: 'The row for the job software' }),
});
export type ReplyWords = z.infer<typeof reply>;

/** What src/pages/reply.tsx shows from other files before a link is read. */
export const replyShows: Shows = () => [['navigation.yaml', 'emergencyNote']];

/** What the page shows only once its script has looked for a link, or not at all. */
export const replyHides = () =>
  Object.keys(reply.shape).filter(
    (field) => !['title', 'seo', 'lead', 'withoutScript', 'loading', 'notLoaded', 'retry'].includes(field),
  );
