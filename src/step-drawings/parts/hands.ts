import { disc, limbs, paper } from '../shapes';

/** Hands, with what they touch at the origin, and an eye. Their arms leave the sheet. They are white: what they touch is lit. */
export const hands = {
  /** A palm held up, for stop and for feeling. The arm comes from below. */
  palm: limbs(
    'var(--paper)',
    ['M0 30V140', 34],
    ['M-12 10L12 10V34H-12z', 26],
    ['M-20 4L-24-28', 11],
    ['M-7 0L-9-42', 11],
    ['M7 0L9-42', 11],
    ['M20 4L25-26', 11],
    ['M-20 34Q-40 26-46 6', 11],
  ),
  /** A fist round an upright bar. The arm comes from the right. */
  fist: limbs(
    'var(--paper)',
    ['M52 2H300', 34],
    ['M14-16H40V18H14z', 24],
    ['M-12-22H14M-14-7H14M-14 8H14M-10 22H14', 10],
    ['M34-26Q10-40-6-34', 10],
  ),
  /** A finger that presses to the left. The arm comes from the right. */
  finger: limbs(
    'var(--paper)',
    ['M74 14H200', 34],
    ['M46 4H70V28H46z', 24],
    ['M6 0H46', 12],
    ['M36 18H46M34 32H46', 11],
    ['M62-4Q44-18 30-14', 11],
  ),
  /** Thumb and finger that hold something at the origin. The arm comes from the lower right. */
  pinch: limbs(
    'var(--paper)',
    ['M66 34L206 143', 34],
    ['M44 14L62 22L54 36z', 26],
    ['M44 2Q18-22 2-6', 12],
    ['M40 26Q18 28 6 6', 12],
    ['M52 6Q34-12 26-14', 11],
  ),
  /** A hand from above that holds what is below it. The arm comes from above. */
  over: limbs(
    'var(--paper)',
    ['M0-52V-150', 34],
    ['M-14-40H14V-16H-14z', 26],
    ['M-24-26V-2M-9-20V4M6-20V4M21-24V0', 11],
    ['M-22-38Q-42-28-40-8', 11],
  ),
  eye: paper('M-34 0Q0-36 34 0Q0 36-34 0z') + `<path fill="var(--ink)" d="${disc(0, 0, 11)}"/>`,
};
