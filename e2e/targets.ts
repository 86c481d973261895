import type { Page } from '@playwright/test';
import { withMeasure } from './measure';

/** Controls that must be large enough for a thumb: calls, bookings, and the days and slots of a booking. */
const forThumbs = '[data-look], [href^="tel:"], [commandfor], .react-calendar button, [role="radiogroup"] label';

/**
 * Finds targets that are too small: below 24 px in either direction (WCAG 2.5.8, without its exception for spacing;
 * links in running text are exempt), and on a touch screen those for thumbs below 44 px.
 */
export async function smallTargets(page: Page, { touch, part = 'body' }: { touch: boolean; part?: string }) {
  await withMeasure(page);
  return page.evaluate(
    ([within, thumbs, isTouch]) => {
      const { isSeen, nameOf } = window.measure;
      const isInText = (element: Element) => {
        const { parentElement } = element;
        return (
          getComputedStyle(element).display === 'inline' &&
          parentElement !== null &&
          parentElement.textContent.trim().length > element.textContent.trim().length
        );
      };
      /** A radio's whole tile can be pressed, and its label may fill it with a pseudo-element. */
      const boxOf = (element: Element) => {
        const tile = element.closest('[role="radiogroup"] div:has(> input)') ?? element;
        return tile.getBoundingClientRect();
      };
      const targets = [
        ...document.querySelectorAll(
          `${within} :is(a[href], button, summary, input, select, textarea, [role="radiogroup"] label)`,
        ),
      ]
        .filter((element) => isSeen(element) && !element.matches(':disabled'))
        .map((element) => ({ element, box: boxOf(element) }))
        // Ignores what is above the page until Tab focuses it, such as the skip link.
        .filter(({ box }) => box.bottom + scrollY > 0);
      const isTooSmall = ({ width, height }: DOMRect, least: number) => width < least - 0.5 || height < least - 0.5;
      return targets
        .filter(({ element }) => !isInText(element))
        .filter(({ element, box }) => isTooSmall(box, isTouch && element.matches(thumbs) ? 44 : 24))
        .map(({ element, box }) => `${nameOf(element)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    },
    [part, forThumbs, touch] as const,
  );
}
