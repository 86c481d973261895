import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bookingDialog, type BookingWords } from '../content/booking-dialog';
import { type BookingFormName, bookingForms } from '../content/booking-forms';
import type { Values } from './fields';
import { type BookingForm, wordedForm } from './forms';
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

/** The words of the site itself: many of them are promised to visitors and tests (contract). */
export const siteWords: BookingWords = bookingDialog.parse(parse(readFileSync('data/booking-dialog.yaml', 'utf8')));

/** Every form in those words. */
export const siteForms = Object.fromEntries(
  bookingForms.map((name) => [name, wordedForm(name, siteWords)]),
) as Readonly<Record<BookingFormName, BookingForm>>;

/** Something in every field of any form. */
export const exampleValues: Readonly<Required<Values>> = {
  name: 'Jo Doe',
  email: 'jo@example.org',
  phone: '01632 960999',
  address: '1 High Street, Ash, GU12 6AA',
  addressOrPostcode: '1 High Street, Ash, GU12 6AA',
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
