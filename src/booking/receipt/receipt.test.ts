import { type BookingFormName, bookingForms } from '../../domain/booking-forms';
import { unseen } from '../../../tools/shared/test-support/unseen';
import { fullDay } from '../../domain/london-day';
import { exampleCompany, exampleTexts } from '../../mail/test-support/examples';
import { parseMailto } from '../../mail/test-support/parse-mailto';
import type { Priced } from '../../mail/priced';
import { bookingOf } from '../flow/booking';
import type { Draft } from '../draft/draft';
import { exampleTimes, exampleValues, siteForms } from '../test-support/examples';
import { type ReceiptContext, receiptOf } from './receipt';

const day = '2026-11-24';
const context: ReceiptContext = {
  company: { name: 'Ash Plumbing', siteUrl: 'https://www.example.com', emails: exampleCompany },
  line: 'emergency',
  texts: exampleTexts,
  times: exampleTimes,
  now: new Date('2026-11-20T09:30:00Z'),
  uid: 'abc@example.com',
};
const receipt = (name: BookingFormName, part: Partial<Draft> = {}, priced?: Priced, isOn = false) => {
  const booking = bookingOf(siteForms[name], { day, slot: 'pm', values: exampleValues, ...part }, priced);
  if (!booking) throw new Error('not bookable');
  const { mail } = exampleTexts;
  const texts = { ...exampleTexts, mail: { ...mail, reply: { ...mail.reply, isOn } } };
  return receiptOf(booking, { ...context, texts });
};
const priced = (value: string): Priced => ({ price: '£2,870', answers: [{ label: 'Postcode', value, typed: true }] });
const calendarOf = (url = '') => decodeURIComponent(url).replaceAll('\r\n ', '');

it('receipt: when a booking is made, then it says what was booked and what happens next', () => {
  const { lead, booked, nextSteps } = receipt('home-quote');
  expect(lead).toBe('Your email is ready: press send in your mail app.');
  expect(booked).toEqual([
    { label: 'Appointment', value: 'Free quote' },
    { label: 'Date', value: fullDay(day) },
    { label: 'Time slot', value: 'Afternoon (1:00 PM - 5:00 PM)' },
    { label: 'Where', value: '1 High Street, Ash, GU12 6AA' },
    { label: 'Price', value: 'Free' },
  ]);
  expect(nextSteps).toEqual(['Press send.', exampleTexts.callPromise.inTime, 'You get a written quote.']);
});

it('receipt: when a price was shown and no slot chosen, then it repeats the price and names no slot', () => {
  const priced: Priced = { price: '£2,000', answers: [] };
  expect(receipt('calculator-quote', { slot: undefined }, priced).booked.map(({ value }) => value)).toEqual([
    'Free quote',
    fullDay(day),
    '1 High Street, Ash, GU12 6AA',
    '£2,000 Including installation & VAT',
  ]);
  expect(calendarOf(receipt('calculator-quote', { slot: undefined }).calendar)).toContain(
    'DTSTART;VALUE=DATE:20261124',
  );
});

it.each([
  [
    'home-service',
    [
      ['Open email to bookings@example.com', 0, 'same'],
      ['Open email to hello@example.com', 500, 'same'],
      ['Open email with the confirmation text', 1500, 'same'],
    ],
  ],
  ['services-service', [['Open email to jo@example.org', 0, 'new']]],
  ['drain-quote', [['Open email to bookings@example.com', 0, 'same']]],
] as const)('receipt of %s: when it is shown, then it offers each mail again', (name, expected) => {
  expect(receipt(name).messages.map(({ name, delayMs, window }) => [name, delayMs, window])).toEqual(expected);
});

