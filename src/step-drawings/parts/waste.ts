import {
  box,
  disc,
  grip,
  gripped,
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

const bowl = 'M-84 0V46q0 18 18 18H66q18 0 18-18V0';
const hollow = 'M-64-94Q-62-54-28-44Q-10-38-8-24Q-6-12 6-12Q15-12 15-24V-62Q16-80 36-94z';
const trapway = 'M4-22Q26-16 31-40Q34-60 48-60Q66-60 66-34V8';
const cisternSide = paper('M46-96H100V-84Q98-70 84-62Q80-72 50-70V-96z') + paper(box(50, -168, 52, 74, 6));

/** What water leaves by. Most of it is cut open, so that the way of the water shows. */
export const waste = {
  /** A kitchen sink below its worktop, cut open. Its waste leaves at (0, 80). */
  sink: line(bowl) + metal(box(-160, -6, 76, 12, 4)) + metal(box(84, -6, 76, 12, 4)) + metal(box(-17, 62, 34, 18, 3)),
  'sink-full': water('M-82 12V46q0 16 16 16H66q16 0 16-16V12z'),
  'sink-low': water('M-82 40V46q0 16 16 16H66q16 0 16-16V40z'),
  /** A basin on its wall, cut open. Its waste leaves at (0, 74). */
  basin: paper('M-104-6h28q2 52 58 54h36q56-2 58-54h28v10q-4 56-66 60h-22v10h-32v-10h-22q-62-4-66-60z'),
  /** The nut of a trap, from the side. */
  nut: touch(box(-21, -10, 42, 20, 4)) + thin('M-11-10v20M0-10v20M11-10v20'),
  bend: limbs(gripped, ['M-38-30V6q0 32 38 32t38-32V-8', 20]),
  /** Cut open from the side. The cistern is a part of its own. */
  toilet:
    paper('M-80-96H50V-70Q84-66 84-34V0H-34Q-32-30-54-44Q-80-58-80-96z') +
    stroke('var(--ink)', 24, trapway) +
    line(hollow) +
    stroke('var(--sheet)', 18, trapway) +
    `<path fill="var(--sheet)" stroke="none" d="${hollow}"/>` +
    `<path stroke="var(--cold)" stroke-width="18" stroke-linecap="butt" d="M4-22Q26-16 31-49"/>` +
    water('M-43-50Q-36-46-28-44Q-10-38-8-24Q-6-12 6-12Q15-12 15-24V-50z') +
    metal(box(-88, -106, 144, 12, 5)),
  /** More water in the toilet above, so that it covers the cup of a plunger. */
  'pan-full': water('M-60-76Q-52-50-28-44Q-10-38-8-24Q-6-12 6-12Q15-12 15-24V-62Q15-68 19-76z'),
  /** On the back of the toilet above. */
  'cistern-side': cisternSide + paper(box(46, -178, 60, 14, 5)),
  /** The same with its lid off. */
  'cistern-side-open': cisternSide,
  /** Cut open from the front: the inlet valve on the left, and the flush valve. */
  cistern:
    water(box(-78, -8, 156, 58)) +
    line('M-80-52V40q0 12 12 12H68q12 0 12-12V-52') +
    metal(box(-62, -34, 16, 84, 4)) +
    metal(box(32, -22, 26, 72, 4)),
  /** Cut open from the front: a bell at the foot of a bent tube, which a handle outside lifts. */
  'cistern-siphon':
    water(box(-78, -8, 156, 58)) +
    line('M-80-52V40q0 12 12 12H68q12 0 12-12V-52') +
    metal(box(-62, -34, 16, 84, 4)) +
    stroke('var(--ink)', 4, 'M-84-38H-14V8') +
    limbs('var(--paper)', ['M-14 16V-14q0-16 18-16t18 16V62', 14]) +
    touch('M-38 44V30q0-18 24-18t24 18v14z') +
    limbs(touched, ['M-88-38h-6q-18 0-18 20', 11]),
  /** The lid of a cistern from above, with its button: two halves, and a ring round them. */
  'flush-button':
    paper(box(-132, -70, 264, 140, 24)) +
    touch(disc(0, 0, 52) + disc(0, 0, 35)) +
    thin('M0-50v12M0 50v-12M-50 0h12M50 0h-12M35-35l-9 9M35 35l-9-9M-35-35l9 9M-35 35l9-9') +
    metal(disc(0, 0, 35)) +
    line('M-10-33V33'),
  /** A ball on the arm from the inlet valve of a cistern. */
  float: line('M-69-13L-8 2') + touch(disc(0, 0, 17)),
  /** A cup that slides on the inlet valve of a cistern. */
  'float-cup': touch(box(-20, -13, 40, 26, 5)) + line('M-20-5h40'),
  /** Of a cistern, seen from its edge. */
  'cistern-lid': touch(box(-88, -11, 176, 22, 9)) + line('M-78 3h156'),
  /** Taken out of a cistern: buttons on top, windows below, and the seal at its foot. */
  'flush-valve':
    metal(box(-14, -82, 28, 22, 4)) +
    touch(box(-26, -64, 52, 84, 8)) +
    paper(box(-16, -4, 10, 18, 3) + box(6, -4, 10, 18, 3)) +
    thin('M-26-44h52M-26-28h52') +
    limbs(touched, ['M36-56V14', 9]) +
    touch(box(-34, 20, 68, 12, 4)) +
    ink(box(-30, 32, 60, 8, 3)),
  /** Cut open: the base of a flush valve, on the floor of the cistern. */
  'seat-ring': metal(box(-34, -12, 68, 14, 4)) + ink(box(-24, -12, 48, 6, 2)),
  /** A grating in the ground over a drain. */
  gully: metal(box(-46, -8, 92, 14, 4)) + line('M-28-8v14M-10-8v14M10-8v14M28-8v14') + line('M-34 6v30M34 6v30'),
  /** Cut open, with the trap under its waste; the pipe leaves to the right, 58 below the origin. */
  'shower-tray':
    stroke('var(--ink)', 26, 'M20 58H200') +
    stroke('var(--metal)', 20, 'M20 58H210') +
    metal('M-34 6h68v60q0 16-16 16h-36q-16 0-16-16z') +
    `<path fill="var(--cold)" d="M-27 46h54v17q0 11-11 11h-32q-11 0-11-11z" stroke="none"/>` +
    paper('M-160-24h16v20h114v14h-130zM160-24h-16v20H30v14h130z'),
  'tray-water': water(box(-144, -14, 288, 12)),
  cover: touch(box(-34, -6, 68, 11, 5)) + thin('M-18-6v11M-6-6v11M6-6v11M18-6v11'),
  insert:
    touch('M-19-4h38v36q0 10-10 10H-9q-10 0-10-10z') + touch(box(-25, -12, 50, 10, 4)) + line('M0-12v-10M-9-22h18'),
  hair: stroke('var(--ink)', 2.5, 'M0-6q-22 8-12 24t22 12t-4-26t-18 20t20 20M0-6q18 10 10 26t-20 6'),
  'shower-head': limbs('var(--metal)', ['M60-60Q10-60 0-20', 9]) + metal('M-26 0q2-22 26-22T26 0z'),
  spray: stroke('var(--cold)', 5, 'M-20 10l-10 50M0 10v50M20 10l10 50'),
  bath: paper('M-80-40h160q0 70-34 70h-92q-34 0-34-70z') + grip(box(-90, -48, 180, 12, 6)) + ink(disc(60, -16, 3)),
};
