import type { BookingWords } from '../content/booking-dialog';
import type { BookingFormName, BookingKind } from '../content/booking-forms';
import type { Draft } from './draft';
import {
  type Field,
  type FieldId,
  fieldOf,
  isBlank,
  isFilled,
  otherServiceFields,
  quoteFields,
  serviceFields,
  visitFields,
} from './fields';
import { missingInformation, type Toast, type ToastWords } from './toasts';

/** Everything but words in which one booking dialog differs from another. */
interface Structure {
  kind: BookingKind;
  /** The calculator's booking has a date but asks for no slot (spec 3 and 5); one may be chosen all the same. */
  slotRequired: boolean;
  fields: readonly FieldId[];
  /** Which text the toast has when something is missing (spec 5). */
  missing: 'quote' | 'allFields' | 'requiredFields';
  /** Which of the two success toasts it shows (spec 8). */
  success: 'booked' | 'confirmed';
}

const quote: Structure = {
  kind: 'quote',
  slotRequired: true,
  fields: quoteFields,
  missing: 'quote',
  success: 'booked',
};

const service: Structure = {
  kind: 'service',
  slotRequired: true,
  fields: serviceFields,
  missing: 'allFields',
  success: 'booked',
};

/** The nine forms and the calculator's own (spec 3 to 8). */
const forms: Readonly<Record<BookingFormName, Structure>> = {
  'home-quote': quote,
  'home-service': service,
  'services-service': {
    ...service,
    fields: otherServiceFields,
    missing: 'requiredFields',
    success: 'confirmed',
  },
  'heating-quote': quote,
  'servicing-service': service,
  'installation-visit': {
    kind: 'visit',
    slotRequired: true,
    fields: visitFields,
    missing: 'requiredFields',
    success: 'confirmed',
  },
  'drain-quote': quote,
  'repairs-quote': quote,
  'bathroom-quote': quote,
  'calculator-quote': { ...quote, slotRequired: false },
};

/** A booking form with its words. */
export interface BookingForm {
  name: BookingFormName;
  kind: BookingKind;
  /** The dialog's heading (contract). */
  heading: string;
  /** What is booked, in toasts, mails, receipts and the calendar. */
  title: string;
  slotRequired: boolean;
  fields: readonly Field[];
  /** What is said when something is missing: the toast, and what to do where no day or slot is chosen. */
  missing: { toast: ToastWords; day: string; slot: string };
  /** The toast after a booking. */
  success: ToastWords;
}

/** A form as `data/booking-dialog.yaml` words it. */
export function wordedForm(name: BookingFormName, words: BookingWords): BookingForm {
  const { kind, slotRequired, fields, missing, success } = forms[name];
  const { kinds, toasts, calendar, slots } = words;
  return {
    name,
    kind,
    ...kinds[kind],
    slotRequired,
    fields: fields.map((id) => fieldOf(id, words.formFields)),
    missing: {
      toast: { title: toasts.missing.title, text: toasts.missing[missing] },
      day: calendar.missing,
      slot: slots.missing,
    },
    success: toasts[success],
  };
}

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
    ...(day === undefined ? [{ part: 'day', message: form.missing.day } as const] : []),
    ...(slot === undefined && form.slotRequired ? [{ part: 'slot', message: form.missing.slot } as const] : []),
    ...form.fields.flatMap((field) =>
      field.required && !isFilled(field, values[field.id]) ? [{ part: field.id, message: field.missing }] : [],
    ),
  ];
  const [first, ...rest] = missing;
  return first && { toast: missingInformation(form.missing.toast), missing: [first, ...rest] };
}

/**
 * Whether Confirm is held back: only quote dialogs do that, until everything is filled in (spec 4; decisions). What is
 * filled in but is no email address is answered after a press.
 */
export function holdsConfirmBack(form: BookingForm, draft: Draft): boolean {
  const reason = whyNotBookable(form, draft);
  if (form.kind !== 'quote' || !reason) return false;
  return reason.missing.some(({ part }) => part === 'day' || part === 'slot' || isBlank(draft.values[part]));
}
