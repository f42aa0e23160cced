/**
 * The site's service worker, built to `/sw.js`. It takes over at once: pages come from the network
 * first, so that no version of it can hold anybody on an old page (docs/decisions/0019).
 */
import { answeringOf } from "./answers.ts";
import { hear } from "./messages.ts";
import type { WorkerDependencies, WorkerScope } from "./worker-dependencies.ts";

// The global object is a worker's here, which the page's types do not know.
const scope = self as unknown as WorkerScope;

const dependencies: WorkerDependencies = {
  open: (name) => caches.open(name),
  // biome-ignore lint/style/noRestrictedGlobals: a page or a part of this site.
  fetch: (path, headers = {}) => fetch(path, { headers }),
  now: () => new Date(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** What pages said is done before the next answer: nobody sees a trip that is being forgotten. */
let heard: Promise<unknown> = Promise.resolve();

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener("message", (event) => {
  const doing = hear(dependencies, event.data).catch(() => {});
  const { data } = event;
  // Keeping fetches, and nobody waits for it.
  const isKeeping =
    typeof data === "object" && data !== null && "kind" in data && data.kind === "keep";
  if (!isKeeping) heard = Promise.all([heard, doing]);
  event.waitUntil(doing);
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const answering = answeringOf(request, scope.location.origin);
  if (!answering) return;
  const path = new URL(request.url).pathname;
  // biome-ignore lint/style/noRestrictedGlobals: passes on what the page asks for.
  const ask = () => fetch(request);
  event.respondWith(heard.then(() => answering({ dependencies, path, ask })));
});
