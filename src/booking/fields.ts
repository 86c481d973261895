import { isEmailAddress } from '../mail/address';

/** The fields the forms choose from. */
export type FieldId =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'summary'
  | 'manufacturer'
  | 'installYear'
  | 'lastServiceYear'
  | 'brand'
  | 'age'
  | 'lastServiced'
  | 'installationDate'
  | 'lastServiceDate'
  | 'details';

/** What has been put into the fields of a form, as it was typed. */
export type Values = Readonly<Partial<Record<FieldId, string>>>;

/** The lists a select can offer. */
export type OptionList = 'manufacturers' | 'installYears' | 'lastServiceYears';

type Control =
  | { control: 'text' | 'email' | 'tel' | 'textarea'; maxLength: number }
  | { control: 'number'; min: number }
  | { control: 'select'; options: OptionList };

/** One field of a booking form; its label is the word of the dialog and of the mail alike (contract). */
export type Field = Control & {
  id: FieldId;
  label: string;
  hint?: string;
  /** The token for the browser's own filling in (WCAG 1.3.5). */
  autocomplete?: string;
} & ({ required: true; /** What to do when it is missing. */ missing: string } | { required: false });

const name: Field = {
  id: 'name',
  label: 'Full name',
  control: 'text',
  maxLength: 100,
  autocomplete: 'name',
  required: true,
  missing: 'Enter your full name',
};
const email: Field = {
  id: 'email',
  label: 'Email',
  control: 'email',
  maxLength: 254,
  autocomplete: 'email',
  required: true,
  missing: 'Enter your email address, such as name@example.com',
};
const details: Field = {
  id: 'details',
  label: 'Additional details',
  control: 'textarea',
  maxLength: 1000,
  required: false,
};

/** Spec 5, quote dialogs; phone and address are ours (decisions, Appointments). */
export const quoteFields: readonly Field[] = [
  name,
  email,
  {
    id: 'phone',
    label: 'Phone',
    control: 'tel',
    maxLength: 30,
    autocomplete: 'tel',
    hint: 'So that we can call you before the visit',
    required: false,
  },
  {
    id: 'address',
    label: 'Address or postcode',
    control: 'text',
    maxLength: 300,
    autocomplete: 'postal-code',
    hint: 'Where the engineer should come',
    required: false,
  },
  {
    id: 'summary',
    label: 'Work summary',
    control: 'textarea',
    maxLength: 1000,
    hint: 'What is wrong, or what you would like done',
    required: true,
    missing: 'Describe the work you need',
  },
];

/** Spec 3, boiler service appointment of the home and servicing pages. */
export const serviceFields: readonly Field[] = [
  name,
  email,
  {
    id: 'address',
    label: 'Address',
    control: 'textarea',
    maxLength: 300,
    autocomplete: 'street-address',
    hint: 'The full address, including the postcode',
    required: true,
    missing: 'Enter your full address, including the postcode',
  },
  {
    id: 'manufacturer',
    label: 'Boiler manufacturer',
    control: 'select',
    options: 'manufacturers',
    required: true,
    missing: 'Choose the make of your boiler; Other if it is not in the list',
  },
  {
    id: 'installYear',
    label: 'Year installed',
    control: 'select',
    options: 'installYears',
    required: true,
    missing: 'Choose the year your boiler was installed; your best guess will do',
  },
  {
    id: 'lastServiceYear',
    label: 'Year last serviced',
    control: 'select',
    options: 'lastServiceYears',
    required: true,
    missing: 'Choose the year of the last service, or Never serviced',
  },
];

/** Spec 3, the other variant: the services page. */
export const otherServiceFields: readonly Field[] = [
  name,
  email,
  {
    id: 'brand',
    label: 'Boiler brand',
    control: 'text',
    maxLength: 100,
    required: true,
    missing: 'Enter the make of your boiler',
  },
  {
    id: 'age',
    label: 'Boiler age (years)',
    control: 'number',
    min: 0,
    required: true,
    missing: 'Enter the age of your boiler in years; 0 if it is new',
  },
  {
    id: 'lastServiced',
    label: 'Last serviced',
    control: 'text',
    maxLength: 100,
    hint: 'The year is enough, such as 2024',
    required: true,
    missing: 'Enter when your boiler was last serviced, or Never',
  },
  { id: 'installationDate', label: 'Installation date', control: 'text', maxLength: 100, required: false },
  { id: 'lastServiceDate', label: 'Last service date', control: 'text', maxLength: 100, required: false },
  details,
];

/** The visit after an installation estimate (decisions, Appointments). */
export const visitFields: readonly Field[] = [name, email, details];

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
