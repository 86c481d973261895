import type { Folders } from '../hosting';
import { securityPath } from '../security-txt';
import { readOnce } from '../pages/html';
import { policyFor } from './content-security-policy';

/** Headers of the addresses that match a path; a `*` in it stands for anything. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** A finished page: its address, and its HTML. */
export interface Page {
  route: string;
  html: string;
}

const day = 86_400;
const year = 365 * day;

/**
 * How long browsers insist on HTTPS, in seconds. It begins with a day: browsers remember it, and nothing can take it back
 * when HTTPS breaks. docs/deploy.md says when to raise it. Subdomains are left out, because the firm's webmail may be one.
 */
const insistOnHttps = day;

/** Files whose name changes with their content. */
export const immutable = `public, max-age=${year}, immutable`;
/** Pages, and with nginx all other files too: kept, but only used once the host has said that nothing changed. */
export const revalidate = 'no-cache';

const closed = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** What every answer carries, whatever it is. */
export const everywhere: HeaderRule['headers'] = {
  'Strict-Transport-Security': `max-age=${insistOnHttps}`,
  'X-Content-Type-Options': 'nosniff',
  // For answers without a policy of their own: an unknown address, a picture, a file.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': closed.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Which sites may load a file into their pages. Files of shared folders: any site. All others: only this one. */
export const sharing = { name: 'Cross-Origin-Resource-Policy', own: 'same-origin', shared: 'cross-origin' } as const;
const own = { [sharing.name]: sharing.own };
const shared = { [sharing.name]: sharing.shared };

/** The folder of the offline kit (tools/hosts/offline/offline-kit.ts). */
export const kitFolder = '/offline/';

/** Returns the folders whose files browsers may keep for ever. */
export const immutableFolders = ({ lasting }: Folders) => [...lasting, kitFolder];

/** Returns the names that have one dot inside. Leaves out `.html` files and names that begin with `_` or a dot. */
const plainFiles = (names: readonly string[]) => names.filter((name) => /^[^_.][^.]*\.(?!html$)[^.]+$/.test(name));

const isNotFound = ({ route }: Page) => route === '/404.html';
/** The folder a page is in or is the first page of: /guides for /guides and for /guides/mend-a-tyre. */
const folderOf = (route: string) => `/${route.split('/')[1] ?? ''}`;

/**
 * The rules of the pages. Those of one folder share one, because Cloudflare Pages reads a hundred rules and there may be
 * hundreds of guides. The shared policy allows the not-found page as well, which has its own inside: hosts send it with the
 * headers of the address that was asked for. The folder's own page has the same policy: /guides/* matches /guides too on
 * Netlify, but not on Cloudflare.
 */
function pageRules(pages: readonly Page[]): HeaderRule[] {
  const notFound = pages.filter(isNotFound);
  const rule = (path: string, ...of: readonly Page[]) => ({
    path,
    headers: {
      'Cache-Control': revalidate,
      'Content-Security-Policy': policyFor(of.map(readOnce)),
      ...own,
    },
  });
  return [...new Set(pages.map(({ route }) => folderOf(route)))].flatMap((folder) => {
    const inside = pages.filter(({ route }) => folderOf(route) === folder);
    const first = inside.filter(({ route }) => route === folder);
    // Netlify looks for the rule of /faq at /faq.html, where it finds the page.
    const paths = /^\/(?!404)[^.]+$/.test(folder) ? [folder, `${folder}.html`] : [folder];
    if (inside.length === first.length) return first.flatMap((page) => paths.map((path) => rule(path, page)));
    const all = [...inside, ...notFound];
    return [...first.map(() => rule(folder, ...all)), rule(`${folder}/*`, ...all)];
  });
}

/**
 * Every rule of the site. `names` are those of the files and folders at the top of its folder. No two rules that match one
 * address give different values of one header, because hosts differ in what they do then.
 */
export const headerRules = (pages: readonly Page[], names: readonly string[], folders: Folders): HeaderRule[] => [
  { path: '/*', headers: everywhere },
  ...folders.shared.map((folder) => ({ path: `${folder}*`, headers: shared })),
  ...immutableFolders(folders).map((folder) => ({
    path: `${folder}*`,
    headers: { 'Cache-Control': immutable, ...own },
  })),
  ...folders.others.map((folder) => ({ path: `${folder}*`, headers: own })),
  { path: securityPath, headers: own },
  ...plainFiles(names).map((name) => ({ path: `/${name}`, headers: own })),
  ...pageRules(pages),
];
