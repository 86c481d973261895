/**
 * What dialogs need before React has arrived; only pages with a dialog carry it. The loader (loader.tsx) calls it with its
 * own `start`, and calls what it returns once React is there.
 */

/** What this script and others keep in an entry of the browser's history. */
interface Entry {
  /** The dialog that is open at this entry, by its id. */
  dialog?: string;
  /** What the visitor wanted when the page was reloaded: the words of a held button, or `true` for the open dialog alone. */
  again?: string | boolean;
}

window.__dialogs = (start) => {
  const page = document.documentElement;
  const entry = () => history.state as Entry | null;
  const dialogOfEntry = () => {
    const state = entry();
    const dialog = state && state.dialog ? document.getElementById(state.dialog) : null;
    return dialog as HTMLDialogElement | null;
  };
  const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
  const withoutDialog = () => {
    const state = Object.assign({}, entry());
    delete state.dialog;
    return state;
  };
  const write = (part: Entry) => {
    history.replaceState(Object.assign({}, entry(), part), '');
  };

  /*
   * Back closes an open dialog instead of leaving the page. An open dialog has a history entry of its own at the same
   * address, marked `dialog` in its state; closing the dialog in any other way takes that entry back, and Forward opens the
   * dialog again. Crossing such an entry changes nothing else, so nobody else hears of it: Gatsby's router would scroll the
   * page. What others wrote into the state of the dialog's entry, such as the questions when React arrives meanwhile, goes
   * along to the page's own entry.
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
    const state = entry();
    if (state && state.dialog) {
      carried = withoutDialog();
      if (!dialog && !isLeaving) {
        isLeaving = true;
        focused = focusOfPage();
        history.back();
      }
    } else if (dialog && !isLeaving) {
      own = JSON.stringify(withoutDialog());
      history.pushState(Object.assign({}, state, { dialog: dialog.id }), '');
    }
  };

  addEventListener('popstate', (event) => {
    const dialog = dialogOfEntry();
    let isOurs = isLeaving;
    isLeaving = false;
    if (dialog) {
      if (!dialog.open) {
        isOurs = true;
        start();
        dialog.showModal();
      }
    } else if (!isOurs)
      document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((open) => {
        isOurs = true;
        open.close();
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
   * A script that cannot be loaded marks the page as stuck, and so does Gatsby where it gives up, such as without its data:
   * the page says so and offers to try again, which reloads it. What the visitor wanted waits in the history entry and is
   * done after this or any other reload: the open dialog is opened again, or the press the loader holds is made again, found
   * by its button's words.
   */
  let isUp = false;
  const held = () => {
    const button = document.querySelector('[aria-busy]');
    if (button) write({ again: button.textContent });
    return button;
  };
  const stick = () => {
    // Before the loader has started ours, only an extension's script can have failed.
    if (!isUp && document.querySelector('#app-scripts[data-started]')) page.dataset.stuck = '';
  };

  new MutationObserver(() => {
    sync();
    held();
  }).observe(document.body, { subtree: true, attributeFilter: ['open', 'aria-busy'] });

  addEventListener('load', () => {
    const state = entry();
    const again = state && state.again;
    if (again) {
      write({ again: false });
      const dialog = dialogOfEntry();
      if (dialog) {
        start();
        dialog.showModal();
      } else {
        const buttons = [...document.querySelectorAll<HTMLElement>('[data-island]')];
        const wanted = buttons.find((button) => button.textContent === again);
        if (wanted) wanted.click();
      }
    }
    sync();
  });

  document.addEventListener(
    'error',
    ({ target }) => {
      // One that was asked for early says nothing, as long as webpack, which will ask again, does not wait for it.
      if (target instanceof HTMLScriptElement && (!('early' in target.dataset) || target.onerror)) stick();
    },
    true,
  );
  addEventListener('unhandledrejection', stick);

  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('[data-reload]')) return;
      if (!held()) write({ again: true });
      location.reload();
    },
    true,
  );

  return () => {
    isUp = true;
    delete page.dataset.stuck;
    const state = entry();
    if (state && state.again) write({ again: false });
    sync();
  };
};
