import { type BookingFormName, bookingForms } from './booking-forms';

/** Returns the id of the dialog of a form. */
export const dialogId = (form: BookingFormName) => `book-${form}`;

/**
 * Returns the form of that name, as a page of `data/` gives it.
 * @throws Error if there is no such form, which `npm run check-data` rules out
 */
export function formOf(name: string): BookingFormName {
  const form = bookingForms.find((known) => known === name);
  if (!form) throw new Error(`there is no booking form "${name}"`);
  return form;
}
