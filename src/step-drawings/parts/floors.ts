import { box, disc, hot, line, metal, paper, thin, touch } from '../shapes';

const bed =
  paper(box(-150, 8, 300, 34)) +
  thin('M-134 34h.1M-90 18h.1M-78 34h.1M-34 22h.1M-22 36h.1M22 18h.1M34 34h.1M78 20h.1M90 36h.1M134 22h.1');
const board =
  metal(box(-150, 42, 300, 30)) + thin('M-130 72l24-30M-80 72l24-30M-30 72l24-30M20 72l24-30M70 72l24-30M120 72l24-30');
const tiles = paper(box(-150, -8, 300, 16)) + line('M-75-8v16M0-8v16M75-8v16');

/** Floors, cut open from the side. The surface is at -8. */
export const floors = {
  /** Tiles, screed with pipes of warm water, insulation. */
  'floor-wet': bed + board + tiles + [-112, -56, 0, 56, 112].map((x) => hot(disc(x, 28, 10))).join(''),
  /** Tiles, a mat with a thin cable in the adhesive, an insulation board, the floor that was there. */
  'floor-electric':
    paper(box(-150, 8, 300, 12)) +
    metal(box(-150, 20, 300, 16)) +
    paper(box(-150, 36, 300, 36)) +
    tiles +
    [-130, -104, -78, -52, -26, 0, 26, 52, 78, 104, 130].map((x) => touch(disc(x, 14, 4))).join(''),
};
