import { Mark } from '../../tools/islands';
import { each, start } from '../../tools/islands/inline';
import { everyPage, ignoreDoubleClicks } from './common';
import { PageMark, SearchPart } from './marks';

// The script of a page without a dialog.
ignoreDoubleClicks();
everyPage();
// Without `Intl`, whose first use takes longer than the rest of this script.
each(`[${PageMark.today}]`, (element) => {
  const now = new Date();
  const month = element.getAttribute(PageMark.today)?.split(' ')[now.getMonth()];
  element.textContent = `${now.getDate()} ${month} ${now.getFullYear()}`;
});
each(`[${PageMark.offline}]`, (element) => {
  element.hidden = navigator.onLine;
});
each(`[${Mark.island}]`, (island) => {
  const begin = () => {
    start(island.getAttribute(Mark.island));
  };
  const field = island.querySelector('input');
  // An island with a field waits for the visitor. A slider can be moved before its scripts are there, so they are fetched as
  // soon as a pointer is over it; those of the search only when its field gets the focus.
  if (field) field.onfocus = begin;
  else begin();
  if (field?.type === 'range') island.onpointerover = begin;
});
// After Back, the browser has put back what was typed.
addEventListener('pageshow', () => {
  each('[type=search]', (field) => {
    if ((field as HTMLInputElement).value) start('search');
  });
});
addEventListener(
  'error',
  ({ target }) => {
    if ((target as HTMLScriptElement).type === 'module')
      each(`[${SearchPart.failed}]`, (failed) => {
        failed.hidden = false;
      });
  },
  true,
);
// An answer that is folded away unfolds for a link to it, in browsers that do not do so by themselves.
each(location.hash || '_', (target) => {
  const fold = target.closest('details');
  if (fold) fold.open = true;
});

export {};
