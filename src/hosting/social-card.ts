import { cardSize } from '../seo/card';
import { logoMark } from '../theme/logo-mark';
import { tokens } from '../theme/tokens';
import typeface from './letters.json';

const letters: Record<string, { width: number; path: string }> = typeface.letters;
const kerning: Record<string, number> = typeface.kerning;
/** Headings of the site are set as close as this. */
const tracking = -0.025 * typeface.em;

/** Where each letter of a line stands, in units of the typeface, and how long the line is. Unknown letters are left out. */
function set(text: string) {
  const known = [...text].filter((character) => character in letters);
  const { width, placed } = known.reduce<{ width: number; placed: { path: string; x: number }[] }>(
    (line, character, index) => {
      const x = line.width + (kerning[(known[index - 1] ?? '') + character] ?? 0);
      const { width: own = 0, path = '' } = letters[character] ?? {};
      return { width: x + own + tracking, placed: [...line.placed, { path, x }] };
    },
    { width: 0, placed: [] },
  );
  return { placed, width: width - tracking };
}

/** How long a line is at a size in pixels. */
export const lineWidth = (text: string, size: number) => (set(text).width * size) / typeface.em;

/** A text in lines no longer than fits; a single word that is longer keeps its line. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && lineWidth(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

const smallest = 48;
const sizes = [92, 80, 68, 58, smallest];
const room = { width: 940, height: 300 };
const lineHeight = 1.08;

/** The largest size at which a title fits into its room. */
export function fit(title: string) {
  const tried = sizes.map((size) => ({ size, lines: breakLines(title, size, room.width) }));
  const fits = ({ size, lines }: (typeof tried)[number]) =>
    lines.length * size * lineHeight <= room.height && lines.every((line) => lineWidth(line, size) <= room.width);
  return tried.find(fits) ?? { size: smallest, lines: breakLines(title, smallest, room.width).slice(0, 5) };
}

function drawLine(text: string, x: number, baseline: number, size: number, colour: string) {
  const scale = size / typeface.em;
  const paths = set(text).placed.map((letter) => `<path transform="translate(${letter.x})" d="${letter.path}"/>`);
  return `<g fill="${colour}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

const pipe = 'M-20 552H884q44 0 44 44v60';

/** The picture networks show beside a link to a page: its title in the site's own letters, over the copper line. */
export function socialCard({ title, name }: { title: string; name: string }): string {
  const { size, lines } = fit(title);
  const middle = 330;
  const first = middle - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.35;
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><pattern id="tiles" width="40" height="40" patternUnits="userSpaceOnUse">',
    '<path d="M40 0H0V40" fill="none" stroke="#fff" stroke-opacity=".06" stroke-width="2"/></pattern></defs>',
    `<path fill="${tokens['ink-900']}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="url(#tiles)" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="none"><path d="${pipe}" stroke="${tokens['copper-500']}" stroke-width="32"/>`,
    `<path d="${pipe}" transform="translate(-3 -5)" stroke="${tokens['copper-300']}" stroke-width="7"/></g>`,
    `<path d="M180 530h34v44h-34zM700 530h34v44h-34z" fill="${tokens['copper-700']}"/>`,
    `<g transform="translate(80 72) scale(1.7)"><path d="${logoMark.door}" fill="#fff"/>`,
    `<path d="${logoMark.drop}" fill="${tokens['copper-500']}"/></g>`,
    drawLine(name, 168, 122, 40, '#fff'),
    ...lines.map((line, index) => drawLine(line, 80, first + index * size * lineHeight, size, '#fff')),
    '</svg>',
  ].join('');
}
