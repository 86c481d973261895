import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { KitPage } from '../site-output/offline-kit';

// The service worker. Without a connection it answers with the pages of the offline kit and with pages that were
// visited. It uses no navigation preload: without a connection Firefox then shows an error instead of the copy. To remove
// it from browsers, see docs/deploy.md.

interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}
declare const self: {
  /** Inserted by the build (src/site-output/offline-kit.ts). */
  offlineKit: { address: string; routes: readonly string[]; files: readonly string[] };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
};

const { address, routes, files } = self.offlineKit;
const visitedPages = 'pages';
const visitedFiles = 'files';
const day = 86_400;

/** How many seconds to wait for a page of the kit before answering with its copy. */
const patience = 6;

/** Stores the kit in a cache of its own. If anything fails, so does the installation, and the previous worker stays. */
async function install() {
  const answer = await fetch(address, { priority: 'low' });
  const pages = (await answer.json()) as Record<string, KitPage>;
  const kit = await caches.open(address);
  await Promise.all(
    Object.entries(pages).map(([route, { headers, html }]) => kit.put(route, new Response(html, { headers }))),
  );
  await (await caches.open(visitedFiles)).addAll([...files]);
}

/** Removes the kits of earlier builds. */
async function removeOldCaches() {
  const names = await caches.keys();
  const current = [address, visitedPages, visitedFiles];
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches());
});
clientsClaim();

/** Ignores a copy that is damaged, such as one that was cut off. */
const ifWhole = async (copy: Response | undefined) =>
  copy && (await copy.clone().text()).trimEnd().endsWith('</html>') ? copy : undefined;

const kitPage = async (route: string) => ifWhole(await caches.match(route, { cacheName: address }));

/** Stores good answers only. Without a visited copy, offers that of the kit. */
const copies = {
  cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(response.ok ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    (await ifWhole(cachedResponse)) ?? kitPage(new URL(request.url).pathname),
};
const page = (networkTimeoutSeconds?: number) =>
  new NetworkFirst({
    cacheName: visitedPages,
    ...(networkTimeoutSeconds && { networkTimeoutSeconds }),
    plugins: [new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }), copies],
  });
const [anyPage, urgentPage] = [page(), page(patience)];

// Network first, so that nobody reads an old price. Only pages of the kit have a timeout: the other copies are for when
// there is no connection at all.
registerRoute(
  new NavigationRoute(async ({ event, request, url }) => {
    const strategy = routes.includes(url.pathname) ? urgentPage : anyPage;
    try {
      return await strategy.handle({ event, request: request as Request });
    } catch {
      return (await kitPage('/404.html')) ?? Response.error();
    }
  }),
);

// Cache first: the names of these files change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:fonts|drawings|islands|static)\//.test(url.pathname),
  new CacheFirst({
    cacheName: visitedFiles,
    plugins: [new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
  }),
);
