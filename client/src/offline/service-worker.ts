/**
 * The site's service worker, built to `/sw.js`. It takes over at once: pages come from the network
 * first, so that no version of it can hold anybody on an old page (docs/decisions/0019).
 */
import { answeringOf } from "./answers.ts";
import { handleMessage, type WorkerMessage } from "./kept-trips.ts";

interface Extendable extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface RequestMade extends Extendable {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface MessageReceived extends Extendable {
  readonly data: WorkerMessage;
}

/** The worker's global object, as far as it is used: TypeScript's DOM library knows only pages. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestMade) => void): void;
  addEventListener(type: "message", listener: (event: MessageReceived) => void): void;
}

// The global object is a worker's here, which the page's types do not know.
const scope = self as unknown as WorkerScope;

/** Messages are handled before the next request: nobody sees a trip that is being forgotten. */
let handled: Promise<unknown> = Promise.resolve();

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener("message", (event) => {
  const done = handleMessage(event.data).catch(() => {});
  // Keeping fetches, and nobody waits for it.
  if (event.data.kind !== "keep") handled = Promise.all([handled, done]);
  event.waitUntil(done);
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const answering = answeringOf(request, scope.location.origin);
  if (!answering) return;
  // biome-ignore lint/style/noRestrictedGlobals: passes on what the page asks for.
  event.respondWith(handled.then(() => answering(() => fetch(request))));
});
