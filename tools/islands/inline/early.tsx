import { whenIdle } from './when-idle';
import { atOnce, filesOf, start, ofOwnIslands } from './common';
import { fetchScript } from './whole-scripts';

async function prepare() {
  try {
    await Promise.all(filesOf(ofOwnIslands).map((file) => fetchScript(file, { priority: 'low' })));
    whenIdle(() => {
      // They have just come whole, and need not be read again.
      start('', atOnce);
    });
  } catch {
    // Ignores errors: a press loads the files again, and the page shows a message if they fail again.
  }
}

/**
 * Starts the islands early, so that a press rarely has to wait. Fetches their files when the page has been painted and the
 * browser is idle, and runs them when it is idle again. A page that is prerendered or in a tab behind others is painted only
 * once it is shown: it may never be looked at.
 */
export function startEarly(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenIdle(prepare);
  }).observe({ type: 'paint', buffered: true });
}
