import { bookingForms } from '../../domain/booking-forms';
import { bookingMail, bookingOf } from './booking';
import type { Draft } from '../draft/draft';
import { exampleTimes, exampleValues, siteForms } from '../test-support/examples';

const draft: Draft = { day: '2026-11-24', slot: 'am', values: exampleValues };
const lines = (name: (typeof bookingForms)[number], part: Partial<Draft> = {}) => {
  const booking = bookingOf(siteForms[name], { ...draft, ...part });
  const mail = booking && bookingMail(booking, exampleTimes);
  return mail && [...mail.visitor, ...mail.details].map(({ label, value }) => `${label}: ${value}`);
};

it.each(bookingForms)('booking of %s: when something is missing or wrong, then there is none', (name) => {
  expect(bookingOf(siteForms[name], { values: {} })).toBeUndefined();
  expect(bookingOf(siteForms[name], { ...draft, values: { ...exampleValues, email: 'jo' } })).toBeUndefined();
  expect(bookingOf(siteForms[name], draft)?.day).toBe('2026-11-24');
});

it('booking: when values have spaces around them or are empty, then they are trimmed or left out', () => {
  const values = { name: '  Jo\u00A0', email: ' jo@example.org ', summary: '\nLeak\n', phone: ' \u200B' };
  expect(bookingOf(siteForms['home-quote'], { ...draft, values })?.values).toEqual({
    name: 'Jo',
    email: 'jo@example.org',
    summary: 'Leak',
  });
});

it.each([
  [
    'home-quote',
    [
      'Full name: Jo Doe',
      'Email: jo@example.org',
      'Phone: 01632 960999',
      'Address or postcode: 1 High Street, Ash, GU12 6AA',
      'Work summary: Tap drips',
    ],
  ],
  [
    'servicing-service',
    [
      'Full name: Jo Doe',
      'Email: jo@example.org',
      'Phone: 01632 960999',
      'Address: 1 High Street, Ash, GU12 6AA',
      'Boiler manufacturer: Vaillant',
      'Year installed: 2015',
      'Year last serviced: 2024',
    ],
  ],
  [
    'services-service',
    [
      'Full name: Jo Doe',
      'Email: jo@example.org',
      'Phone: 01632 960999',
      'Address or postcode: 1 High Street, Ash, GU12 6AA',
      'Boiler brand: Baxi',
      'Boiler age (years): 11',
      'Last serviced: spring 2025',
      'Installation date: June 2015',
      'Last service date: 3 April 2025',
      'Additional details: In the loft',
    ],
  ],
  [
    'installation-visit',
    [
      'Full name: Jo Doe',
      'Email: jo@example.org',
      'Phone: 01632 960999',
      'Address or postcode: 1 High Street, Ash, GU12 6AA',
      'Additional details: In the loft',
    ],
  ],
] as const)(
  'mail of %s: when it is written, then it names every field in the words of the dialog',
  (name, expected) => {
    expect(lines(name)).toEqual(expected);
  },
);

it('mail: when an optional field is left empty, then it has no line', () => {
  const { name, email, summary } = exampleValues;
  expect(lines('drain-quote', { values: { name, email, summary } })).toEqual([
    'Full name: Jo Doe',
    'Email: jo@example.org',
    'Work summary: Tap drips',
  ]);
});

it.each([
  ['home-service', '2024'],
  ['servicing-service', '2024'],
  ['services-service', 'spring 2025'],
  ['heating-quote', undefined],
  ['installation-visit', undefined],
] as const)(
  'mail of %s: when it is handed over, then the last service in it is %s (undefined: the form does not ask)',
  (name, lastServiced) => {
    const booking = bookingOf(siteForms[name], draft);
    expect(booking && bookingMail(booking, exampleTimes).lastServiced).toBe(lastServiced);
  },
);

it('mail: when a booking is handed to it, then it gets every field, marked as typed or chosen', () => {
  const priced = { price: '£2,000', answers: [] };
  const booking = bookingOf(siteForms['servicing-service'], draft, priced);
  const typed = (label: string, value: string) => ({ label, value, typed: true });
  const chosen = (label: string, value: string) => ({ label, value, typed: false });
  expect(booking && bookingMail(booking, exampleTimes)).toStrictEqual({
    form: 'servicing-service',
    title: 'Boiler service',
    day: '2026-11-24',
    slot: 'Morning (8:00 AM - 12:00 PM)',
    email: 'jo@example.org',
    visitor: [typed('Full name', 'Jo Doe'), typed('Email', 'jo@example.org')],
    details: [
      typed('Phone', '01632 960999'),
      typed('Address', '1 High Street, Ash, GU12 6AA'),
      chosen('Boiler manufacturer', 'Vaillant'),
      chosen('Year installed', '2015'),
      chosen('Year last serviced', '2024'),
    ],
    lastServiced: '2024',
    priced,
  });
});

it('mail: when something was not asked, chosen or shown, then it is not handed over', () => {
  const { name, email, summary } = exampleValues;
  const booking = bookingOf(siteForms['calculator-quote'], { day: '2026-11-24', values: { name, email, summary } });
  expect(Object.keys((booking && bookingMail(booking, exampleTimes)) ?? {})).toEqual([
    'form',
    'title',
    'day',
    'email',
    'visitor',
    'details',
  ]);
});

it('booking: when the calculator asks for it, then it needs no slot', () => {
  const booking = bookingOf(siteForms['calculator-quote'], { ...draft, slot: undefined });
  expect(booking).toBeDefined();
  expect(booking && bookingMail(booking, exampleTimes)).not.toHaveProperty('slot');
});
