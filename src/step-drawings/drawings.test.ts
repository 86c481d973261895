import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment } from 'parse5';
import { fixture, fixtureData } from '../../test/fixture';
import { drawArrow } from './arrows';
import { compose, type Composition, letter, sheet } from './compose';
import { partNames, parts } from './parts';
import { partsAddress, partsFile } from './parts-file';
import { gaugeAngle } from './parts/valves';

interface Block {
  kind: string;
  items?: { drawing?: Composition }[];
}
interface Guide {
  more?: Block[];
  urgent?: { steps: { drawing?: Composition }[] };
  steps: { drawing?: Composition }[];
}
interface Article {
  blocks: Block[];
}
const entries = (folder: string) =>
  readdirSync(path.join(fixture, 'data', folder)).map((name) => fixtureData(`${folder}/${name}`));
const steps = (entries('guides') as Guide[])
  .flatMap(({ urgent, steps: own }) => [...(urgent?.steps ?? []), ...own])
  .flatMap(({ drawing }) => drawing ?? []);
const cutAways = [
  ...(entries('insights') as Article[]).map(({ blocks }) => blocks),
  ...(entries('guides') as Guide[]).map(({ more = [] }) => more),
]
  .flatMap((blocks) => blocks.filter(({ kind }) => kind === 'drawings'))
  .flatMap(({ items = [] }) => items.flatMap(({ drawing }) => drawing ?? []));
const drawings = [...steps, ...cutAways];

test('parts: when one exists, then a step or an article uses it, and no other looks like it', () => {
  const used = new Set(drawings.flatMap((each) => each.parts.map(({ part }) => part)));
  expect(partNames.filter((name) => !used.has(name))).toEqual([]);
  expect(new Set(Object.values(parts)).size).toBe(partNames.length);
});

test('parts: when one is drawn, then of whole elements whose numbers can be read', () => {
  for (const [name, shapes] of Object.entries(parts)) {
    expect([name, shapes]).not.toEqual([name, expect.stringMatching(/NaN|undefined|null/)]);
    const opened = shapes.match(/<\w+/g)?.length ?? 0;
    expect([name, parseFragment(`<svg>${shapes}</svg>`).childNodes.length]).toEqual([name, 1]);
    expect([name, shapes.match(/\/>|<\/\w+>/g)?.length]).toEqual([name, opened]);
  }
});

test('drawings: when those of all guides and articles are compared, then no two have the same shapes', () => {
  const shapes = drawings.map((each) => compose(each, (part, attributes) => `<use href="#${part}"${attributes}/>`));
  expect(steps.length).toBeGreaterThanOrEqual(60);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('parts file: when a part is looked up by its name, then it is there, and the address of the file has a hash in it', () => {
  for (const name of partNames) expect(partsFile).toContain(`<g id="${name}">`);
  expect(partsAddress).toMatch(/^\/drawings\/parts-[0-9a-f]{8}\.svg$/);
});

/** Where a quarter turn begins on its outer edge, and its tip: x and y of each, from the middle of the turn. */
function endsOf(kind: string) {
  const arc = /M(\S+) (\S+)A.*?L\S+ \S+ (\S+) (\S+) /.exec(drawArrow({ kind, at: [0, 0], from: 0, by: 90 }));
  return arc?.slice(1).map(Number) ?? [];
}

test.each([
  ['turn-clockwise', 'right'],
  ['turn-anticlockwise', 'left'],
])('arrow: when it is a %s from the top, then its tip is at the %s', (kind, side) => {
  const [fromX = 0, fromY = 0, tipX = 0] = endsOf(kind);
  expect([Math.round(fromX), fromY < 0]).toEqual([0, true]);
  expect(tipX > 0 ? 'right' : 'left').toBe(side);
});

test.each([
  ['round-left', 'scale(1 .5)', 'left'],
  ['round-right', 'scale(1 .5)', 'right'],
])('arrow: when the near side goes %s, then the tip is there', (kind, flat, side) => {
  const drawn = drawArrow({ kind, at: [0, 0] });
  expect(drawn).toContain(flat);
  const tip = Number(/A.*?L\S+ \S+ (\S+) \S+ /.exec(drawn)?.[1]);
  expect(tip > 0 ? 'right' : 'left').toBe(side);
});

test('arrow: when it goes somewhere, then it points there and is as long as the way', () => {
  const drawn = drawArrow({ kind: 'move', at: [10, 10], to: [10, 70] });
  expect(drawn).toContain('translate(10 10)rotate(90)');
  expect(drawn).toContain('L60 0');
});

test('gauge: when it shows 2 bar, then the needle is at the top, and 1 to 1.5 bar is to the left of it', () => {
  expect([gaugeAngle(0), gaugeAngle(1), gaugeAngle(1.5), gaugeAngle(2)]).toEqual([-135, -67.5, -33.75, 0]);
});

test('compose: when a part is placed, turned, mirrored, lit and halved in size, then the weight of its lines stays', () => {
  const drawn = compose(
    { parts: [{ part: 'tap', at: [10, 20], turn: 90, size: 0.5, flip: true, lit: true }] },
    (part, attributes) => part + attributes,
  );
  expect(drawn).toBe('tap class="lit" transform="translate(10 20)rotate(90)scale(-0.5 0.5)" stroke-width="6"');
});

test('compose: when a pipe has points and a label a target, then the pipe bends and the line starts at the nearest edge', () => {
  const drawn = compose(
    {
      pipes: [
        {
          through: [
            [0, 0],
            [100, 0],
            [100, 100],
          ],
          carries: 'cold',
        },
      ],
      parts: [],
      labels: [{ text: 'off', at: [200, 50], to: [100, 50] }],
    },
    () => '',
  );
  expect(drawn).toContain('d="M0 0L82 0Q100 0 100 18L100 100"');
  expect(drawn).toContain(`M${200 - 1.5 * letter.width - 3} 50L100 50`);
});

test('compose: when pipes meet, then all outlines lie below the water, and hot water is hatched', () => {
  const pipe = (carries: string) => ({
    carries,
    through: [
      [0, 0],
      [100, 0],
    ],
  });
  const drawn = compose({ pipes: [pipe('cold'), pipe('hot')], parts: [] }, () => '');
  expect([...drawn.matchAll(/stroke="([^"]+)"|stroke-width="20"/g)].map(([all, colour]) => colour ?? all)).toEqual([
    'stroke-width="20"',
    'stroke-width="20"',
    'var(--cold)',
    'var(--hot)',
    'var(--hatch,none)',
  ]);
});

test('labels: when a phone shows the sheet 256 px wide, then they are at least 14 px high', () => {
  expect((letter.size * 256) / sheet.width).toBeGreaterThanOrEqual(14);
});

test('handbook: when staff look for a part, then docs/drawings.md names each, and no other', () => {
  const handbook = readFileSync(path.resolve('docs/drawings.md'), 'utf8');
  const [, list = ''] = /## All parts\n([\s\S]*?)\n## /.exec(handbook) ?? [];
  const named = [...list.matchAll(/^(?:- \*\*.*?\*\*:|  ).*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/`([a-z\d-]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...partNames].sort());
});
