import type { BookingWords, OptionalFieldId, RequiredFieldId } from '../content/booking-dialog';
import { isEmailAddress } from '../mail/address';

/** The fields the forms choose from; `data/booking-dialog.yaml` words each. */
export type FieldId = RequiredFieldId | OptionalFieldId;

/** What has been put into the fields of a form, as it was typed. */
export type Values = Readonly<Partial<Record<FieldId, string>>>;

/** The lists a select can offer. */
export type OptionList = 'manufacturers' | 'installYears' | 'lastServiceYears';

type Control = (
  | { control: 'text' | 'email' | 'tel' | 'textarea'; maxLength: number }
  | { control: 'number'; min: number }
  | { control: 'select'; options: OptionList }
) & {
  /** The token for the browser's own filling in (WCAG 1.3.5). */
  autocomplete?: string;
};

/** One field of a booking form; its label is the word of the dialog and of the mail alike (contract). */
export type Field = Control & {
  id: FieldId;
  label: string;
  hint?: string | null | undefined;
} & ({ required: true; /** What to do when it is missing. */ missing: string } | { required: false });

const required: Readonly<Record<RequiredFieldId, Control>> = {
  name: { control: 'text', maxLength: 100, autocomplete: 'name' },
  email: { control: 'email', maxLength: 254, autocomplete: 'email' },
  summary: { control: 'textarea', maxLength: 1000 },
  address: { control: 'textarea', maxLength: 300, autocomplete: 'street-address' },
  manufacturer: { control: 'select', options: 'manufacturers' },
  installYear: { control: 'select', options: 'installYears' },
  lastServiceYear: { control: 'select', options: 'lastServiceYears' },
  brand: { control: 'text', maxLength: 100 },
  age: { control: 'number', min: 0 },
  lastServiced: { control: 'text', maxLength: 100 },
};
const optional: Readonly<Record<OptionalFieldId, Control>> = {
  phone: { control: 'tel', maxLength: 60, autocomplete: 'tel' },
  addressOrPostcode: { control: 'text', maxLength: 300, autocomplete: 'postal-code' },
  installationDate: { control: 'text', maxLength: 100 },
  lastServiceDate: { control: 'text', maxLength: 100 },
  details: { control: 'textarea', maxLength: 1000 },
};
const isRequired = (id: FieldId): id is RequiredFieldId => id in required;

/** A field with its words. */
export const fieldOf = (id: FieldId, words: BookingWords['formFields']): Field =>
  isRequired(id)
    ? { id, required: true, ...required[id], ...words[id] }
    : { id, required: false, ...optional[id], ...words[id] };

/** Spec 5, quote dialogs; phone and address are ours (decisions, Appointments). */
export const quoteFields: readonly FieldId[] = ['name', 'email', 'phone', 'addressOrPostcode', 'summary'];

/** Spec 3, boiler service appointment of the home and servicing pages. */
export const serviceFields: readonly FieldId[] = [
  'name',
  'email',
  'address',
  'manufacturer',
  'installYear',
  'lastServiceYear',
];

/** Spec 3, the other variant: the services page. */
export const otherServiceFields: readonly FieldId[] = [
  'name',
  'email',
  'brand',
  'age',
  'lastServiced',
  'installationDate',
  'lastServiceDate',
  'details',
];

/** The visit after an installation estimate (decisions, Appointments). */
export const visitFields: readonly FieldId[] = ['name', 'email', 'details'];

// Spaces of every script, and characters nobody can see.
const blank = /^[\s\p{Cc}\p{Cf}]*$/u;

/** Whether a value is empty to a reader: whitespace alone is (decisions, Appointments). */
export const isBlank = (value: string | undefined): boolean => value === undefined || blank.test(value);

/** Whether a value says what its field asks for. */
export function isFilled(field: Field, value: string | undefined): boolean {
  if (value === undefined || isBlank(value)) return false;
  switch (field.control) {
    case 'email':
      return isEmailAddress(value.trim());
    case 'number':
      return Number.isFinite(Number(value)) && Number(value) >= field.min;
    default:
      return true;
  }
}
