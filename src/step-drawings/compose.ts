import { type Arrow, drawArrow } from './arrows';
import { hatching } from './shapes';

type Point = readonly number[];

interface Placed {
  part: string;
  at: Point;
  turn?: number;
  size?: number;
  flip?: boolean;
  lit?: boolean;
}
interface Pipe {
  through: readonly Point[];
  carries?: string;
  width?: number;
}
export interface Label {
  text: string;
  at: Point;
  to?: Point;
}
/** What a drawing is composed of, as `data/` says it. */
export interface Composition {
  pipes?: readonly Pipe[];
  parts: readonly Placed[];
  arrows?: readonly Arrow[];
  labels?: readonly Label[];
}

/** The size of every step drawing, in its own units. */
export const sheet = { width: 320, height: 200 };
/** The font size of a label, and about how wide its letters are. A sheet 256 px wide shows 18 units as 14.4 px. */
export const letter = { size: 18, width: 9.6 };

export const pipeContents = ['cold', 'hot', 'waste', 'wire'] as const;

/** A line through points, with round corners. */
function rounded(points: readonly Point[], radius: number): string {
  const along = ([x = 0, y = 0]: Point, [toX = 0, toY = 0]: Point) => {
    const length = Math.hypot(toX - x, toY - y) || 1;
    const step = Math.min(radius, length / 2) / length;
    return `${Math.round(x + (toX - x) * step)} ${Math.round(y + (toY - y) * step)}`;
  };
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.join(' ')}`;
      return after ? `L${along(point, before)}Q${point.join(' ')} ${along(point, after)}` : `L${point.join(' ')}`;
    })
    .join('');
}

/** Draws pipes: first the outlines of all, so that none crosses the water where two meet. */
function drawPipes(pipes: readonly Pipe[]): string {
  const drawn = pipes.map(({ through, carries, width }) => {
    const isWater = carries === 'cold' || carries === 'hot';
    const wide = width ?? (isWater ? 14 : 20);
    const d = rounded(through, wide * 1.3);
    if (carries === 'wire') return ['', `<path stroke-width="5" d="${d}"/>`];
    const stroke = (rest: string) => `<path stroke-linecap="butt" ${rest} d="${d}"/>`;
    return [
      stroke(`stroke-width="${wide + 6}"`),
      stroke(`stroke="var(--${isWater ? carries : 'paper'})" stroke-width="${wide}"`) +
        (carries === 'hot' ? stroke(`stroke="${hatching}" stroke-dasharray="2 6" stroke-width="${wide}"`) : ''),
    ];
  });
  return [0, 1].map((layer) => drawn.map((layers) => layers[layer]).join('')).join('');
}

function place({ at, turn, size, flip, lit }: Placed): string {
  const scale = size ?? 1;
  const moves = [
    `translate(${at.join(' ')})`,
    turn ? `rotate(${turn})` : '',
    flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`,
  ];
  // A smaller part keeps the weight of its outline.
  const weight = scale === 1 ? '' : ` stroke-width="${Math.round(30 / scale) / 10}"`;
  return `${lit ? ' class="lit"' : ''} transform="${moves.join('')}"${weight}`;
}

/** The room that a label takes on the sheet. */
export function labelBox({ text, at: [x = 0, y = 0] }: Label) {
  const width = text.length * letter.width;
  return { width, left: x - width / 2, right: x + width / 2, top: y - letter.size / 2, bottom: y + letter.size / 2 };
}

/** The line from a label to what it names, from the nearest edge of its text. */
function leader(label: Label): string {
  const { at, to } = label;
  if (!to) return '';
  const [x = 0, y = 0] = at;
  const [toX = 0, toY = 0] = to;
  const { left, right, top, bottom } = labelBox(label);
  const [fromX, fromY] =
    toX > right + 3 ? [right + 3, y] : toX < left - 3 ? [left - 3, y] : [x, toY > y ? bottom + 3 : top - 3];
  return `<path stroke-width="2" d="M${fromX} ${fromY}L${to.join(' ')}"/>`;
}

/**
 * Returns the shapes of a drawing as SVG, without the words of its labels.
 * @param draw returns an element that shows a part and has these attributes
 */
export const compose = (
  { pipes, parts, arrows, labels }: Composition,
  draw: (part: string, attributes: string) => string,
): string =>
  [
    drawPipes(pipes ?? []),
    ...parts.map((each) => draw(each.part, place(each))),
    ...(labels ?? []).map(leader),
    ...(arrows ?? []).map(drawArrow),
  ].join('');
