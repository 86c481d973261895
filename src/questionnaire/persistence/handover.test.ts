import { carriedAnswers, carryFragment } from './handover';
import type { Definition } from '../engine/definition';

const definition: Definition = {
  advancesOn: 'choice',
  resultIsStep: false,
  questions: [
    { kind: 'choice', id: 'dish', options: ['soup', 'pie'] },
    { kind: 'choice', id: 'filling', options: ['leek'], when: { dish: ['pie'] } },
    { kind: 'text', id: 'email', longest: 50 },
  ],
};

it('handover: when choices go into an address, then they are read from it again', () => {
  expect(carryFragment(definition, { dish: 'pie', filling: 'leek' })).toBe('#answers?dish=pie&filling=leek');
  expect(carriedAnswers(definition, '#answers?dish=pie&filling=leek')).toEqual({ dish: 'pie', filling: 'leek' });
});

it('handover: when the other questionnaire has other names, then the choices go by those', () => {
  const renamed = ({ dish = '' }) => ({ meal: dish });
  expect(carryFragment(definition, { dish: 'pie', filling: 'leek' }, renamed)).toBe('#answers?meal=pie');
});

it('handover: when a text was typed, then it is not in the address', () => {
  const answers = { dish: 'soup', email: 'a@example.com' };
  expect(carryFragment(definition, answers)).toBe('#answers?dish=soup');
  expect(carryFragment(definition, answers, (choices) => ({ ...choices, x: choices.email ?? 'none' }))).toBe(
    '#answers?dish=soup&x=none',
  );
});

it('handover: when an answer is not an option of its question, or is free text, then it is left out', () => {
  expect(carriedAnswers(definition, '#answers?dish=soup&filling=leek&email=a%40example.com&x=%ZZ')).toEqual({
    dish: 'soup',
  });
});

it('handover: when the fragment is another one, then no answers are read', () => {
  for (const fragment of ['', '#contact', '#answers', '#estimate=1'])
    expect(carriedAnswers(definition, fragment)).toBeUndefined();
});
