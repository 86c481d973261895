import { type Entry, islandFolder, Mark, upEvent } from './marks';
import { each } from './common';
import { startFor } from './presses';

/** What dialogs need before React has arrived; only pages with a dialog carry it. */
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
   * Back closes an open dialog instead of leaving the page. An open dialog has a history entry of its own at the same
   * address, marked `dialog` in its state; closing the dialog in any other way takes that entry back, and Forward opens the
   * dialog again. Crossing such an entry changes nothing else, so nobody else hears of it. What others wrote into the state
   * of the dialog's entry, such as the questions when React arrives meanwhile, goes along to the page's own entry.
   */
  let isLeaving = false;
  /** The state of the page's own entry, as text. */
  let own = '';
  /** The state of the dialog's entry, without its mark. */
  let carried: Entry | undefined;
  let focused: HTMLElement | null = null;

  /**
   * Where the focus belongs once a dialog is closed. Where the address names a part of the page, as after its skip link,
   * crossing an entry moves the focus there; it goes back to where the dialog had left it. A dialog opened from the menu,
   * which closes under it, leaves it nowhere: it goes to the button that opens the menu.
   */
  const focusOfPage = () => {
    const active = document.activeElement as HTMLElement;
    return active.matches('body,dialog *') ? document.querySelector<HTMLElement>('[popovertarget]') : active;
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
   * An island whose scripts cannot be loaded is stuck: it says so and offers to try again, which reloads the page. What the
   * visitor wanted waits in the history entry and is done after this or any other reload: the open dialog is opened again, or
   * the press that is held (presses.tsx) is made again, found by its button's words.
   */
  const held = () => {
    const button = document.querySelector('[aria-busy]');
    if (button) write({ again: button.textContent });
    return button;
  };
  /** @param names the islands that a file is for; without it, all that have been asked for */
  const stick = (names?: string | null) => {
    each(`[${Mark.state}=asked]`, (island) => {
      if (!names || names.split(' ').includes(island.getAttribute(Mark.island) || ''))
        island.setAttribute(Mark.state, 'stuck');
    });
  };

  new MutationObserver(() => {
    sync();
    held();
  }).observe(document.body, { subtree: true, attributeFilter: ['open', 'aria-busy'] });

  addEventListener('load', () => {
    const again = entry()?.again;
    if (again) {
      write({ again: false });
      const dialog = dialogOfEntry();
      if (dialog) open(dialog);
      else {
        const buttons = [...document.querySelectorAll<HTMLElement>(`[${Mark.island}] button`)];
        const wanted = buttons.find((button) => button.textContent === again);
        if (wanted) wanted.click();
      }
    }
    sync();
  });

  // A file that does not come tells its element, one that throws the window. A script of somebody else's says nothing of ours.
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (target instanceof HTMLScriptElement) {
        if (target.src.includes(islandFolder)) stick(target.getAttribute(Mark.of));
      } else if (filename?.includes(islandFolder)) stick();
    },
    true,
  );

  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).closest(`[${Mark.reload}]`)) return;
      if (!held()) write({ again: true });
      location.reload();
    },
    true,
  );

  document.addEventListener(upEvent, () => {
    if (entry()?.again) write({ again: false });
    sync();
  });
}
