import { bringBy, each } from './common';
import { Mark, scriptEnd } from '../marks';

/**
 * Fetches a script into the browser's cache, from which it is run later. Does not use `modulepreload` or `preload`: Firefox
 * and WebKit never retry a file that failed to load in that way.
 * @throws if the answer is not a whole script
 */
export async function fetchScript(file: Element, init?: RequestInit): Promise<void> {
  const answer = await fetch(file.getAttribute('src') as string, init);
  // Reads the whole response: a browser might not cache it otherwise.
  if (!(await answer.text()).endsWith(scriptEnd)) throw 0;
}

/** Makes islands that wait for their scripts say that these did not come. */
export function stick(): void {
  each(`[${Mark.state}=asked]`, (island) => {
    island.setAttribute(Mark.state, 'stuck');
  });
}

/**
 * Runs scripts only if they are whole. If one is not, asks for it again past every cache, and so replaces what they hold: maybe
 * a hotel's sign-in page, for a year.
 */
export function checkScripts(): void {
  bringBy((files, run) => {
    Promise.all(files.map((file) => fetchScript(file).catch(() => fetchScript(file, { cache: 'reload' })))).then(
      run,
      stick,
    );
  });
}
