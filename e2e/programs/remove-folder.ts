import { rmSync } from 'node:fs';

const pauseMs = 200;
const attempts = 25;

/**
 * Removes the folder of a browser that has been closed. It may still write its profile for a moment, and what is new in a
 * folder stops `rmSync`, whose `maxRetries` empties no folder twice.
 * @throws if the folder is still being written after five seconds
 */
export function removeFolder(folder: string): void {
  for (let left = attempts - 1; ; left -= 1)
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (left === 0) throw error;
      // Sleeps, also where the process is about to exit.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
}
