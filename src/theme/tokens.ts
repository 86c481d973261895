/**
 * The colours, type sizes and shared distances of the design, by name. `GlobalStyle` writes them as CSS custom properties.
 * Components read them with `token`, so a wrong name does not compile. To re-brand the site, begin with this file.
 */
export const tokens = {
  // Ink: structure, text, dark surfaces, selected state.
  'ink-900': '#0E2229',
  'ink-800': '#17343E',
  'ink-700': '#32474D',
  'ink-500': '#56696F',
  // Surfaces and lines.
  enamel: '#FFFFFF',
  'mist-100': '#F1F5F5',
  'mist-200': '#E3EAEB',
  'line-200': '#D8E1E3',
  'line-500': '#768A90',
  'on-dark': '#D5DFE1',
  // Copper: actions, emphasised prices, the drawn pipe.
  'copper-700': '#93350A',
  'copper-600': '#BF4408',
  'copper-500': '#DC6530',
  'copper-300': '#F4A682',
  'copper-100': '#FCEBE1',
  // Verdigris: proof, such as verified reviews.
  'verdigris-700': '#0B5F57',
  'verdigris-300': '#86D6C5',
  'verdigris-100': '#DFF2EE',
  // Alarm: errors and danger only.
  'alarm-700': '#B00020',
  'alarm-100': '#FDECEE',
  focus: '#0A5BD3',
  'focus-on-dark': '#9CC7FF',
  // Drawings only.
  water: '#5FB3D4',
  warm: '#F2A5AC',
  steel: '#C3CED1',

  'font-text': 'Figtree,Figtree-fallback,system-ui,sans-serif',
  'font-display': '"Funnel Display",Funnel-fallback,Figtree,system-ui,sans-serif',
  display: 'clamp(2.5rem,1.75rem + 3.2vw,4.25rem)',
  h1: 'clamp(2.125rem,1.7rem + 1.9vw,3.25rem)',
  h2: 'clamp(1.75rem,1.45rem + 1.3vw,2.5rem)',
  h3: 'clamp(1.1875rem,1.12rem + .3vw,1.375rem)',
  lead: 'clamp(1.125rem,1.06rem + .3vw,1.3125rem)',

  section: 'clamp(4rem,2.6rem + 6vw,7.5rem)',
  // The insets keep clear of an iPhone's notch and home bar in landscape.
  gutter: 'max(clamp(1.25rem,.6rem + 2.8vw,2.5rem),env(safe-area-inset-left),env(safe-area-inset-right))',

  'r-s': '6px',
  'r-m': '10px',
  'r-l': '16px',
  'r-xl': '24px',
  'shadow-1': '0 1px 2px #0e222914,0 4px 16px #0e22290d',
  'shadow-2': '0 2px 6px #0e22291f,0 24px 64px #0e222933',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

export type Token = keyof typeof tokens;

/** The colours that are different where a visitor asks for more contrast: text then has 7:1 and edges have 3:1. */
export const moreContrast = {
  'ink-500': '#32474D',
  'line-200': '#56696F',
  'line-500': '#32474D',
  'on-dark': '#FFFFFF',
  'copper-700': '#7A2A06',
  'copper-600': '#7A2A06',
  'copper-300': '#FFC4A8',
  'verdigris-700': '#06483F',
  'alarm-700': '#8F001A',
} as const satisfies Partial<Record<Token, string>>;

/** Returns `var(--ink-900)` for `token('ink-900')`. */
export const token = (name: Token) => `var(--${name})`;

/** Media queries from a width on, in rem so that a larger browser font changes the layout too. */
export const from = {
  small: '@media (min-width:30rem)',
  tablet: '@media (min-width:48rem)',
  wide: '@media (min-width:60rem)',
  desktop: '@media (min-width:64rem)',
} as const;

/** A window as low as that of a phone in landscape. */
export const low = '@media (max-height:26rem)';

/**
 * A window in which a dialog uses all of the height: a phone with its keyboard open. From 560 px on, the specification's 80% of
 * the height are enough.
 */
export const lowDialog = '@media (max-height:34.9rem)';

/** For pointers that can hover. On touch, a hover style would stay after a tap, and delay painting its result. */
export const hovering = '@media (hover:hover)';

/** Media queries below a width. */
export const below = {
  /** A phone with text of about twice the size. */
  largeText: '@media (max-width:16.99rem)',
  small: '@media (max-width:29.99rem)',
  tablet: '@media (max-width:47.99rem)',
  desktop: '@media (max-width:63.99rem)',
} as const;
