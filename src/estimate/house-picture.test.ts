import { readFileSync } from 'node:fs';
import { everyWay } from '../questionnaire/test-support/every-way';
import type { Answers } from '../questionnaire/engine/definition';
import { housePicture } from './house-picture';
import { estimateDefinition } from './questions';

const ways = everyWay(estimateDefinition, 'X');
const file = readFileSync('static/drawings/estimate-1.svg', 'utf8');
const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const partsOf = (answers: Answers) => {
  const { rooms, things } = housePicture(answers);
  return [...rooms, ...things];
};
/** The answers of a way, one more each time: none, one, two and so on. */
const growing = (answers: Answers) =>
  Object.keys(answers).map((_, count) => Object.fromEntries(Object.entries(answers).slice(0, count)));

it("estimate's house: when one answer changes, then the picture changes", () => {
  const pictures = ways.map((answers) => JSON.stringify(housePicture({ ...answers, postcode: '', email: '' })));
  expect(new Set(pictures).size).toBe(144);
});

it("estimate's house: when another choice is answered, then the picture changes", () => {
  for (const answers of ways) {
    // Neither postcode nor email address is in it.
    const pictures = growing(answers)
      .slice(0, -1)
      .map((each) => JSON.stringify({ ...housePicture(each), places: {} }));
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

it("estimate's house: when every house is drawn, then each part of its file is used, and no other", () => {
  const drawn = new Set(ways.flatMap((answers) => growing(answers).flatMap((each) => partsOf(each).map(([id]) => id))));
  expect([...drawn].sort()).toEqual([...ids].sort());
});

it("estimate's house: when an answer adds to the price, then the house has a place for that price, on the sheet", () => {
  for (const answers of ways) {
    const { places } = housePicture(answers);
    const names = Object.keys(answers).filter((name) => ['fuel', 'distance', 'window', 'roofType'].includes(name));
    expect(Object.keys(places)).toEqual(expect.arrayContaining(names));
    for (const [across, down] of Object.values(places)) {
      expect([across, down].every((at) => at >= 15)).toBe(true);
      expect([440 - across, 300 - down].every((rest) => rest >= 15)).toBe(true);
    }
  }
});

it("estimate's house: when a flue goes through the roof, then it rises from the boiler and ends on the sheet", () => {
  for (const answers of ways) {
    const [, flue = ''] = housePicture(answers).pipes.find(([carries]) => carries === 'exhaust') ?? [];
    const [start, rise = 0] = [...flue.matchAll(/^M\d+ (\d+)(?:V(\d+))?/g)].flatMap(([, a, b = '1']) => [
      +(a ?? 0),
      +b,
    ]);
    expect(start).toBeGreaterThan(rise);
    expect(rise).toBeGreaterThan(0);
  }
});
