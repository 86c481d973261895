import type { Missing } from './forms';

/** The id of a part of a form in the page. */
export const partId = (form: string, part: Missing['part']) => `${form}-${part}`;

const dayStop = '.react-calendar__tile[tabindex="0"]';
const nextMonth = '.react-calendar__navigation__next-button';

/** Puts the focus on a part of the form, in sight; where it has nothing to choose, on what leads on. */
export function focusPart(form: HTMLFormElement | null, name: string, part: Missing['part']) {
  const selectors =
    part === 'day'
      ? [dayStop, nextMonth]
      : part === 'slot'
        ? ['[role="radiogroup"] input:enabled', dayStop, nextMonth]
        : [`#${partId(name, part)}`];
  const target = selectors.map((selector) => form?.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
