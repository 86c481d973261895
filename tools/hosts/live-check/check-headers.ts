import { hashInPolicy } from '../headers/content-security-policy';
import type { Folders } from '../hosting';
import { everywhere, immutable, immutableFolders, revalidate, sharing } from '../headers/rules';
import { readPage } from '../pages/html';
import { type Expected, few, type Finding, replyTo, type Snapshot, unknownPath } from './snapshot';

const publishAgain =
  'Publish public/ together with its headers (public/_headers or deploy/nginx.conf) of the same build.';
const hsts = 'Strict-Transport-Security';

/** One finding for all addresses with the same fault. */
const grouped = (subject: string, wrong: string, todo: string, addresses: readonly string[]): Finding[] =>
  addresses.length === 0 ? [] : [{ subject, wrong: `${wrong}: ${few(addresses)}.`, todo }];

function fixedHeaders(snapshot: Snapshot): Finding[] {
  const asked = ['/', ...snapshot.routes.slice(1, 3), ...snapshot.files.slice(0, 1), unknownPath].filter(
    (path) => !replyTo(snapshot, path).notAsked,
  );
  return Object.entries(everywhere).flatMap(([name, value]) =>
    grouped(
      name,
      name === hsts
        ? `The header ${name} is missing or set to nothing`
        : `The header ${name} is not "${value.slice(0, 40)}"`,
      publishAgain,
      asked.filter((path) => {
        const sent = replyTo(snapshot, path).headers[name.toLowerCase()];
        return name === hsts ? !/max-age=[1-9]/.test(String(sent)) : sent !== value;
      }),
    ),
  );
}

/** Why a policy is not strict or does not fit its page. */
function policyFault(policy: string | undefined, html: string): string | undefined {
  if (policy === undefined) return 'has no policy';
  if (!policy.startsWith("default-src 'none'")) return 'has a policy that does not begin by allowing nothing';
  if (/'unsafe-|\shttps?:|\s\*/.test(policy)) return 'has a policy that allows anything inline or from elsewhere';
  const { scripts, styles } = readPage(html);
  if ([...scripts, ...styles].some((text) => !policy.includes(hashInPolicy(text))))
    return 'has a policy that blocks its own scripts or styles';
  return undefined;
}

function policies(snapshot: Snapshot): Finding[] {
  const faults = snapshot.routes
    .map((route) => ({ route, reply: replyTo(snapshot, route) }))
    .filter(({ reply }) => reply.status === 200)
    .map(({ route, reply }) => ({
      route,
      fault: policyFault(reply.headers['content-security-policy']?.toString(), reply.text),
    }));
  return [...new Set(faults.map(({ fault }) => fault))].flatMap((fault) =>
    fault === undefined
      ? []
      : grouped(
          'Content-Security-Policy',
          `A page ${fault}`,
          publishAgain,
          faults.filter((each) => each.fault === fault).map(({ route }) => route),
        ),
  );
}

function caching(snapshot: Snapshot, folders: Folders): Finding[] {
  const isImmutable = (file: string) => immutableFolders(folders).some((folder) => file.startsWith(folder));
  const sent = (path: string) => replyTo(snapshot, path).headers['cache-control'];
  const answered = (path: string) => replyTo(snapshot, path).status === 200;
  return [
    ...grouped(
      'caching of pages',
      `Visitors may see an old page, because its Cache-Control is not "${revalidate}"`,
      publishAgain,
      snapshot.routes.filter((route) => answered(route) && sent(route) !== revalidate),
    ),
    ...grouped(
      'caching of files',
      `Visitors load a file again on each visit, because its Cache-Control is not "${immutable}"`,
      publishAgain,
      snapshot.files.filter((file) => isImmutable(file) && answered(file) && sent(file) !== immutable),
    ),
  ];
}

/** Says what is wrong with the headers of answers: security, caching, compression, type, cookies, the server's version, cards. */
export function checkHeaders(snapshot: Snapshot, { folders }: Pick<Expected, 'folders'>): Finding[] {
  const paths = ['/', ...snapshot.routes, ...snapshot.files, unknownPath];
  const pages = snapshot.routes.filter((route) => replyTo(snapshot, route).status === 200);
  const cards = snapshot.files.filter((file) => folders.shared.some((folder) => file.startsWith(folder)));
  const header = (path: string, name: string) => replyTo(snapshot, path).headers[name];
  return [
    ...fixedHeaders(snapshot),
    ...policies(snapshot),
    ...caching(snapshot, folders),
    ...grouped(
      'compression',
      'A page is sent uncompressed and takes four times as long',
      'Turn on brotli or gzip at the host; nginx needs the package libnginx-mod-http-brotli-static.',
      pages.filter((route) => !header(route, 'content-encoding')),
    ),
    ...grouped(
      'type of pages',
      'A page is not sent as "text/html; charset=utf-8"',
      'Set the type of .html files at the host.',
      pages.filter((route) => !/^text\/html; ?charset=utf-8$/i.test(String(header(route, 'content-type')))),
    ),
    ...grouped(
      'cookies',
      'The host sets a cookie, and the legal page promises none',
      'Turn off what sets it at the host: analytics, bot protection, load balancing.',
      paths.filter((path) => header(path, 'set-cookie')),
    ),
    ...grouped(
      'version of the server',
      `The server tells its version (${String(header('/', 'server'))})`,
      'Set "server_tokens off" in nginx.',
      ['/'].filter((path) => /\d/.test(String(header(path, 'server') ?? ''))),
    ),
    ...grouped(
      'sharing of cards',
      'Messengers cannot show the picture of a link',
      publishAgain,
      cards.filter((card) => header(card, sharing.name.toLowerCase()) === sharing.own),
    ),
  ];
}
