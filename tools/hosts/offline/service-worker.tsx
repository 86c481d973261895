import type { KitPage } from './offline-kit';
import { isFile, isPage, isWhole, placeOf } from './answers';

// The service worker. Without a connection it answers with the pages of the offline kit, and with the few pages that were
// visited last. It keeps right answers only, and passes on right files only (answers.ts). It uses no navigation preload:
// without a connection Firefox then shows an error instead of the copy. To remove it from browsers, see docs/deploy.md.

interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  /** Inserted by the build (offline-kit.ts). */
  offlineKit: {
    address: string;
    routes: readonly string[];
    files: Readonly<Record<string, string>>;
    /** Folders whose files change their names with their content. */
    lasting: readonly string[];
  };
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

const { address, routes, files, lasting } = self.offlineKit;
const visitedPages = 'visited';

/** How many pages outside the kit are kept, and for how long, in milliseconds. */
const mostVisited = 5;
const visitedMs = 24 * 3_600_000;
/** The header with the time at which a page was kept, in milliseconds since 1970. */
const keptAt = 'X-Kept-At';

/** How long to wait for a page of the kit before answering with its copy, in milliseconds. */
const patienceMs = 6_000;

const hashLength = 16;
async function hashOf(bytes: ArrayBuffer) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength);
}

/** Gives up an answer that nobody reads to its end. Chromium would let the next request for its address wait for it. */
const letGo = (answer: Response) => answer.body?.cancel();

/**
 * Fetches a file of the kit and compares it with the hash of its content. Asks a second time past the browser's cache,
 * which may hold a wrong answer for a year.
 * @throws if both answers are wrong
 */
async function fetchExactly(file: string, hash: string): Promise<Response> {
  for (const cache of ['default', 'reload'] as const)
    try {
      const answer = await fetch(file, { cache, priority: 'low' });
      if ((await isFile(answer, file)) && (await hashOf(await answer.clone().arrayBuffer())) === hash) return answer;
      await letGo(answer);
    } catch {
      // The connection may have failed half-way through the file.
    }
  throw new Error(`${file} is not what was published`);
}

/** Stores the kit in a cache of its own. If anything fails, so does the installation, and the previous worker stays. */
async function install() {
  const hash = address.slice(-5 - hashLength, -5);
  const fetched = await Promise.all([
    fetchExactly(address, hash),
    ...Object.entries(files).map(async ([file, each]) => [file, await fetchExactly(file, each)] as const),
  ]);
  const [answer, ...others] = fetched;
  const pages = (await answer.json()) as Record<string, KitPage>;
  const kit = await caches.open(address);
  await Promise.all([
    ...Object.entries(pages).map(([route, { headers, html }]) => kit.put(route, new Response(html, { headers }))),
    ...others.map(([file, response]) => kit.put(file, response)),
  ]);
}

/** Deletes visited pages that are too old or too many. */
async function forgetVisited() {
  const cache = await caches.open(visitedPages);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const kept = Number((await cache.match(request))?.headers.get(keptAt));
      return { request, age: Date.now() - kept };
    }),
  );
  pages.sort((a, b) => a.age - b.age);
  const gone = pages.filter(({ age }, index) => index >= mostVisited || !(age >= 0 && age < visitedMs));
  await Promise.all(gone.map(({ request }) => cache.delete(request)));
}

/** Removes the kits of earlier builds and what earlier workers kept: all files, and a list of the pages visited. */
async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![address, visitedPages].includes(name)).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await forgetVisited();
}

/** Keeps a page without the query of its address, which may say who the visitor is. */
async function keepVisited(place: string, answer: Response) {
  const html = await answer.text();
  if (!isPage(answer, html, place)) return;
  const headers = new Headers(answer.headers);
  headers.set(keptAt, String(Date.now()));
  await (await caches.open(visitedPages)).put(place, new Response(html, { headers }));
  await forgetVisited();
}

/** Ignores a copy that is damaged, such as one that was cut off. */
async function copyOf(place: string, cacheName: string) {
  const copy = await caches.match(place, { cacheName });
  return copy && isWhole(await copy.clone().text()) ? copy : undefined;
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Answers from the network first, so that nobody reads an old price. Only pages of the kit have a timeout: the other copies
 * are for when there is no connection at all.
 */
async function answerPage({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>, place: string) {
  const network = fetch(request);
  const inKit = routes.includes(place);
  // Ignores a full disk here and below.
  const forgotten = forgetVisited().catch(() => undefined);
  waitUntil(forgotten);
  try {
    if (inKit)
      return await Promise.race([
        network,
        later(patienceMs).then(async () => (await copyOf(place, address)) ?? network),
      ]);
    const answer = await network;
    waitUntil(keepVisited(place, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    await forgotten;
    const copy = await copyOf(place, inKit ? address : visitedPages);
    return copy ?? (await copyOf('/404.html', address)) ?? Response.error();
  }
}

/** Answers with the kit's copy of a file. Asks for any other file again, past the browser's cache, if its answer is wrong. */
async function answerFile(request: Request, pathname: string): Promise<Response> {
  const copy = await caches.match(pathname, { cacheName: address });
  if (copy) return copy;
  try {
    const answer = await fetch(request);
    if (await isFile(answer, pathname)) return answer;
    await letGo(answer);
  } catch {
    // The file may have been cut off.
  }
  const fresh = await fetch(request, { cache: 'reload' });
  return (await isFile(fresh, pathname)) ? fresh : Response.error();
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), self.clients.claim()]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    const waitUntil = event.waitUntil.bind(event);
    event.respondWith(answerPage({ request, waitUntil }, placeOf(pathname)));
  } else if (lasting.some((folder) => pathname.startsWith(folder))) event.respondWith(answerFile(request, pathname));
});
