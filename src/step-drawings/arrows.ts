import { polar } from './shapes';

/** What an arrow shows: a turn seen from the end of the axis or from the side, or a way: a movement or a measure. */
export const arrowKinds = [
  'turn-clockwise',
  'turn-anticlockwise',
  'round-left',
  'round-right',
  'round-up',
  'round-down',
  'move',
  'to-and-fro',
  'measure',
] as const;

export interface Arrow {
  kind: string;
  /** The middle of a turn, or where a way begins. */
  at: readonly number[];
  /** Where a way ends. */
  to?: readonly number[];
  /** The radius of a turn. */
  size?: number;
  /** Where a turn begins, in degrees clockwise from the top. */
  from?: number;
  /** How far it turns, in degrees. */
  by?: number;
}

const half = 5;
const head = { length: 21, half: 14 };
const at = ([x, y]: readonly [number, number]) => `${Math.round(x)} ${Math.round(y)}`;

/** An arc with a head, around the origin. */
function arc(size: number, from: number, by: number): string {
  const way = Math.sign(by);
  const tip = from + by;
  const neck = tip - (way * head.length * 180) / (Math.PI * size);
  const large = Math.abs(neck - from) > 180 ? 1 : 0;
  const [out, back] = way > 0 ? [1, 0] : [0, 1];
  return (
    `M${at(polar(size + half, from))}A${size + half} ${size + half} 0 ${large} ${out} ${at(polar(size + half, neck))}` +
    `L${at(polar(size + head.half, neck))} ${at(polar(size, tip))} ${at(polar(size - head.half, neck))} ${at(polar(size - half, neck))}` +
    `A${size - half} ${size - half} 0 ${large} ${back} ${at(polar(size - half, from))}z`
  );
}

/** A straight arrow of a length, to the right from the origin. */
function straight(length: number, both: boolean): string {
  const neck = length - head.length;
  const top = `H${neck}v${half - head.half}L${length} 0 ${neck} ${head.half}V${half}`;
  return both
    ? `M${head.length}-${half}${top}H${head.length}v${head.half - half}L0 0 ${head.length}-${head.half}z`
    : `M0-${half}${top}H0z`;
}

/** Returns an arrow as SVG. */
export function drawArrow({ kind, at: [x = 0, y = 0], to, size, from, by }: Arrow): string {
  const path = (transform: string, d: string) =>
    `<path fill="var(--act)" stroke="var(--paper)" stroke-width="5" paint-order="stroke" transform="translate(${x} ${y})${transform}" d="${d}"/>`;
  switch (kind) {
    case 'turn-clockwise':
      return path('', arc(size ?? 50, from ?? -60, by ?? 150));
    case 'turn-anticlockwise':
      return path('', arc(size ?? 50, from ?? 60, -(by ?? 150)));
    // Seen from the side: where the near half of the turn goes.
    case 'round-left':
      return path('scale(1 .5)', arc(size ?? 44, from ?? 95, by ?? 170));
    case 'round-right':
      return path('scale(1 .5)', arc(size ?? 44, from ?? -95, -(by ?? 170)));
    case 'round-up':
      return path('scale(.5 1)', arc(size ?? 44, from ?? 185, -(by ?? 170)));
    case 'round-down':
      return path('scale(.5 1)', arc(size ?? 44, from ?? -5, by ?? 170));
    default: {
      const [toX = 0, toY = 0] = to ?? [];
      const length = Math.round(Math.hypot(toX - x, toY - y));
      const turn = Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
      const turned = turn ? `rotate(${turn})` : '';
      if (kind === 'measure')
        return `<path stroke-width="2" transform="translate(${x} ${y})${turned}" d="M0 0H${length}M0-7V7M${length}-7V7"/>`;
      return path(turned, straight(length, kind === 'to-and-fro'));
    }
  }
}
