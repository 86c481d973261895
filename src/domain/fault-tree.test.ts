import fc from 'fast-check';
import { fixtureData } from '../../test/fixture';
import {
  countWays,
  endingOf,
  faultEndingLetter,
  faultHeading,
  type FaultQuestion,
  faultOutcomes,
  leadsOf,
  medianLength,
  waysThrough,
} from './fault-tree';

const guide = fixtureData('guides/no-heating-or-hot-water.yaml') as {
  steps: { asks: FaultQuestion }[];
  finder: { endings: { name: string; outcome: string; danger?: string }[] };
};
const questions = guide.steps.map(({ asks }) => asks);
const { endings } = guide.finder;
const ways = waysThrough(questions);
const lengths = ways.map(({ answers }) => answers.length).sort((one, other) => one - other);

it('fault tree: when every way is walked, then each comes to an ending, and each ending has a way', () => {
  expect(ways).toHaveLength(27);
  expect(new Set(ways.map(({ ends }) => ends))).toEqual(new Set(endings.map(({ name }) => name)));
  for (const { outcome } of endings) expect(faultOutcomes).toContain(outcome);
});

it('fault tree: when its ways are measured, then their median is four answers, and the longest has nine', () => {
  expect(lengths[Math.floor(lengths.length / 2)]).toBe(4);
  expect(medianLength(questions)).toBe(4);
  expect(lengths.at(-1)).toBe(9);
  expect([...countWays(questions)].sort(([one], [other]) => one - other)).toEqual(
    [...new Set(lengths)].map((length) => [length, lengths.filter((each) => each === length).length]),
  );
});

it('fault tree: when there is a sign of danger, then it stops at the first answer', () => {
  const dangers = endings.filter(({ danger }) => danger).map(({ name }) => name);
  expect(dangers).toHaveLength(3);
  for (const { answers, ends = '' } of ways) if (dangers.includes(ends)) expect(answers).toHaveLength(1);
});

it('fault tree: when every way is walked, then none asks about reset twice', () => {
  for (const { answers } of ways)
    expect(answers.filter(({ question }) => question === 'reset').length).toBeLessThanOrEqual(1);
});

it('fault tree: when the answers of a way are given, then they come to its ending', () => {
  for (const { answers, ends } of ways)
    expect(endingOf(questions, Object.fromEntries(answers.map(({ question, value = '' }) => [question, value])))).toBe(
      ends,
    );
});

it('fault tree: when a question is open, then there is no ending', () => {
  expect(endingOf(questions, {})).toBeUndefined();
  expect(endingOf(questions, { danger: 'none' })).toBeUndefined();
  expect(endingOf([], {})).toBeUndefined();
});

/** Questions whose answers lead anywhere: on, back, to themselves, to nothing, or to an ending. */
const anyTree = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.array(
    fc.array(fc.oneof(fc.record({ next: fc.integer({ min: 0, max: count }) }), fc.constant({ ends: 'end' })), {
      minLength: 1,
      maxLength: 3,
    }),
    { minLength: count, maxLength: count },
  ),
);

it('fault tree: when its answers lead anywhere, also back or to nothing, then no way goes in a circle, and as many are counted as listed', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const asked: FaultQuestion[] = tree.map((leads, index) => ({
        name: `q${index}`,
        answers: leads.map((lead, place) => ({
          value: `a${place}`,
          ...('next' in lead ? { next: `q${lead.next}` } : lead),
        })),
      }));
      const found = waysThrough(asked);
      expect(found.length).toBeGreaterThan(0);
      for (const { answers } of found) {
        const places = answers.map(({ question }) => Number(question.slice(1)));
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      }
      const counted = [...countWays(asked).values()].reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(found.length);
    }),
  );
});

it('fault tree: when a question has a text box, then it has one lead', () => {
  expect(leadsOf({ name: 'code', ends: 'lockout' })).toEqual([{ name: 'code', ends: 'lockout' }]);
});

it('fault tree: when an ending has a heading of its own, then it takes the place of the lead of its danger', () => {
  const gas = { smell: { lead: 'Smell gas?' }, carbonMonoxide: { lead: 'CO?' }, lpg: { lead: 'LPG?' } };
  expect(faultHeading({ danger: 'lpg', heading: 'A smell of LPG' }, gas)).toBe('A smell of LPG');
  expect(faultHeading({ danger: 'lpg' }, gas)).toBe('LPG?');
  expect(faultHeading({ danger: null, heading: 'The boiler works again' }, gas)).toBe('The boiler works again');
});

it('fault tree: when endings are counted, then each has a letter of its own', () => {
  expect([0, 1, 25, 26, 27].map(faultEndingLetter)).toEqual(['A', 'B', 'Z', 'AA', 'BB']);
});
