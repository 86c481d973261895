/**
 * Starts the page's scripts before they are wanted, so that a press seldom waits for them. Fetches the files once the page
 * has loaded and is idle, and runs them at the first sign of life or two seconds later, when it is idle again. Only pages
 * with a dialog carry this: on the others nothing waits for scripts. The loader (loader.tsx) calls it with its own `start`.
 */
window.__early = (start) => {
  /** Safari has no `requestIdleCallback`. It and Firefox do not say what the connection is like. */
  const whenIdle = (then: () => void) => {
    const { connection } = navigator;
    if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
    if ('requestIdleCallback' in window) requestIdleCallback(then);
    else setTimeout(then, 200);
  };
  window.__whenIdle = whenIdle;
  // Not in the handler of a scroll: the page would stop moving under the visitor's finger.
  const startWhenIdle = () => {
    whenIdle(start);
  };

  /*
   * Into the browser's cache, from where the scripts are run. Not by `modulepreload` or `preload`: Firefox never asks again
   * for a file of which that has failed.
   */
  const prepare = async () => {
    const template = document.querySelector<HTMLTemplateElement>('#app-scripts');
    if (!template) return;
    try {
      await Promise.all(
        [...template.content.querySelectorAll('[src]')].map(async (script) => {
          const answer = await fetch(script.getAttribute('src') || '', { priority: 'low' });
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
  };

  const begin = () => {
    whenIdle(prepare);
  };
  addEventListener('load', () => {
    // A page that is prepared for a link may never be seen.
    if (document.prerendering) document.addEventListener('prerenderingchange', begin);
    else begin();
  });
};
