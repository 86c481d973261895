import { fixtureData } from '../../test/fixture';
import { calculator as calculatorSchema } from '../../content/features/calculator';
import { estimate as estimateSchema } from '../../content/features/estimate';
import { textOf } from '../questionnaire/engine/question-text';
import { calculatorDefinition } from './questions';
import { calculatorTexts } from './question-wording';

const calculator = calculatorSchema.parse(fixtureData('calculator.yaml'));
const estimate = estimateSchema.parse(fixtureData('estimate.yaml'));
const texts = () => calculatorTexts(calculator, estimate.questions);

it('calculator words: when a question is asked, then it and each option has words, in order', () => {
  expect(texts().map(({ name, options }) => [name, options?.map(({ value }) => value)])).toEqual(
    calculatorDefinition.questions.map((question) => [
      question.id,
      'options' in question ? question.options : undefined,
    ]),
  );
});

it('calculator words: when both ask a question, then at most its name and reason differ from the estimate', () => {
  expect(textOf(texts(), 'distance')).toEqual({
    ...textOf(estimate.questions, 'distance'),
    name: 'distance',
    why: calculator.forTheVisit,
  });
  expect(textOf(texts(), 'type').why).toBe(textOf(estimate.questions, 'boilerType').why);
});

it('calculator words: when a question is one of the specification, then so are its words', () => {
  expect(textOf(texts(), 'location').options?.map(({ label }) => label)).toEqual(['Wall', 'Roof', 'Other']);
  const { question, options } = textOf(texts(), 'samePlace');
  expect(question).toBe('Is the new boiler going in the same place?');
  expect(options?.map(({ label }) => label)).toEqual(['Yes', 'No', 'Not sure']);
});
