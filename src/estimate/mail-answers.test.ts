import { fixtureData } from '../../test/fixture';
import { estimate } from '../../content/features/estimate';
import { estimateDefinition } from './questions';
import { textOf } from '../questionnaire/engine/question-text';
import { bookedAnswers, summary } from './mail-answers';

/** Texts that contain the id of their question or the value of their option. */
const words = estimateDefinition.questions.map((question) => ({
  name: question.id,
  label: `the ${question.id}`,
  question: '',
  why: '',
  options: 'options' in question ? question.options.map((value) => ({ value, label: `A ${value}`, help: '' })) : null,
}));
const wall = {
  fuel: 'lpg',
  boilerType: 'combi',
  propertySize: 'medium',
  flue: 'wall',
  distance: 'nearby',
  window: 'within30cm',
  postcode: 'GU12 9ZZ',
  email: 'priya@example.com',
};

it('answers of the mail: when they are summed up, then in the order of the questions', () => {
  expect(summary(wall, words).map(({ question, label, value }) => [question, `${label}: ${value}`])).toEqual([
    ['fuel', 'the fuel: A lpg'],
    ['boilerType', 'the boilerType: A combi'],
    ['propertySize', 'the propertySize: A medium'],
    ['flue', 'the flue: A wall'],
    ['distance', 'the distance: A nearby'],
    ['window', 'the window: A within30cm'],
    ['postcode', 'the postcode: GU12 9ZZ'],
    ['email', 'the email: priya@example.com'],
  ]);
});

it('answers of the mail: when a visit is booked, then everything the price depends on is among them', () => {
  expect(bookedAnswers(wall, words)).toEqual([
    { label: 'the boilerType', value: 'A combi' },
    { label: 'the propertySize', value: 'A medium' },
    { label: 'the flue', value: 'A wall' },
    { label: 'the distance', value: 'A nearby' },
    { label: 'the window', value: 'A within30cm' },
    { label: 'the fuel', value: 'A lpg' },
    { label: 'the postcode', value: 'GU12 9ZZ', typed: true },
  ]);
});

it('answers of the mail: when the estimate was opened by a link, then the postcode is empty', () => {
  const shared = { fuel: 'mains', boilerType: 'system', propertySize: 'large', flue: 'roof', roofType: 'pitched' };
  expect(bookedAnswers(shared, words).slice(2)).toEqual([
    { label: 'the flue', value: 'A roof' },
    { label: 'the roofType', value: 'A pitched' },
    { label: 'the fuel', value: 'A mains' },
    { label: 'the postcode', value: '', typed: true },
  ]);
});

it('answers of the mail: when the specification names a label, then it is used', () => {
  const { questions } = estimate.parse(fixtureData('estimate.yaml'));
  const labels = bookedAnswers(wall, questions).map(({ label }) => label);
  const [distance, window] = ['distance', 'window'].map((id) => textOf(questions, id).label);
  expect(labels).toEqual(['Boiler type', 'Property size', 'Flue location', distance, window, 'Gas type', 'Postcode']);
});
