import { type BookingFormName, bookingForms } from '../domain/booking-forms';
import { fullDay } from '../domain/london-day';
import { exampleCompany, exampleTexts } from './test-support/examples';
import { type Message, messageLink, messageText } from './message';
import { type BookingMail, bookingMessages } from './messages';
import { parseMailto } from './test-support/parse-mailto';

const day = '2026-11-24';
const date = fullDay(day);
const slot = 'Morning (8:00 AM - 12:00 PM)';
const typed = (label: string, value: string) => ({ label, value, typed: true });

const booking = (form: BookingFormName, part: Partial<BookingMail> = {}): BookingMail => ({
  form,
  title: 'Free quote',
  day,
  slot,
  email: 'jo@example.org',
  visitor: [typed('Full name', 'Jo Doe'), typed('Email', 'jo@example.org')],
  details: [typed('Work summary', 'Tap drips')],
  call: exampleTexts.callPromise.inTime,
  ...part,
});
const messages = (form: BookingFormName, part?: Partial<BookingMail>) =>
  bookingMessages(booking(form, part), exampleCompany, exampleTexts, 2026);
const first = (form: BookingFormName, part?: Partial<BookingMail>): Message => {
  const [message] = messages(form, part);
  if (!message) throw new Error('no message');
  return message;
};
const bodyOf = (message: Message) =>
  messageText(message, exampleTexts.labels).split('\n\n').slice(1).join('\n\n').split('\n');

describe('mails: recipients, subjects and delays', () => {
  const company = ['bookings@example.com', undefined, 0, 'same'];
  const homeMails = (subject: string) => [
    ['bookings@example.com', undefined, 0, 'same', `${subject} - ${date}`],
    ['hello@example.com', undefined, 500, 'same', `${subject} - ${date}`],
    ['bookings@example.com', undefined, 1500, 'same', `Appointment Confirmation - ${date}`],
  ];
  it.each([
    ['home-quote', homeMails('New Appointment Booking')],
    ['home-service', homeMails('New Boiler Service Booking')],
    [
      'services-service',
      [['jo@example.org', 'bookings@example.com', 0, 'new', `Boiler Service Appointment Confirmation - ${date}`]],
    ],
    ['heating-quote', [[...company, `Heating System Quote - ${date}`]]],
    ['servicing-service', [[...company, `Boiler Service Appointment Confirmation - ${date}`]]],
    ['installation-visit', [[...company, `Boiler Installation Appointment - ${date}`]]],
    ['servicing-quote', [[...company, `Boiler Repair Quote - ${date}`]]],
    ['drain-quote', [[...company, `Drain Unblocking Quote - ${date}`]]],
    ['repairs-quote', [[...company, `Plumbing Repair Quote - ${date}`]]],
    ['bathroom-quote', [[...company, `Bathroom Installation Quote - ${date}`]]],
    ['calculator-quote', [[...company, `Boiler Quote - ${date}`]]],
  ] as const)('when %s is booked, then they are those of the specification', (form, expected) => {
    expect(messages(form).map(({ to, cc, delayMs, window, subject }) => [to, cc, delayMs, window, subject])).toEqual(
      expected,
    );
  });

  it('when the date is named, then in full', () => {
    expect(date.replace(',', '')).toBe('Tuesday 24 November 2026');
  });
});

describe('mails: the body', () => {
  it('when a booking is sent, then it has a line for each field, and the photos at the end', () => {
    expect(bodyOf(first('drain-quote'))).toEqual([
      'Full name: Jo Doe',
      'Email: jo@example.org',
      `Date: ${date}`,
      `Time slot: ${slot}`,
      'Work summary: Tap drips',
      'Photos that can save a visit, if you attach them:',
      '- The problem',
      '- The nearest stop tap or manhole',
    ]);
  });

  it.each([
    ['boiler', ['home-service', 'services-service', 'servicing-service', 'installation-visit', 'calculator-quote']],
    ['plumbing', ['drain-quote', 'repairs-quote']],
    ['other', ['home-quote', 'heating-quote', 'bathroom-quote']],
  ] as const)('when the job is %s, then it asks for the photos of that job', (kind, forms) => {
    for (const form of forms)
      expect(bodyOf(first(form)).slice(-exampleTexts.photos[kind].length)).toEqual(
        exampleTexts.photos[kind].map((photo) => `- ${photo}`),
      );
  });

  it('when no slot was chosen, then it has no line for it', () => {
    expect(bodyOf(first('calculator-quote', { slot: undefined })).join()).not.toContain('Time slot');
  });

  it.each([
    ['2023', true],
    ['2024', false],
    ['Never', true],
    ['', true],
  ])('when the last service was %j, then it recommends a full service: %s', (lastServiced, recommended) => {
    const body = bodyOf(first('servicing-service', { lastServiced }));
    expect(body.includes(exampleTexts.serviceAge.line)).toBe(recommended);
  });

  it('when the form does not ask for the last service, then it recommends none', () => {
    expect(bodyOf(first('heating-quote'))).not.toContain(exampleTexts.serviceAge.line);
  });

  it('when the services page is used, then it confirms the appointment to the visitor', () => {
    expect(bodyOf(first('services-service')).slice(0, 2)).toEqual([
      `Your appointment is confirmed for ${date}, ${slot}.`,
      'Full name: Jo Doe',
    ]);
    expect(bodyOf(first('services-service', { slot: undefined }))[0]).toBe(
      `Your appointment is confirmed for ${date}.`,
    );
  });
});

