import { fixtureData } from '../../../test/fixture';
import { bookingDialog, type BookingWords } from '../../../content/features/booking-dialog';
import { type BookingFormName, bookingForms } from '../../domain/booking-forms';
import { type BookingForm, wordedForm } from '../forms/form-definitions';
import type { Values } from '../forms/fields';
import type { OpeningTimes } from '../availability/slots';

/** A valid value for every field of every form. */
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

/** Opening times and complete values, for tests. */
export const exampleTimes: OpeningTimes = {
  slots: {
    am: { name: 'Morning', start: '08:00', end: '12:00' },
    pm: { name: 'Afternoon', start: '13:00', end: '17:00' },
  },
  closedWeekdays: ['Sunday'],
  closedDates: ['2026-12-25'],
  full: [],
  bookAheadDays: 180,
};

/** The words of the fixture, not invented ones: tests of roles and names rely on many of them. */
export const siteWords: BookingWords = bookingDialog.parse(fixtureData('booking-dialog.yaml'));

/** Every form with these words. */
export const siteForms = Object.fromEntries(
  bookingForms.map((name) => [name, wordedForm(name, siteWords)]),
) as Readonly<Record<BookingFormName, BookingForm>>;
