import { Mark } from '../../tools/islands';
import { each, start } from '../../tools/islands/inline';
import { everyPage, ignoreDoubleClicks } from './common';
import { PageMark } from './marks';

// The script of a page without a dialog.
ignoreDoubleClicks();
everyPage();
// The first use of `Intl` takes longer than the rest of this script, so only the page that shows today's date uses it.
each(`[${PageMark.today}]`, (element) => {
  element.textContent = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format();
});
each(`[${PageMark.offline}]`, (element) => {
  element.hidden = navigator.onLine;
});
each(`[${Mark.island}]`, (island) => {
  // An island with a field waits until the visitor reaches for it: without its scripts the field can be moved already.
  if (island.querySelector('input'))
    for (const name of ['pointerover', 'focusin'])
      island.addEventListener(
        name,
        () => {
          start();
        },
        { once: true },
      );
  else start();
});

export {};
