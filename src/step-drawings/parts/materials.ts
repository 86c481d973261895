import { box, cold, disc, ink, limbs, line, metal, paper, stroke, thin, touch, touched } from '../shapes';

/** Pieces of pipe, insulation and other small things. */
export const materials = {
  /** A piece of an upright pipe, for a detail; `pipes` lie behind all parts. */
  'pipe-upright': limbs('var(--cold)', ['M0-74V74', 14]),
  /** A length of foam over a level pipe, slit along its front. */
  foam: touch(box(-70, -22, 140, 44, 9)) + thin('M-70 0h140'),
  /** The end of a foam tube, opened at its slit. */
  'foam-end': touch('M-8-43A44 44 0 1 0 8-43L5-21A22 22 0 1 1-5-21z'),
  /** Foam cut at 45 degrees at its right end. */
  'foam-mitre': touch('M-70-22H26L70 22H-70z'),
  'foam-notch': touch('M-100-22h200v44H26L0-4L-26 22h-74z'),
  'foam-point': touch('M-22 70V8L0-16L22 8v62z'),
  'tape-band': touch('M-11-25h22v50h-22z'),
  tie: ink(box(-4, -26, 8, 52, 3)) + ink(box(-7, -30, 14, 8, 2)),
  /** Tape wound round a level pipe. */
  wrap:
    touch(box(-56, -17, 112, 34, 6)) +
    thin('M-40-17l-12 34M-22-17l-12 34M-4-17l-12 34M14-17L2 17M32-17L20 17M50-17L38 17'),
  /** A nut on a level pipe that comes towards us: its end, with the pipe in it. */
  'nut-end': touch('M-20-36h40L41 0L20 36h-40L-41 0z') + paper(disc(0, 0, 21)) + line(disc(0, 0, 15)),
  fitting: metal('M-28-49h56L57 0L28 49h-56L-57 0z'),
  ruler:
    touch(box(-70, 0, 140, 26, 3)) +
    thin('M-56 0v10M-42 0v14M-28 0v10M-14 0v10M0 0v14M14 0v10M28 0v10M42 0v14M56 0v10'),
  'pipe-end': metal(disc(0, 0, 34)) + paper(disc(0, 0, 26)),
  'pipe-cold': limbs('var(--cold)', ['M-96 0H96', 14]),
  overflow: limbs(touched, ['M-20-6L36 0v10', 12]),
  'wire-down': stroke('var(--ink)', 5, 'M0-54V40q0 18 22 18H170'),
  cap: touch(box(-14, -10, 28, 20, 5)) + thin('M-6-10v20M6-10v20'),
  notebook:
    paper(box(-38, -48, 76, 96, 6)) +
    line('M-24-30h48M-24-10h48M-24 10h30') +
    stroke('var(--ink)', 3, 'M-26-54v12M-9-54v12M9-54v12M26-54v12'),
  pencil: touch('M0 0l4-15L40-62l13 10L16-5z') + ink('M0 0l3-9 6 5z'),
  'hot-water-bottle':
    touch('M-12-60h24v14q26 6 26 30v44q0 18-18 18h-40q-18 0-18-18v-44q0-24 26-30z') +
    thin('M-22-8h44M-22 8h44M-22 24h44') +
    ink(box(-12, -68, 24, 10, 3)),
  ice: cold('M-26-10l10-14h32l10 14-10 14h-32z') + thin('M-8-14l6 6M8-4l6 6'),
  crust: '<path fill="var(--good)" d="M-18 4q-6-12 6-14t14-4t12 10t-8 12t-12-2t-12-2z"/>',
  /** Grit or salt that falls. */
  grit: stroke('var(--ink)', 5, 'M-16-18h.1M2-22h.1M14-8h.1M-6-4h.1M-20 8h.1M6 12h.1M20 14h.1M-8 24h.1M12 30h.1'),
  leaf: '<path fill="var(--good)" d="M0 0q-2-22 20-26q2 22-20 26z"/>' + thin('M0 0l12-16'),
  'tank-jacket': touch(box(-88, -48, 18, 92, 5)) + touch(box(70, -48, 18, 92, 5)),
  'tank-lid': touch(box(-94, -66, 188, 18, 6)),
  bag: touch('M-26-38q26 10 52 0l10 52q2 14-14 14h-44q-16 0-14-14z') + line('M-20-40q20 20 40 0'),
  soap: touch(box(-30, -13, 60, 26, 11)) + paper(disc(-36, -16, 6)) + paper(disc(30, -20, 8)),
  box: paper(box(-34, -34, 68, 68, 4)) + line('M-34-14h68M-8-34v20h16v-20'),
};
