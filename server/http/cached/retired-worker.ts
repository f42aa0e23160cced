import { makeCachedResponse } from "./cached-response.ts";
import type { CachedResponses } from "./cached-responses.ts";

/** Takes the place of the worker that is there, forgets everything it kept, and ends itself. */
const RETIRED = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/**
 * The kill switch (docs/decisions/0019): answers the service worker's address with one that ends.
 * The address must continue to be answered: a browser keeps a worker whose file is a 404.
 */
export function retireServiceWorker(cached: CachedResponses): void {
  cached.set(
    "/sw.js",
    makeCachedResponse({
      route: "static file",
      type: "text/javascript; charset=utf-8",
      cacheControl: "no-cache",
      bodies: { identity: Buffer.from(RETIRED) },
    }),
  );
}
