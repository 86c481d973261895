import { type Entry, Mark, scriptsId, Visit } from './marks';

// What the scripts of all pages are made of.

/** Changes each element of a kind; where that fails, what the build wrote stays. */
export function each(selector: string, change: (element: HTMLElement) => void): void {
  try {
    document.querySelectorAll<HTMLElement>(selector).forEach(change);
  } catch {
    // As the build wrote it.
  }
}

/** Some browsers refuse their storage to some pages. */
export function inStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The files in a page's template, but those of receipts, which are wanted only where there are some. */
export const filesOf = (islands = `:not([${Mark.of}=${Visit.receipts}])`): Element[] => {
  const template = document.getElementById(scriptsId) as HTMLTemplateElement;
  return [...template.content.querySelectorAll(`[${Mark.of}]${islands}`)];
};

/** Runs the scripts of an island, or of all islands of the page. */
export function start(name?: string | null): void {
  each(`[${Mark.island}${name ? `=${name}` : ''}]:not([${Mark.state}])`, (island) => {
    island.setAttribute(Mark.state, 'asked');
  });
  filesOf(name ? `[${Mark.of}~=${name}]` : undefined).forEach((file) => {
    document.body.append(document.importNode(file, true));
    file.remove();
  });
}

/** Menu buttons say whether their menu is open. A browser without popovers has none: there the menu lies open. */
function tellMenus() {
  each('[popovertarget]:not([popovertargetaction])', (button) => {
    const menu = document.getElementById(button.getAttribute('popovertarget') || '');
    if (menu) button.setAttribute('aria-expanded', String(menu.matches(':popover-open')));
  });
}

/** A visitor's reload forgets what was booked; the other pages of a visit know it (src/booking/visit.tsx). */
export function forgetAfterReload(): void {
  inStorage((storage) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Not the reload by which an island tries again (dialogs.tsx).
    if (visit?.type === 'reload' && !(history.state as Entry | null)?.again)
      [Visit.taken, Visit.receipts].forEach((name) => storage.removeItem(name));
  });
}

function showReceipts() {
  inStorage((storage) => {
    if (!document.prerendering && storage.getItem(Visit.receipts)) start(Visit.receipts);
  });
}

/** What every page does. */
export function everyPage(): void {
  tellMenus();
  document.addEventListener('toggle', tellMenus, true);
  // A browser that keeps the page for Back would keep it with the menu over it. Firefox does not always send the `toggle` of
  // a page that is left, so the button is told at once.
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
  // Something may have been booked meanwhile: on the page from which the browser comes back to one that it had kept, or
  // while this one was only prepared for a link.
  addEventListener('pageshow', showReceipts);
  document.addEventListener('prerenderingchange', showReceipts);

  if ('serviceWorker' in navigator)
    addEventListener('load', () => {
      navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    });
}
