import { bookingForms } from '../domain/booking-forms';
import { longestLink } from '../mail/message';
import { exampleCompany, exampleTexts } from '../mail/test-support/examples';
import { parseMailto } from '../mail/test-support/parse-mailto';
import { bookingOf } from './flow/booking';
import type { Values } from './forms/fields';
import { type BookingForm, wordedForm } from './forms/form-definitions';
import { type Receipt, receiptOf } from './receipt/receipt';
import { exampleReach, exampleTimes, exampleValues, offeredWords, siteWords } from './test-support/examples';

const priced = {
  price: '£2,870',
  answers: Array.from({ length: 8 }, (_, at) => ({ label: `Flue location ${at}`, value: 'More than 30 cm' })),
};
const everything = offeredWords();
const nothing = offeredWords(() => false);

type Words = typeof everything;
const formOf = (name: BookingForm['name'], reach: Words) => wordedForm(name, siteWords, reach);

function receiptFor(name: BookingForm['name'], reach: Words, values: Values, isPriced = false): Receipt {
  const booking = bookingOf(
    formOf(name, reach),
    { day: '2026-11-24', slot: 'am', values },
    isPriced ? priced : undefined,
  );
  if (!booking) throw new Error('not bookable');
  const company = { name: 'Ash', siteUrl: 'https://www.example.com', emails: exampleCompany };
  const now = new Date('2026-11-09T10:00:00Z');
  return receiptOf(booking, {
    company,
    line: 'office',
    texts: exampleTexts,
    reach,
    times: exampleTimes,
    now,
    uid: 'u',
  });
}
const mailOf = ({ messages: [message] }: Receipt) => {
  const fields = new Map(parseMailto(message?.link ?? '').fields);
  return { subject: fields.get('subject') ?? '', lines: (fields.get('body') ?? '').split('\r\n') };
};

it.each(bookingForms)(
  'reach, %s: when the owner offers no way of reaching a visitor, then form, mails and receipt have nothing of it',
  (name) => {
    expect(nothing).toEqual({});
    const values = { ...exampleValues, ...exampleReach };
    expect(formOf(name, nothing)).toEqual(wordedForm(name, siteWords));
    expect(receiptFor(name, nothing, values)).toEqual(receiptFor(name, nothing, exampleValues));
  },
);

it.each(bookingForms)(
  'reach, %s: when all is offered and nothing is filled in, then mails and receipt are as without',
  (name) => {
    const empty = Object.fromEntries(Object.keys(exampleReach).map((id) => [id, ' ']));
    for (const isPriced of [false, true])
      for (const values of [exampleValues, { ...exampleValues, ...empty }])
        expect(receiptFor(name, everything, values, isPriced)).toEqual(
          receiptFor(name, nothing, exampleValues, isPriced),
        );
  },
);

it.each(bookingForms)('reach, %s: when all is filled in, then it leads the mail, and PRIORITY the subject', (name) => {
  const plain = mailOf(receiptFor(name, nothing, exampleValues));
  const receipt = receiptFor(name, everything, { ...exampleValues, ...exampleReach });
  const { subject, lines } = mailOf(receipt);
  expect(subject).toBe(`PRIORITY - ${plain.subject}`);
  const isToVisitor = name === 'services-service';
  expect(lines.slice(isToVisitor ? 1 : 0)).toEqual([
    'PRIORITY: Somebody here is old, ill, expecting or a baby',
    'Reach me first by: Text message',
    'Somebody is at home: after 4pm',
    'Number for the day of the visit: 07700 900999',
    'Booking for somebody else: Mary Doe',
    'Who we tell about the visit: Both of us',
    'What to know on arrival: Ring twice, a dog',
    ...plain.lines.slice(isToVisitor ? 1 : 0),
  ]);
  // The text that is forwarded to the customer says how we reach them, and nothing else of it.
  for (const { text } of receipt.messages.slice(2)) {
    expect(text).toContain('We will text you');
    expect(text).not.toMatch(/PRIORITY|Mary Doe/);
  }
});

