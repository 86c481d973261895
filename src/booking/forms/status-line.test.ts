import { exampleValues, siteForms, siteWords } from '../test-support/examples';
import { footLine } from './status-line';

const { name, email, summary } = exampleValues;
const day = '2026-11-24';

it.each([
  [{ values: {} }, 'Choose a day to begin.'],
  [{ day, values: {} }, 'Choose a time slot, then add full name, email and work summary.'],
  [{ day, values: { name, email, summary } }, 'Choose a time slot.'],
  [{ day, slot: 'am' as const, values: { name, email } }, 'Add work summary.'],
  [{ day, slot: 'am' as const, values: { name, email: 'jo@', summary } }, 'Check the email.'],
  [{ day, slot: 'am' as const, values: { name, email: 'jo@' } }, 'Add work summary.'],
  [{ day, values: { name, email: 'jo@', summary } }, 'Choose a time slot.'],
  [{ day, slot: 'am' as const, values: { name, email, summary } }, 'Opens your email app with everything filled in.'],
])('the line under Confirm: when the draft is %j, then it says what is still needed', (draft, line) => {
  expect(footLine(siteForms['home-quote'], draft, siteWords.foot)).toBe(line);
});

it('the line under Confirm: when many fields are missing, then it names two of them and counts the others', () => {
  expect(footLine(siteForms['home-service'], { day, slot: 'am', values: {} }, siteWords.foot)).toBe(
    'Add full name, email and 4 more.',
  );
});

it('the line under Confirm: when a name has capitals, then it keeps them inside the sentence', () => {
  const form = siteForms['home-quote'];
  const fields = form.fields.map((field) => (field.id === 'name' ? { ...field, label: 'UK postcode' } : field));
  expect(footLine({ ...form, fields }, { day, slot: 'am', values: { email, summary } }, siteWords.foot)).toContain(
    'UK postcode',
  );
});
