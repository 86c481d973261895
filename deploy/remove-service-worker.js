// Removes the service worker from the browsers of everyone who comes back. To use it, publish it as /sw.js in place of
// the built one (docs/deploy.md). It answers nothing itself, so pages come from the server at once.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
