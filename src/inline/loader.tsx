/**
 * What every page runs before a visitor shows intent. Gatsby's own scripts, and what they will ask for
 * (hosting/first-touch.ts), wait in an inert `<template id="app-scripts">`. The first pointer, key or focus on something
 * marked `data-island` runs them at once, and a press made before React has arrived is held and repeated once it has.
 */
const template = document.querySelector<HTMLTemplateElement>('#app-scripts');
let hasStarted = false;
let isReady = false;
const held: HTMLElement[] = [];

function start() {
  if (hasStarted || !template) return;
  hasStarted = true;
  template.dataset.started = '';
  // webpack would wait for a script that has not come instead of asking again.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) target.remove();
    },
    true,
  );
  document.body.appendChild(document.importNode(template.content, true));
}

const islandOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

for (const name of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
  document.addEventListener(
    name,
    (event) => {
      if (islandOf(event)) start();
    },
    { capture: true, passive: true },
  );

document.addEventListener(
  'click',
  (event) => {
    const island = islandOf(event);
    if (!island) return;
    const dialog = document.getElementById(island.getAttribute('commandfor') || '') as HTMLDialogElement | null;
    // Where the browser does not know the attribute.
    if (dialog && !('command' in island) && !dialog.open) dialog.showModal();
    if (isReady) return;
    start();
    // The dialog's frame is there at once, and React fills it.
    if (dialog) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Another answer to the same question takes the place of the first.
    const last = held[held.length - 1];
    if (last && last.parentNode === island.parentNode) {
      held.pop();
      last.removeAttribute('aria-busy');
    }
    held.push(island);
    island.setAttribute('aria-busy', 'true');
  },
  true,
);

// Until React does it: the menu's button says whether the menu is open. A browser without popovers throws at the
// selector; its menu lies open and has no button.
function tellMenus() {
  each('[popovertarget]:not([popovertargetaction])', (button) => {
    const menu = document.getElementById(button.getAttribute('popovertarget') || '');
    if (menu) button.setAttribute('aria-expanded', String(menu.matches(':popover-open')));
  });
}
tellMenus();
document.addEventListener(
  'toggle',
  () => {
    if (!isReady) tellMenus();
  },
  true,
);

// A browser that keeps the page for Back would keep it with the menu over it. Firefox does not always send the `toggle` of a
// page that is left, so the button is told at once.
addEventListener('pagehide', () => {
  each(':popover-open', (menu) => {
    menu.hidePopover();
  });
  tellMenus();
});

/** Changes each element of a kind; where that fails, what the build wrote stays. */
function each(selector: string, change: (element: HTMLElement) => void) {
  try {
    document.querySelectorAll<HTMLElement>(selector).forEach(change);
  } catch {
    // As the build wrote it.
  }
}
each('[data-year]', (element) => {
  element.textContent = String(new Date().getFullYear());
});
// The first `Intl` of a page takes longer than all the rest here: only the one page that shows today's date has one.
each('[data-today]', (element) => {
  element.textContent = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format();
});
each('[data-end]', (element) => {
  element.hidden = Number(element.dataset.end) <= Date.now();
});
each('[data-offline]', (element) => {
  element.hidden = navigator.onLine;
});

if (window.__early) window.__early(start);
const dialogsAreUp = window.__dialogs && window.__dialogs(start);

window.__hydrated = () => {
  isReady = true;
  if (dialogsAreUp) dialogsAreUp();
  held.splice(0).forEach((island) => {
    island.removeAttribute('aria-busy');
    island.click();
  });
};

if (document.querySelector('[data-start]')) start();

/** Questions with answers from before, in the address or in this tab, go on where they were. */
function resume() {
  each('[data-resume]', ({ dataset }) => {
    if (/^#(estimate|answers|quote)/.test(location.hash) || sessionStorage.getItem(dataset.resume || '')) start();
  });
}
resume();
addEventListener('hashchange', resume);

/** Gatsby decodes the end of an address while it renders, and a lone `%`, which cannot be, would take the page away. */
function mend() {
  try {
    decodeURI(location.hash);
  } catch {
    location.replace(location.hash.replace(/%/g, '%25'));
  }
}
mend();
addEventListener('popstate', mend);

if ('serviceWorker' in navigator)
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
