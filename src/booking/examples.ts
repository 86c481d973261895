import { fixtureData } from '../../test/fixture';
import { bookingDialog, type BookingWords } from '../content/booking-dialog';
import { type BookingFormName, bookingForms } from '../content/booking-forms';
import { type BookingForm, wordedForm } from './forms';
import type { OpeningTimes } from './slots';

export { exampleValues } from './example-values';

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
export const siteWords: BookingWords = bookingDialog.parse(fixtureData('booking-dialog.yaml'));

/** Every form in those words. */
export const siteForms = Object.fromEntries(
  bookingForms.map((name) => [name, wordedForm(name, siteWords)]),
) as Readonly<Record<BookingFormName, BookingForm>>;
