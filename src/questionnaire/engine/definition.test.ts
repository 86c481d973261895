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

it('asked: when answers lead to further questions, then those are asked too, in the order of the definition', () => {
  expect(ids({})).toEqual(['dish', 'table', 'wish']);
  expect(ids({ dish: 'soup' })).toEqual(['dish', 'size', 'table', 'wish']);
  expect(ids({ dish: 'pie' })).toEqual(['dish', 'filling', 'table', 'wish']);
  expect(ids({ dish: 'pie', filling: 'apple' })).toEqual(['dish', 'filling', 'sauce', 'table', 'wish']);
});

it('asked: when a question has several conditions, then any one of them is enough', () => {
  const either: Definition = {
    ...meal,
    questions: [
      { kind: 'choice', id: 'dish', options: ['soup', 'pie'] },
      { kind: 'choice', id: 'bread', options: ['yes', 'no'], when: { dish: ['soup'] } },
      { kind: 'choice', id: 'butter', options: ['yes', 'no'], when: [{ bread: ['yes'] }, { dish: ['pie'] }] },
    ],
  };
  const asks = (answers: Record<string, string>) => asked(either, answers).map(({ id }) => id);
  expect(asks({ dish: 'pie' })).toEqual(['dish', 'butter']);
  expect(asks({ dish: 'soup', bread: 'yes' })).toEqual(['dish', 'bread', 'butter']);
  expect(asks({ dish: 'soup', bread: 'no' })).toEqual(['dish', 'bread']);
  expect(countQuestions(either, {})).toBe(3);
  expect(kept(either, { dish: 'soup', bread: 'no', butter: 'yes' })).toEqual({ dish: 'soup', bread: 'no' });
});

it('countQuestions: when answers leave ways open, then the longest of them is counted', () => {
  expect(countQuestions(meal, {})).toBe(5);
  expect(countQuestions(meal, { dish: 'soup' })).toBe(4);
  expect(countQuestions(meal, { dish: 'pie' })).toBe(5);
  expect(countQuestions(meal, { dish: 'pie', filling: 'leek' })).toBe(4);
});

it('kept: when a question is no longer asked, then its answer goes, and those below it', () => {
  expect(kept(meal, { dish: 'soup', filling: 'apple', sauce: 'cream', size: 'cup' })).toEqual({
    dish: 'soup',
    size: 'cup',
  });
  expect(kept(meal, { filling: 'apple', sauce: 'cream', table: 'A1' })).toEqual({ table: 'A1' });
});

it('kept: when an answer is not one that its question accepts, then it goes', () => {
  expect(kept(meal, { dish: 'toast', table: 'a1', wish: 'x'.repeat(21), drink: 'tea' })).toEqual({});
  expect(kept(meal, { dish: 'pie', table: 'A1', wish: '' })).toEqual({ dish: 'pie', table: 'A1', wish: '' });
});

it('written: when a text is typed, then it is cut to the length its question allows, never inside an emoji, and put in capitals where asked for', () => {
  const table = { kind: 'text', id: 'table', longest: 4, upperCase: true } as const;
  expect(written(table, 'gu1 2ab')).toBe('GU1 ');
  expect(written(table, 'abc😀')).toBe('ABC');
  expect(written(table, 'a😀b')).toBe('A😀B');
  expect(written({ kind: 'text', id: 'wish', longest: 20 }, 'No salt')).toBe('No salt');
});

it('isAnswered: when a required text is only white space, then it is not answered', () => {
  expect(isAnswered(question('table'), { table: ' \t' })).toBe(false);
  expect(isAnswered(question('table'), { table: ' A1' })).toBe(true);
  expect(isAnswered(question('dish'), {})).toBe(false);
});

it('isOpen: when an optional text has not been shown, then it is open although it needs no answer', () => {
  expect(isAnswered(question('wish'), {})).toBe(true);
  expect(isOpen(question('wish'), {})).toBe(true);
  expect(isOpen(question('wish'), { wish: '' })).toBe(false);
});

it('isComplete: when everything required is answered, then true', () => {
  expect(isComplete(meal, {})).toBe(false);
  expect(isComplete(meal, { dish: 'pie', filling: 'apple', table: 'A1' })).toBe(false);
  expect(isComplete(meal, { dish: 'pie', filling: 'leek', table: 'A1' })).toBe(true);
});

it('choiceOf: when the answer is not among the given options, then undefined', () => {
  expect(choiceOf({ dish: 'pie' }, 'dish', ['soup', 'pie'])).toBe('pie');
  expect(choiceOf({ dish: 'pie' }, 'dish', ['soup'])).toBeUndefined();
  expect(choiceOf({}, 'dish', ['soup'])).toBeUndefined();
});
