import { partNames } from '../../step-drawings/parts';
import { tokens } from '../../theme/tokens';
import { socialCard } from './draw';
import { plainDrawing, tellingDrawing } from './step-drawing';

const placed = (part: string, lit = false) => ({ part, at: [0, 0], lit });

test('plain drawing: when it has every part, then it has no custom property, class or typeface, which a card cannot use', () => {
  const drawn = plainDrawing({
    pipes: [
      {
        through: [
          [0, 0],
          [9, 9],
        ],
        carries: 'hot',
      },
    ],
    parts: partNames.flatMap((name) => [placed(name), placed(name, true)]),
    arrows: [{ kind: 'move', at: [0, 0], to: [50, 0] }],
    labels: [{ text: 'off', at: [50, 50] }],
  });
  expect(drawn).not.toMatch(/var\(|class=|<text|off|undefined/);
});

test('plain drawing: when a part is lit, then it alone has the colour', () => {
  const drawn = plainDrawing({ parts: [placed('washer'), placed('washer', true)] });
  expect(drawn.split(tokens['copper-500'])).toHaveLength(2);
});

test('telling drawing: when a guide has several, then the one with a turn is chosen, then one with a movement, then any', () => {
  const [still, moves, turns] = [
    { parts: [] },
    { parts: [], arrows: [{ kind: 'move', at: [0, 0] }] },
    { parts: [], arrows: [{ kind: 'turn-clockwise', at: [0, 0] }] },
  ];
  expect(tellingDrawing([still, moves, turns])).toBe(turns);
  expect(tellingDrawing([still, moves])).toBe(moves);
  expect(tellingDrawing([still])).toBe(still);
  expect(tellingDrawing([])).toBeUndefined();
});

test('social card: when there is a drawing, then the title is set smaller than without it', () => {
  const title = 'How to increase boiler pressure';
  const size = (svg: string) => Math.max(...[...svg.matchAll(/scale\(([\d.]+) -/g)].map(([, scale]) => Number(scale)));
  const drawing = { parts: [placed('gauge')] };
  expect(size(socialCard({ title, name: 'Ash', drawing }))).toBeLessThan(size(socialCard({ title, name: 'Ash' })));
});
