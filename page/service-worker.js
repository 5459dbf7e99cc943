// Keeps one complete build for offline visits. A build is stored under a separate name and used only once it's
// complete, and a page gets all its parts from the build that it started with.

const BUILD = "{id}";
const FILES = {files};
const CACHE = `tavoliere-${BUILD}`;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    // Files with a hash in their name can come from the browser's cache, but not the page.
    const requests = FILES.map((file) => new Request(file, { cache: file === "./" ? "no-cache" : "default" }));
    try {
      await cache.addAll(requests);
    } catch (error) {
      await caches.delete(CACHE);
      throw error;
    }
    const page = await (await cache.match("./")).text();
    if (!page.includes(`"id":"${BUILD}"`)) {
      // The host was just being updated, and two halves of different builds wouldn't work.
      await caches.delete(CACHE);
      throw new Error("the page and its worker are from different builds");
    }
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("tavoliere-") && name !== CACHE) await caches.delete(name);
    }
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.href.startsWith(registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
    return kept ?? fetch(request);
  })());
});

self.addEventListener("message", (event) => {
  if (event.data !== "take over if alone") return;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const alone = pages.length <= 1;
    event.ports[0].postMessage(alone);
    if (alone) await self.skipWaiting();
  })());
});
