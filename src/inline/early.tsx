import { whenIdle } from './when-idle';
import { filesOf, start } from './common';

// Not in the handler of a scroll: the page would stop moving under the visitor's finger.
const startWhenIdle = () => {
  whenIdle(() => {
    start();
  });
};

/*
 * Into the browser's cache, from where the scripts are run. Not by `modulepreload` or `preload`: Firefox and WebKit never ask
 * again for a file that has failed to come that way.
 */
async function prepare() {
  try {
    await Promise.all(
      filesOf().map(async (file) => {
        const answer = await fetch(file.getAttribute('src') || '', { priority: 'low' });
        // Read to its end, or a browser might not keep it.
        await answer.blob();
        if (!answer.ok) throw 0;
      }),
    );
    // Not `pointerover`, which also comes where the page moves under a resting mouse.
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      document.addEventListener(name, startWhenIdle, { capture: true, once: true });
    setTimeout(startWhenIdle, 2000);
  } catch {
    // A press asks for them again, and the page says so if they fail once more.
  }
}

const begin = () => {
  whenIdle(prepare);
};

/**
 * Starts the islands before they are wanted, so that a press seldom waits for them. Fetches their files once the page has
 * loaded and is idle, and runs them at the first sign of life or two seconds later, when it is idle again.
 */
export function startEarly(): void {
  addEventListener('load', () => {
    // A page that is prepared for a link may never be seen.
    if (document.prerendering) document.addEventListener('prerenderingchange', begin);
    else begin();
  });
}
