const name = 'studio-key';
let key = '';

function take(): void {
  const [, brought] = /^#key=([0-9a-f]+)$/.exec(location.hash) ?? [];
  if (brought === undefined) return;
  key = brought;
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    localStorage.setItem(name, brought);
  } catch {
    // Without storage each page must be opened with the printed address.
  }
}

/**
 * Takes the key of a run out of the page's address, which the terminal has printed, and keeps it for other tabs and pages.
 * The key of an earlier run opens nothing. Pasted into an open page the address only changes its fragment, so that is
 * watched too.
 */
export function takeKey(): void {
  take();
  addEventListener('hashchange', take);
}

/** Returns the key that calls of the studio need, as the newest page that was opened with one has left it. */
export function studioKey(): string {
  try {
    return localStorage.getItem(name) ?? key;
  } catch {
    return key;
  }
}
