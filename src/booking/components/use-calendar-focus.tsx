import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { addDays, type Day, daysBetween, monthAndYear } from '../../domain/london-day';
import { type DayRange, dayByKey } from '../availability/calendar-keys';
import { monthOf } from '../availability/slots';

interface Shown {
  /** The first day of the month in the heading. */
  month: Day;
  /** The day of the first tile. */
  firstShown: Day;
  /** Whether the tiles go on into the next month. */
  showsNextMonth: boolean;
  range: DayRange;
  turnTo(month: Day): void;
  /** The id of the message that describes the day with the tab stop: screen readers skip that of the group around it. */
  describedBy: string | undefined;
}

const usedKeys = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

/**
 * Adds what react-calendar 6 lacks, as the ARIA Authoring Practices describe for a date picker: keys that move between
 * days, one tab stop for all days, and names on the buttons. Returns the frame's `onKeyDown` and `onFocus`, and a function
 * to call before the month changes.
 */
export function useCalendarFocus(
  frame: RefObject<HTMLElement | null>,
  { month, firstShown, showsNextMonth, range, turnTo, describedBy }: Shown,
) {
  const focusOn = useRef<Day>(undefined);
  const pressed = useRef<Element>(null);
  const tiles = () => Array.from(frame.current?.querySelectorAll<HTMLButtonElement>('.react-calendar__tile') ?? []);
  const setTabStop = (stop: HTMLButtonElement | undefined) => {
    for (const tile of tiles()) {
      const tabIndex = tile === stop ? 0 : -1;
      // Writes only what differs: each write costs time, and a press on a day would wait for those of all tiles.
      if (tile.getAttribute('tabindex') !== String(tabIndex)) tile.tabIndex = tabIndex;
      tile.removeAttribute('aria-describedby');
    }
  };
  const moveTo = (target: Day) => {
    const next = tiles()[daysBetween(firstShown, target)];
    setTabStop(next);
    next?.focus();
  };

  // At the first or last month, the pressed arrow becomes disabled and would lose the focus. Moves it to the other
  // arrow.
  useLayoutEffect(() => {
    if (pressed.current?.matches(':disabled'))
      frame.current?.querySelector<HTMLElement>('.react-calendar__navigation__arrow:enabled')?.focus();
    pressed.current = null;
  }, [frame, month]);

  useEffect(() => {
    // react-calendar puts `aria-label` on `abbr` elements, where ARIA does not allow it. Moves it to their buttons.
    for (const abbr of frame.current?.querySelectorAll('abbr[aria-label]') ?? []) {
      abbr.closest('button')?.setAttribute('aria-label', abbr.getAttribute('aria-label') ?? '');
      abbr.removeAttribute('aria-label');
    }
    // In a toolbar, screen readers pass arrow keys on to the page; in a group only once they are told to. In a grid of
    // buttons Orca passes them on, but NVDA does not (docs/assistive-technology.md).
    const days = tiles()[0]?.parentElement;
    days?.setAttribute('role', 'toolbar');
    days?.setAttribute('aria-label', monthAndYear(month));
    // Each day says its weekday.
    frame.current?.querySelector('.react-calendar__month-view__weekdays')?.setAttribute('aria-hidden', 'true');
    // The tab stop is the focused day, or else the chosen one, or else the first that can be chosen.
    const open = tiles().filter((tile) => !tile.disabled);
    const stop =
      open.find((tile) => tile === document.activeElement) ??
      open.find((tile) => tile.classList.contains('chosen')) ??
      open[0];
    setTabStop(stop);
    if (describedBy) stop?.setAttribute('aria-describedby', describedBy);
    if (focusOn.current) moveTo(focusOn.current);
    focusOn.current = undefined;
  });

  return {
    onKeyDown(event: KeyboardEvent) {
      const index = tiles().findIndex((tile) => tile === event.target);
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey || !usedKeys.test(event.key)) return;
      event.preventDefault();
      const target = dayByKey(event.key, addDays(firstShown, index), range, event.shiftKey);
      if (!target) return;
      const isShown =
        showsNextMonth && event.key.startsWith('Arrow') && daysBetween(firstShown, target) < tiles().length;
      if (monthOf(target) === month || isShown) moveTo(target);
      else {
        focusOn.current = target;
        turnTo(monthOf(target));
      }
    },
    onFocus() {
      // Not before: Chromium reports a live region as changed when the dialog around it opens.
      frame.current?.querySelector('.react-calendar__navigation__label')?.setAttribute('aria-live', 'polite');
    },
    beforeTurn() {
      pressed.current = document.activeElement;
    },
  };
}
