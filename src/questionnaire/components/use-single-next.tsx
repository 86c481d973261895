import { type MouseEvent, useRef } from 'react';
import { isRepeatedPress, type Press } from '../../ui/controls/repeated-press';

/**
 * Returns a handler that drops further presses at the place where Next has just been pressed: they would answer the question
 * that the first one showed. Quick taps on options stay an answer each. Whether two presses on Next are one double click
 * is left to the browser's count of clicks, because somebody may skip an optional text as fast.
 */
export function useSingleNext() {
  const onNext = useRef<Press>(undefined);
  return (click: MouseEvent) => {
    const isOn = (controls: string) => !!(click.target as Element).closest(controls);
    const isRepeated =
      !!onNext.current && (click.detail > 1 || (isOn('[aria-pressed]') && isRepeatedPress(click, onNext.current)));
    // A key is no press: it counts no clicks, and has no place.
    const isOnNext = click.detail > 0 && isOn('[type=submit]');
    onNext.current = isRepeated || isOnNext ? click : undefined;
    if (!isRepeated) return;
    click.preventDefault();
    click.stopPropagation();
  };
}
