import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

// The service worker: what a visitor sees without a connection. The build puts the list of kept files in (hosting/offline.ts).
declare const self: { __WB_MANIFEST: PrecacheEntry[]; skipWaiting(): Promise<void> };

/** How long a page may take before its kept copy is shown, in seconds. */
const patience = 6;

void self.skipWaiting();
clientsClaim();
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const keptUrls = new Set(self.__WB_MANIFEST.map(({ url }) => url));
const network = new NetworkOnly();
const networkInTime = new NetworkOnly({ networkTimeoutSeconds: patience });

// Pages come from the network as long as there is one, so that nobody reads an old price. Only a page that is kept has
// to come in time: of any other, the not-found page would say that there is none.
registerRoute(
  new NavigationRoute(async ({ event, request, url }) => {
    const strategy = keptUrls.has(url.pathname) ? networkInTime : network;
    try {
      return await strategy.handle({ event, request: request as Request });
    } catch {
      return (await matchPrecache(url.pathname)) ?? (await matchPrecache('/404.html')) ?? Response.error();
    }
  }),
);

// Fonts, drawings and icons of the kept pages have a version in their name or do not change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(?:woff2|svg)$/.test(url.pathname) && keptUrls.has(url.pathname),
  async ({ request }) => (await matchPrecache(request.url)) ?? fetch(request),
);
