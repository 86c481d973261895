import { type Entry, islandFolder, Mark, upEvent } from '../marks';
import { each } from './common';
import { startFor } from './presses';
import { stick } from './whole-scripts';

/** Makes dialogs work before hydration. Only pages with a dialog include it. */
export function watchDialogs(): void {
  const entry = () => history.state as Entry | null;
  const dialogOfEntry = () => document.getElementById(entry()?.dialog ?? '') as HTMLDialogElement | null;
  const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
  const withoutDialog = () => {
    const state = { ...entry() };
    delete state.dialog;
    return state;
  };
  const open = (dialog: HTMLDialogElement) => {
    startFor(dialog);
    dialog.showModal();
  };
  const write = (part: Entry) => {
    history.replaceState({ ...entry(), ...part }, '');
  };

  /*
   * Back closes an open dialog instead of leaving the page. An open dialog has its own history entry at the same
   * address, with `dialog` in its state. Closing the dialog in any other way removes that entry, and Forward opens the
   * dialog again. Stops the `popstate` of such an entry, because nothing else changes. State that other code adds to
   * the entry, such as the questions after hydration, is copied to the entry of the page.
   */
  let isLeaving = false;
  /** The state of the history entry of the page, as text. */
  let own = '';
  /** The state of the history entry of the dialog, without its `dialog`. */
  let carried: Entry | undefined;
  let focused: HTMLElement | null = null;

  /**
   * Returns the element to focus once a dialog is closed. If the address has a fragment, as after the skip link, crossing a
   * history entry moves the focus there, so it must be restored. A dialog that was opened from the menu closes the menu
   * and would leave the focus nowhere: it goes to the menu button.
   */
  const focusOfPage = () => {
    const active = document.activeElement as HTMLElement;
    return active.matches('body,dialog,dialog *') ? document.querySelector<HTMLElement>('[popovertarget]') : active;
  };

  const sync = () => {
    const dialog = openDialog();
    if (entry()?.dialog) {
      carried = withoutDialog();
      if (!dialog && !isLeaving) {
        isLeaving = true;
        focused = focusOfPage();
        history.back();
      }
    } else if (dialog && !isLeaving) {
      own = JSON.stringify(withoutDialog());
      history.pushState({ ...entry(), dialog: dialog.id }, '');
    }
  };

  addEventListener('popstate', (event) => {
    const dialog = dialogOfEntry();
    let isOurs = isLeaving;
    isLeaving = false;
    if (dialog) {
      if (!dialog.open) {
        isOurs = true;
        open(dialog);
      }
    } else if (!isOurs)
      each('dialog[open]', (shown) => {
        isOurs = true;
        (shown as HTMLDialogElement).close();
        focused = focusOfPage();
      });
    if (isOurs && !dialog && focused)
      setTimeout(
        (target) => {
          if (document.activeElement !== target) target.focus({ preventScroll: true });
        },
        0,
        focused,
      );
    if (isOurs && own === JSON.stringify(withoutDialog())) {
      event.stopImmediatePropagation();
      if (!dialog && carried) {
        history.replaceState(carried, '');
        own = JSON.stringify(carried);
      }
    }
    sync();
  });

  /*
   * An island whose scripts cannot be loaded is stuck: it shows a message and a button that reloads the page. The
   * history entry holds what to resume after this or any other reload: the open dialog, or the queued click
   * (presses.tsx), whose button is found by its place: in a translated page it has another label.
   */
  const buttons = () => [...document.querySelectorAll<HTMLElement>(`[${Mark.island}] button`)];
  const held = () => {
    const again = buttons().findIndex((button) => button.matches('[aria-busy]')) + 1;
    if (again) write({ again });
    return again;
  };
  new MutationObserver((changes) => {
    // Chromium does not heed `autofocus` on the dialog itself.
    changes.forEach(({ target }) => {
      if ((target as Element).matches('dialog[open]')) (target as HTMLElement).focus();
    });
    sync();
    held();
  }).observe(document.body, { subtree: true, attributeFilter: ['open', 'aria-busy'] });

  // Read now: an island that is up before the page has loaded would clear it.
  const again = entry()?.again;
  addEventListener('load', () => {
    if (again) {
      write({ again: 0 });
      const dialog = dialogOfEntry();
      if (dialog) open(dialog);
      else buttons()[again - 1]?.click();
    }
    sync();
  });

  // A script that fails to load fires `error` on its element; one that throws fires it on the window. Ignores scripts that
  // are no island's.
  addEventListener(
    'error',
    (event) => {
      const { target, filename } = event as ErrorEvent & { target: HTMLScriptElement };
      if ((target.src || filename || '').includes(islandFolder)) stick();
    },
    true,
  );

  addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).closest(`[${Mark.reload}]`)) return;
      if (!held()) write({ again: -1 });
      location.reload();
    },
    true,
  );

  addEventListener(upEvent, () => {
    if (entry()?.again) write({ again: 0 });
    sync();
  });
}
