import { each, inStorage, start, whenIdle } from '../../tools/islands/inline';
import type { Entry } from '../../tools/islands';
import { PageMark, Visit } from './marks';

// What the scripts of all pages do.

/** Sets `aria-expanded` on menu buttons. Browsers without popovers show the menu permanently, without a button. */
function tellMenus() {
  each('[popovertarget]:not([popovertargetaction])', (button) => {
    const menu = document.getElementById(button.getAttribute('popovertarget') as string);
    if (menu) button.setAttribute('aria-expanded', String(menu.matches(':popover-open')));
  });
}

/** After a reload, forgets what was booked before it. Other pages of the tab keep it (src/booking/visit.tsx). */
export function forgetAfterReload(): void {
  inStorage((storage) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Not after the reload with which an island tries again (tools/islands/inline/dialogs.tsx).
    if (visit?.type === 'reload' && !(history.state as Entry | null)?.again)
      [Visit.taken, Visit.receipts].forEach((name) => storage.removeItem(name));
  });
}

/** An element with the time of the last click on it. Until the first, a difference to that is no number, and so never small. */
type Timed = Element & { pressed: number };

/**
 * Ignores the second click of a double click, which would shut a menu again or hit what is behind something that has just
 * gone, such as the link that calls us. A finger's quick taps on the buttons of questions are each an answer, but in a dialog
 * they hit what has come up under the finger, such as Confirm. Presses on the calendar's arrows are each a month. Browsers
 * count taps up to 300 ms apart, or not at all: within 700 ms, a finger's next tap on the same element is a second one.
 */
export function ignoreDoubleClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const element = event.target as Timed;
      const isTouch = event.pointerType === 'touch';
      const isSecond = event.detail > 1 || (isTouch && event.timeStamp - element.pressed < 700);
      const controls = `a,summary,[popovertarget],${isTouch ? 'dialog ' : ''}button:not([class*=arrow])`;
      if (isSecond && element.closest(controls)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      element.pressed = event.timeStamp;
    },
    true,
  );
}

function showReceipts() {
  inStorage((storage) => {
    if (!document.prerendering && storage.getItem(Visit.receipts)) start(Visit.receipts);
  });
}

/** Runs what every page needs. */
export function everyPage(): void {
  tellMenus();
  addEventListener('toggle', tellMenus, true);
  // Closes the menu when the focus leaves it: the next stops of Tab lie behind it.
  addEventListener('focusin', ({ target }) => {
    each(':popover-open', (menu) => {
      if (!menu.contains(target as Node) && !(target as Element).matches('[popovertarget]')) menu.hidePopover();
    });
  });
  // Closes the menu when the page is left: otherwise the back/forward cache would restore the page with an open menu.
  // Sets the button directly, because Firefox does not always send `toggle` on a page that is being left.
  addEventListener('pagehide', () => {
    each(':popover-open', (menu) => {
      menu.hidePopover();
    });
    tellMenus();
  });

  each(`[${PageMark.year}]`, (element) => {
    element.textContent = String(new Date().getFullYear());
  });
  each(`[${PageMark.end}]`, (element) => {
    element.hidden = Number(element.getAttribute(PageMark.end)) <= Date.now();
  });

  forgetAfterReload();
  showReceipts();
  // Checks for receipts again: the visitor may have booked on another page while this one was in the back/forward
  // cache, or while it was prerendered for a link.
  addEventListener('pageshow', showReceipts);
  document.addEventListener('prerenderingchange', showReceipts);

  if ('serviceWorker' in navigator)
    addEventListener('load', () => {
      whenIdle(() => {
        navigator.serviceWorker.register('/sw.js').catch(() => undefined);
      });
    });
}
