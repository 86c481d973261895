import type { z } from 'zod';
import type { guide } from '../pages/guide';
import { type Label, labelBox, sheet } from '../../src/step-drawings/compose';
import type { Path } from '../../tools/yaml/site';

type Guide = z.infer<typeof guide>;
type Drawing = NonNullable<Guide['steps'][number]['drawing']>;

/** Returns the drawings of a guide with their places in its file. */
const drawingsOf = ({ urgent, steps }: Guide): [Path, Drawing][] =>
  [
    ...(urgent?.steps ?? []).map(({ drawing }, index) => [['urgent', 'steps', index, 'drawing'], drawing] as const),
    ...steps.map(({ drawing }, index) => [['steps', index, 'drawing'], drawing] as const),
  ].flatMap(([path, drawing]): [Path, Drawing][] => (drawing ? [[path, drawing]] : []));

/** Says what is wrong with a label whose facts are filled in. */
function labelMistake(label: Label, others: readonly Label[]): string | undefined {
  const { left, right, top, bottom } = labelBox(label);
  if (right - left > sheet.width) return `"${label.text}" is too long for the drawing. Use fewer words.`;
  if (left < 0 || right > sheet.width || top < 0 || bottom > sheet.height) {
    const [across, down] = [Math.ceil((right - left) / 2), Math.ceil((bottom - top) / 2)];
    return (
      `"${label.text}" is partly outside the drawing. Put its middle between ${across} and ${sheet.width - across} across ` +
      `and between ${down} and ${sheet.height - down} down, or use fewer words.`
    );
  }
  const other = others.find((each) => {
    const box = labelBox(each);
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
  return other && `"${label.text}" covers "${other.text}". Use fewer words, or move one.`;
}

function mistakesIn(
  { parts, arrows, labels }: Drawing,
  fill: (text: string) => string | undefined,
): [Path, string | undefined][] {
  const filled = (labels ?? []).flatMap((label, index) => {
    const text = fill(label.text);
    return text === undefined ? [] : [{ ...label, text, index }];
  });
  return [
    [
      ['parts'],
      parts.some(({ lit }) => lit) ? undefined : 'nothing shows what the hand touches. Add `lit`: true to that part.',
    ],
    ...(arrows ?? []).map(({ kind, to }, index): [Path, string | undefined] => [
      ['arrows', index],
      ['move', 'to-and-fro', 'measure'].includes(kind) && !to
        ? `an arrow of the kind ${kind} has no end. Add to: [across, down].`
        : undefined,
    ]),
    ...filled.map((label, place): [Path, string | undefined] => [
      ['labels', label.index],
      labelMistake(label, filled.slice(0, place)),
    ]),
  ];
}

/**
 * Returns what is wrong with the drawings of a guide, beyond their schema. Two guides may share a drawing, because a new
 * guide begins as a copy of another one.
 * @param fill fills in the facts of a text; returns undefined while one of them is unknown
 */
export function drawingMistakes(entry: Guide, fill: (text: string) => string | undefined): [Path, string][] {
  const seen = new Map<string, Path>();
  return drawingsOf(entry).flatMap(([path, drawing]) => {
    const shapes = JSON.stringify([drawing.pipes, drawing.parts, drawing.arrows]);
    const same = seen.get(shapes);
    seen.set(shapes, path);
    const found: [Path, string | undefined][] = [
      ...mistakesIn(drawing, fill),
      [[], same && `the drawing is the same as ${same.join('.')}. Change one.`],
    ];
    return found.flatMap(([inside, message]): [Path, string][] => (message ? [[[...path, ...inside], message]] : []));
  });
}
