import type { BookingFormName, BookingKind } from '../content/booking-forms';
import type { Draft } from './draft';
import {
  type Field,
  type FieldId,
  isFilled,
  otherServiceFields,
  quoteFields,
  serviceFields,
  visitFields,
} from './fields';
import { missingInformation, type Toast } from './toasts';

/** A booking form: everything in which one dialog differs from another. */
export interface BookingForm {
  name: BookingFormName;
  kind: BookingKind;
  /** The dialog's heading (contract). */
  heading: string;
  /** What is booked, in toasts, mails, receipts and the calendar. */
  title: string;
  /** The calculator's booking has a date but asks for no slot (spec 3 and 5); one may be chosen all the same. */
  slotRequired: boolean;
  fields: readonly Field[];
  /** The toast's text when something is missing (spec 5). */
  missing: string;
  /** Which of the two success toasts it shows (spec 8). */
  success: 'Appointment Booked!' | 'Booking Confirmed!';
}

const quote = {
  kind: 'quote',
  heading: 'Book Your Free Quote',
  title: 'Free quote',
  slotRequired: true,
  fields: quoteFields,
  missing: 'Please fill in all fields including your name and work summary.',
  success: 'Appointment Booked!',
} as const satisfies Omit<BookingForm, 'name'>;

const service = {
  kind: 'service',
  heading: 'Book Your Boiler Service',
  title: 'Boiler service',
  slotRequired: true,
  fields: serviceFields,
  missing: 'Please fill in all fields.',
  success: 'Appointment Booked!',
} as const satisfies Omit<BookingForm, 'name'>;

/** The nine forms and the calculator's own (spec 3 to 8). */
export const forms: Readonly<Record<BookingFormName, BookingForm>> = {
  'home-quote': { name: 'home-quote', ...quote },
  'home-service': { name: 'home-service', ...service },
  'services-service': {
    name: 'services-service',
    ...service,
    fields: otherServiceFields,
    missing: 'Please fill in all required fields.',
    success: 'Booking Confirmed!',
  },
  'heating-quote': { name: 'heating-quote', ...quote },
  'servicing-service': { name: 'servicing-service', ...service },
  'installation-visit': {
    name: 'installation-visit',
    kind: 'visit',
    heading: 'Book Your Free Visit',
    title: 'Boiler installation visit',
    slotRequired: true,
    fields: visitFields,
    missing: 'Please fill in all required fields.',
    success: 'Booking Confirmed!',
  },
  'drain-quote': { name: 'drain-quote', ...quote },
  'repairs-quote': { name: 'repairs-quote', ...quote },
  'bathroom-quote': { name: 'bathroom-quote', ...quote },
  'calculator-quote': { name: 'calculator-quote', ...quote, slotRequired: false },
};

/** A part of the dialog that still needs something, and the sentence that says what. */
export interface Missing {
  part: 'day' | 'slot' | FieldId;
  message: string;
}

/** Why a draft cannot be booked: the toast, and what is missing in the order of the dialog. */
export interface NotBookable {
  toast: Toast;
  missing: readonly [Missing, ...Missing[]];
}

/** Why a draft cannot be booked yet, or nothing if it can (spec 5). Whether the slot is free is for `slots.ts` to say. */
export function whyNotBookable(form: BookingForm, { day, slot, values }: Draft): NotBookable | undefined {
  const missing: Missing[] = [
    ...(day === undefined ? [{ part: 'day', message: 'Choose a day' } as const] : []),
    ...(slot === undefined && form.slotRequired ? [{ part: 'slot', message: 'Choose a time slot' } as const] : []),
    ...form.fields.flatMap((field) =>
      field.required && !isFilled(field, values[field.id]) ? [{ part: field.id, message: field.missing }] : [],
    ),
  ];
  const [first, ...rest] = missing;
  return first && { toast: missingInformation(form.missing), missing: [first, ...rest] };
}

/** Whether Confirm is held back: only quote dialogs do that, until everything is there (spec 5; decisions). */
export const holdsConfirmBack = (form: BookingForm, draft: Draft): boolean =>
  form.kind === 'quote' && whyNotBookable(form, draft) !== undefined;
