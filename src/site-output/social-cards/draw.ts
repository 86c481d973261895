import { cardSize } from '../../seo/social-card-address';
import { logoMark } from '../../theme/logo-mark';
import { type Composition, sheet } from '../../step-drawings/compose';
import { tokens } from '../../theme/tokens';
import { plainDrawing } from './step-drawing';
import typeface from './letters.json';

// Titles are set here and not by satori (0.63): it brings twelve packages and returns only a picture, not how wide a line
// is, which is needed to find the largest size at which a title fits.
const letters: Record<string, { width: number; path: string }> = typeface.letters;
const kerning: Record<string, number> = typeface.kerning;
/** The letter spacing of the site's headings. */
const tracking = -0.025 * typeface.em;

/** Positions the letters of a line, in units of the typeface, and measures it. Skips unknown letters. */
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

/** Returns the width of a line at a font size, both in pixels. */
export const lineWidth = (text: string, size: number) => (set(text).width * size) / typeface.em;

/** Breaks a text into lines that fit a width in pixels. A longer word gets a line of its own. */
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

/** Returns the largest font size at which a title fits, and its lines; at the smallest, a longer title loses its end. */
export function fit(title: string, width: number = room.width) {
  const tried = sizes.map((size) => ({ size, lines: breakLines(title, size, width) }));
  const fits = ({ size, lines }: (typeof tried)[number]) =>
    lines.length * size * lineHeight <= room.height && lines.every((line) => lineWidth(line, size) <= width);
  return tried.find(fits) ?? { size: smallest, lines: breakLines(title, smallest, width).slice(0, 5) };
}

function drawLine(text: string, x: number, baseline: number, size: number, colour: string) {
  const scale = size / typeface.em;
  const paths = set(text).placed.map((letter) => `<path transform="translate(${letter.x})" d="${letter.path}"/>`);
  return `<g fill="${colour}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

const pipe = 'M-20 552H884q44 0 44 44v60';

/** Where a drawing is, and how large. */
const panel = { x: 630, y: 160, scale: 1.6 };

const drawPanel = (drawing: Composition) => {
  const outline = `<rect width="${sheet.width}" height="${sheet.height}" rx="16"/>`;
  return [
    `<clipPath id="panel">${outline}</clipPath>`,
    `<g transform="translate(${panel.x} ${panel.y}) scale(${panel.scale})" clip-path="url(#panel)">`,
    `<g fill="${tokens['mist-100']}">${outline}</g>${plainDrawing(drawing)}</g>`,
  ];
};

/**
 * Returns the SVG of the picture that social networks show beside a link: the page's title in the site's typeface,
 * above the copper line, and a guide's drawing beside it.
 */
export function socialCard({
  title,
  name,
  drawing,
}: {
  title: string;
  name: string;
  drawing?: Composition | undefined;
}) {
  const { size, lines } = fit(title, drawing ? panel.x - 120 : room.width);
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
    ...(drawing ? drawPanel(drawing) : []),
    drawLine(name, 168, 122, 40, '#fff'),
    ...lines.map((line, index) => drawLine(line, 80, first + index * size * lineHeight, size, '#fff')),
    '</svg>',
  ].join('');
}
