import { renameSync } from 'node:fs';

/** What Windows answers while another program has a file open. */
const passing = ['EPERM', 'EACCES', 'EBUSY'];
/** How long to wait before each further attempt, in milliseconds. */
const pauses = [20, 40, 80, 160, 320];

/**
 * Gives a file its place, in which another one may stand. On Windows a virus scanner or an editor may hold that one for a
 * moment after each change: tries again for about half a second.
 */
export function putInPlace(from: string, to: string, platform: NodeJS.Platform = process.platform): void {
  for (const pause of platform === 'win32' ? pauses : [])
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (!passing.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  renameSync(from, to);
}
