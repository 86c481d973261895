import type { Page } from '@playwright/test';
import { withMeasure } from './measure';

type Place = readonly [x: number, y: number];

interface Walk {
  seen: Set<Element>;
  diagnostics: string[];
  isOver: boolean;
}

/**
 * Checks the focused element each time before Tab moves the focus. By then it has been scrolled into view and painted.
 */
function watch(part: string) {
  const { contrast, isSeen, nameOf, paintAt } = window.measure;
  const walk: Walk = { seen: new Set(), diagnostics: [], isOver: false };

  /** Returns the element that shows the focus ring: a radio's tile, a field's frame, or usually the element itself. */
  const ringed = (element: Element): Element | undefined => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return element;
    return element.parentElement && element.parentElement !== document.body ? ringed(element.parentElement) : undefined;
  };
  /** Returns the ancestors that clip the element. A fixed element is clipped by none. */
  const frames = (element: Element): Element[] => {
    const { parentElement } = element;
    if (!parentElement || parentElement === document.body || getComputedStyle(element).position === 'fixed') return [];
    return getComputedStyle(parentElement).overflowX === 'visible'
      ? frames(parentElement)
      : [parentElement, ...frames(parentElement)];
  };
  const isInside = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
    x >= left && x <= right && y >= top && y <= bottom;

  /** Returns points on the middle of the ring that are inside the window, by side. */
  const sides = (element: Element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const away = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
    const [{ left, right, top, bottom } = element.getBoundingClientRect()] = element.getClientRects();
    const shares = [0.2, 0.5, 0.8];
    const across = (y: number) => shares.map((share) => [left + (right - left) * share, y] as const);
    const down = (x: number) => shares.map((share) => [x, top + (bottom - top) * share] as const);
    const view = new DOMRect(0, 0, innerWidth - 1, innerHeight - 1);
    return [across(top - away), across(bottom + away), down(left - away), down(right + away)]
      .map((side) => side.filter((place) => isInside(...place, view)))
      .filter((side) => side.length > 0);
  };

  const ringTrouble = (element: Element) => {
    const holder = ringed(element);
    if (!holder) return ['no ring'];
    const colour = getComputedStyle(holder).outlineColor;
    const around = sides(holder);
    const isCut = (place: Place) => frames(holder).some((frame) => !isInside(...place, frame.getBoundingClientRect()));
    const isPale = (place: Place) => {
      const paint = paintAt(...place);
      return paint === undefined || contrast(colour, paint) < 3;
    };
    const most = (is: (place: Place) => boolean) => around.some((side) => side.filter(is).length > side.length / 2);
    return [
      ...(around.length < 2 ? ['its ring is out of sight'] : []),
      ...(most(isCut) ? ['its ring is cut off'] : []),
      ...(most(isPale) ? ['its ring is pale'] : []),
    ];
  };

  /** Whether a fixed or sticky element covers the given one. Returns false if that is taller than 60% of the window. */
  const isCovered = (element: Element) => {
    if (element.getBoundingClientRect().height > 0.6 * innerHeight) return false;
    const floats = (other: Element): boolean =>
      !other.contains(element) &&
      (/fixed|sticky/.test(getComputedStyle(other).position) ||
        (other.parentElement !== null && floats(other.parentElement)));
    return [...element.getClientRects()].some(({ left, right, top, bottom, width, height }) =>
      [0.1, 0.5, 0.9]
        .flatMap((share) => [
          [left + width * share, top + height * 0.1] as const,
          [left + width * share, top + height * 0.5] as const,
          [left + width * share, bottom - height * 0.1] as const,
        ])
        .some((place) => {
          const met = right > left ? document.elementFromPoint(...place) : null;
          return met !== null && !element.contains(met) && floats(met);
        }),
    );
  };

  const look = () => {
    const element = document.activeElement;
    // Between the last stop and the first one the focus is in the browser's own controls.
    if (walk.isOver || !element || element === document.body) return;
    walk.isOver = walk.seen.has(element);
    if (walk.isOver) return;
    walk.seen.add(element);
    // Scripts focus the start of a page or dialog without a ring. Tab does not stop there.
    if (element.matches('[tabindex="-1"]')) return;
    const trouble = [...ringTrouble(element), ...(isCovered(element) ? ['something lies over it'] : [])];
    walk.diagnostics.push(...trouble.map((each) => `${nameOf(element)}: ${each}`));
  };
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') look();
    },
    true,
  );
  const missed = () =>
    [...document.querySelectorAll(`${part} :is(a[href], button, summary, input, select, textarea, [tabindex="0"])`)]
      .filter((element) => isSeen(element) && !element.matches('[tabindex="-1"], :disabled, input[type="radio"]'))
      .filter((element) => !walk.seen.has(element))
      .map((element) => `${nameOf(element)}: Tab does not come here`);
  Object.assign(window, {
    walk: () => ({ isOver: walk.isOver, stops: walk.seen.size, diagnostics: [...walk.diagnostics, ...missed()] }),
  });
}

/**
 * Presses Tab through a whole page. Reports every stop whose focus ring is missing, thinner than 2 px, clipped, or has
 * less contrast than 3:1 with what is below it; every stop that a fixed or sticky element covers; and every control of
 * `part`, except radio buttons, that Tab does not reach.
 */
export async function focusTrouble(page: Page, part = 'body'): Promise<string[]> {
  await withMeasure(page);
  await page.evaluate(watch, part);
  const state = () =>
    page.evaluate(() =>
      (window as unknown as { walk(): { isOver: boolean; stops: number; diagnostics: string[] } }).walk(),
    );
  const most = 300;
  for (let pressed = 0; pressed < most; pressed += 25) {
    await Promise.all(Array.from({ length: 25 }, () => page.keyboard.press('Tab')));
    const { isOver, diagnostics } = await state();
    if (isOver) return diagnostics;
  }
  return ['Tab does not come round'];
}
