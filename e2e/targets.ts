import type { Page } from '@playwright/test';
import { withMeasure } from './measure';

/** What a thumb must not miss: calls, bookings, and in a booking the days and the times. */
const forThumbs = '[data-look], [href^="tel:"], [commandfor], .react-calendar button, [role="radiogroup"] label';

/**
 * Targets too small for a finger (WCAG 2.5.8: 24 px each way, or that much room around the middle; a link in a running
 * text is as large as its text), and on a touch screen what must be as large as a thumb and is not.
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
      /** A panel over the page is no neighbour of what happens to lie under it. */
      const layerOf = (element: Element): Element | null =>
        !element.parentElement || getComputedStyle(element).position === 'fixed'
          ? element
          : layerOf(element.parentElement);
      /** Whether a circle of 24 px around its middle meets another target, or the circle of another small one. */
      const isCrowded = ({ element, box }: (typeof targets)[number]) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return targets.some(({ element: other, box: { left, right, top, bottom, width, height } }) => {
          if (other.contains(element) || element.contains(other) || layerOf(other) !== layerOf(element)) return false;
          const small = width < 24 || height < 24;
          const away = small
            ? Math.hypot(x - (left + width / 2), y - (top + height / 2)) - 12
            : Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom)));
          return away < 12;
        });
      };
      return targets
        .filter(({ element }) => !isInText(element))
        .filter((target) =>
          isTouch && target.element.matches(thumbs)
            ? isTooSmall(target.box, 44)
            : isTooSmall(target.box, 24) && isCrowded(target),
        )
        .map(({ element, box }) => `${nameOf(element)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    },
    [part, forThumbs, touch] as const,
  );
}
