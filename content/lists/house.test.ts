import { fixtureData } from '../../test/fixture';
import { house } from './house';

const data = fixtureData('house.yaml') as { things: { thing: string; name: string; text?: string }[] };
const messagesOf = (change: (thing: { thing: string; text?: string }) => object) =>
  house
    .safeParse({ ...data, things: data.things.map((each) => ({ ...each, ...change(each) })) })
    .error?.issues.map(({ message }) => message) ?? [];

it('house: when the meter has words of its own about gas, then they are refused', () => {
  expect(messagesOf(() => ({}))).toEqual([]);
  expect(messagesOf(({ thing }) => (thing === 'meter' ? { text: 'Open a window.' } : {}))).toEqual([
    'a text for each thing but the meter, which shows what data/safety.yaml says of gas',
  ]);
});

it('house: when the drain has no text, then it is refused', () => {
  expect(messagesOf(({ thing }) => (thing === 'drain' ? { text: undefined } : {}))).toHaveLength(1);
});
