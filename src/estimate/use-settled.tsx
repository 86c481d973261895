import { useEffect, useState } from 'react';

/** How long a text is left alone before it counts as typed, in milliseconds: about twice a slow typist's pause between keys. */
const pauseMs = 600;

/**
 * Returns the text as it was when typing last paused. A screen reader reads each change of a live region, and drops what
 * it says when a key is pressed: what depends on half a postcode would be read, or cut off, at every key.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}