it.each(Object.keys(everything).filter((name) => !['heading', 'textLink', 'relay'].includes(name)))(
  'reach: when only %s is offered, then only its fields are asked for, and the mail has one line more for each',
  (name) => {
    const only = offeredWords((each) => each === name);
    expect(Object.keys(only)).toEqual(['heading', name]);
    const asked = formOf('drain-quote', only).fields.filter(({ isReach }) => isReach);
    expect(asked.map(({ id }) => id)).toEqual(name === 'forWhom' ? ['forWhom', 'tell'] : [name]);
    const { lines } = mailOf(receiptFor('drain-quote', only, { ...exampleValues, ...exampleReach }));
    expect(lines.length).toBe(mailOf(receiptFor('drain-quote', nothing, exampleValues)).lines.length + asked.length);
  },
);

it('reach: when only text links and the line on Relay UK are offered, then there is no heading for fields in dialogs', () => {
  expect(Object.keys(offeredWords((name) => ['textLink', 'relay'].includes(name)))).toEqual(['textLink', 'relay']);
});

// The facts in braces are filled in when a page asks for the words.
const text = everything.reachBy?.byText.inTime ?? '';
const email = everything.reachBy?.byEmail.inTime ?? '';

it.each([
  [{ reachBy: 'text' }, text],
  [{ reachBy: 'email' }, email],
  [{ reachBy: 'email', phone: '' }, email],
  [{ reachBy: 'call' }, exampleTexts.callPromise.inTime],
  [{ reachBy: 'call', phone: '' }, exampleTexts.callPromise.noNumber],
  [{ reachBy: 'pigeon' }, exampleTexts.callPromise.inTime],
  [{ phone: '', dayPhone: '1' }, exampleTexts.callPromise.inTime],
  [{ reachBy: 'text', phone: '', dayPhone: '1' }, text],
] as const)('reach: when %j is chosen, then receipt, calendar and confirmation say: %s', (values, promise) => {
  const receipt = receiptFor('home-quote', everything, { ...exampleValues, ...values });
  expect(receipt.nextSteps[1]).toBe(promise);
  expect(decodeURIComponent(receipt.calendar).replaceAll('\r\n ', '')).toContain(promise);
  expect(receipt.messages[2]?.text).toContain(promise);
});

it('reach: when a text is asked for without a number, then the receipt asks for one', () => {
  const receipt = receiptFor('home-quote', everything, { ...exampleValues, phone: '', reachBy: 'text' });
  expect(receipt.nextSteps[1]).toBe(everything.reachBy?.byText.noNumber);
});

describe.each([
  ['letters', 'x'],
  ['Chinese', '漢'],
  ['emoji', '😀'],
])('reach: when every field is filled with %s to its limit', (_, letter) => {
  it.each(bookingForms)('%s: then its mail fits a link and says what the office needs first', (name) => {
    const form = formOf(name, everything);
    const filled = Object.fromEntries(
      form.fields.map((field) => [
        field.id,
        'maxLength' in field ? letter.repeat(field.maxLength / letter.length) : exampleValues[field.id as 'age'],
      ]),
    );
    const values = { ...filled, ...{ email: `${'a'.repeat(242)}@example.org`, reachBy: 'text', priority: 'yes' } };
    const { messages } = receiptFor(name, everything, values, true);
    for (const { link } of messages) expect(link.length).toBeLessThanOrEqual(longestLink);
    const { subject, lines } = mailOf({ messages } as unknown as Receipt);
    expect(subject).toMatch(/^PRIORITY - /);
    expect(lines.slice(0, 3).join()).toContain('PRIORITY: Somebody here is old,');
    expect(lines.slice(0, 3).join()).toContain('Reach me first by: Text message');
    expect(lines.join()).toContain('Date: Tuesday');
  });
});
