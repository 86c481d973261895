import { Mark, scriptsId } from '../marks';

/** The files of each island, by its name: each after those it imports, so the entry is the last. */
export type Islands = ReadonlyMap<string, readonly string[]>;

/**
 * Fills the page's template with the files of its islands. Loads imported files as scripts beside their importers, and
 * not with `modulepreload`: when that fails once, WebKit does not load the file again, even after a reload. Every page
 * also gets the entry file of the island that every page has. Few visitors need it, so what it imports is left to the browser.
 * @throws if the page has an island that was not built
 */
export function withIslands(html: string, islands: Islands, pageIsland: string): string {
  const filesFor = (name: string) => {
    const files = islands.get(name);
    if (!files) throw new Error(`there is no island "${name}"`);
    return files;
  };
  const names = new Set([...html.matchAll(new RegExp(` ${Mark.island}="([^"]+)"`, 'g'))].map(([, name = '']) => name));
  const needs = new Map<string, string[]>();
  for (const name of names) for (const file of filesFor(name)) needs.set(file, [...(needs.get(file) ?? []), name]);
  const last = filesFor(pageIsland).at(-1) ?? '';
  needs.set(last, [...(needs.get(last) ?? []), pageIsland]);
  const tags = [...needs].map(
    ([file, of]) => `<script type="module" src="${file}" ${Mark.of}="${of.join(' ')}"></script>`,
  );
  return html.replace(new RegExp(`(<template id="${scriptsId}">)[\\s\\S]*?(?=</template>)`), `$1${tags.join('')}`);
}
