/**
 * When React fails in a way nobody has foreseen, it takes the whole page away. Then the page stands again as it was sent:
 * its words, phone numbers, links and dialogs work without React. Where the visitor has gone to another page since, there is
 * nothing that was sent for it, and it is loaded again. To be called before React begins. A preview is sent empty.
 */
export function standAsSent() {
  const root = document.getElementById('___gatsby');
  if (!root?.firstChild) return;
  const { innerHTML } = root;
  const { pathname } = window.location;
  new MutationObserver(() => {
    if (root.firstChild) return;
    if (window.location.pathname !== pathname) window.location.reload();
    root.innerHTML = innerHTML;
    // Says so where something waits for the scripts, and offers to try again.
    document.documentElement.dataset.stuck = '';
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (!dialog) return;
    dialog.removeAttribute('open');
    dialog.showModal();
  }).observe(root, { childList: true });
}

/**
 * Before Gatsby begins, it takes a mark of its own out of the tab's storage. Where a browser refuses that, as with a broken
 * profile, it would not begin at all.
 */
export function allowRefusedStorage() {
  try {
    window.sessionStorage.removeItem('');
  } catch {
    Storage.prototype.removeItem = () => undefined;
  }
}
