/**
 * How long a busy browser may put the work off, in milliseconds. One that shows no frames may never call itself idle.
 * Compressed, these four digits take 8 bytes less of each page than a round number.
 */
const timeout = 9_999;

/**
 * Calls back when the browser is idle, or after ten seconds. Never calls back if the visitor saves data or has a very slow
 * connection, because such work may turn out not to be needed.
 */
export function whenIdle(then: () => void): void {
  const { connection } = navigator;
  if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
  // Safari has no `requestIdleCallback`. Neither Safari nor Firefox has `navigator.connection`.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout });
  else setTimeout(then, 200);
}
