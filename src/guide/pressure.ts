/** The pressures of a heating system that this site gives, in bar. */
export interface Pressures {
  /** The lowest healthy reading. */
  least: number;
  /** The highest healthy reading when the system is cold. */
  cold: number;
  /** The pressure that must never be exceeded. */
  most: number;
}

/** What a reading means: too little water, right, right only while it is hot, or too much water. */
export type Reading = 'low' | 'right' | 'hot' | 'high';

/** Returns what a reading in bar means. */
export function readingAt(bar: number, { least, cold, most }: Pressures): Reading {
  if (bar < least) return 'low';
  if (bar <= cold) return 'right';
  return bar <= most ? 'hot' : 'high';
}

/** The last figure on the dial, in bar. */
export const dialEnd = 4;

const sweep = 270;

/** Returns how far the needle is turned at a reading, in degrees from pointing up. */
export const needleTurn = (bar: number) => (bar / dialEnd - 0.5) * sweep;

const rounded = (length: number) => Math.round(length * 10) / 10;

/** Returns the point of a reading at a distance from the centre of the dial, which is at 0, 0. */
export function dialPoint(bar: number, radius: number): [x: number, y: number] {
  const angle = (needleTurn(bar) * Math.PI) / 180;
  return [rounded(radius * Math.sin(angle)), rounded(-radius * Math.cos(angle))];
}

/** Returns the path of a band of the dial, between two readings. */
export function dialBand(from: number, to: number, radius: number): string {
  const isLong = needleTurn(to) - needleTurn(from) > 180;
  return `M${dialPoint(from, radius).join(' ')}A${radius} ${radius} 0 ${isLong ? 1 : 0} 1 ${dialPoint(to, radius).join(' ')}`;
}
