import { fixtureData } from '../../test/fixture';
import { safety } from './safety';

const data = fixtureData('safety.yaml') as { gas: Record<string, { text: string }> };

/** The fixture with another text for one danger. */
const edited = (danger: string, edit: (text: string) => string) => ({
  ...data,
  gas: { ...data.gas, [danger]: { ...data.gas[danger], text: edit(data.gas[danger]?.text ?? '') } },
});
const number = '[{phone.gasEmergency}](tel:gasEmergency)';
const messagesOf = (value: unknown) => safety.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each(['smell', 'carbonMonoxide', 'lpg'])('safety: when the gas block has no %s, then it is refused', (danger) => {
  expect(safety.safeParse(data).success).toBe(true);
  expect(safety.safeParse({ ...data, gas: { ...data.gas, [danger]: undefined } }).success).toBe(false);
});

it.each(['smell', 'carbonMonoxide'])('safety: when %s lacks the national gas line, then it is refused', (danger) => {
  expect(messagesOf(edited(danger, (text) => text.replace(number, 'us')))).toEqual([
    expect.stringContaining('a text with the number of the National Gas Emergency Service'),
  ]);
});

it('safety: when the text for LPG names the national gas line, then it is refused', () => {
  expect(messagesOf(edited('lpg', (text) => `${text} Call ${number}.`))).toEqual([
    expect.stringContaining('an LPG supplier has a number of its own'),
  ]);
});