it('receipt: when it is shown, then it carries the mail as a link, as text and for webmail', () => {
  const summary = 'Leak & more\n'.repeat(80);
  const [message] = receipt('drain-quote', { values: { ...exampleValues, summary } }).messages;
  expect(message?.link.length).toBeLessThanOrEqual(1800);
  expect(parseMailto(message?.link ?? '').to).toEqual(['bookings@example.com']);
  expect(message?.text.match(/Leak & more/g)).toHaveLength(80);
  expect(message?.gmail).toMatch(/^https:\/\/mail\.google\.com\//);
  expect(message?.outlook).toMatch(/^https:\/\/outlook\.live\.com\//);
});

describe.each(bookingForms)('receipt of %s: when every text is as long as it may be', (name) => {
  const filledWith = (character: string, address: string) =>
    Object.fromEntries(
      siteForms[name].fields.map((field) => {
        if (field.control === 'email') return [field.id, `${address.repeat(238)}@mail.example.org`];
        return [field.id, 'maxLength' in field ? character.repeat(field.maxLength / character.length) : '11'];
      }),
    );

  it('then its links are short and still carry every line', () => {
    for (const { link, text } of receipt(name, { values: filledWith('x', 'x') }).messages) {
      expect(link.length).toBeLessThanOrEqual(1800);
      const carried = parseMailto(link).fields.at(-1)?.[1].split('\r\n');
      expect(carried?.map((line) => line.slice(0, 6))).toEqual(
        text
          .slice(text.indexOf('\n\n') + 2)
          .split('\n')
          .map((line) => line.slice(0, 6)),
      );
    }
  });

  it.each(['😀', '\n.', '%'])('then its links are short even of %j', (character) => {
    for (const { link } of receipt(name, { values: filledWith(character, "'") }).messages)
      expect(link.length).toBeLessThanOrEqual(1800);
  });
});

it.each(bookingForms)(
  'calendar of %s: when a booking is made, then it has the visit, and a reminder after a service',
  (name) => {
    const { calendar, reminder } = receipt(name);
    expect(calendarOf(calendar)).toContain(`SUMMARY:${siteForms[name].title}\\, Ash Plumbing`);
    expect(calendarOf(calendar)).toContain('DTSTART;TZID=Europe/London:20261124T130000');
    for (const next of exampleTexts.receipt.nextSteps[siteForms[name].kind])
      expect(calendarOf(calendar).split(/DESCRIPTION:|\\n|\r\n/)).toContain(next.replace(/[,;]/g, '\\$&'));
    expect(reminder !== undefined).toBe(name.endsWith('-service'));
    if (reminder) {
      expect(calendarOf(reminder)).toContain('SUMMARY:Boiler service due');
      expect(calendarOf(reminder)).toContain('UID:reminder-abc@example.com');
      expect(calendarOf(reminder)).toContain('DTSTART;VALUE=DATE:20271124');
    }
  },
);

it('receipt: when the last service was three years ago, then the mail recommends a full service; after two, it does not', () => {
  const lastServiceYear = (value: string) =>
    receipt('servicing-service', { values: { ...exampleValues, lastServiceYear: value } }).messages[0]?.text;
  expect(lastServiceYear('2024')).not.toContain('Full Service');
  expect(lastServiceYear('2023')).toContain(exampleTexts.serviceAge.line);
});

test('receipt: when any character that nobody sees stands in any field, then page, mails and calendar are as without it', () => {
  const clean = receipt('servicing-service', { values: exampleValues }, priced('Jo'));
  for (let at = 0; at < unseen.length; at += 50) {
    const hidden = unseen.slice(at, at + 50).join('');
    const within = (text: string) => `${hidden}${text.slice(0, 2)}${hidden}${text.slice(2)}${hidden}`;
    const values = Object.fromEntries(Object.entries(exampleValues).map(([id, text]) => [id, within(text)]));
    expect(receipt('servicing-service', { values }, priced(within('Jo')))).toEqual(clean);
  }
});

it('receipt: when the company wants a link for its answer, then the mails to it end with one, and the text to forward has none', () => {
  const { messages } = receipt('home-quote', {}, undefined, true);
  const ends = messages.map(({ link }) =>
    /\/reply#1\.[\w-]+\.[0-9a-z]+$/.test(parseMailto(link).fields.at(-1)?.[1] ?? ''),
  );
  expect(ends).toEqual([true, true, false]);
  for (const { text, gmail } of messages.slice(0, 2)) {
    expect(text).toMatch(/\nFor our office, to answer: https:\/\/www\.example\.com\/reply#1\.[\w-]+\.[0-9a-z]+$/);
    expect(new URL(gmail).searchParams.get('body')).toMatch(/\/reply#1\./);
  }
});

it('receipt: when the company wants no link for its answer, then no mail of any form has one', () => {
  for (const form of bookingForms)
    for (const message of receipt(form).messages)
      expect(JSON.stringify(message)).not.toMatch(/reply#|For%20our%20office/);
});
