import type { Definition } from './definition';
import { answerLines, textOf } from './question-text';

const definition: Definition = {
  advancesOn: 'choice',
  resultIsStep: false,
  questions: [
    { kind: 'choice', id: 'dish', options: ['pie', 'soup'] },
    { kind: 'text', id: 'table', longest: 5 },
    { kind: 'text', id: 'wish', longest: 5, optional: true },
  ],
};
const text = (name: string, label: string) => ({ name, label, question: '', why: '' });
const texts = [
  text('wish', 'Your wish'),
  text('table', 'Your table'),
  {
    ...text('dish', 'Your dish'),
    options: [
      { value: 'pie', label: 'Leek pie', help: '' },
      { value: 'soup', label: 'Soup of the day', help: '' },
    ],
  },
];

it('words the answers in the order of the questions', () => {
  expect(answerLines(definition, texts, { table: ' 7 ', dish: 'soup' })).toEqual([
    { question: 'dish', label: 'Your dish', value: 'Soup of the day' },
    { question: 'table', label: 'Your table', value: '7' },
  ]);
});

it('leaves out what is empty', () => {
  expect(answerLines(definition, texts, { wish: '' })).toEqual([]);
});

it('finds the words of a question, or says which are missing', () => {
  expect(textOf(texts, 'wish').label).toBe('Your wish');
  expect(() => textOf(texts, 'drink')).toThrow('No words for the question "drink".');
});
