/** As much of a click as tells one from another. */
interface Click {
  /** How many clicks in a row this one is. */
  readonly detail: number;
  readonly nativeEvent: object;
}

/**
 * Whether a click is the second of a double click, which falls on whatever the first one brought up. Quick taps of a
 * finger are counted in the same way but mean one answer each.
 */
export const isDoubleClick = ({ detail, nativeEvent }: Click): boolean =>
  detail > 1 && !('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch');
