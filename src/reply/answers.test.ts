import { allFields } from '../booking/forms/form-definitions';
import { fullDay } from '../domain/london-day';
import { reachFieldIds } from '../domain/reach';
import { longestLink } from '../mail/message';
import { parseMailto } from '../mail/test-support/parse-mailto';
import { textCases } from '../mail/test-support/text-cases';
import { answerCalendar, answerLink, answerNames, answerOf, bookingRow } from './answers';
import { asRead, contextOf, exampleBooking, replyWords } from './test-support/examples';

const booking = asRead();
const context = contextOf(booking);
const other = { day: '2026-12-01', slot: 'pm' } as const;
const byMail = { kind: 'email', to: 'jo@example.org' } as const;
const when = `${fullDay('2026-11-24')}, Morning (8:00 AM - 12:00 PM)`;
const otherWhen = `${fullDay(other.day)}, Afternoon (1:00 PM - 5:00 PM)`;

it('answers: when the office agrees, then the mail greets, names day and time, and ends with the company', () => {
  const { words } = context;
  expect(answerOf('agreed', booking, context)).toMatchObject({
    subject: `Agreed: your visit on ${fullDay('2026-11-24')}`,
    lines: ['Hello Jo Doe,', '', `We have you down for ${when}.`, ...words.answers.agreed.more, '', words.closing],
  });
});

it('answers: when the office offers another time, then mail and text name both', () => {
  const { lines, text } = answerOf('otherSlot', booking, context, other);
  expect(lines.join('\n')).toContain(`we cannot come on ${when}. We could come on ${otherWhen} instead.`);
  expect(text).toContain(`we cannot come on ${when}. Would ${otherWhen} suit you?`);
});

it('answers: when the office asks for photographs, then it asks for those of this kind of job', () => {
  const { lines, text } = answerOf('photos', booking, context);
  expect(lines).toEqual(expect.arrayContaining(['- The problem', '- The nearest stop tap or manhole']));
  expect(text).toContain('The problem, The nearest stop tap or manhole');
});

it('answers: when a link has no name and no slot, then the mail greets without it and names the day', () => {
  const { lines } = answerOf('notOurs', asRead({ ...exampleBooking, slot: undefined, values: {} } as never), context);
  expect(lines[0]).toBe(replyWords.greetingWithoutName);
  expect(lines[2]).toContain(`for ${fullDay('2026-11-24')}. We`);
});

it('answers: when a visitor has typed any text, then each mail has one recipient, no other header, and fits into a link', () => {
  for (const [, text] of textCases) {
    const read = asRead({ ...exampleBooking, values: { name: text.slice(0, 100), summary: text.slice(0, 1000) } });
    for (const name of answerNames) {
      const answer = answerOf(name, read, context, other);
      const mail = answerLink(byMail, answer, replyWords);
      expect(mail.length).toBeLessThanOrEqual(longestLink);
      expect(parseMailto(mail)).toMatchObject({
        to: [byMail.to],
        fields: [
          ['subject', answer.subject],
          ['body', expect.any(String)],
        ],
      });
      expect(answerLink({ kind: 'text', to: '+447700900456' }, answer, replyWords)).toMatch(
        /^sms:\+447700900456\?&body=[\w.~!*()%-]+$/,
      );
    }
  }
});

it('answers: when a mail is too long for a link, then it greets without the name', () => {
  const answer = { ...answerOf('agreed', booking, context), lines: ['Hello x,', 'x'.repeat(1800)] };
  expect(answerLink(byMail, answer, replyWords)).toContain(
    `body=${encodeURIComponent(replyWords.greetingWithoutName)}%0D%0A`,
  );
});

it('answers: when the office agrees, then the calendar file is confirmed; for another time it is tentative, and of the same event', () => {
  const fileOf = (url: string) => decodeURIComponent(url).replaceAll('\r\n ', '');
  const now = new Date('2026-11-20T09:30:00Z');
  const agreed = fileOf(answerCalendar(booking, context, now));
  const offered = fileOf(answerCalendar(booking, context, now, other));
  expect(agreed).toContain('STATUS:CONFIRMED');
  expect(agreed).toContain('DTSTART;TZID=Europe/London:20261124T080000');
  expect(agreed).toContain('DESCRIPTION:Full name: Jo Doe\\nEmail: jo@example.org\\n');
  expect(offered).toContain('STATUS:TENTATIVE');
  expect(offered).toContain('DTSTART;TZID=Europe/London:20261201T130000');
  const uid = /UID:.*/.exec(agreed)?.[0];
  expect(offered).toContain(uid);
});

it('answers: when the row of a quote and that of a service are copied, then both have the same twelve cells', () => {
  expect(bookingRow(booking, context).split('\t')).toEqual([
    ...['2026-11-24', 'Morning (8:00 AM - 12:00 PM)', 'Free quote', 'Jo Doe', '07700 900456', 'jo@example.org'],
    ...['GU12 6AA', 'The sink is blocked. Since Monday.', '', '', '', ''],
  ]);
  const service = asRead({
    form: 'services-service',
    day: '2026-11-24',
    slot: 'pm',
    way: 'text',
    values: {
      name: '=Jo',
      email: 'jo@example.org',
      brand: 'Baxi',
      age: '11',
      installationDate: 'June 2015',
      lastServiced: 'never',
    },
  });
  expect(bookingRow(service, contextOf(service)).split('\t')).toEqual([
    ...['2026-11-24', 'Afternoon (1:00 PM - 5:00 PM)', 'Boiler service', "'=Jo", '', 'jo@example.org', '', ''],
    ...['Baxi', '11, June 2015', 'never', 'text'],
  ]);
});

it('answers: when a visitor has filled in any one field, then the row for the job software has it', () => {
  // Not priority, which is a tick: the row says what was typed.
  const typed = [...allFields, ...reachFieldIds];
  const isLost = (id: string) =>
    !bookingRow(asRead({ ...exampleBooking, values: { [id]: 'Zx9' } } as never), context).includes('Zx9');
  expect(typed.filter((id) => id !== 'priority' && isLost(id))).toEqual([]);
});
