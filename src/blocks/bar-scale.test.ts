import { numberFacts } from '../../content/facts/format-value';
import { barsOf } from './bar-scale';

const pounds = (from: number, to?: number, orMore = false) => {
  const facts = numberFacts('prices.x', { from, ...(to !== undefined && { to }), orMore });
  return (name: string) => {
    const found = facts.find((fact) => fact.name === `prices.x${name}`);
    if (!found) throw new Error(name);
    return found;
  };
};

it('bars: when figures are ranges, then all begin at zero, on one scale to a round figure', () => {
  expect(
    barsOf([
      { name: 'A', figure: pounds(20, 50)('') },
      { name: 'B', figure: pounds(100, 200)('') },
    ]).bars,
  ).toEqual([
    { name: 'A', text: '20 to 50', low: 10, high: 25, isOpen: false },
    { name: 'B', text: '100 to 200', low: 50, high: 100, isOpen: false },
  ]);
});

it('bars: when a figure is one number, then its bar ends there', () => {
  expect(barsOf([{ name: 'A', figure: pounds(268)('') }]).bars).toEqual([
    { name: 'A', text: '268', low: 89.33, high: 89.33, isOpen: false },
  ]);
});

it('bars: when a range is open, then its bar reaches the named end and has room for an arrow', () => {
  const smart = pounds(200, 300, true);
  expect(barsOf([{ name: 'A', figure: smart(''), end: smart('.to') }]).bars).toEqual([
    { name: 'A', text: '200 to 300+', low: 50, high: 75, isOpen: true },
  ]);
});

it('bars: when a figure is a minimum, then its bar is open at that figure', () => {
  expect(barsOf([{ name: 'A', figure: pounds(100, undefined, true)('') }]).bars).toEqual([
    { name: 'A', text: '100+', low: 66.67, high: 66.67, isOpen: true },
  ]);
});

it.each([
  [20, ['0', '5', '10', '15', '20']],
  [350, ['0', '100', '200', '300', '400']],
  [5500, ['0', '2,000', '4,000', '6,000']],
  [0.15, ['0', '0.05', '0.10', '0.15']],
])(
  'ticks: when the largest figure is %d, then they are at round figures, the last one at or above it',
  (largest, texts) => {
    const { ticks } = barsOf([{ name: 'A', figure: pounds(largest)('') }]);
    expect(ticks.map(({ text }) => text)).toEqual(texts);
    expect([ticks[0]?.at, ticks.at(-1)?.at]).toEqual([0, 100]);
  },
);
