import type { Values } from './fields';
import type { OpeningTimes } from './slots';

/** Opening times and complete values, for tests. */
export const exampleTimes: OpeningTimes = {
  slots: {
    am: { name: 'Morning', start: '08:00', end: '12:00' },
    pm: { name: 'Afternoon', start: '13:00', end: '17:00' },
  },
  closedWeekdays: ['Sunday'],
  closedDates: ['2026-12-25'],
  bookAheadDays: 180,
};

/** Something in every field of any form. */
export const exampleValues: Readonly<Required<Values>> = {
  name: 'Jo Doe',
  email: 'jo@example.org',
  phone: '01632 960999',
  address: '1 High Street, Ash, GU12 6AA',
  summary: 'Tap drips',
  manufacturer: 'Vaillant',
  installYear: '2015',
  lastServiceYear: '2024',
  brand: 'Baxi',
  age: '11',
  lastServiced: 'spring 2025',
  installationDate: 'June 2015',
  lastServiceDate: '3 April 2025',
  details: 'In the loft',
};
