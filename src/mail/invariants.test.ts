import { withoutInvisible } from '../../tools/shared/invisible';
import { exampleCompany, exampleTexts } from './test-support/examples';
import { type Message, messageLink, messageText } from './message';
import { bookingMessages } from './messages';
import { parseMailto } from './test-support/parse-mailto';
import { textCases } from './test-support/text-cases';
import { gmailLink, outlookLink } from './webmail';

const email = 'jo@example.org';
const { continued } = exampleTexts.mail;

// One form for each kind of recipient; what all forms have in common: messages.test.ts.
const forms = ['home-quote', 'services-service', 'installation-visit'] as const;

/** Their mails with a text in each place for one. */
const mailsWith = (text: string): Message[] =>
  forms.flatMap((form) =>
    bookingMessages(
      {
        form,
        title: 'Free quote',
        day: '2026-11-24',
        slot: 'Morning (8:00 AM - 12:00 PM)',
        email,
        visitor: [
          { label: 'Full name', value: text, typed: true },
          { label: 'Email', value: email, typed: true },
        ],
        details: [
          { label: 'Work summary', value: text, typed: true },
          { label: 'Address', value: text, typed: true },
        ],
        call: exampleTexts.callPromise.inTime,
        priced: { price: '£2,870', answers: [{ label: 'Postcode', value: text, typed: true }] },
      },
      exampleCompany,
      exampleTexts,
      2026,
    ),
  );

/** Returns a text without invisible characters, with lone surrogates replaced and one kind of line break. */
const plain = (text: string) => withoutInvisible(text).replace(/\p{Surrogate}/gu, '\uFFFD');

/** Returns the fields of a body, each with all lines of its value. */
const fieldsIn = (body: string, lineBreak: string) =>
  body
    .split(`${lineBreak}  | `)
    .join('\0')
    .split(lineBreak)
    .map((line) => line.replaceAll('\0', '\n'));

function read(text: string, message: Message, quiet: Message) {
  const link = messageLink(message);
  const { to, fields } = parseMailto(link);
  const body = fields.at(-1)?.[1] ?? '';
  const names = fields.map(([name]) => name);
  return { text: plain(text), message, quiet, link, to, fields, names, body, lines: fieldsIn(body, '\r\n') };
}
type Mail = ReturnType<typeof read>;

const quiet = mailsWith('x');
const all = textCases.flatMap(([name, text]) =>
  mailsWith(text).map((message, index) => ({ name, mail: read(text, message, quiet[index] ?? message) })),
);

const labelOf = (line: string) => (/^(Full name|Email|Work summary|Address|Postcode):/.exec(line) ?? [line])[0];
const typedLines = (lines: readonly string[]) =>
  lines.filter((line) => labelOf(line) !== line && !line.startsWith('Email:'));
const queryOf = (link: string) => new URL(link).searchParams;

const invariants: readonly [invariant: string, holds: (mail: Mail) => boolean][] = [
  ['has no character but those of a mail address', ({ link }) => /^mailto:[\w.@-]+\?[\w.~!*()%=&@-]+$/.test(link)],
  ['is at most 1,800 characters long', ({ link }) => link.length <= 1800],
  ['has one recipient, the one it would have', ({ to, quiet: { to: own } }) => to.length === 1 && to[0] === own],
  [
    'has a copy only where it would, and to the company',
    ({ fields, quiet: { cc } }) => fields.find(([name]) => name === 'cc')?.[1] === cc,
  ],
  [
    'has a subject, a body and no other header',
    ({ names, quiet: { cc } }) => names.join() === `${cc ? 'cc,' : ''}subject,body`,
  ],
  ['keeps its subject', ({ fields, quiet: { subject } }) => fields.at(-2)?.[1] === subject],
  ['breaks lines with CR LF only', ({ link }) => !/(?<!%0D)%0A|%0D(?!%0A)/.test(link)],
  ['has no control character but tabs', ({ body }) => !/(?![\t\r\n])\p{Cc}/u.test(body)],
  ['is well-formed Unicode', ({ body }) => !/\p{Surrogate}/u.test(body)],
  [
    'has its own lines and no other',
    ({ lines, quiet: own }) =>
      lines.map(labelOf).join('\n') ===
      fieldsIn(messageText(own, exampleTexts.labels).split('\n\n')[1] ?? '', '\n')
        .map(labelOf)
        .join('\n'),
  ],
  [
    'holds what was typed, or its beginning and the mark',
    ({ lines, text }) =>
      typedLines(lines).every((line) => {
        const value = line.slice(labelOf(line).length + 1);
        return value === text || (value.endsWith(continued) && text.startsWith(value.slice(0, -continued.length - 1)));
      }),
  ],
  [
    'is whole when it is copied',
    ({ message, text }) => {
      const [, ...body] = messageText(message, exampleTexts.labels).split('\n\n');
      return typedLines(fieldsIn(body.join('\n\n'), '\n')).every(
        (line) => line.slice(labelOf(line).length + 1) === text,
      );
    },
  ],
  [
    'is the same in Gmail and Outlook',
    ({ message, to, fields, body }) =>
      [
        { query: queryOf(gmailLink(message)), subject: 'su' },
        { query: queryOf(outlookLink(message)), subject: 'subject' },
      ].every(
        ({ query, subject }) =>
          query.getAll('to').join() === to.join() &&
          query.getAll('cc').join() === (message.cc ?? '') &&
          query.get(subject) === fields.at(-2)?.[1] &&
          query.get('body') === body,
      ),
  ],
];

it('mails: when the cases are counted, then no text and no rule is missing', () => {
  expect([new Set(textCases.map(([, text]) => text)).size, invariants.length]).toEqual([129, 13]);
});

it.each(invariants)('mails: when any of the texts is typed, then every mail %s', (_, holds) => {
  expect(all.filter(({ mail }) => !holds(mail)).map(({ name, mail }) => [name, mail.message.subject])).toEqual([]);
});
