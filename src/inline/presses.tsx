import { Mark, upEvent } from './marks';
import { each, inStorage, start } from './common';

/** The control of an island that an event is at: a button in it, or one that opens its dialog. */
const controlOf = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[commandfor],[${Mark.island}] button:not([${Mark.reload}])`)
    : null;
const dialogOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('commandfor') || '') as HTMLDialogElement | null;
const islandOf = (control: HTMLElement) => (dialogOf(control) || control).closest(`[${Mark.island}]`);

/** Starts the island that an element is part of, or whose dialog it opens. */
export function startFor(element: HTMLElement): void {
  const island = islandOf(element);
  if (island) start(island.getAttribute(Mark.island));
}

/** Questions with answers from before, in the address or in this tab, go on where they were. */
function resume() {
  each(`[${Mark.resume}]`, (questions) => {
    const name = questions.getAttribute(Mark.resume) || '';
    if (/^#(estimate|answers|quote)/.test(location.hash) || inStorage((storage) => storage.getItem(name)))
      startFor(questions);
  });
}

/**
 * The first pointer, key or focus on a control of an island runs that island's scripts. A press made before React has arrived
 * is held and repeated once it has.
 */
export function answerPresses(): void {
  const held: HTMLElement[] = [];

  for (const name of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(
      name,
      (event) => {
        const control = controlOf(event);
        if (control) startFor(control);
      },
      { capture: true, passive: true },
    );

  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (!control) return;
      const dialog = dialogOf(control);
      // Where the browser does not know the attributes.
      if (dialog && !('command' in control))
        if (control.getAttribute('command') === 'close') dialog.close();
        else if (!dialog.open) dialog.showModal();
      const island = islandOf(control);
      if (!island || island.getAttribute(Mark.state) === 'up') return;
      startFor(control);
      // The dialog's frame is there at once, and React fills it.
      if (dialog) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Another answer to the same question takes the place of the first.
      const last = held[held.length - 1];
      if (last && last.parentNode === control.parentNode) {
        held.pop();
        last.removeAttribute('aria-busy');
      }
      held.push(control);
      control.setAttribute('aria-busy', 'true');
    },
    true,
  );

  document.addEventListener(upEvent, ({ target }) => {
    const island = target as HTMLElement;
    held.splice(0).forEach((control) => {
      if (!island.contains(control)) {
        held.push(control);
        return;
      }
      control.removeAttribute('aria-busy');
      control.click();
    });
  });

  resume();
  addEventListener('hashchange', resume);
}
