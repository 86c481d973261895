// What the service worker takes for a right answer. A hotel's sign-in page, a proxy's warning or a host's catch-all page
// often comes with status 200 and in place of any file.

/** Returns the one name under which a page is kept: its address without the slashes at its end. */
export function placeOf(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** Inserted by the build (offline-kit.ts). */
declare const self: { scriptEnd: string };

const kinds: Record<string, RegExp> = {
  js: /^(?:text|application)\/javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  woff2: /^(?:font\/|application\/(?:font|octet-stream))/,
};
const picture = /^image\//;

/** Returns whether an answer comes from our own address without a redirect, with status 200 and no length of 0. */
const isOurs = ({ status, type, redirected, headers }: Response) =>
  status === 200 && (type === 'basic' || type === 'default') && !redirected && headers.get('Content-Length') !== '0';

/** Returns whether an answer is of the kind that the ending of an address asks for. Scripts must be whole, too. */
export async function isFile(answer: Response, pathname: string): Promise<boolean> {
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1);
  const kind = kinds[ending] ?? picture;
  if (!isOurs(answer) || !kind.test(answer.headers.get('Content-Type') ?? '')) return false;
  return ending !== 'js' || (await answer.clone().text()).endsWith(self.scriptEnd);
}

/** Returns whether a text is a page to its end. */
export const isWhole = (html: string): boolean => html.trimEnd().endsWith('</html>');

/** Returns whether an answer is the page of a place, to its end. Each of our pages names its own address. */
export function isPage(answer: Response, html: string, place: string): boolean {
  const [, own = ''] = /<link[^>]*rel="canonical"[^>]*href="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
  const type = answer.headers.get('Content-Type') ?? '';
  return isOurs(answer) && type.startsWith('text/html') && isWhole(html) && own !== '' && placeOf(own) === place;
}
