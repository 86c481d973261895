/** Where and when a click was made: CSS pixels in the window, and milliseconds. */
export interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/**
 * Milliseconds within which a press repeats another. Browsers count presses as a double click within 300 or 500, and some do
 * not count taps at all; a hand that trembles takes up to 600, and a busy device reports a press late.
 */
const together = 1000;
/** Half the width of a fingertip, in CSS pixels. */
const fingertip = 24;

/** Returns whether a press only repeats the one before it: at the same place, too soon for something new to be read there. */
export const isRepeatedPress = (press: Press, before: Press): boolean =>
  press.timeStamp - before.timeStamp < together &&
  Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY) < fingertip;
