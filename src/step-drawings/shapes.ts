/**
 * What parts are drawn with. Outlines and their weight come from the sheet, the colours of fills from the custom properties
 * that src/brand/drawings/StepDrawing.tsx sets.
 */

/** Path data without the spaces that a minus makes superfluous. */
const short = (d: string) => d.replaceAll(' -', '-');

const path = (attributes: string) => (d: string) => `<path${attributes} d="${short(d)}"/>`;
const fill = (colour: string) => path(` fill="${colour}"`);

export const line = path('');
export const thin = path(' stroke-width="2"');
export const paper = fill('var(--paper)');
export const metal = fill('var(--metal)');
export const cold = fill('var(--cold)');
export const hot = fill('var(--hot)');
export const ink = fill('var(--ink)');
/** What a hand touches: lit in a step that says so, otherwise white, or metal. */
export const touch = fill('var(--lit,var(--paper))');
export const grip = fill('var(--lit,var(--metal))');
/** The colour of lines across what is hot. Forced colours have one colour for water: cold is filled, hot is hatched. */
export const hatching = 'var(--hatch,none)';
/** A stroke of heat without an outline. */
export const heated = 'var(--hatch,var(--hot))';
/** A fill without an outline, for water behind the lines of what holds it. */
export const water = path(' fill="var(--cold)" stroke="none"');
/** A stroke of a colour and a width, such as a mark or a stream. */
export const stroke = (colour: string, width: number, d: string) =>
  `<path stroke="${colour}" stroke-width="${width}" d="${short(d)}"/>`;

/** A line with an outline: pipes, arms, handles. Limbs drawn together have one outline around all of them. */
export const limbs = (colour: string, ...strokes: readonly (readonly [d: string, width: number])[]) =>
  [
    ...strokes.map(([d, width]) => stroke('var(--ink)', width + 6, d)),
    ...strokes.map(([d, width]) => stroke(colour, width, d)),
  ].join('');
export const touched = 'var(--lit,var(--paper))';
export const gripped = 'var(--lit,var(--metal))';

/** A circle, as path data. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A rectangle with round corners, as path data. */
export const box = (x: number, y: number, width: number, height: number, r = 0) =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;

/** The point at an angle, in degrees clockwise from the top, around the origin. */
export const polar = (r: number, degrees: number): [x: number, y: number] => {
  const radians = (degrees * Math.PI) / 180;
  return [Math.round(10 * r * Math.sin(radians)) / 10, Math.round(-10 * r * Math.cos(radians)) / 10];
};

/** A figure on a dial. */
export const figure = (x: number, y: number, text: string, size = 18, colour = 'var(--ink)') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" stroke="none">${text}</text>`;
