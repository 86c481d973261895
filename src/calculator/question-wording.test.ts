import { fixtureData } from '../../test/fixture';
import { calculator as calculatorSchema } from '../../content/features/calculator';
import { estimate as estimateSchema } from '../../content/features/estimate';
import { textOf } from '../questionnaire/engine/question-text';
import { calculatorDefinition } from './questions';
import { calculatorTexts } from './question-wording';

const calculator = calculatorSchema.parse(fixtureData('calculator.yaml'));
const estimate = estimateSchema.parse(fixtureData('estimate.yaml'));
const texts = () => calculatorTexts(calculator, estimate.questions);

it('has words for every question and every option, in order', () => {
  expect(texts().map(({ name, options }) => [name, options?.map(({ value }) => value)])).toEqual(
    calculatorDefinition.questions.map((question) => [
      question.id,
      'options' in question ? question.options : undefined,
    ]),
  );
});

it('uses the words of the estimate for questions that both ask', () => {
  expect(textOf(texts(), 'distance')).toEqual({
    ...textOf(estimate.questions, 'distance'),
    name: 'distance',
    why: calculator.forTheVisit,
  });
  expect(textOf(texts(), 'type').why).toBe(textOf(estimate.questions, 'boilerType').why);
});

it('uses the specified words', () => {
  expect(textOf(texts(), 'location').options?.map(({ label }) => label)).toEqual(['Wall', 'Roof', 'Other']);
  const { question, options } = textOf(texts(), 'samePlace');
  expect(question).toBe('Is the new boiler going in the same place?');
  expect(options?.map(({ label }) => label)).toEqual(['Yes', 'No', 'Not sure']);
});
