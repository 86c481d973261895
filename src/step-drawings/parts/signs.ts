import { disc, line, metal, paper, polar, stroke, thin, touch, water } from '../shapes';

/** A clock at so many minutes past twelve, with the time since then shaded. */
function clock(minutes: number): string {
  const end = polar(23, 6 * minutes).join(' ');
  return (
    paper(disc(0, 0, 30)) +
    `<path fill="var(--metal)" stroke="none" d="${minutes === 60 ? disc(0, 0, 23) : `M0 0V-23A23 23 0 0 1 ${end}z`}"/>` +
    thin('M0-26v-1M26 0h1M0 26v1M-26 0h-1') +
    line(`M${polar(14, minutes / 2).join(' ')}L0 0L${end}`)
  );
}

/** Signs and places: what is not a thing to hold. */
export const signs = {
  /** A white circle in which a detail is drawn enlarged. The line at its left leads to the place. */
  lens: line('M-78 0h-40') + paper(disc(0, 0, 80)),
  'clock-10': clock(10),
  'clock-20': clock(20),
  'clock-30': clock(30),
  /** An hour. */
  clock: clock(60),
  cross: stroke('var(--lit,var(--ink))', 11, 'M-22-22L22 22M22-22L-22 22'),
  tick: stroke('var(--good-line)', 9, 'M-16 2L-4 14L18-12'),
  floor: line('M-200 0h400'),
  /** Without a worktop; its doors stand open. */
  cupboard:
    paper('M-96 0H96V132H-96z') +
    metal('M-96 0l-34 16v132l34-16zM96 0l34 16v132l-34-16z') +
    line('M-112 70v18M112 70v18'),
  house: line('M-110 100V-6M110-6V100M-130 100H130') + line('M-130 8L0-86L130 8') + line('M-110 34h220'),
  puddle: water('M-50 0q-8-10 14-10t36-4t34 6t14 8q-2 8-50 8t-48-8z'),
  sun:
    stroke('var(--ink)', 4, 'M0-34v-8M24-24l6-6M34 0h8M24 24l6 6M0 34v8M-24 24l-6 6M-34 0h-8M-24-24l-6-6') +
    touch(disc(0, 0, 20)),
  moon: touch('M8-18A20 20 0 1 0 18 12A18 18 0 0 1 8-18z'),
  snow: stroke('var(--ink)', 3.5, 'M0-20v40M-17-10l34 20M17-10l-34 20M-6-16l6 6 6-6M-6 16l6-6 6 6'),
  equals: line('M-12-6h24M-12 6h24'),
  /** A low night, a warm morning, a low day, an evening as warm as the morning, a low night. */
  plan:
    line('M-130 60h260') +
    touch('M-130 60V30h60v-44h30v44H50v-44h54v44h26V60z') +
    thin('M-70 60v8M-40 60v8M50 60v8M104 60v8'),
  person: touch(disc(0, -76, 17)) + touch('M-22-50q22-12 44 0l6 62h-12v62h-32v-62h-12z'),
  ringing: stroke('var(--ink)', 4, 'M20-22Q6 0 20 22M2-36Q-18 0 2 36'),
};
