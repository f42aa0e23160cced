import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { eq } from "drizzle-orm";
import { JSDOM } from "jsdom";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { readBuild, staticSite } from "#server/http/cached/static-site.ts";
import { schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import { ADVERTORIAL_PATHS, PAGES } from "#shared/domain/site/page-routes.ts";
import { pageRenderer } from "./page-renderer.ts";
import { sitePages } from "./site-pages.ts";

const template = resolve(import.meta.dirname, "../../../client/index.html");

/** The site's pages without content: what is looked at here is their heads. */
function pagesOf(deps: AppDeps, buildPage: string, cached: CachedResponses) {
  const data = { day: "", isWhole: false, isMissing: false, answers: [], prefetch: [] };
  const files = { render: async () => ({ markup: "", data }), chunks: {}, start: "" };
  return sitePages(
    { ...deps, guide: keepGuide(deps) },
    pageRenderer(files, buildPage, deps.config),
    cached,
  );
}

const test = base.extend("visit", async ({ deps }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), "guide-pages-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), await readFile(template));
  const cached = new CachedResponses(deps);
  const build = readBuild(folder);
  const { router: site } = await staticSite(build, cached, pagesOf(deps, build.page, cached));
  const app = createApp(deps, { cached, site, planner });
  const server = createServer(app);
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  onCleanup(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    // A parser that runs no script reads what stands in <noscript> as elements.
    const { document } = new JSDOM(await answer.text()).window;
    const contents = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute("content"));
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    return {
      status: answer.status,
      headers: answer.headers,
      document,
      title: document.title,
      titles: document.querySelectorAll("title").length,
      description: contents('meta[name="description"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
      robots: contents('meta[name="robots"]'),
      ogUrl: contents('meta[property="og:url"]'),
      nodes: (data ? JSON.parse(data)["@graph"] : []) as Readonly<Record<string, unknown>>[],
    };
  };
});

test("a page that was made is made anew within a minute of a change", async ({
  visit,
  db,
  clock,
}) => {
  const titles = async () => [
    (await visit("/winery/abeja")).title,
    (await visit("/wineries")).status,
  ];
  const before = await titles();
  await db
    .update(schema.wineries)
    .set({ name: "Abeja anew" })
    .where(eq(schema.wineries.slug, "abeja"));
  expect(await titles()).toEqual(before);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await titles()).toEqual([expect.stringContaining("Abeja anew"), 200]);
});

const SITE = "http://guide.test";
const PUBLIC_PAGES = [
  PAGES.home.path,
  PAGES.planner.path,
  PAGES.wineries.path,
  PAGES.blog.path,
  PAGES.gear.path,
  PAGES.about.path,
  PAGES.contact.path,
  PAGES.terms.path,
  PAGES.privacy.path,
  PAGES.regions.path,
  "/regions/red-mountain",
];

test("each public page says once what it is, and where", async ({ visit }) => {
  const descriptions = new Set<string | null | undefined>();
  for (const path of PUBLIC_PAGES) {
    const page = await visit(path);
    expect([path, page.status, page.titles, page.robots]).toEqual([path, 200, 1, []]);
    expect(page.canonical).toBe(SITE + path);
    expect(page.ogUrl).toEqual([SITE + path]);
    expect(page.description).toHaveLength(1);
    descriptions.add(page.description[0]);
  }
  expect(descriptions.size).toBe(PUBLIC_PAGES.length);
});

test("pages that are one visitor's own keep out of search engines", async ({ visit }) => {
  for (const path of ["/account", "/trips", "/trips/12", "/password/abc", "/mail/never/abc"]) {
    const page = await visit(path);
    expect([path, page.status, page.robots, page.canonical]).toEqual([
      path,
      200,
      ["noindex"],
      null,
    ]);
    expect(page.nodes).toEqual([]);
  }
});

test.for([
  ["/nowhere", "Page Not Found"],
  ["/regions/atlantis", "Page Not Found"],
  ["/winery/nowhere", "Winery Not Found"],
  ["/blog/nothing", "Post Not Found"],
  ["/winery/%E0%A4%A", "Page Not Found"],
] as const)("%s is a 404 called %s", async ([path, title], { visit }) => {
  const page = await visit(path);
  expect([page.status, page.robots]).toEqual([404, ["noindex"]]);
  expect(page.title).toContain(title);
});

