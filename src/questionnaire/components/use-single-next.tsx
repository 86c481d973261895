import { type MouseEvent, useRef } from 'react';

/**
 * Returns a handler that drops the further taps of a finger that has tapped Next twice: they would answer the question that
 * the first tap showed. Quick taps on options stay an answer each, and a mouse's second click is dropped everywhere.
 */
export function useSingleNext() {
  const isOnNext = useRef(false);
  return (click: MouseEvent) => {
    if (click.detail < 2) isOnNext.current = !!(click.target as Element).closest('[type=submit]');
    else if (isOnNext.current) {
      click.preventDefault();
      click.stopPropagation();
    }
  };
}
