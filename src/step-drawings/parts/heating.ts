import {
  box,
  cold,
  disc,
  figure,
  grip,
  hatching,
  heated,
  hot,
  ink,
  limbs,
  line,
  metal,
  paper,
  stroke,
  thin,
  touch,
  touched,
  water,
} from '../shapes';

const panel = box(-90, -55, 180, 110, 10);
/** Lines across a radiator, from a height down. */
const hatch = (top: number) =>
  `<path stroke="${hatching}" stroke-width="2" d="${Array.from({ length: Math.ceil((46 - top) / 8) }, (_, line) => `M-90 ${top + 8 * line}H90`).join('')}"/>`;
const grooves = line('M-68-38v76M-45-38v76M-22-38v76M0-38v76M22-38v76M45-38v76M68-38v76');

/** The window of a meter: four digits on white and, after the point, two on red. */
const reading =
  ink(box(-70, -24, 140, 42, 6)) +
  paper(box(-64, -18, 84, 30, 3)) +
  hot(box(22, -18, 42, 30, 3)) +
  thin('M-43-18v30M-22-18v30M-1-18v30M43-18v30') +
  ['0', '4', '8', '2', '6', '1'].map((digit, index) => figure(-53.5 + 21.4 * index, 4, digit, 20)).join('');

/** What makes and carries heat. */
export const heating = {
  /** The origin is its top left corner. */
  boiler:
    touch(box(0, 0, 100, 128, 12)) +
    line('M0 94h100') +
    ink(box(12, 104, 36, 15, 4)) +
    paper(disc(78, 111, 10)) +
    thin('M78 111l4-6'),
  /** The lower edge of a boiler, with what stands out below. */
  'boiler-below':
    paper('M-150-70h300v58q0 12-12 12h-276q-12 0-12-12z') +
    ink(box(-128, -46, 62, 26, 6)) +
    paper(disc(104, -34, 20)) +
    line('M104-34l9-10'),
  /** The round button of the boiler above. */
  reset: touch(disc(0, 0, 10)) + thin('M0 0l4-6'),
  knob: paper(disc(0, 0, 42)) + touch(disc(0, 0, 31)) + stroke('var(--ink)', 6, 'M0-10V-25'),
  cylinder: touch('M-36 66V-44q0-26 36-26t36 26V66z') + line('M-36-14h72M-36 30h72') + grip(box(-9, -86, 18, 18, 3)),
  radiator: touch(panel) + grooves,
  /** Air on top, hot water below. */
  'radiator-air':
    hot(panel) +
    cold('M-90-20V-45q0-10 10-10h160q10 0 10 10v25q-22 12-45 0t-45 0t-45 0t-45 0z') +
    grooves +
    hatch(-6) +
    `<path stroke="var(--lit,var(--ink))" d="${panel}"/>`,
  'radiator-warm': hot(panel) + hatch(-46) + grooves,
  /** The end of a radiator's bleed valve, from the side; it stands out to the right. */
  'bleed-screw': metal(box(0, -10, 16, 20, 3)) + grip(box(16, -5, 9, 10, 2)),
  heat: stroke(heated, 6, 'M-24 20q-10-10 0-20t0-20M0 20q-10-10 0-20t0-20M24 20q-10-10 0-20t0-20'),
  thermostat:
    paper(box(-44, -44, 88, 88, 16)) +
    ink(box(-30, -30, 60, 36, 6)) +
    touch(disc(-16, 26, 9)) +
    touch(disc(16, 26, 9)) +
    thin('M-20 28l4-4 4 4M12 24l4 4 4-4'),
  /** Behind a thermostat: the plate on the wall. */
  plate:
    metal(box(-36, -36, 72, 72, 8)) + ink(disc(0, 20, 4) + disc(-16, 20, 4) + disc(16, 20, 4)) + line('M-14-20h28'),
  programmer:
    paper(box(-62, -38, 124, 76, 10)) +
    paper(disc(-26, 0, 25)) +
    line('M-26-14V0l9 8') +
    ink(box(18, -18, 30, 14, 4)) +
    touch(box(18, 8, 30, 18, 5)),
  /** Through an outside wall, which ends at x = 0. */
  flue: metal(box(0, -20, 34, 40, 4)) + paper(box(30, -27, 30, 54, 6)) + thin('M38-16v32M45-16v32M52-16v32'),
  wall: metal(box(-26, -100, 26, 200)) + thin('M-26-60H0M-26-20H0M-26 20H0M-26 60H0M-13-100v40M-13-20v40M-13 60v40'),
  meter: paper(disc(0, 0, 76)) + reading + stroke('var(--ink)', 2.5, 'M-14 40h28M0 26v28M-10 30l20 20M10 30l-20 20'),
  /** The window of the meter. */
  reading,
  /** Half full, without a lid. */
  tank:
    water(box(-70, -14, 140, 54)) +
    line('M-72-45V30q0 12 12 12H60q12 0 12-12V-45') +
    stroke('var(--ink)', 2, 'M-70-14h140'),
  /** A ring of a gas hob, alight. */
  hob:
    cold(
      'M-52 2q-9-14 0-30q9 16 0 30zM-26 2q-9-18 0-38q9 20 0 38zM0 2q-9-20 0-42q9 22 0 42zM26 2q-9-18 0-38q9 20 0 38zM52 2q-9-14 0-30q9 16 0 30z',
    ) +
    grip(box(-62, 2, 124, 14, 5)) +
    metal(box(-22, 16, 44, 12, 3)) +
    line('M-92-46h184M-84-46v74M84-46v74M-110 28h220'),
  /** A prepayment meter, with its card pushed in from below. */
  'card-meter':
    paper(box(-50, -68, 100, 104, 10)) +
    ink(box(-34, -52, 68, 30, 5)) +
    figure(0, -30, '£0.00', 20, 'var(--paper)') +
    ink(box(-32, 2, 64, 8, 3)) +
    touch(box(-26, 8, 52, 58, 6)) +
    thin('M-14 48h28'),
  /** A plastic pipe out of a wall and down, its upper end at the origin. */
  condensate:
    limbs(touched, ['M0 0H44q18 0 18 18V112', 17]) + metal(box(48, 44, 28, 10, 3)) + metal(box(48, 88, 28, 10, 3)),
  /** A carbon monoxide alarm, its test button below the middle. */
  alarm:
    paper(disc(0, 0, 58)) + thin('M-32-28q32-22 64 0M-38-14q38-22 76 0') + touch(disc(0, 20, 17)) + ink(disc(34, 8, 3)),
};
