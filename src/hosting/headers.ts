import { islandFolder } from '../inline/marks';
import { policyOf } from './policy';

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

const year = 31_536_000;

/** Files whose name changes with their content. */
export const immutable = `public, max-age=${year}, immutable`;
/** Everything else: kept, but asked for again each time. */
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
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  // For answers without a policy of their own: an unknown address, a picture, a file.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': closed.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Folders of pictures for links: social networks and messengers show them inside pages of their own. */
export const sharedFolders = ['/cards/'];
/** Which sites may load a file into their pages, by `sharedFolders`: any for those, this one alone for all else. */
export const sharing = { name: 'Cross-Origin-Resource-Policy', own: 'same-origin', shared: 'cross-origin' } as const;
const own = { [sharing.name]: sharing.own };
const shared = { [sharing.name]: sharing.shared };

/** Folders whose files carry a hash or a version in their names. */
export const immutableFolders = ['/static/', '/fonts/', '/drawings/', islandFolder];

/** The files in the folder of the site that have neither a hash in their name nor an address of a page. */
const plainFiles = (names: readonly string[]) => names.filter((name) => /^[^_.][^.]*\.(?!html$)[^.]+$/.test(name));

/**
 * Every rule of the site, whose folder holds files and folders of these names. No two rules that match one address give
 * the same header, because hosts differ in what they do then.
 */
export const headerRules = (pages: readonly Page[], names: readonly string[]): HeaderRule[] => [
  { path: '/*', headers: everywhere },
  ...sharedFolders.map((folder) => ({ path: `${folder}*`, headers: shared })),
  ...immutableFolders.map((folder) => ({
    path: `${folder}*`,
    headers: { 'Cache-Control': immutable, ...own },
  })),
  { path: '/videos/*', headers: own },
  ...plainFiles(names).map((name) => ({ path: `/${name}`, headers: own })),
  ...pages.map(({ route, html }) => ({
    path: route,
    headers: { 'Cache-Control': revalidate, 'Content-Security-Policy': policyOf(html), ...own },
  })),
];
