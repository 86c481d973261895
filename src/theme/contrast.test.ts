import { moreContrast, type Token, tokens } from './tokens';

/** Returns the WCAG 2 relative luminance of a colour. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Token, other: Token, colours: Record<Token, string> = tokens) {
  const [dark = 0, light = 0] = [colours[one], colours[other]].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Every text colour, the surfaces below it, and where it is used. */
const text: [Token, Token[], string][] = [
  ['ink-900', ['enamel', 'mist-100', 'mist-200', 'copper-100', 'verdigris-100', 'alarm-100'], 'body, cards, callouts'],
  [
    'ink-700',
    ['enamel', 'mist-100', 'mist-200', 'copper-100', 'verdigris-100', 'alarm-100'],
    'leads, callouts, badges',
  ],
  ['ink-500', ['enamel', 'mist-100', 'mist-200'], 'small print, crossed-out ticks, disabled buttons'],
  ['enamel', ['copper-600', 'copper-700', 'ink-900', 'ink-800', 'verdigris-700'], 'buttons, dark panels, step discs'],
  ['on-dark', ['ink-900', 'ink-800'], 'footer, dark panels, videos'],
  ['copper-300', ['ink-900', 'ink-800'], 'footer headings, numbers of the dark panel, offer strip'],
  ['copper-600', ['enamel', 'mist-100'], 'prices, icons that mean something'],
  ['copper-700', ['enamel', 'copper-100'], 'groups of questions, offer badge'],
  ['verdigris-700', ['enamel', 'mist-100', 'verdigris-100'], 'verified, ticks, success'],
  ['verdigris-300', ['ink-900'], 'proof on dark panels'],
  ['alarm-700', ['enamel', 'alarm-100'], 'errors and danger'],
];

/** Lines and marks that are needed to use a page. */
const marks: [Token, Token[], string][] = [
  ['line-500', ['enamel', 'mist-100'], 'borders of fields and options, empty radio dots'],
  ['focus', ['enamel', 'mist-100', 'copper-100', 'verdigris-100', 'alarm-100'], 'focus ring'],
  ['focus-on-dark', ['ink-900', 'ink-800'], 'focus ring on dark'],
  ['copper-500', ['enamel', 'ink-800'], 'the pipe where it shows progress'],
  ['alarm-700', ['enamel'], 'border of a field with an error'],
  ['ink-900', ['enamel', 'mist-100'], 'border of what is selected'],
];

const cases = (pairs: typeof text, least: number) =>
  pairs.flatMap(([colour, surfaces, where]) => surfaces.map((surface) => [colour, surface, where, least] as const));

test.each([...cases(text, 4.5), ...cases(marks, 3)])(
  'contrast: when %s stands on %s (%s), then it is at least %f',
  (colour, surface, _where, least) => {
    expect(contrast(colour, surface)).toBeGreaterThanOrEqual(least);
  },
);

test.each([...cases(text, 7), ...cases(marks, 3)])(
  'contrast: when a visitor asks for more, then %s on %s (%s) is at least %f',
  (colour, surface, _where, least) => {
    expect(contrast(colour, surface, { ...tokens, ...moreContrast })).toBeGreaterThanOrEqual(least);
  },
);

test('contrast: when a pair was measured with another tool, then the computed value is the same', () => {
  expect(contrast('ink-900', 'enamel')).toBeCloseTo(16.41, 2);
  expect(contrast('enamel', 'copper-600')).toBeCloseTo(5.19, 2);
});
