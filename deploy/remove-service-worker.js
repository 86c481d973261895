// Removes the service worker from the browsers of everyone who comes back. To use it, publish it as /sw.js in place of
// the built one (docs/deploy.md). It answers nothing itself, so pages come from the server at once.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      // A list of visits that workers before November 2026 wrote.
      indexedDB.deleteDatabase('workbox-expiration');
      await self.registration.unregister();
    })(),
  );
});
