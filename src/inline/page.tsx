import { Mark } from './marks';
import { each, everyPage, start } from './common';

// The script of a page without a dialog.
everyPage();
// The first `Intl` of a page takes longer than all the rest here: only the one page that shows today's date has one.
each(`[${Mark.today}]`, (element) => {
  element.textContent = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format();
});
each(`[${Mark.offline}]`, (element) => {
  element.hidden = navigator.onLine;
});
each(`[${Mark.island}]`, () => {
  start();
});

export {};
