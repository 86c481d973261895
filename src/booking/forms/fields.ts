import type { ReachFieldId, ReachWords } from '../../../content/features/reach';
import type { BookingWords, OptionalFieldId, RequiredFieldId } from '../../../content/features/booking-dialog';
import { asTyped } from '../../../tools/shared/invisible';
import type { ReachBy } from '../../domain/reach';
import { isEmailAddress } from '../../mail/address';

/** All fields that a form can have. Their words: `data/booking-dialog.yaml`, `data/reach.yaml`. */
export type FieldId = FormFieldId | ReachFieldId;
/** The fields that a form's own list can name. Those of `data/reach.yaml` are in every form. */
export type FormFieldId = RequiredFieldId | OptionalFieldId;

/** The values of a form's fields, untrimmed. */
export type Values = Readonly<Partial<Record<FieldId, string>>>;

/** The lists of options for selects. */
export type OptionList = 'manufacturers' | 'installYears' | 'lastServiceYears';

type Control = (
  | { control: 'text' | 'email' | 'tel' | 'textarea'; maxLength: number }
  | { control: 'number'; min: number }
  | { control: 'select'; options: OptionList }
  /** The words of each choice. The value is its key. */
  | { control: 'choice'; choices: Readonly<Record<ReachBy, string>> }
  /** The value is 'yes' or empty. */
  | { control: 'tick' }
) & {
  /** The `autocomplete` token (WCAG 1.3.5). */
  autocomplete?: string;
};

/** One field of a booking form. The dialog and the mail use the same label. */
export type Field = Control & {
  id: FieldId;
  label: string;
  hint?: string | null | undefined;
  /** Set on the fields about reaching the visitor, whose lines come first in the mail. */
  isReach?: true;
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
const isRequired = (id: FormFieldId): id is RequiredFieldId => id in required;

/** Combines a field with its words. */
export const fieldOf = (id: FormFieldId, words: BookingWords['formFields']): Field =>
  isRequired(id)
    ? { id, required: true, ...required[id], ...words[id] }
    : { id, required: false, ...optional[id], ...words[id] };

/** Returns the fields of the promises that the owner offers, in the order of the dialog. Every form ends with them. */
export function reachFields({ reachBy, atHome, dayPhone, forWhom, priority, arrival }: ReachWords): Field[] {
  const field = (
    id: ReachFieldId,
    words: { label: string; hint?: string | undefined } | undefined,
    control: Control,
  ) =>
    words ? [{ id, label: words.label, hint: words.hint, required: false, isReach: true, ...control } as const] : [];
  return [
    // A list and not radio buttons: these cannot be unset again.
    ...(reachBy ? field('reachBy', reachBy, { control: 'choice', choices: reachBy.ways }) : []),
    ...field('atHome', atHome, { control: 'text', maxLength: 100 }),
    ...field('dayPhone', dayPhone, { control: 'tel', maxLength: 60 }),
    ...field('forWhom', forWhom, { control: 'text', maxLength: 100 }),
    ...field('tell', forWhom?.tell, { control: 'text', maxLength: 100 }),
    ...field('priority', priority, { control: 'tick' }),
    ...field('arrival', arrival, { control: 'textarea', maxLength: 300 }),
  ];
}

/** The fields of the quote dialogs. Phone and address are optional (docs/decisions/appointments.md). */
export const quoteFields: readonly FormFieldId[] = ['name', 'email', 'phone', 'addressOrPostcode', 'summary'];

/** The fields of a boiler service booked on the home page or the servicing page. */
export const serviceFields: readonly FormFieldId[] = [
  'name',
  'email',
  'phone',
  'address',
  'manufacturer',
  'installYear',
  'lastServiceYear',
];

/** The fields of a boiler service booked on the services page. */
export const otherServiceFields: readonly FormFieldId[] = [
  'name',
  'email',
  'phone',
  'addressOrPostcode',
  'brand',
  'age',
  'lastServiced',
  'installationDate',
  'lastServiceDate',
  'details',
];

/** The fields of the visit after an installation estimate. */
export const visitFields: readonly FormFieldId[] = ['name', 'email', 'phone', 'addressOrPostcode', 'details'];

/** Returns whether a value is missing, or has only whitespace and invisible characters. */
export const isBlank = (value: string | undefined): boolean => asTyped(value) === '';

/** Returns whether a value is valid for its field. */
export function isFilled(field: Field, value: string | undefined): boolean {
  if (value === undefined || isBlank(value)) return false;
  switch (field.control) {
    case 'email':
      return isEmailAddress(asTyped(value));
    case 'number':
      return Number.isFinite(Number(asTyped(value))) && Number(asTyped(value)) >= field.min;
    default:
      return true;
  }
}
