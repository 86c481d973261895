import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

// The service worker: what a visitor sees without a connection. The build puts the list of kept files in (hosting/offline.ts).
declare const self: { __WB_MANIFEST: PrecacheEntry[]; skipWaiting(): Promise<void> };

/** How long a page may take before the kept copy is shown, in seconds. */
const patience = 6;

void self.skipWaiting();
clientsClaim();
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const network = new NetworkOnly({ networkTimeoutSeconds: patience });
const kept = async (path: string) => (await matchPrecache(path)) ?? (await matchPrecache('/404.html'));

// Pages come from the network as long as there is one, so that nobody reads an old price.
registerRoute(
  new NavigationRoute(async ({ event, request, url }) => {
    try {
      return await network.handle({ event, request: request as Request });
    } catch {
      return (await kept(url.pathname)) ?? Response.error();
    }
  }),
);

// Fonts, drawings and icons of the kept pages have a version in their name or do not change.
const files = new Set(self.__WB_MANIFEST.map(({ url }) => url).filter((url) => /\.(?:woff2|svg)$/.test(url)));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
  async ({ request }) => (await matchPrecache(request.url)) ?? fetch(request),
);
