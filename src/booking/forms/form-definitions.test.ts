import type { FormFieldId } from './fields';
import { holdsConfirmBack, whyNotBookable } from '../flow/why-not-bookable';
import { bookingForms } from '../../domain/booking-forms';
import type { Draft } from '../draft/draft';
import { exampleValues, siteForms } from '../test-support/examples';

const complete: Draft = { day: '2026-11-24', slot: 'am', values: exampleValues };
const quoteToast = 'Please fill in all fields including your name and work summary.';

const quoteLabels = ['Full name*', 'Email*', 'Phone', 'Address or postcode', 'Work summary*'];
const serviceLabels = [
  'Full name*',
  'Email*',
  'Phone',
  'Address*',
  'Boiler manufacturer*',
  'Year installed*',
  'Year last serviced*',
];
const otherServiceLabels = [
  'Full name*',
  'Email*',
  'Phone',
  'Address or postcode',
  'Boiler brand*',
  'Boiler age (years)*',
  'Last serviced*',
  'Installation date',
  'Last service date',
  'Additional details',
];

it.each([
  ['home-quote', 'Book Your Free Quote', quoteLabels, quoteToast],
  ['home-service', 'Book Your Boiler Service', serviceLabels, 'Please fill in all fields.'],
  ['services-service', 'Book Your Boiler Service', otherServiceLabels, 'Please fill in all required fields.'],
  ['heating-quote', 'Book Your Free Quote', quoteLabels, quoteToast],
  ['servicing-service', 'Book Your Boiler Service', serviceLabels, 'Please fill in all fields.'],
  [
    'installation-visit',
    'Book Your Free Visit',
    ['Full name*', 'Email*', 'Phone', 'Address or postcode', 'Additional details'],
    'Please fill in all required fields.',
  ],
  ['servicing-quote', 'Book Your Free Quote', quoteLabels, quoteToast],
  ['drain-quote', 'Book Your Free Quote', quoteLabels, quoteToast],
  ['repairs-quote', 'Book Your Free Quote', quoteLabels, quoteToast],
  ['bathroom-quote', 'Book Your Free Quote', quoteLabels, quoteToast],
  ['calculator-quote', 'Book Your Free Quote', quoteLabels, quoteToast],
] as const)(
  'form %s: when it is opened, then it is the one of the specification, with phone and address',
  (name, heading, labels, text) => {
    const form = siteForms[name];
    expect(form.name).toBe(name);
    expect(form.heading).toBe(heading);
    expect(form.fields.map(({ label, required }) => (required ? `${label}*` : label))).toEqual(labels);
    expect(whyNotBookable(form, { values: {} })?.toast).toEqual({ kind: 'error', title: 'Missing Information', text });
  },
);

describe.each(bookingForms)('form: %s', (name) => {
  const form = siteForms[name];
  const required = form.fields.filter((field) => field.required);

  it('when everything is filled in, or only what is required, then it can be booked', () => {
    expect(whyNotBookable(form, complete)).toBeUndefined();
    const values = Object.fromEntries(required.map(({ id }) => [id, exampleValues[id as FormFieldId]]));
    expect(whyNotBookable(form, { ...complete, values })).toBeUndefined();
  });

  it.each(required.map((field) => [field.id, field] as const))(
    'when %s is missing, then it cannot be booked',
    (id, field) => {
      for (const value of [undefined, '', '  \n\u200B'])
        expect(whyNotBookable(form, { ...complete, values: { ...exampleValues, [id]: value } })?.missing).toEqual([
          { part: id, message: field.required && field.missing },
        ]);
    },
  );

  it('when no day is chosen, then it cannot be booked', () => {
    expect(whyNotBookable(form, { ...complete, day: undefined })?.missing).toEqual([
      { part: 'day', message: 'Choose a day' },
    ]);
  });

  it('when everything is missing, then that is listed in the order of the dialog', () => {
    expect(whyNotBookable(form, { values: {} })?.missing.map(({ part }) => part)).toEqual([
      'day',
      ...(name === 'calculator-quote' ? [] : ['slot']),
      ...required.map(({ id }) => id),
    ]);
  });

  it('when something is missing, then Confirm is held back only if the form asks for a quote', () => {
    expect(holdsConfirmBack(form, { ...complete, values: {} })).toBe(name.endsWith('-quote'));
    expect(holdsConfirmBack(form, complete)).toBe(false);
    // An invalid value counts as filled in: a press on Confirm says what is wrong with it.
    expect(holdsConfirmBack(form, { ...complete, values: { ...complete.values, email: 'jo' } })).toBe(false);
  });
});

it.each(bookingForms.filter((name) => name !== 'calculator-quote'))(
  'form %s: when no slot is chosen, then it cannot be booked',
  (name) => {
    expect(whyNotBookable(siteForms[name], { ...complete, slot: undefined })?.missing).toEqual([
      { part: 'slot', message: 'Choose a time slot' },
    ]);
  },
);

it.each([
  ['email', 'jo'],
  ['email', 'a@b.c?bcc=x@y.z'],
  ['age', '-1'],
  ['age', 'ten'],
])('form: when %s is %j, then it is asked for again', (id, value) => {
  const draft = { ...complete, values: { ...exampleValues, [id]: value } };
  expect(whyNotBookable(siteForms['services-service'], draft)?.missing.map(({ part }) => part)).toEqual([id]);
});
