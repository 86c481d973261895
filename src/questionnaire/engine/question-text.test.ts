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

it('question texts: when answers are put into words, then in the order of the questions', () => {
  expect(answerLines(definition, texts, { table: ' 7 ', dish: 'soup' })).toEqual([
    { question: 'dish', label: 'Your dish', value: 'Soup of the day' },
    { question: 'table', label: 'Your table', value: '7' },
  ]);
});

it('question texts: when an answer is empty, then it is left out', () => {
  expect(answerLines(definition, texts, { wish: '' })).toEqual([]);
});

it('question texts: when a question has no words, then the error says which', () => {
  expect(textOf(texts, 'wish').label).toBe('Your wish');
  expect(() => textOf(texts, 'drink')).toThrow('No words for the question "drink".');
});
