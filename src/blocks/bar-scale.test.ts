import { numberFacts } from '../facts/format-value';
import { barsOf } from './bar-scale';

const pounds = (from: number, to?: number, orMore = false) => {
  const facts = numberFacts('prices.x', { from, ...(to !== undefined && { to }), orMore });
  return (name: string) => {
    const found = facts.find((fact) => fact.name === `prices.x${name}`);
    if (!found) throw new Error(name);
    return found;
  };
};

it('bars: when figures are ranges, then each begins at its lower end, on one scale from zero', () => {
  expect(
    barsOf([
      { name: 'A', figure: pounds(20, 50)('') },
      { name: 'B', figure: pounds(100, 200)('') },
    ]),
  ).toEqual([
    { name: 'A', text: '20 to 50', start: 10, end: 25, isOpen: false },
    { name: 'B', text: '100 to 200', start: 50, end: 100, isOpen: false },
  ]);
});

it('bars: when a figure is one number, then its bar begins at zero', () => {
  expect(barsOf([{ name: 'A', figure: pounds(268)('') }])).toEqual([
    { name: 'A', text: '268', start: 0, end: 100, isOpen: false },
  ]);
});

it('bars: when a range is open, then its bar reaches the named end and is open', () => {
  const smart = pounds(200, 300, true);
  expect(barsOf([{ name: 'A', figure: smart(''), end: smart('.to') }])).toEqual([
    { name: 'A', text: '200 to 300+', start: 66.67, end: 100, isOpen: true },
  ]);
});

it('bars: when a figure is a least one, then its bar is open at that figure', () => {
  expect(barsOf([{ name: 'A', figure: pounds(100, undefined, true)('') }])).toEqual([
    { name: 'A', text: '100+', start: 0, end: 100, isOpen: true },
  ]);
});