it('mails: when the home page is used, then the company gets a confirmation to forward', () => {
  expect(messages('home-quote').map(({ purpose }) => purpose)).toEqual(['booking', 'booking', 'confirmation']);
  const confirmation = messages('home-quote')[2];
  expect(confirmation && bodyOf(confirmation)).toEqual([
    'Thank you for booking.',
    'Full name: Jo Doe',
    'Email: jo@example.org',
    'Appointment: Free quote',
    `Date: ${date}`,
    `Time slot: ${slot}`,
    exampleTexts.callPromise.inTime,
    'To change or cancel it, call us.',
  ]);
});

describe('mails: a price shown before', () => {
  const estimate = {
    price: '£2,870',
    answers: [
      { label: 'Boiler type', value: 'Combi' },
      { label: 'Property size', value: 'Medium (3-4 bedrooms, 2 bathrooms)' },
    ],
  };

  it('when a visit is booked after an estimate, then it stands in the subject and the body', () => {
    const message = first('installation-visit', { priced: estimate, details: [typed('Additional details', 'Loft')] });
    expect(message.subject).toBe(`Boiler Installation Appointment - £2,870 - ${date}`);
    expect(bodyOf(message).slice(2, -3)).toEqual([
      `Date: ${date}`,
      `Time slot: ${slot}`,
      'Boiler type: Combi',
      'Property size: Medium (3-4 bedrooms, 2 bathrooms)',
      'Estimated price: £2,870 Including installation & VAT',
      'Additional details: Loft',
    ]);
  });

  it('when there was no estimate, then no line names one', () => {
    expect(bodyOf(first('installation-visit')).join()).not.toMatch(/Boiler type|Estimated price|£/);
  });

  it('when a quote is booked after the calculator, then it stands in the subject too', () => {
    const priced = { price: '£2,000', answers: [{ label: 'Boiler type', value: 'Combi', typed: true }] };
    const message = first('calculator-quote', { priced });
    expect(message.subject).toBe(`Boiler Quote - £2,000 - ${date}`);
    expect(bodyOf(message)).toContain('Boiler type: Combi');
  });
});

it.each(bookingForms)(
  'mails of %s: when headers and line breaks are typed, then they make no line, header or recipient of their own',
  (form) => {
    const attack = 'Leak\r\nBcc: eve@example.com\nDate: never\n\n%0D%0ABcc: eve@example.com&bcc=eve@example.com';
    const email = 'x?bcc=v%40evil.example@example.org';
    const attacked = messages(form, {
      email,
      visitor: [typed('Full name', attack), typed('Email', email)],
      details: [typed('Work summary', attack)],
    });
    const plain = messages(form);
    for (const [index, message] of attacked.entries()) {
      const { to, fields } = parseMailto(messageLink(message));
      expect(to).toEqual([form === 'services-service' ? email : plain[index]?.to]);
      expect(fields.map(([name]) => name)).toEqual(
        form === 'services-service' ? ['cc', 'subject', 'body'] : ['subject', 'body'],
      );
      const lines = (fields.at(-1)?.[1] ?? '').split('\r\n').filter((line) => !line.startsWith('  | '));
      expect(lines).toHaveLength(plain[index]?.lines.length ?? 0);
      expect(lines.filter((line) => /^\s*(bcc|date):/i.test(line))).toEqual([`Date: ${date}`]);
    }
  },
);