test("every winery has its page, with the facts that are known as structured data", async ({
  visit,
  db,
}) => {
  const rows = await db.select().from(schema.wineries);
  const winery = rows.find(({ openingHours, phone, locationIsApproximate, leftKind }) =>
    Boolean(openingHours && phone && !locationIsApproximate && leftKind === null),
  );
  const page = await visit(`/winery/${winery?.slug}`);
  expect([page.status, page.canonical]).toEqual([200, `${SITE}/winery/${winery?.slug}`]);
  expect(page.title).toBe(`${winery?.name} · Washington Wine Country Guide`);
  const node = page.nodes.find((each) => each["@type"] === "Winery");
  expect(node).toMatchObject({
    name: winery?.name,
    telephone: winery?.phone,
    address: { addressLocality: winery?.city, addressCountry: "US" },
    geo: { latitude: Number(winery?.latitude), longitude: Number(winery?.longitude) },
  });
  expect(JSON.stringify(node)).not.toMatch(/rating|review/i);
});

test("a winery that left is gone, not missing", async ({ visit, db }) => {
  const rows = await db.select().from(schema.wineries);
  const left = rows.filter(({ leftKind }) => leftKind !== null);
  expect(left.length).toBeGreaterThan(0);
  const [winery] = left;
  const page = await visit(`/winery/${winery?.slug}`);
  expect([page.status, page.robots, page.nodes]).toEqual([410, ["noindex"], []]);
});

test("what nobody knows about a winery is not in its structured data", async ({ visit, db }) => {
  const rows = await db.select().from(schema.wineries);
  const winery = rows.find(({ hours, leftKind }) => hours === null && leftKind === null);
  const page = await visit(`/winery/${winery?.slug}`);
  const node = page.nodes.find((each) => each["@type"] === "Winery") ?? {};
  expect(node).not.toHaveProperty("openingHoursSpecification");
  expect(Object.values(node)).not.toContain(null);
});

test("an article says who wrote it and when", async ({ visit, db, deps }) => {
  const rows = await db.select().from(schema.posts);
  const post = rows.find(({ publishedAt }) => publishedAt && publishedAt <= deps.now());
  const page = await visit(`/blog/${post?.slug}`);
  expect(page.nodes.map((node) => node["@type"])).toEqual(["BlogPosting", "BreadcrumbList"]);
  expect(page.nodes[0]).toMatchObject({
    headline: post?.title,
    datePublished: post?.publishedAt?.toISOString(),
    author: { name: post?.authorName },
    image: `${SITE}/pictures/blog/${post?.slug}.png`,
  });
});

test("an article that is to come out is listed from that day on", async ({ visit, db, clock }) => {
  await db.insert(schema.posts).values({
    slug: "tomorrow",
    title: "Tomorrow's </script> & more",
    content: "Soon.",
    authorId: "founder",
    authorName: "The Founder",
    publishedAt: new Date("2026-11-22T18:00:00Z"),
  });
  const listed = async () => {
    const { nodes } = await visit("/blog");
    return JSON.stringify(nodes).includes("/blog/tomorrow");
  };
  const early = await visit("/blog/tomorrow");
  expect([early.status, early.robots, await listed()]).toEqual([200, ["noindex"], false]);
  clock.now = new Date("2026-11-22T18:00:01Z");
  const late = await visit("/blog/tomorrow");
  expect([late.status, late.robots, await listed()]).toEqual([200, [], true]);
  expect(late.nodes[0]).toMatchObject({ headline: "Tomorrow's </script> & more" });
});

test("nobody's letters in an address are made into a page of their own", async ({ visit }) => {
  const page = await visit("/Wineries/");
  expect([page.status, page.canonical]).toEqual([200, `${SITE}/wineries`]);
});

test("a paid article's addresses all name the first of them", async ({ visit }) => {
  const canonicals = new Set<string | null>();
  for (const path of ADVERTORIAL_PATHS) {
    const page = await visit(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.description[0]).toMatch(/^Advertorial\. /);
    canonicals.add(page.canonical);
  }
  expect(canonicals.size).toBe(5);
});

