import {
  box,
  disc,
  figure,
  grip,
  gripped,
  ink,
  limbs,
  line,
  metal,
  paper,
  polar,
  stroke,
  thin,
  touch,
  touched,
} from '../shapes';

/** The scale of a boiler's gauge, from 0 to 4 bar, in degrees from the top. */
export const gaugeAngle = (bar: number) => -135 + 67.5 * bar;
const onGauge = (r: number, bar: number) => polar(r, gaugeAngle(bar)).join(' ');

/** A gauge with a band from 1 bar. */
const dial = (to: number) =>
  paper(disc(0, 0, 84)) +
  `<path stroke="var(--good)" stroke-width="15" stroke-linecap="butt" d="M${onGauge(70, 1)}A70 70 0 0 1 ${onGauge(70, to)}"/>` +
  line([0, 1, 2, 3, 4].map((bar) => `M${onGauge(78, bar)}L${onGauge(66, bar)}`).join('')) +
  thin([0.5, 1.5, 2.5, 3.5].map((bar) => `M${onGauge(78, bar)}L${onGauge(71, bar)}`).join(''));
const figures =
  [0, 1, 2, 3, 4]
    .map((bar) => figure(polar(50, gaugeAngle(bar))[0], polar(50, gaugeAngle(bar))[1] + 6, String(bar)))
    .join('') + figure(0, 62, 'bar');

/**
 * Valves, bleed keys, a filling loop and gauges. A valve is seen along its spindle, unless it says "from the side", so
 * that `turn` in a drawing turns its handle. The origin is where it turns, or its first end.
 */
export const valves = {
  /** On an upright pipe. */
  'stop-tap':
    metal(box(-19, -46, 38, 92, 6)) +
    line('M-19-32h38M-19 32h38') +
    metal(disc(0, 0, 27)) +
    limbs(touched, ['M-31 0H31M0-31V31', 17]) +
    touch(disc(0, 0, 9)),
  'wheel-valve':
    metal(box(-17, -50, 34, 100, 6)) +
    limbs(touched, ['M-28 0H28M0-28V28', 5]) +
    touch(disc(0, 0, 37) + disc(0, 0, 25)) +
    touch(disc(0, 0, 8)),
  /** On an upright pipe. Its slot is a part of its own. */
  isolator:
    metal(box(-17, -50, 34, 20, 4)) +
    metal(box(-17, 30, 34, 20, 4)) +
    metal(box(-23, -32, 46, 64, 9)) +
    touch(disc(0, 0, 18)),
  /** Across an upright pipe, which is closed. */
  slot: stroke('var(--ink)', 7, 'M-11 0H11'),
  /** On a level pipe. Its lever is a part of its own. */
  'ball-valve':
    metal(box(-40, -16, 20, 32, 4)) +
    metal(box(20, -16, 20, 32, 4)) +
    metal(box(-25, -21, 50, 42, 9)) +
    metal(disc(0, 0, 10)),
  /** Along a level pipe, which is open. */
  lever: touch('M0-9H52a9 9 0 0 1 0 18H0a9 9 0 0 1 0-18z') + ink(disc(0, 0, 3)),
  /** From the side, on a pipe that comes from below. */
  'numbered-valve':
    metal(box(-13, -20, 26, 26, 4)) +
    touch(box(-22, -76, 44, 58, 11)) +
    thin('M-10-66v28M0-66v28M10-66v28M-22-30h44') +
    ink(disc(0, -24, 2)),
  /** From the side. */
  lockshield: metal(box(-13, -20, 26, 26, 4)) + touch('M-13-18v-22q0-13 13-13t13 13v22z'),
  'bleed-valve': metal(disc(0, 0, 42)) + paper(disc(0, 0, 27)) + grip(box(-10, -10, 20, 20, 3)),
  'bleed-key': limbs(touched, ['M-36 0H36', 22]) + touch(disc(0, 0, 19)) + ink(box(-7, -7, 14, 14, 2)),
  /** From the side, pushed on from the left. */
  'bleed-key-side': grip(box(-4, -7, 40, 14, 4)) + touch('M36 0C44-30 76-30 76 0S44 30 36 0z') + line('M58 0h.1'),
  'filling-loop':
    limbs(gripped, ['M0 0V16C0 66 112 66 112 16V0', 13]) +
    '<path stroke-width="9" stroke-linecap="butt" stroke-dasharray="2 6" d="M0 6V16C0 66 112 66 112 16V6"/>' +
    metal(box(-13, -16, 26, 20, 4)) +
    metal(box(99, -16, 26, 20, 4)) +
    thin('M-5-16v20M5-16v20M107-16v20M117-16v20'),
  /** Its band is right when the boiler is cold. */
  gauge: dial(1.5) + figures,
  /** Its band is right while the heating is on. */
  'gauge-hot': dial(2) + figures,
  /** For a gauge that is drawn small and has no room for figures. */
  'gauge-small': dial(1.5),
  /** Up is 2 bar; a bar is 67.5 degrees. */
  needle: '<path fill="var(--lit,var(--ink))" d="M-5 16L-2-58h4L5 16z"/>' + paper(disc(0, 0, 7)),
};
