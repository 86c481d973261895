import {
  asked,
  choiceOf,
  countQuestions,
  type Definition,
  isAnswered,
  isComplete,
  isOpen,
  kept,
  written,
} from './definition';

const meal: Definition = {
  advancesOn: 'choice',
  resultIsStep: false,
  questions: [
    { kind: 'choice', id: 'dish', options: ['soup', 'pie', 'salad'] },
    { kind: 'choice', id: 'filling', options: ['apple', 'leek'], when: { dish: ['pie'] } },
    { kind: 'choice', id: 'sauce', options: ['cream', 'none'], when: { dish: ['pie'], filling: ['apple'] } },
    { kind: 'choice', id: 'size', options: ['cup', 'bowl'], when: { dish: ['soup', 'salad'] } },
    { kind: 'text', id: 'table', longest: 4, upperCase: true },
    { kind: 'text', id: 'wish', longest: 20, optional: true },
  ],
};
const ids = (answers: Record<string, string>) => asked(meal, answers).map(({ id }) => id);
const question = (name: string) => {
  const found = meal.questions.find(({ id }) => id === name);
  if (!found) throw new Error(name);
  return found;
};

it('asks what the answers lead to', () => {
  expect(ids({})).toEqual(['dish', 'table', 'wish']);
  expect(ids({ dish: 'soup' })).toEqual(['dish', 'size', 'table', 'wish']);
  expect(ids({ dish: 'pie' })).toEqual(['dish', 'filling', 'table', 'wish']);
  expect(ids({ dish: 'pie', filling: 'apple' })).toEqual(['dish', 'filling', 'sauce', 'table', 'wish']);
});

it('counts the longest way until it is decided', () => {
  expect(countQuestions(meal, {})).toBe(5);
  expect(countQuestions(meal, { dish: 'soup' })).toBe(4);
  expect(countQuestions(meal, { dish: 'pie' })).toBe(5);
  expect(countQuestions(meal, { dish: 'pie', filling: 'leek' })).toBe(4);
});

it('keeps only answers of questions that are asked, however deep they hang', () => {
  expect(kept(meal, { dish: 'soup', filling: 'apple', sauce: 'cream', size: 'cup' })).toEqual({
    dish: 'soup',
    size: 'cup',
  });
  expect(kept(meal, { filling: 'apple', sauce: 'cream', table: 'A1' })).toEqual({ table: 'A1' });
});

it('keeps only answers their question accepts', () => {
  expect(kept(meal, { dish: 'toast', table: 'a1', wish: 'x'.repeat(21), drink: 'tea' })).toEqual({});
  expect(kept(meal, { dish: 'pie', table: 'A1', wish: '' })).toEqual({ dish: 'pie', table: 'A1', wish: '' });
});

it('takes a text as the question asks for it', () => {
  const table = { kind: 'text', id: 'table', longest: 4, upperCase: true } as const;
  expect(written(table, 'gu1 2ab')).toBe('GU1 ');
  expect(written(table, 'abc😀')).toBe('ABC');
  expect(written(table, 'a😀b')).toBe('A😀B');
  expect(written({ kind: 'text', id: 'wish', longest: 20 }, 'No salt')).toBe('No salt');
});

it('takes white space alone for no answer', () => {
  expect(isAnswered(question('table'), { table: ' \t' })).toBe(false);
  expect(isAnswered(question('table'), { table: ' A1' })).toBe(true);
  expect(isAnswered(question('dish'), {})).toBe(false);
});

it('lets an optional text be passed, but shows it once', () => {
  expect(isAnswered(question('wish'), {})).toBe(true);
  expect(isOpen(question('wish'), {})).toBe(true);
  expect(isOpen(question('wish'), { wish: '' })).toBe(false);
});

it('is complete when everything required is answered', () => {
  expect(isComplete(meal, {})).toBe(false);
  expect(isComplete(meal, { dish: 'pie', filling: 'apple', table: 'A1' })).toBe(false);
  expect(isComplete(meal, { dish: 'pie', filling: 'leek', table: 'A1' })).toBe(true);
});

it('finds the chosen option', () => {
  expect(choiceOf({ dish: 'pie' }, 'dish', ['soup', 'pie'])).toBe('pie');
  expect(choiceOf({ dish: 'pie' }, 'dish', ['soup'])).toBeUndefined();
  expect(choiceOf({}, 'dish', ['soup'])).toBeUndefined();
});
