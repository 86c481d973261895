import { fixtureData } from '../../../test/fixture';
import { bookingDialog, type BookingWords } from '../../../content/features/booking-dialog';
import { type BookingFormName, bookingForms } from '../../domain/booking-forms';
import { type BookingForm, wordedForm } from '../forms/form-definitions';
import type { FormFieldId } from '../forms/fields';
import { offeredOnly, reach, type ReachFieldId, type ReachWords } from '../../../content/features/reach';
import type { OpeningTimes } from '../availability/slots';

/** A valid value for every field that a form's own list can name. */
export const exampleValues: Readonly<Record<FormFieldId, string>> = {
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

/** A valid value for every field about reaching the visitor. */
export const exampleReach: Readonly<Record<ReachFieldId, string>> = {
  reachBy: 'text',
  atHome: 'after 4pm',
  dayPhone: '07700 900999',
  forWhom: 'Mary Doe',
  tell: 'Both of us',
  priority: 'yes',
  arrival: 'Ring twice, a dog',
};

/** Opening times for tests: closed on Sundays and on 25 December, with no half-day full. */
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

/** Returns the words about reaching visitors as pages get them if the owner offers everything, or what `isOffered` accepts. */
export function offeredWords(isOffered: (name: string) => boolean = () => true): ReachWords {
  const words = Object.entries(reach.parse(fixtureData('reach.yaml')));
  return offeredOnly(
    reach.parse(
      Object.fromEntries(
        words.map(([name, value]) => [
          name,
          typeof value === 'string' ? value : { ...value, offered: isOffered(name) },
        ]),
      ),
    ),
  );
}

/** Every form with `siteWords`, without the fields about reaching the visitor. */
export const siteForms = Object.fromEntries(
  bookingForms.map((name) => [name, wordedForm(name, siteWords)]),
) as Readonly<Record<BookingFormName, BookingForm>>;
