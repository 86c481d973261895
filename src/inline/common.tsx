import { type Entry, Mark, scriptsId, Visit } from './marks';
import { whenIdle } from './when-idle';

// The functions that the scripts of all pages share.

/** Changes each matching element. If that fails, keeps the HTML of the build. */
export function each(selector: string, change: (element: HTMLElement) => void): void {
  try {
    document.querySelectorAll<HTMLElement>(selector).forEach(change);
  } catch {
    // Keeps the HTML of the build.
  }
}

/** Ignores errors: some browsers block storage. */
export function inStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Matches all script files but those of receipts, which are needed only if there are any. */
export const unlessReceipts = `:not([${Mark.of}=${Visit.receipts}])`;

/** Returns the matching script files in the template of the page. */
export const filesOf = (islands: string): Element[] => {
  const template = document.getElementById(scriptsId) as HTMLTemplateElement;
  return [...template.content.querySelectorAll(`[${Mark.of}]${islands}`)];
};

let bring = (_files: readonly Element[], run: () => void): void => {
  run();
};

/**
 * Sets what happens before scripts run. Only pages with a dialog check their scripts (whole-scripts.tsx): on the others
 * the service worker does, and nobody waits for a booking.
 */
export function bringBy(how: typeof bring): void {
  bring = how;
}

/** Runs the scripts of an island, or of all islands of the page. */
export function start(name?: string | null): void {
  each(`[${Mark.island}${name ? `=${name}` : ''}]:not([${Mark.state}])`, (island) => {
    island.setAttribute(Mark.state, 'asked');
  });
  const files = filesOf(name ? `[${Mark.of}~=${name}]` : unlessReceipts);
  files.forEach((file) => {
    file.remove();
  });
  bring(files, () => {
    files.forEach((file) => {
      const script = document.importNode(file, true) as HTMLScriptElement;
      // Each file runs in a task of its own, after those it imports (bundle-islands.ts): a press waits for one of them at most.
      script.async = false;
      document.body.append(script);
    });
  });
}

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
    // Not after the reload with which an island tries again (dialogs.tsx).
    if (visit?.type === 'reload' && !(history.state as Entry | null)?.again)
      [Visit.taken, Visit.receipts].forEach((name) => storage.removeItem(name));
  });
}

/**
 * Ignores the second click of a double click, which would shut a menu again or hit what is behind something that has just
 * gone, such as the link that calls us. A finger's quick taps on the buttons of questions are each an answer, but in a dialog
 * they hit what has come up under the finger, such as Confirm. Presses on the calendar's arrows are each a month.
 */
export function ignoreDoubleClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const buttons = `${event.pointerType === 'touch' ? 'dialog ' : ''}button:not([class*=arrow])`;
      const controls = `a,summary,[popovertarget],${buttons}`;
      if (event.detail < 2 || !(event.target as Element).closest(controls)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
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

  each(`[${Mark.year}]`, (element) => {
    element.textContent = String(new Date().getFullYear());
  });
  each(`[${Mark.end}]`, (element) => {
    element.hidden = Number(element.getAttribute(Mark.end)) <= Date.now();
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
