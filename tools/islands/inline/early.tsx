import { whenIdle } from './when-idle';
import { filesOf, start, ofOwnIslands } from './common';
import { fetchScript } from './whole-scripts';

async function prepare() {
  try {
    await Promise.all(filesOf(ofOwnIslands).map((file) => fetchScript(file, { priority: 'low' })));
    whenIdle(() => {
      start();
    });
  } catch {
    // Ignores errors: a press loads the files again, and the page shows a message if they fail again.
  }
}

/** Waits for a page that is prerendered or in a tab behind others: it may never be looked at. */
const begin = () => {
  if (document.hidden) document.addEventListener('visibilitychange', begin, { once: true });
  else whenIdle(prepare);
};

/**
 * Starts the islands early, so that a press rarely has to wait. Fetches their files when the page has loaded and is
 * idle, and runs them when it is idle again.
 */
export function startEarly(): void {
  addEventListener('load', begin);
}
