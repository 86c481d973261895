import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readOnce } from './html';
import { movedAddresses } from '../moved-pages';

/** A built page: its address and its file in the folder of the site. */
export interface BuiltPage {
  route: string;
  file: string;
  /** Read from disk each time, because thousands of pages would not fit into memory. */
  readonly html: string;
}

/**
 * Returns every HTML file of a built folder, without Gatsby's own below `_gatsby` and those that only lead elsewhere. The
 * not-found page is there twice, as /404 and /404.html.
 */
export function htmlFiles(folder: string): BuiltPage[] {
  const moved = new Set(movedAddresses(folder).map((address) => `${address.slice(1)}/index.html`));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('_gatsby') && !moved.has(file))
    .sort()
    .map((file) => ({
      route: `/${file}`.replace(/\/index\.html$/, '') || '/',
      file,
      get html() {
        return readFileSync(path.join(folder, file), 'utf8');
      },
    }));
}

/** Returns every page of the site. The not-found page has the route /404.html. */
export const builtPages = (folder: string): BuiltPage[] => addressed(htmlFiles(folder));

/** Leaves the second copy of the not-found page out, which has no address. */
export const addressed = (pages: readonly BuiltPage[]): BuiltPage[] => pages.filter(({ route }) => route !== '/404');

/** Returns a message for each internal link of the built pages whose page, file or anchor does not exist. */
export function brokenLinks(folder: string, pages: readonly BuiltPage[]): string[] {
  const contents = new Map(pages.map((page) => [page.route, readOnce(page)]));
  const isFile = (route: string) => {
    const file = path.join(folder, route);
    return existsSync(file) && statSync(file).isFile();
  };
  const problem = (from: string, link: string) => {
    const [route = '', anchor] = (link.startsWith('#') ? from + link : link).split('#');
    const known = contents.get(route);
    if (!known) return isFile(route) ? undefined : `${from}: the link ${link} leads to no page`;
    if (anchor && !known.ids.has(anchor)) return `${from}: the page ${route} has no place #${anchor}`;
    return undefined;
  };
  return [...contents].flatMap(([route, { links }]) =>
    [...links]
      .filter((link) => /^[/#]/.test(link) && !link.startsWith('//'))
      .map((link) => problem(route, link))
      .filter((diagnostic) => diagnostic !== undefined),
  );
}

/**
 * Returns a message for each page on which a script from a file would run at once, or which lacks the template at its end,
 * in which such scripts must wait.
 */
export const liveScripts = (pages: readonly BuiltPage[], lastId: string): string[] =>
  pages
    .filter((page) => {
      const { templates, loadsScripts } = readOnce(page);
      return loadsScripts || !templates.has(lastId);
    })
    .map(({ route }) => `${route}: the template with the page's scripts is missing, or a script stands outside it`);
