/**
 * The nine booking forms of the pages, that of a boiler repair, and that of the quote calculator. Their fields:
 * `src/booking/forms/form-definitions.ts`.
 */
export const bookingForms = [
  'home-quote',
  'home-service',
  'services-service',
  'heating-quote',
  'servicing-service',
  'servicing-quote',
  'installation-visit',
  'drain-quote',
  'repairs-quote',
  'bathroom-quote',
  'calculator-quote',
] as const;
export type BookingFormName = (typeof bookingForms)[number];

/** A kind of form, by what is booked. */
export type BookingKind = 'quote' | 'service' | 'visit';
