/** The parts of the drawings, as SVG. Their lines and colours are those of `OptionDrawing`, by class names. */

/** A copper pipe along a path. */
export const pipe = (d: string) => `<path class="p" d="${d}"/><path class="q" d="${d}"/>`;

/** A boiler on a wall. */
export const boiler = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><rect class="w" width="60" height="64" rx="8"/>` +
  '<path class="l" d="M0 44h60"/><rect class="f" x="8" y="50" width="20" height="8" rx="3"/></g>';

/** An outline where there is no boiler, or none yet. */
export const noBoiler = (x: number, y: number) => `<rect class="w d" x="${x}" y="${y}" width="60" height="64" rx="8"/>`;

/** A white flue with an ink outline. */
export const flue = (d: string) =>
  `<path d="${d}" stroke="#0E2229" stroke-width="15" stroke-linecap="butt"/>` +
  `<path d="${d}" stroke="#fff" stroke-width="10" stroke-linecap="butt"/>`;

/** The outside wall, cut through. */
export const wall = (x: number) =>
  `<path class="g" d="M${x} -4h22v138h-22z"/>` +
  `<path class="l" d="M${x} 22h22M${x} 48h22M${x} 74h22M${x} 100h22M${x + 11} 22v26M${x + 11} 74v26"/>`;

/** Steam from the end of a flue. */
export const steam = (x: number, y: number) =>
  `<path class="s" d="M${x} ${y}q6-6 12 0t12 0M${x + 4} ${y - 12}q5-5 10 0t10 0"/>`;

/** A house that stands on the ground, with a door and windows; `windows` is how many a floor has. */
export function house({ x, width, floors, windows }: { x: number; width: number; floors: number; windows: number }) {
  const top = 122 - floors * 32;
  const each = width / windows;
  const openings = Array.from({ length: floors * windows }, (_, index) => {
    const left = x + each * (index % windows) + each / 2 - 7;
    const isDoor = index === 0;
    const upper = index < windows ? 98 : 122 - 32 * Math.floor(index / windows) - 24;
    return `<rect class="${isDoor ? 'f' : 'b'}" x="${left}" y="${upper}" width="14" height="${isDoor ? 24 : 16}" rx="2"/>`;
  });
  return (
    `<path class="w" d="M${x} 122V${top}h${width}v${122 - top}z"/>` +
    `<path class="g" d="M${x - 10} ${top}l${width / 2 + 10}-34 ${width / 2 + 10} 34z"/>` +
    `${openings.join('')}<path class="l" d="M10 122h180"/>`
  );
}

/** A dimension line. */
export const measure = ({ from, to, y }: { from: number; to: number; y: number }) =>
  `<path class="m" d="M${from} ${y}H${to}M${from} ${y - 7}v14M${to} ${y - 7}v14"/>`;

/** Seen from outside: a window, the round end of the flue, and how far they are apart. */
export const outside = (x: number) =>
  '<path class="l" d="M0 30h14M0 86h14M0 112h14M120 8h24M152 116h30M176 20h24" opacity=".35"/>' +
  '<rect class="w" x="24" y="16" width="62" height="76" rx="4"/>' +
  '<path class="b" d="M30 22h22v64H30zM58 22h22v64H58z"/>' +
  `<circle class="g" cx="${x}" cy="56" r="15"/><circle class="f" cx="${x}" cy="56" r="6"/>` +
  measure({ from: 86, to: x - 15, y: 106 });
