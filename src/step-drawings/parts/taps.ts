import { box, disc, grip, heated, ink, limbs, line, metal, paper, stroke, thin, touch, touched } from '../shapes';

const spout = limbs('var(--metal)', ['M4-42H48q16 0 16 16v6', 20]);
const column = metal(box(-17, -58, 34, 58, 4)) + metal(box(-26, -8, 52, 10, 4));

/** Taps from the side, and what is inside them. The origin is the foot, or the middle. */
export const taps = {
  mixer:
    limbs('var(--metal)', ['M0-8V-62q0-30 30-30t30 30v12', 11]) +
    metal(box(-18, -10, 36, 12, 4)) +
    limbs(touched, ['M-10-20L-40-34', 8]),
  tap: spout + column + metal(box(-12, -74, 24, 16, 3)) + limbs(touched, ['M-26-82H26', 15]),
  'lever-tap': spout + column + touch('M-18-62q0-12 12-12h12l50-12q10 0 8 10l-58 20h-12q-12 0-12-6z'),
  /** Without its handle and valve. */
  'tap-body': spout + metal('M-17-62h10v6h14v-6h10v62h-34z') + metal(box(-26, -8, 52, 10, 4)),
  /** From above: the spout to the left. */
  'spout-above': limbs('var(--metal)', ['M0 0H-112', 26]) + metal(disc(0, 0, 44)),
  handle: limbs(touched, ['M-30 0H30', 17]) + metal(box(-9, 6, 18, 12, 2)),
  'tap-cover': touch('M-15 14L-10-14h20l5 28z'),
  screw: touch(box(-8, -10, 16, 8, 3)) + grip('M-4-2h8v16l-4 5-4-5z'),
  /** The spindle with its large nut, and a washer at its foot. */
  'tap-valve':
    metal(box(-6, -52, 12, 26, 2)) +
    touch(box(-24, -26, 48, 22, 4)) +
    line('M-9-26v22M9-26v22') +
    metal(box(-14, -4, 28, 24, 2)) +
    thin('M-14 3h28M-14 10h28') +
    metal(box(-9, 20, 18, 10, 2)),
  washer: touch(disc(0, 0, 20) + disc(0, 0, 7)),
  'washer-side': touch(box(-15, -5, 30, 10, 3)),
  cartridge:
    metal(box(-6, -46, 12, 22, 2)) +
    touch(box(-18, -24, 36, 44, 5)) +
    line('M-18-6h36') +
    ink(disc(-6, 8, 4) + disc(6, 8, 4)) +
    metal(box(-18, 20, 36, 8, 3)),
  plug: ink('M-16 0h32l-5 12h-22z') + stroke('var(--ink)', 3, 'M0 0v-8'),
  'outside-tap':
    metal(box(-46, -12, 12, 40, 3)) +
    limbs('var(--metal)', ['M-34 8H-4q16 0 16 16v14', 17]) +
    metal(box(-18, -18, 16, 18, 3)) +
    limbs(touched, ['M-28-24H8', 10]),
  /** Cut open, without its valve: the seat that the washer presses on is the narrow place, at the origin. */
  'tap-cut':
    limbs('var(--metal)', ['M36-46H92q20 0 20 20v14', 26]) +
    paper('M-30-82H30V0H-30z') +
    metal('M-44-82h14V-4h16V50h-30zM44-82H30V-4H14V50h30z') +
    grip('M-30-4h16V8h-16zM30-4H14V8h16z') +
    metal(box(-58, 46, 116, 12, 4)),
  drop: '<path fill="var(--cold)" d="M0-14q11 14 11 20a11 11 0 0 1-22 0q0-6 11-20z"/>',
  /** Water that runs from a spout. */
  stream: stroke('var(--cold)', 9, 'M0 0V52'),
  'stream-hot': stroke(heated, 9, 'M0 0V52'),
  jet: stroke('var(--cold)', 6, 'M0 0q16-4 26 8t30 2M0 0q18 6 24 20t24 14M0 0q14-14 30-12t24-10'),
  air: stroke('var(--ink)', 2.5, 'M0 0q8-8 16 0t16 0 16 0M4-14q8-8 16 0t16 0M4 14q8-8 16 0t16 0'),
  /** On a level pipe that ends at the right. The shoulder is at the origin. */
  thread:
    metal(box(-36, -29, 36, 58, 5)) +
    thin('M-24-29v58M-12-29v58') +
    metal('M0-15H128l8 5V10l-8 5H0z') +
    thin(Array.from({ length: 14 }, (_, turn) => `M${6 + 9 * turn}-15l5 30`).join('')),
};
