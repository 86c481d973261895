const name = 'studio-key';
let key = '';

/**
 * Takes the key of a run out of the page's address, which the terminal has printed, and keeps it for other tabs and pages.
 * The key of an earlier run opens nothing.
 */
export function takeKey(): void {
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

/** Returns the key that calls of the studio need, as the newest page that was opened with one has left it. */
export function studioKey(): string {
  try {
    return localStorage.getItem(name) ?? key;
  } catch {
    return key;
  }
}
