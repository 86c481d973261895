import { siteForms } from '../test-support/examples';
import { type Field, isBlank, isFilled } from './fields';

const all = Object.values(siteForms).flatMap(({ fields }) => fields);
const field = (id: string): Field => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no field ${id}`);
  return found;
};

it.each([undefined, '', ' ', '\t\n', '\u00A0\u2003\u3000', '\u200B\u2060\uFEFF', '\u202E'])(
  'fields: when %j is all that is typed, then the field is empty',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

it.each(['0', '-', ' a ', 'Never', '👍'])('fields: when %j is typed, then the field is not empty', (text) => {
  expect(isBlank(text)).toBe(false);
});

it.each([
  ['name', 'Jo', true],
  ['name', '   ', false],
  ['name', undefined, false],
  ['email', 'jo@example.com', true],
  ['email', '  jo@example.com ', true],
  ['email', 'jo', false],
  ['email', 'a@b.c?bcc=x@y.z', false],
  ['age', '0', true],
  ['age', ' 12 ', true],
  ['age', '2.5', true],
  ['age', '-1', false],
  ['age', 'old', false],
  ['age', '  ', false],
  ['age', '9'.repeat(400), false],
  ['lastServiceYear', 'Never', true],
  ['lastServiceYear', '', false],
])('fields: when %s is filled with %j, then it counts as filled: %s', (id, value, filled) => {
  expect(isFilled(field(id), value)).toBe(filled);
});

it.each([
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['address', 'street-address'],
  ['addressOrPostcode', 'postal-code'],
])('fields: when a browser fills in %s, then it knows it as %s (WCAG 1.3.5)', (id, token) => {
  expect(field(id).autocomplete).toBe(token);
});

it.each([
  ['manufacturer', 'manufacturers'],
  ['installYear', 'installYears'],
  ['lastServiceYear', 'lastServiceYears'],
])('fields: when the select %s opens, then it offers the list %s', (id, options) => {
  expect(field(id)).toMatchObject({ control: 'select', options });
});

it.each([
  ['email', 'email'],
  ['phone', 'tel'],
  ['age', 'number'],
  ['summary', 'textarea'],
  ['address', 'textarea'],
  ['details', 'textarea'],
  ['lastServiced', 'text'],
])('fields: when %s is shown, then its control is %s', (id, kind) => {
  expect(field(id).control).toBe(kind);
});

it('fields: when a text can be typed, then its field has the specified limit of length', () => {
  const limits = new Map(all.flatMap((one) => ('maxLength' in one ? [[one.id, one.maxLength]] : [])));
  expect(Object.fromEntries(limits)).toEqual({
    name: 100,
    email: 254,
    phone: 60,
    address: 300,
    addressOrPostcode: 300,
    summary: 1000,
    brand: 100,
    lastServiced: 100,
    installationDate: 100,
    lastServiceDate: 100,
    details: 1000,
  });
});
