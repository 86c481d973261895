import { bookingForms } from '../content/booking-forms';
import { bookingMail, bookingOf } from './booking';
import type { Draft } from './draft';
import { exampleTimes, exampleValues, siteForms } from './examples';

const draft: Draft = { day: '2026-11-24', slot: 'am', values: exampleValues };
const lines = (name: (typeof bookingForms)[number], part: Partial<Draft> = {}) => {
  const booking = bookingOf(siteForms[name], { ...draft, ...part });
  const mail = booking && bookingMail(booking, exampleTimes);
  return mail && [...mail.visitor, ...mail.details].map(({ label, value }) => `${label}: ${value}`);
};

it.each(bookingForms)('%s: no booking while something is missing', (name) => {
  expect(bookingOf(siteForms[name], { values: {} })).toBeUndefined();
  expect(bookingOf(siteForms[name], { ...draft, values: { ...exampleValues, email: 'jo' } })).toBeUndefined();
  expect(bookingOf(siteForms[name], draft)?.day).toBe('2026-11-24');
});

it('trims values and leaves out empty ones', () => {
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
      'Boiler brand: Baxi',
      'Boiler age (years): 11',
      'Last serviced: spring 2025',
      'Installation date: June 2015',
      'Last service date: 3 April 2025',
      'Additional details: In the loft',
    ],
  ],
  ['installation-visit', ['Full name: Jo Doe', 'Email: jo@example.org', 'Additional details: In the loft']],
] as const)('%s tells every field by the words of the dialog', (name, expected) => {
  expect(lines(name)).toEqual(expected);
});

it('leaves no line for an optional field left empty', () => {
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
] as const)('%s knows the last service as %s', (name, lastServiced) => {
  const booking = bookingOf(siteForms[name], draft);
  expect(booking && bookingMail(booking, exampleTimes).lastServiced).toBe(lastServiced);
});

it('needs no slot in the calculator', () => {
  const booking = bookingOf(siteForms['calculator-quote'], { ...draft, slot: undefined });
  expect(booking).toBeDefined();
  expect(booking && bookingMail(booking, exampleTimes)).not.toHaveProperty('slot');
});
