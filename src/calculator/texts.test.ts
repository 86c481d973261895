import { fixtureData } from '../../test/fixture';
import { calculator as calculatorSchema } from '../content/calculator';
import { estimate as estimateSchema } from '../content/estimate';
import { textOf } from '../wizard/question-text';
import { calculatorDefinition } from './questions';
import { calculatorTexts } from './texts';

const calculator = calculatorSchema.parse(fixtureData('calculator.yaml'));
const estimate = estimateSchema.parse(fixtureData('estimate.yaml'));
const texts = () => calculatorTexts(calculator, estimate.questions);

it('words every question and every option, in order', () => {
  expect(texts().map(({ name, options }) => [name, options?.map(({ value }) => value)])).toEqual(
    calculatorDefinition.questions.map((question) => [
      question.id,
      'options' in question ? question.options : undefined,
    ]),
  );
});

it('borrows the words of the estimate where both ask the same', () => {
  expect(textOf(texts(), 'distance')).toEqual({
    ...textOf(estimate.questions, 'distance'),
    name: 'distance',
    why: calculator.forTheVisit,
  });
  expect(textOf(texts(), 'type').why).toBe(textOf(estimate.questions, 'boilerType').why);
});

it('says the contract’s words', () => {
  expect(textOf(texts(), 'location').options?.map(({ label }) => label)).toEqual(['Wall', 'Roof', 'Other']);
  const { question, options } = textOf(texts(), 'samePlace');
  expect(question).toBe('Is the new boiler going in the same place?');
  expect(options?.map(({ label }) => label)).toEqual(['Yes', 'No', 'Not sure']);
});
