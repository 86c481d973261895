import { whenIdle } from './when-idle';
import { filesOf, start, unlessReceipts } from './common';
import { fetchScript } from './whole-scripts';

// Not directly in a scroll handler, which would interrupt scrolling.
const startWhenIdle = () => {
  whenIdle(() => {
    start();
  });
};

async function prepare() {
  try {
    await Promise.all(filesOf(unlessReceipts).map((file) => fetchScript(file, { priority: 'low' })));
    // Not `pointerover`, which also fires when the page scrolls under a resting mouse.
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      document.addEventListener(name, startWhenIdle, { capture: true, once: true });
    setTimeout(startWhenIdle, 2000);
  } catch {
    // Ignores errors: a press loads the files again, and the page shows a message if they fail again.
  }
}

const begin = () => {
  whenIdle(prepare);
};

/**
 * Starts the islands early, so that a press rarely has to wait. Fetches their files when the page has loaded and is
 * idle, and runs them at the first scroll, pointer or key event, or two seconds later when the page is idle again.
 */
export function startEarly(): void {
  addEventListener('load', () => {
    // A prerendered page may never be shown.
    if (document.prerendering) document.addEventListener('prerenderingchange', begin);
    else begin();
  });
}
