/** The service worker's answers, on a device and a network of the test. */
import { expect, test, vi } from "vitest";
import { FRAME_ALONE } from "#shared/domain/site/rendered-page.ts";
import { answeringOf } from "./answers.ts";
import { handleMessage, type KeepMessage, type WorkerMessage } from "./kept-trips.ts";

const ORIGIN = "https://guide.example";
const never = new Promise<never>(() => {});

/** What a browser keeps under a name. */
function aCache() {
  const kept = new Map<string, Response>();
  return {
    match: async (path: string) => kept.get(path)?.clone(),
    put: async (path: string, answer: Response) => {
      kept.delete(path);
      kept.set(path, answer);
    },
    delete: async (path: string) => kept.delete(path),
    keys: async () => [...kept.keys()].map((path) => ({ url: `${ORIGIN}${path}` })),
  };
}

type Network = (path: string, method: string) => Promise<Response> | Response;

/** One browser, whose network answers as `network` says until it is another. */
function aBrowser(first: Network) {
  let network = first;
  const caches = new Map<string, ReturnType<typeof aCache>>();
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const cache = caches.get(name) ?? aCache();
      caches.set(name, cache);
      return cache;
    },
  });
  const ask = async (path: string, method: string) => network(path, method);
  vi.stubGlobal("fetch", (path: string, { headers = {} }: RequestInit = {}) =>
    ask(FRAME_ALONE in headers ? `the frame of ${path}` : path, "GET"),
  );
  const request = async (path: string, { method = "GET", mode = "cors" as RequestMode } = {}) => {
    const answering = answeringOf({ url: ORIGIN + path, method, mode }, ORIGIN);
    const asking = () => ask(path, method);
    return answering ? answering(asking) : asking();
  };
  return {
    request,
    page: (path: string) => request(path, { mode: "navigate" }),
    tell: (message: WorkerMessage) => handleMessage(message),
    networkIs: (next: Network) => {
      network = next;
    },
  };
}

const away: Network = () => Promise.reject(new TypeError("Failed to fetch"));
const site: Network = (path) => new Response(`${path} of the site`);

const keep = (token: string, visitor: string | null = null): KeepMessage => ({
  kind: "keep",
  token,
  trip: JSON.stringify({ name: `Trip ${token}` }),
  visitor,
  parts: ["/assets/index-1.js", "/geo/basemap.json"],
});

const bodyOf = async (answer: Promise<Response>) => (await answer).text();

async function aBrowserWith(token: string, visitor: string | null = null) {
  const browser = aBrowser(site);
  await browser.tell(keep(token, visitor));
  return browser;
}

test("a kept trip opens without a network: page, trip, parts and map", async () => {
  const { networkIs, page, request } = await aBrowserWith("one");
  networkIs(away);
  expect(await bodyOf(page("/trip/one"))).toBe("the frame of /trip/one of the site");
  expect(await (await request("/api/trips/one")).json()).toEqual({ name: "Trip one" });
  expect(await bodyOf(request("/assets/index-1.js"))).toBe("/assets/index-1.js of the site");
  expect(await bodyOf(request("/geo/basemap.json"))).toBe("/geo/basemap.json of the site");
});

test("a device without space for copies still gets every answer", async () => {
  const { request } = aBrowser(site);
  const full = async () => Promise.reject(new DOMException("No space", "QuotaExceededError"));
  vi.stubGlobal("caches", { open: async () => ({ ...aCache(), put: full }) });
  for (const path of ["/assets/index-1.js", "/geo/basemap.json", "/api/site"]) {
    expect(await bodyOf(request(path))).toBe(`${path} of the site`);
  }
  const { request: asUser } = aBrowser(() => Response.json({ id: "ann" }));
  vi.stubGlobal("caches", { open: async () => ({ ...aCache(), put: full }) });
  expect(await (await asUser("/api/auth/user")).json()).toEqual({ id: "ann" });
});

test("a page is kept once all its parts are: without them it would stay empty", async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page, request, networkIs, tell } = aBrowser(async (path) => {
    if (path.startsWith("/assets/")) await late;
    return site(path, "GET");
  });
  const keeping = tell(keep("one"));
  await expect.poll(() => bodyOf(request("/geo/basemap.json"))).toContain("of the site");
  networkIs(away);
  const early = await bodyOf(page("/trip/one"));
  networkIs(site);
  arrive();
  await keeping;
  networkIs(away);
  expect(early).not.toContain("the frame of /trip/one");
  expect(await bodyOf(page("/trip/one"))).toBe("the frame of /trip/one of the site");
});

test("with a network page and trip come from it; the trip is kept as it is by then, the page never as it was drawn for a visit", async () => {
  const { networkIs, page, request } = await aBrowserWith("one");
  networkIs((path) => new Response(`new ${path}`));
  expect(await bodyOf(page("/trip/one"))).toBe("new /trip/one");
  expect(await bodyOf(request("/api/trips/one"))).toBe("new /api/trips/one");
  networkIs(away);
  expect(await bodyOf(page("/trip/one"))).toBe("the frame of /trip/one of the site");
  expect(await bodyOf(request("/api/trips/one"))).toBe("new /api/trips/one");
});

test("a network that hangs or a site that is down shows what is kept", async () => {
  const { networkIs, page } = await aBrowserWith("one");
  networkIs(() => new Response("Bad gateway", { status: 502 }));
  expect(await bodyOf(page("/trip/one"))).toBe("the frame of /trip/one of the site");
  networkIs(() => never);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const shown = bodyOf(page("/trip/one"));
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await shown).toBe("the frame of /trip/one of the site");
});

