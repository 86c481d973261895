import { box, disc, ink, line, metal, paper, stroke, thin, touch } from '../shapes';

/** What carries mains voltage, and what is used beside it. */
export const electric = {
  socket:
    paper(box(-40, -40, 80, 80, 10)) +
    ink(box(-5, -24, 10, 17, 2)) +
    ink(box(-24, 4, 15, 9, 2)) +
    ink(box(9, 4, 15, 9, 2)) +
    touch(box(-8, 20, 16, 12, 3)),
  /** The fuse carrier is out of its holder when the part `fuse` stands beside it. */
  'fused-switch':
    paper(box(-54, -38, 108, 76, 10)) +
    touch(box(-40, -18, 30, 36, 5)) +
    line('M-34 6h18') +
    ink(box(8, -18, 34, 36, 4)),
  switch: paper(box(-26, -34, 52, 68, 7)) + touch(box(-13, -20, 26, 40, 4)) + line('M-13 0h26'),
  fuse: touch(box(-14, -18, 28, 36, 4)) + metal(box(-7, -10, 14, 20, 4)) + thin('M-7-4h14M-7 4h14'),
  /** The main switch, at its right, is down: off. */
  'consumer-unit':
    paper(box(-100, -55, 200, 110, 10)) +
    ink(box(-84, -30, 168, 60, 6)) +
    [-74, -54, -34, -14, 6].map((x) => paper(box(x, -22, 14, 44, 2)) + ink(box(x + 3, -16, 8, 14, 2))).join('') +
    touch(box(34, -24, 42, 48, 4)) +
    ink(box(45, 2, 20, 16, 3)),
  battery: touch(box(-34, -13, 62, 26, 5)) + metal(box(28, -6, 8, 12, 2)) + line('M8 0h12M14-6v12M-20 0h10'),
  mobile: paper(box(-30, -54, 60, 108, 12)) + touch(box(-22, -42, 44, 78, 3)) + line('M-6 45h12'),
  /** A phone that calls. */
  call:
    paper(box(-36, -64, 72, 128, 14)) +
    touch(disc(0, 0, 27)) +
    '<path fill="var(--paper)" stroke="none" d="M-13-13q4-5 8-1l3 4q2 4-2 6q2 6 8 8q2-4 6-2l4 3q4 4-1 8q-6 5-16-3q-8-6-11-13q-2-6 1-10z"/>' +
    line('M-8 52h16M-8-52h16'),
  torch: touch(box(-64, -11, 48, 22, 6)) + touch('M-18-12l24-10v44L-18 12z') + thin('M-46-4h14'),
  /** The light of a torch, as rays, because a pipe behind it must keep its outline. */
  beam: stroke('var(--act)', 4, 'M16-18L56-34M18 0H66M16 18L56 34'),
  /** Two probes on a cable, with a row of lamps. Their tips are at the origin and 48 above it. */
  tester:
    '<path stroke-width="4" d="M112-48C138-48 138 0 112 0"/>' +
    metal('M0-50h20v4H0zM0-2h20v4H0z') +
    touch(box(20, -59, 92, 22, 9)) +
    touch(box(20, -13, 92, 26, 9)) +
    ink(box(62, -5, 40, 10, 4)) +
    thin('M40-59v22M40-13v26'),
};
