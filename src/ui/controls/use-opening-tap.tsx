import { type MouseEvent as Click, useEffect, useRef } from 'react';
import { isRepeatedPress, type Press } from './repeated-press';

const placeOf = ({ clientX, clientY, timeStamp }: MouseEvent): Press => ({ clientX, clientY, timeStamp });

/**
 * Keeps the second tap of a finger that has opened a dialog from what has come up under it, such as Confirm behind the
 * button in a phone's bar. Browsers count only taps up to 300 ms apart, which src/inline/common.tsx ignores everywhere.
 */
export function useOpeningTap() {
  const last = useRef<Press>(undefined);
  const opening = useRef<Press>(undefined);
  useEffect(() => {
    const note = (click: MouseEvent) => {
      last.current = placeOf(click);
    };
    document.addEventListener('click', note, true);
    return () => {
      document.removeEventListener('click', note, true);
    };
  }, []);
  return {
    /** Notes that the last click opened the dialog. */
    opened() {
      opening.current = last.current;
    },
    /** Drops a click in the dialog that only repeats the one that opened it. */
    dropRepeated(click: Click) {
      const { pointerType } = click.nativeEvent as Partial<PointerEvent>;
      if (pointerType !== 'touch' || !opening.current) return;
      if (!isRepeatedPress(click, opening.current)) return;
      click.preventDefault();
      click.stopPropagation();
    },
  };
}
