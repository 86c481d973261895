import { fixtureData } from '../../../test/fixture';
import { bookingDialog, type BookingWords } from '../../../content/features/booking-dialog';
import { type BookingFormName, bookingForms } from '../../domain/booking-forms';
import { type BookingForm, wordedForm } from '../forms/form-definitions';
import type { OpeningTimes } from '../availability/slots';

export { exampleValues } from '../forms/example-values';

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