test("a trip that nobody handed over is not kept", async () => {
  const browser = aBrowser(site);
  await browser.request("/api/trips/other");
  browser.networkIs(away);
  await expect(browser.request("/api/trips/other")).rejects.toThrow("Failed to fetch");
});

test("without a network any other page says so, and names the trips that open", async () => {
  const { networkIs, page, tell } = await aBrowserWith("one");
  await tell({ ...keep("two"), trip: JSON.stringify({ name: "<b>Two</b>" }) });
  await tell({
    ...keep("three"),
    trip: JSON.stringify({ name: null, request: { base: "Yakima" } }),
  });
  networkIs(away);
  const answer = await page("/wineries");
  const text = await answer.text();
  expect(answer.status).toBe(503);
  expect(text).toContain('href="/trip/one">Trip one</a>');
  expect(text).toContain("&#60;b&#62;Two");
  expect(text).toContain('href="/trip/three">Wine trip from Yakima</a>');
});

test("a trip whose address leads nowhere any more is forgotten, and its missing page is not kept", async () => {
  const { networkIs, page, request } = await aBrowserWith("one");
  networkIs(() => new Response("no trip", { status: 404 }));
  expect((await page("/trip/one")).status).toBe(404);
  networkIs(away);
  expect((await page("/trip/one")).status).toBe(503);
  await expect(request("/api/trips/one")).rejects.toThrow("Failed to fetch");
});

test("a trip that was deleted here, or that the site no longer has, is forgotten", async () => {
  const { networkIs, request, tell } = await aBrowserWith("one");
  await tell(keep("two"));
  await tell(keep("three"));
  networkIs((_path, method) => new Response(null, { status: method === "DELETE" ? 204 : 404 }));
  await request("/api/trips/one", { method: "DELETE" });
  await request("/api/trips/two");
  await tell({ kind: "forget", token: "three" });
  networkIs(away);
  for (const token of ["one", "two", "three"]) {
    await expect(request(`/api/trips/${token}`)).rejects.toThrow("Failed to fetch");
  }
});

const user =
  (id: string): Network =>
  (path) =>
    path === "/api/auth/user" ? Response.json({ id }) : site(path, "GET");

const isKept = async ({ request, networkIs }: ReturnType<typeof aBrowser>, token: string) => {
  networkIs(away);
  return request(`/api/trips/${token}`).then(
    () => true,
    () => false,
  );
};

test.for([
  ["signs out", (browser) => browser.request("/api/logout", { method: "POST" })],
  [
    "signs out everywhere",
    (browser) => browser.request("/api/account/sign-out-everywhere", { method: "POST" }),
  ],
  ["deletes the account", (browser) => browser.request("/api/account", { method: "DELETE" })],
  ["has no session any more", (browser) => browser.tell({ kind: "signed-out" })],
  [
    "is found to be nobody",
    (browser) => {
      browser.networkIs(() => new Response(null, { status: 401 }));
      return browser.request("/api/auth/user");
    },
  ],
  [
    "is another one by now",
    (browser) => {
      browser.networkIs(user("ben"));
      return browser.request("/api/auth/user");
    },
  ],
  ["opens a trip as somebody else", (browser) => browser.tell(keep("bens", "ben"))],
] as const satisfies readonly (readonly [
  string,
  (browser: ReturnType<typeof aBrowser>) => Promise<unknown>,
])[])("two visitors of one browser: once Ada %s, her trips are gone", async ([_how, leave]) => {
  const browser = await aBrowserWith("adas", "ada");
  await leave(browser);
  expect(await isKept(browser, "adas")).toBe(false);
});

test("who stays signed in keeps their trips, also those of before they signed in", async () => {
  const browser = await aBrowserWith("before");
  browser.networkIs(user("ada"));
  await browser.request("/api/auth/user");
  await browser.tell(keep("adas", "ada"));
  await browser.request("/api/auth/user");
  expect(await isKept(browser, "adas")).toBe(true);
  expect(await isKept(browser, "before")).toBe(true);
});

test("a sign-out that failed forgets nothing", async () => {
  const browser = await aBrowserWith("adas", "ada");
  browser.networkIs(() => new Response(null, { status: 500 }));
  await browser.request("/api/logout", { method: "POST" });
  expect(await isKept(browser, "adas")).toBe(true);
});

test("of the parts only the newest hundreds stay", async () => {
  const browser = aBrowser(site);
  for (let part = 0; part < 405; part += 1) await browser.request(`/assets/part-${part}.js`);
  browser.networkIs(away);
  await expect(browser.request("/assets/part-0.js")).rejects.toThrow("Failed to fetch");
  expect(await bodyOf(browser.request("/assets/part-404.js"))).toContain("part-404");
});

test.for([
  ["a map tile", "https://tile.openstreetmap.org/7/20/44.png", "GET", "no-cors"],
  ["a sign-in", `${ORIGIN}/api/login`, "GET", "navigate"],
  ["a saved change", `${ORIGIN}/api/trips/one`, "PUT", "cors"],
  ["the list of wineries", `${ORIGIN}/api/wineries`, "GET", "cors"],
  ["a film", `${ORIGIN}/video/hero-1.mp4`, "GET", "no-cors"],
] as const)("%s is none of the worker's business", ([_what, url, method, mode]) => {
  expect(answeringOf({ url, method, mode }, ORIGIN)).toBeNull();
});

test("a trip from the device says since when it is kept, and one from the site does not", async () => {
  const browser = aBrowser(site);
  await browser.tell(keep("one"));
  expect((await browser.request("/api/trips/one")).headers.get("X-Kept-At")).toBeNull();
  browser.networkIs(away);
  const since = (await browser.request("/api/trips/one")).headers.get("X-Kept-At") ?? "";
  expect(new Date(since).toISOString()).toBe(since);
});
