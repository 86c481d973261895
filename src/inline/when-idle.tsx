/**
 * Calls back when the browser is idle. Never where the visitor saves data or has a very slow connection: what is done when
 * idle is done for a press that may not come.
 */
export function whenIdle(then: () => void): void {
  const { connection } = navigator;
  if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
  // Safari has no `requestIdleCallback`. It and Firefox do not say what the connection is like.
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then, 200);
}
