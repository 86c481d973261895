import type { IncomingMessage } from 'node:http';

// What a preview answers. Gatsby's development server has addresses that fetch whatever a request names, write it to the disc
// and serve it in the origin of the studio (docs/decisions/preview-server.md). So nothing is answered but what this file allows.

/** What an address of a preview is. Only a `page` may be opened from another site. */
export type Kind = 'page' | 'file' | 'stream' | 'socket' | 'studio';

/** Why a request is refused, in one line. */
interface Refusal {
  status: 403;
  why: string;
}

const refused = (why: string): Refusal => ({ status: 403, why });

/** The kinds of files that a page of the preview loads or links to. None of them is HTML. */
const fileTypes = 'js css json map svg ico png jpg jpeg webp avif woff2 mp4 webm vtt txt xml webmanifest pdf ics'.split(
  ' ',
);

/** The addresses below `/__` that a page needs, of all that Gatsby and the studio have there. */
const ownAddresses: readonly (readonly [RegExp, Kind])[] = [
  // Hot updates of the code.
  [/^\/__webpack_hmr$/, 'stream'],
  // Mistakes in `data/` (preview-server.ts).
  [/^\/___preview$/, 'stream'],
  // Changed data of pages.
  [/^\/socket\.io\/$/, 'socket'],
  [/^\/___studio\/[a-z.-]+$/, 'studio'],
];

/** Returns what an address is, without its query. Undefined if the preview does not serve it. */
export function kindOf(pathname: string): Kind | undefined {
  const own = ownAddresses.find(([address]) => address.test(pathname));
  if (own) return own[1];
  const segments = pathname.slice(1).split('/');
  // `/` and a slash at the end leave an empty last segment.
  if (segments.at(-1) === '') segments.pop();
  // Names that begin with `_` are refused below: tools register such ones for themselves, as Gatsby does `/_gatsby/`.
  // Below `/api` are Gatsby's functions, which this site does not have.
  if (segments[0] === 'api') return undefined;
  if (!segments.every((segment) => /^[^_.\\/\p{C}][^\\/\p{C}]*$/u.test(segment))) return undefined;
  const [, type] = /\.([^.]*)$/.exec(segments.at(-1) ?? '') ?? [];
  if (type === undefined) return 'page';
  return fileTypes.includes(type) ? 'file' : undefined;
}

/** Returns the address of a request without its query, decoded; undefined if no browser would send it. */
function pathnameOf(target: string): string | undefined {
  const [raw = ''] = target.split(/[?#]/);
  // An absolute address, `//` or an encoded slash would be read differently by the handlers behind this.
  if (!raw.startsWith('/') || raw.includes('//') || /%(?:2f|5c|00)/i.test(raw)) return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** What a browser would do with the answer, where it shows or runs more than a document in a window of its own. */
const embedding = ['iframe', 'frame', 'fencedframe', 'object', 'embed', 'serviceworker', 'sharedworker', 'worker'];

/** The parts of a request that decide. */
export type Request = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'method' | 'url'> & {
  socket: { remoteAddress?: string | undefined };
};

const hosts = ({ rawHeaders }: Request) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Returns why a preview does not answer a request, or what its address is. `origin` is the printed address,
 * `http://127.0.0.1:8000`. Lets other sites only link to pages: browsers name the site that a request comes from.
 */
export function judge(request: Request, origin: string, upgrades = false): Refusal | Kind {
  const { headers, method = '', url = '' } = request;
  const host = origin.replace(/^\w+:\/\//, '');
  if (!loopback.test(request.socket.remoteAddress ?? '')) return refused('The preview answers only this computer.');
  // Another name for this computer may be a foreign page's name, rebound to it.
  if (headers.host !== host || hosts(request) !== 1) return refused(`The preview is at ${origin} and nowhere else.`);
  const pathname = pathnameOf(url);
  if (pathname === undefined) return refused('The preview cannot read this address.');
  const kind = kindOf(pathname);
  if (!kind) return refused('The preview does not serve this address.');
  if (upgrades)
    return headers.origin === origin && kind === 'socket' ? kind : refused('This is no page of the preview.');
  if (!['GET', 'HEAD', ...(kind === 'studio' || kind === 'socket' ? ['POST'] : [])].includes(method))
    return refused(`The preview does not answer ${method} at this address.`);
  if (headers.origin !== undefined && headers.origin !== origin)
    return refused('The preview answers only to its own pages.');
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': use = '' } = headers;
  if (embedding.includes(String(use))) return refused('The preview is shown in no other page, and runs no worker.');
  if (site === undefined || site === 'same-origin') return kind;
  const isEarly = headers['sec-purpose'] !== undefined || headers.purpose !== undefined;
  // A browser sends `none` for an address that somebody has typed, and Chromium for what another page has it prefetch.
  const isTyped = site === 'none' && method === 'GET';
  const isLink = kind === 'page' && method === 'GET' && mode === 'navigate' && use === 'document';
  return (isTyped || isLink) && !isEarly ? kind : refused('Other sites may only link to the pages of the preview.');
}
