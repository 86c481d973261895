import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decoded } from './page-text';

/** A built page: its address and its file in the folder of the site. */
export interface BuiltPage {
  route: string;
  file: string;
  /** Read from the file each time, so that a site of thousands of pages does not fill the memory. */
  readonly html: string;
}

/** Every HTML document Gatsby has written into a folder; the not-found page is there twice, as /404 and /404.html. */
export const htmlFiles = (folder: string): BuiltPage[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('_gatsby'))
    .sort()
    .map((file) => ({
      route: `/${file}`.replace(/\/index\.html$/, '') || '/',
      file,
      get html() {
        return readFileSync(path.join(folder, file), 'utf8');
      },
    }));

/** Every page of the site; the not-found page has the route /404.html. */
export const builtPages = (folder: string): BuiltPage[] => htmlFiles(folder).filter(({ route }) => route !== '/404');

/** Where Gatsby keeps the data of a page, in the folder of the site. */
export const pageDataFile = (route: string) => `page-data/${route === '/' ? 'index' : route.slice(1)}/page-data.json`;

const attribute = (name: string, html: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => decoded(value ?? ''));

/** Links of the built pages that lead to no page, file or place on a page of the same site. */
export function brokenLinks(folder: string, pages: readonly BuiltPage[]): string[] {
  const ids = new Map(pages.map(({ route, html }) => [route, new Set(attribute('id', html))]));
  const isFile = (route: string) => {
    const file = path.join(folder, route);
    return existsSync(file) && statSync(file).isFile();
  };
  const problem = (from: string, link: string) => {
    const [route = '', anchor] = (link.startsWith('#') ? from + link : link).split('#');
    const known = ids.get(route);
    if (!known) return isFile(route) ? undefined : `${from}: the link ${link} leads to no page`;
    if (anchor && !known.has(anchor)) return `${from}: the page ${route} has no place #${anchor}`;
    return undefined;
  };
  return pages.flatMap(({ route, html }) =>
    [...new Set([...attribute('href', html), ...attribute('src', html)])]
      .filter((link) => /^[/#]/.test(link) && !link.startsWith('//'))
      .map((link) => problem(route, link))
      .filter((complaint) => complaint !== undefined),
  );
}

/** Pages on which scripts would start by themselves: those of islands wait in the template (src/inline/common.tsx). */
export const liveScripts = (pages: readonly BuiltPage[]): string[] =>
  pages
    .filter(({ html }) => {
      const outside = html.replace(/<template id="app-scripts"[\s\S]*?<\/template>/, '');
      return outside === html || /<script[^>]*\ssrc=/.test(outside);
    })
    .map(({ route }) => `${route}: the template with the page's scripts is missing, or a script stands outside it`);
