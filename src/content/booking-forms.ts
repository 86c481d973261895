/** The nine booking forms and the calculator's own (spec 3 to 7); `src/booking/forms.ts` says what each asks. */
export const bookingForms = [
  'home-quote',
  'home-service',
  'services-service',
  'heating-quote',
  'servicing-service',
  'installation-visit',
  'drain-quote',
  'repairs-quote',
  'bathroom-quote',
  'calculator-quote',
] as const;
export type BookingFormName = (typeof bookingForms)[number];

/** A kind of form, by what is booked. */
export type BookingKind = 'quote' | 'service' | 'visit';
