import { exampleValues, siteForms, siteWords } from './examples';
import { footLine } from './foot-line';

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
])('says what %j still needs', (draft, line) => {
  expect(footLine(siteForms['home-quote'], draft, siteWords.foot)).toBe(line);
});