test("the home page names the site and its search, which the directory understands", async ({
  visit,
}) => {
  const { nodes } = await visit("/");
  expect(nodes[0]).toMatchObject({
    "@type": "WebSite",
    url: `${SITE}/`,
    potentialAction: { target: { urlTemplate: `${SITE}/wineries?q={search_term_string}` } },
  });
});

test("a ready-made trip has its own title and its wineries as stops", async ({ visit, db }) => {
  const page = await visit("/ready-made-trips/sodo-on-foot");
  expect(page).toMatchObject({
    status: 200,
    title: "SODO, on Foot · Washington Wine Country Guide",
    canonical: `${SITE}/ready-made-trips/sodo-on-foot`,
  });
  const trip = page.nodes.find((node) => node["@type"] === "TouristTrip");
  expect(trip?.itinerary).toMatchObject({ "@type": "ItemList", numberOfItems: 3 });
  const list = await visit("/ready-made-trips");
  expect(list.nodes.find((node) => node["@type"] === "ItemList")).toMatchObject({
    numberOfItems: await db.$count(schema.readyTrips),
  });
  const missing = await visit("/ready-made-trips/nowhere");
  expect(missing).toMatchObject({ status: 404, canonical: null });
});

test("a trip's address that leads nowhere is a 404 that does not say why, to several who ask at once", async ({
  visit,
  app,
  clock,
}) => {
  const make = async () => {
    const { body } = await request(app)
      .post("/api/trips")
      .send({ base: "Walla Walla", wineries: [1], days: 1 });
    return { url: String(body.url), key: String(body.editUrl).split("#edit=")[1] ?? "" };
  };
  const [there, deleted, expired] = [await make(), await make(), await make()];
  await request(app)
    .delete(`/api${deleted.url.replace("trip", "trips")}`)
    .set("X-Edit-Key", deleted.key);
  const paths = [there.url, "/trip/never-was-one", deleted.url, expired.url];
  const visited = [...paths, ...paths, ...paths];
  const before = await Promise.all(visited.map((path) => visit(path)));
  expect(before.map(({ status }) => status)).toEqual([
    200, 404, 404, 200, 200, 404, 404, 200, 200, 404, 404, 200,
  ]);
  clock.now = new Date("2028-01-01T00:00:00Z");
  const [unknown, ...others] = await Promise.all(paths.slice(1).map((path) => visit(path)));
  expect(unknown?.title).toContain("No trip here");
  expect(unknown?.headers.get("x-robots-tag")).toBe("noindex");
  expect(unknown?.headers.get("referrer-policy")).toBe("no-referrer");
  for (const page of others) {
    expect(page.status).toBe(404);
    expect(page.headers.get("etag")).toBe(unknown?.headers.get("etag"));
  }
});

test("a page that stands for many addresses stays what it is when one of them becomes another", async ({
  app,
  db,
  deps,
  clock,
}) => {
  const find = pagesOf(deps, await readFile(template, "utf8"), new CachedResponses(deps));
  const { body } = await request(app)
    .post("/api/trips")
    .send({ base: "Walla Walla", wineries: [1], days: 1 });
  const nobodyYet = await find("/winery/abeja-anew");
  const frame = await find(body.url);
  const [key] = String(body.editUrl).split("#edit=").slice(1);
  await request(app)
    .delete(`/api${body.url.replace("trip", "trips")}`)
    .set("X-Edit-Key", key ?? "");
  await db
    .update(schema.wineries)
    .set({ slug: "abeja-anew" })
    .where(eq(schema.wineries.slug, "abeja"));
  clock.now = new Date(clock.now.getTime() + 60_000);
  const found = [await find("/winery/abeja-anew"), nobodyYet, await find(body.url), frame];
  const pages = await Promise.all(found.map(({ load }) => load()));
  expect(found.map(({ key }, index) => `${pages[index]?.status} ${key}`)).toEqual([
    "200 /winery/abeja-anew",
    "404 page:missing winery",
    "404 page:missing trip",
    "200 page:sharedTrip",
  ]);
});
