import { box, disc, grip, ink, limbs, line, metal, paper, stroke, thin, touch, touched } from '../shapes';

/** Tools, with the end that works at the origin. */
export const tools = {
  /** Its jaws hold what is at the origin; its handle points down. */
  spanner:
    touch('M-15 32V132a15 15 0 0 0 30 0V32Q40 26 40-2q0-16-12-26L22-20V12H-22V-20L-28-28Q-40-18-40-2q0 28 25 34z') +
    line('M0 128h.1'),
  /** Points down at the origin. */
  screwdriver:
    metal('M-6 0h12l-2-8v-44h-8v44z') + touch('M-7-52h14l6-8v-44q0-10-13-10t-13 10v44z') + thin('M-4-66v-36M4-66v-36'),
  /** The cup stands on the origin. */
  plunger: limbs(touched, ['M0-46V-136', 8]) + touch('M-40 0q0-46 40-46T40 0z') + line('M-44 0h88'),
  /** With the sleeve that folds out of its cup. */
  'toilet-plunger':
    limbs(touched, ['M0-62V-146', 8]) +
    touch('M-36-16q0-46 36-46t36 46z') +
    touch('M-18-16h36l-6 24h-24z') +
    line('M-40-16h80'),
  /** A drum with a handle; the wire leaves to the left. */
  snake:
    stroke('var(--ink)', 5, 'M0 0h46') +
    touch(disc(76, 0, 32)) +
    paper(disc(76, 0, 11)) +
    limbs(touched, ['M76 0L108-34', 8]),
  /** A tube with a crank on top and a curved end below. */
  auger: limbs(touched, ['M0 0Q-14 22-30 22', 9], ['M0 0V-88', 9]) + stroke('var(--ink)', 5, 'M0-92v-14h24v-16'),
  hook: stroke('var(--ink)', 4.5, 'M10-10q0 10-8 10t-8-8M10-10V-92') + touch(box(1, -120, 18, 34, 6)),
  brush:
    touch(box(20, -8, 92, 15, 7)) + paper(box(-22, -8, 46, 15, 4)) + thin('M-16 7v14M-8 7v14M0 7v14M8 7v14M16 7v14'),
  kettle:
    touch('M-42 0q-6-74 42-74T42 0z') +
    touch('M-38-42l-28-16-4 10 28 28z') +
    limbs('var(--ink)', ['M-20-78q20-26 42-6', 3]) +
    line('M-44 0h88') +
    ink(disc(0, -80, 5)),
  /** Washing-up liquid, tipped to pour at the origin. */
  bottle: grip(box(-6, -14, 12, 14, 3)) + touch('M-8-14h16q14-10 14-26v-44q0-8-8-8h-28q-8 0-8 8v44q0 16 14 26z'),
  bucket: touch('M-46-76h92L36 0h-72z') + line('M-46-76C-30-112 30-112 46-76') + thin('M-43-56h86'),
  'bucket-water':
    '<path fill="var(--cold)" d="M-41-40h82L36 0h-72z"/>' +
    line('M-46-76h92L36 0h-72z') +
    line('M-46-76C-30-112 30-112 46-76'),
  bowl: touch('M-54-34H54Q50 0 24 0h-48Q-50 0-54-34z'),
  jug:
    touch('M-26-56h46l10-8v10l-8 6-4 48h-38z') +
    thin('M-8-40h14M-6-28h14M-4-16h14') +
    limbs(touched, ['M-24-44q-22 0-22 18t22 14', 4]),
  cloth:
    touch('M-40-16q14-12 28-4t26-4t26 8q-10 16 0 32q-12 12-26 4t-28 4t-26-6q8-16 0-34z') +
    thin('M-18-2q12-6 22 0M-8 12q14-6 26 0'),
  /** Folded, seen from its edge. */
  towel:
    touch('M-62 18a9 9 0 0 1 0-18a9 9 0 0 1 0-18H60q12 0 12 12V6q0 12-12 12z') +
    line('M-62 0H48M58-6H-40M58 6H-40') +
    thin('M58-18v36'),
  /** A strip of tissue. */
  tissue: touch('M-30-13l8 4 8-4 8 4 8-4 8 4 8-4 8 4 4-2v28l-8 4-8-4-8 4-8-4-8 4-8-4-8 4-4-2z'),
  knife: metal('M0 0l12-18h56v18z') + touch(box(66, -20, 60, 22, 8)),
  'tape-roll': touch(disc(0, 0, 34)) + paper(disc(0, 0, 17)) + thin(disc(0, 0, 26)),
};
