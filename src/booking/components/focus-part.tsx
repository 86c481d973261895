import type { Part } from '../flow/state-machine';

/** Returns the id of the element of a form's part. */
export const partId = (form: string, part: Part) => `${form}-${part}`;

const calendar = ['.react-calendar__tile[tabindex="0"]', '.react-calendar__navigation__next-button'];

/** Returns the selectors for a part; the first that matches is used. If no slot is free, that is the calendar. */
function selectorsOf(form: string, part: Part): string[] {
  if (part === 'day') return calendar;
  if (part === 'slot' || part === 'slots')
    return ['[role="radiogroup"] input:checked:enabled', '[role="radiogroup"] input:enabled', ...calendar];
  if (part === 'confirm') return ['[type="submit"]'];
  return [`#${partId(form, part)}`];
}

/** Focuses a part of the form. Scrolls it into view, unless it is in the footer, which does not scroll. */
export function focusPart(form: HTMLFormElement | null, name: string, part: Part) {
  const target = selectorsOf(name, part)
    .map((selector) => form?.querySelector<HTMLElement>(selector))
    .find(Boolean);
  target?.focus({ preventScroll: true });
  // Firefox moves the caret into the error before a radio button, and Orca follows it there: it would say nothing after a
  // press of Space.
  if (part.startsWith('slot')) getSelection()?.removeAllRanges();
  const group = part === 'day' ? '[role="group"]' : part === 'slots' ? '[role="radiogroup"]' : undefined;
  if (group) {
    // The error message is at the beginning of the group.
    (target?.closest(group) ?? target)?.scrollIntoView({ block: 'start' });
    target?.scrollIntoView({ block: 'nearest' });
  } else if (part !== 'confirm') target?.scrollIntoView({ block: 'center' });
}
