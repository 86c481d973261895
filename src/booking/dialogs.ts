import { type BookingFormName, bookingForms } from '../content/booking-forms';

/** The id of a form's dialog in the page. */
export const dialogId = (form: BookingFormName) => `book-${form}`;

/**
 * The form a page of `data/` names.
 * @throws if there is none, which the check of the data has made impossible
 */
export function formOf(name: string): BookingFormName {
  const form = bookingForms.find((known) => known === name);
  if (!form) throw new Error(`there is no booking form "${name}"`);
  return form;
}
