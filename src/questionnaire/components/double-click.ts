/** The properties of a click event that are needed here. */
interface Click {
  /** The click count, as in `UIEvent.detail`. */
  readonly detail: number;
  readonly nativeEvent: object;
}

/**
 * Returns whether a click is the second of a double click, which hits whatever the first one has shown. Browsers count
 * quick taps of a finger in the same way, but each of them is an answer.
 */
export const isDoubleClick = ({ detail, nativeEvent }: Click): boolean =>
  detail > 1 && !('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch');
