import type { BookingWords } from '../../../content/features/booking-dialog';
import type { ReachWords } from '../../../content/features/reach';
import type { BookingFormName, BookingKind } from '../../domain/booking-forms';
import {
  type Field,
  type FormFieldId,
  fieldOf,
  otherServiceFields,
  quoteFields,
  reachFields,
  serviceFields,
  visitFields,
} from './fields';

/** How one booking dialog differs from another, apart from its words. */
interface Structure {
  kind: BookingKind;
  /** False only for the booking of the quote calculator, where the slot is optional. */
  slotRequired: boolean;
  fields: readonly FormFieldId[];
  /** Names the text of the toast for missing fields. */
  missing: 'quote' | 'allFields' | 'requiredFields';
  /** Names the success toast: 'booked' gives date and slot, 'confirmed' gives the date only. */
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

/** The nine forms of the booking dialogs, that of a boiler repair, and that of the quote calculator. */
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
  'servicing-quote': quote,
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

/** The fields of all forms. One that several forms ask stands here several times. */
export const allFields: readonly FormFieldId[] = Object.values(forms).flatMap(({ fields }) => fields);

/** The words of a toast. */
export interface ToastWords {
  title: string;
  text: string;
}

/** A booking form with its words. */
export interface BookingForm {
  name: BookingFormName;
  kind: BookingKind;
  /** The heading of the dialog, which is also its accessible name. */
  heading: string;
  /** The name of what is booked, for toasts, mails, receipts and calendar entries. */
  title: string;
  slotRequired: boolean;
  fields: readonly Field[];
  /** The messages for missing parts: the toast, and those at the calendar and the slots. */
  missing: { toast: ToastWords; day: string; slot: string };
  /** The toast after a successful booking. */
  success: ToastWords;
}

/** Returns a form with its words from `data/booking-dialog.yaml` and, for what the owner offers, `data/reach.yaml`. */
export function wordedForm(name: BookingFormName, words: BookingWords, reach: ReachWords = {}): BookingForm {
  const { kind, slotRequired, fields, missing, success } = forms[name];
  const { kinds, toasts, calendar, slots } = words;
  return {
    name,
    kind,
    ...kinds[kind],
    slotRequired,
    fields: [...fields.map((id) => fieldOf(id, words.formFields)), ...reachFields(reach)],
    missing: {
      toast: { title: toasts.missing.title, text: toasts.missing[missing] },
      day: calendar.missing,
      slot: slots.missing,
    },
    success: toasts[success],
  };
}
