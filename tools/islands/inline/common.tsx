import { Mark, scriptsId } from '../marks';

/** Inserted by the build: the name of the island that every page has and few need. */
declare const self: { pageIsland: string };

// The functions that the scripts of all pages share.

/** Changes each matching element. If that fails, keeps the HTML of the build. */
export function each(selector: string, change: (element: HTMLElement) => void): void {
  try {
    document.querySelectorAll<HTMLElement>(selector).forEach(change);
  } catch {
    // Keeps the HTML of the build.
  }
}

/** Matches all script files but those that only the island of every page needs. */
export const ofOwnIslands = `:not([${Mark.of}=${self.pageIsland}])`;

/** Returns the matching script files in the template of the page. */
export const filesOf = (islands: string): Element[] => {
  const template = document.getElementById(scriptsId) as HTMLTemplateElement;
  return [...template.content.querySelectorAll(`[${Mark.of}]${islands}`)];
};

/** Runs scripts without asking whether they are whole. */
export const atOnce = (_files: readonly Element[], run: () => void): void => {
  run();
};
let bring = atOnce;

/**
 * Sets what happens before scripts run. Only pages with a dialog check their scripts (whole-scripts.tsx): on the others
 * the service worker does, and nobody waits.
 */
export function bringBy(how: typeof bring): void {
  bring = how;
}

/** Runs the scripts of an island, or of all islands of the page. `before` may check them first. */
export function start(name?: string | null, before = bring): void {
  each(`[${Mark.island}${name ? `=${name}` : ''}]:not([${Mark.state}])`, (island) => {
    island.setAttribute(Mark.state, 'asked');
  });
  const files = filesOf(name ? `[${Mark.of}~=${name}]` : ofOwnIslands);
  files.forEach((file) => {
    file.remove();
  });
  before(files, () => {
    files.forEach((file) => {
      const script = document.importNode(file, true) as HTMLScriptElement;
      // Each file runs in a task of its own, after those it imports (build/bundle-islands.ts): a press waits for one of them
      // at most.
      script.async = false;
      document.body.append(script);
    });
  });
}
