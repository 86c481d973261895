import type { Token } from './tokens';

/** The colours that drawings of steps name by their roles: `var(--cold)` in a part. */
export const drawingColours = {
  ink: 'ink-900',
  paper: 'enamel',
  metal: 'steel',
  cold: 'water',
  hot: 'warm',
  good: 'verdigris-300',
  'good-line': 'verdigris-700',
  sheet: 'mist-100',
  act: 'copper-600',
} as const satisfies Record<string, Token>;

/** The colour of what the hand touches. */
export const litColour = 'copper-500' satisfies Token;
