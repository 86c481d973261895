import type { Page } from '@playwright/test';
import { withMeasure } from './measure';

/** What a thumb must not miss: calls, bookings, and in a booking the days and the times. */
const forThumbs = '[data-look], [href^="tel:"], [commandfor], .react-calendar button, [role="radiogroup"] label';

/**
 * Targets too small for a finger (WCAG 2.5.8: 24 px each way, also where there is room around; a link in a running text
 * is as large as its text), and on a touch screen what must be as large as a thumb and is not.
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
      /** A radio is pressed by its whole tile, and a label may stretch over it by a pseudo-element. */
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
        // What waits above the page until it is reached by Tab is for keyboards.
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
