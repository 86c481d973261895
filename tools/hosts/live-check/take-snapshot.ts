import { lookup } from 'node:dns/promises';
import tls from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fewAtATime } from '../../shared/few-at-a-time';
import { type Answer, ask, type Place, type Question } from './ask';
import { securityPath } from '../security-txt';
import { loadedBy, locations, metaOf } from './page-parts';
import { otherOrigin, plain, type Reply, type Snapshot, unknownPath } from './snapshot';

const day = 86_400_000;
/** Nothing is asked later than this, so that all ends within a minute; what was not asked is reported. */
const longest = 40_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function textOf({ headers, body }: Answer): string {
  if (body.length === 0 || !/text|xml|json/.test(headers['content-type'] ?? '')) return '';
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Opens a TLS connection as a browser of today does, or with `old` as one of 2012, which should fail. */
function connectTls({ origin, at, ca }: Place, old = false): Promise<{ failure?: string; daysLeft: number }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host: at?.address ?? hostname,
      port: at?.https ?? (Number(port) || 443),
      servername: hostname,
      rejectUnauthorized: false,
      ca,
      timeout: 5000,
      // At its usual security level OpenSSL itself would refuse to offer TLS 1.1.
      ...(old ? { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' } : {}),
    });
    socket.on('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      // A code, or an error with one, whatever its type says.
      const refused = socket.authorizationError as string | NodeJS.ErrnoException | undefined;
      const failure = typeof refused === 'string' ? refused : (refused?.code ?? messageOf(refused));
      resolve({
        ...(socket.authorized ? {} : { failure }),
        daysLeft: Math.floor((Date.parse(end) - Date.now()) / day),
      });
      socket.destroy();
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });
}

async function askTls(place: Place): Promise<Pick<Snapshot, 'tls'>> {
  try {
    const today = await connectTls(place);
    const acceptsOld = await connectTls(place, true).then(
      () => true,
      () => false,
    );
    return { tls: { ...today, acceptsOld } };
  } catch {
    return {};
  }
}

/** The paths of the files of this site that pages refer to. */
function filesOf(origin: string, pages: readonly Reply[]): string[] {
  const addresses = pages.flatMap(({ text }) => [...loadedBy(text), metaOf(text, 'og:image') ?? '']);
  const own = addresses.filter(Boolean).map((address) => new URL(address, origin));
  return [...new Set(own.filter((url) => url.origin === origin).map(({ pathname }) => pathname))];
}

/**
 * Asks a live site for everything the checks need, also for its former addresses, and changes nothing there. Takes less than
 * a minute.
 */
export async function takeSnapshot(place: Place, former: readonly string[] = []): Promise<Snapshot> {
  const { origin } = place;
  const takenAt = new Date();
  const replies = new Map<string, Reply>();
  const unreached = { origin, takenAt, routes: [], files: [], replies };
  const dnsFailure = place.at
    ? undefined
    : await lookup(new URL(origin).hostname).then(
        () => undefined,
        (error: unknown) => messageOf(error),
      );
  if (dnsFailure !== undefined) return { ...unreached, dnsFailure };

  const notAskedAt = (address: string) => {
    const reply: Reply = { status: 0, headers: {}, text: '', failure: 'not asked', notAsked: true };
    replies.set(address, reply);
    return reply;
  };
  const fetchOne = async (address: string, question: Question = {}) => {
    const { origin: asked, pathname } = new URL(address);
    let reply: Reply;
    try {
      if (Date.now() - takenAt.getTime() > longest) return notAskedAt(address);
      const headers = { 'Accept-Encoding': 'br, gzip' };
      const answer = await ask({ ...place, origin: asked }, pathname, { headers, ...question });
      reply = { status: answer.status, headers: answer.headers, text: textOf(answer) };
    } catch (error) {
      reply = { status: 0, headers: {}, text: '', failure: messageOf(error) };
    }
    replies.set(address, reply);
    return reply;
  };
  const fetchAll = (addresses: readonly string[], question?: Question) =>
    fewAtATime(addresses, async (address) => {
      await fetchOne(address, question);
    });

  const connection = await askTls(place);
  const home = await fetchOne(`${origin}/`);
  if (home.status === 0) return { ...unreached, ...connection };

  const index = await fetchOne(`${origin}/sitemap-index.xml`);
  const sitemaps = locations(index.text).map((address) => new URL(address, origin).pathname);
  await fetchAll(sitemaps.map((path) => origin + path));
  const listed = sitemaps.flatMap((path) => locations(replies.get(origin + path)?.text ?? ''));
  const routes = [...new Set(listed.map((address) => new URL(address, origin).pathname))];
  const path = routes.find((route) => route !== '/');
  await fetchAll([
    ...[...routes.filter((route) => route !== '/'), '/robots.txt', securityPath, unknownPath, ...former].map(
      (route) => origin + route,
    ),
    ...(path ? [`${origin}${path}/`] : []),
    ...[plain(origin), otherOrigin(origin)].map((start) => start + (path ?? '/')),
  ]);
  const files = filesOf(
    origin,
    routes.flatMap((route) => replies.get(origin + route) ?? []),
  );
  await fetchAll(
    files.map((file) => origin + file),
    { method: 'HEAD' },
  );
  return { ...unreached, ...connection, routes, files };
}
