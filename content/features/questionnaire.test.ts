import { explainIssue } from '../../tools/yaml/rules';
import { schemaNode } from '../../tools/yaml/schema';
import { questionList } from './questionnaire';

const schema = questionList({ fuel: ['mains', 'lpg'], postcode: [] });
const words = (value: string) => ({ value, label: `Label of ${value}`, help: 'Help' });
const fuel = {
  name: 'fuel',
  label: 'Fuel',
  question: 'Which fuel?',
  why: 'Because',
  options: [words('mains'), words('lpg')],
};
const postcode = { name: 'postcode', label: 'Postcode', question: 'Which postcode?', why: 'Because' };

const diagnostics = (data: unknown) =>
  (schema.safeParse(data, { reportInput: true }).error?.issues ?? []).flatMap((issue) =>
    explainIssue(issue, { data, node: schemaNode(schema), example: '' }).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    ),
  );

it('questionnaire: when every question is there once, in another order, then the file is accepted', () => {
  expect(diagnostics([postcode, fuel])).toEqual([]);
});

it.each([
  ['a missing question', [fuel], ': found a list, expected a question with the name postcode too.'],
  ['a question asked twice', [fuel, postcode, postcode], '2.name: found "postcode", expected each question once'],
  [
    'a missing option',
    [{ ...fuel, options: [words('lpg')] }, postcode],
    '0.options: found a list, expected the options mains, lpg, each once.',
  ],
  [
    'an option worded twice',
    [{ ...fuel, options: [words('lpg'), words('lpg')] }, postcode],
    '0.options: found a list, expected the options mains, lpg',
  ],
  [
    'options on a text box',
    [fuel, { ...postcode, options: [words('mains')] }],
    '1.options: found a list, expected no options, as this is a text box.',
  ],
  ['a misspelt name', [{ ...fuel, name: 'fule' }, postcode], '0.name: found "fule", expected one of fuel, postcode'],
])('questionnaire: when a file has %s, then the message says what is expected and where', (_, data, message) => {
  expect(diagnostics(data).join('\n')).toContain(message);
});
