import { Mark, type Pressed, upEvent } from '../marks';
import { inStorage } from '../../shared/storage';
import { each, start } from './common';

/** Returns the control of an island that an event is for: a button in it, or one that opens or closes its dialog. */
const controlOf = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[commandfor],[${Mark.island}] button:not([${Mark.reload}])`)
    : null;
const dialogOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('commandfor') || '') as HTMLDialogElement | null;
const islandOf = (control: HTMLElement) => (dialogOf(control) || control).closest(`[${Mark.island}]`);

/** Starts the island that contains an element, or whose dialog the element opens. */
export function startFor(element: HTMLElement): void {
  const island = islandOf(element);
  if (island) start(island.getAttribute(Mark.island));
}

/**
 * Starts questionnaires that have answers in the address or in session storage, so that they resume. Any fragment with a
 * value may be answers, also of a questionnaire to come: `#size=1-ab-300`, `#answers?wheel=back`. The questionnaire itself
 * reads it.
 */
function resume() {
  each(`[${Mark.resume}]`, (questions) => {
    const name = questions.getAttribute(Mark.resume) || '';
    if (/^#\w+[=?%]/.test(location.hash) || inStorage((storage) => storage.getItem(name))) startFor(questions);
  });
}

/**
 * Runs the scripts of an island at the first pointer, key or focus event on one of its controls. Queues a click that is
 * made before hydration, and repeats it afterwards.
 */
export function answerPresses(): void {
  const held: (HTMLElement & Required<Pick<Pressed, 'press'>>)[] = [];

  for (const name of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(
      name,
      (event) => {
        const control = controlOf(event);
        if (control) startFor(control);
      },
      { capture: true, passive: true },
    );

  addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (!control) return;
      const dialog = dialogOf(control);
      // A dialog drops what may be the second tap of the finger that opened it. It compares the places of both.
      const pressed = Object.assign(dialog || control, { press: event });
      // For browsers without `command` and `commandfor`.
      if (dialog && !('command' in control))
        if (control.getAttribute('command') === 'close') dialog.close();
        else if (!dialog.open) dialog.showModal();
      const island = islandOf(control);
      if (!island || island.getAttribute(Mark.state) === 'up') return;
      startFor(control);
      // Opens the dialog immediately. React fills it later.
      if (dialog) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A different answer to the same question replaces the queued one.
      const last = held[held.length - 1];
      if (last && last.parentNode === control.parentNode) {
        held.pop();
        last.removeAttribute('aria-busy');
      }
      held.push(pressed);
      control.setAttribute('aria-busy', 'true');
    },
    true,
  );

  addEventListener(upEvent, ({ target }) => {
    const island = target as HTMLElement;
    held.splice(0).forEach((control) => {
      if (!island.contains(control)) {
        held.push(control);
        return;
      }
      control.removeAttribute('aria-busy');
      // Has the same place and pointer: the place distinguishes a second tap of the same finger from an answer.
      control.dispatchEvent(new (control.press.constructor as typeof PointerEvent)('click', control.press));
    });
  });

  resume();
  addEventListener('hashchange', resume);
}
