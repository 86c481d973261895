import type { Visitor } from './visitor';

/** A busy machine takes seconds to install a worker: it is registered last and fetches the whole kit. */
export const workerMs = 30_000;

/** Returns what the browser says about the page and its worker. */
const stateOf = ({ driver }: Visitor) =>
  driver
    .evaluate(async () => {
      const workers = (await navigator.serviceWorker.getRegistrations()).map(({ installing, waiting, active }) =>
        [installing, waiting, active].map((worker) => worker?.state ?? '-').join('/'),
      );
      const { connection } = navigator as { connection?: { effectiveType: string } };
      const again = await navigator.serviceWorker.register('/sw.js').then(() => 'registers when asked again', String);
      return [document.readyState, document.visibilityState, connection?.effectiveType, ...workers, again].join(' ');
    })
    .catch(String);

/**
 * Waits until the page's service worker is active.
 * @throws with what the browser says, if none becomes active
 */
export async function waitForWorker(visitor: Visitor): Promise<void> {
  const isActive = () =>
    visitor.driver
      .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated')
      .catch(() => false);
  await visitor.until('the worker', isActive, workerMs).catch(async (error: unknown) => {
    throw new Error(`${String(error)}: ${await stateOf(visitor)}`);
  });
}
