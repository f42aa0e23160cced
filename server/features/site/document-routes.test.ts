import { eq } from "drizzle-orm";
import { detectJsonFeed, detectRssFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import robotsParser from "robots-parser";
import { SaxesParser } from "saxes";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { isPagePath } from "#shared/domain/site/page-routes.ts";

const SITE = "http://guide.test";
/** Pages that the server draws without the application. */
const PLAIN_PAGES = [`${SITE}/data`, `${SITE}/api/docs`];

/** The texts of the elements of each name; throws where the text is no well-formed XML. */
function readXml(text: string) {
  const found = new Map<string, string[]>();
  let open = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    open = "";
    found.set(name, found.get(name) ?? []);
  });
  parser.on("text", (part) => {
    open += part;
  });
  parser.on("closetag", ({ name }) => {
    found.get(name)?.push(open);
    open = "";
  });
  parser.write(text).close();
  return found;
}

test("the sitemap names each page once under its own address, with dates of the content", async ({
  app,
  db,
}) => {
  const { text, type } = await request(app).get("/sitemap.xml");
  expect(type).toBe("application/xml");
  const xml = readXml(text);
  const places = xml.get("loc") ?? [];
  expect(new Set(places).size).toBe(places.length);
  const wineries = await db.select().from(schema.wineries);
  const address = ({ slug }: { readonly slug: string }) => `${SITE}/winery/${slug}`;
  const expected = wineries.filter(({ leftKind }) => leftKind === null).map(address);
  const left = wineries.filter(({ leftKind }) => leftKind !== null).map(address);
  expect(places.filter((place) => left.includes(place))).toEqual([]);
  expect(places).toEqual(
    expect.arrayContaining([...expected, ...PLAIN_PAGES, `${SITE}/`, `${SITE}/regions`]),
  );
  for (const place of places) {
    expect(place.startsWith(`${SITE}/`)).toBe(true);
    expect(isPagePath(new URL(place).pathname) || PLAIN_PAGES.includes(place), place).toBe(true);
    expect(place).not.toMatch(/account|\/trips|sign-in|newsletter|password/);
  }
  const dates = xml.get("lastmod") ?? [];
  expect(dates.length).toBeGreaterThan(100);
  for (const date of dates) {
    // `tLastmod` of the schema: a day or an instant with its zone, never a year or a month alone.
    expect(date).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/);
    expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.parse("2026-11-21T18:00:00Z"));
  }
});

test("a feed reader finds the same articles in both feeds, newest first, with links that stand alone", async ({
  app,
  db,
}) => {
  const rss = await request(app).get("/feed.xml");
  const json = await request(app).get("/feed.json");
  expect([rss.type, json.type]).toEqual(["application/rss+xml", "application/feed+json"]);
  const jsonText = json.text ?? JSON.stringify(json.body);
  expect([detectRssFeed(rss.text), detectJsonFeed(JSON.parse(jsonText))]).toEqual([true, true]);
  const channel = parseRssFeed(rss.text);
  const feed = parseJsonFeed(JSON.parse(jsonText));
  const links = (channel.items ?? []).map(({ link }) => link);
  expect(links.length).toBeGreaterThan(3);
  expect((feed.items ?? []).map(({ url }) => url)).toEqual(links);
  const published = await db.select().from(schema.posts);
  expect(links).toHaveLength(
    published.filter(
      (post) => post.publishedAt && post.publishedAt <= new Date("2026-11-21T18:00:00Z"),
    ).length,
  );
  const times = (channel.items ?? []).map(({ pubDate }) => Date.parse(String(pubDate)));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  for (const { content_html } of feed.items ?? []) {
    expect(content_html).not.toMatch(/href="\/|<script/);
  }
});

test("the feed is read with an emoji and a character that XML forbids in a title", async ({
  app,
  db,
}) => {
  const title = "Wine \u0007& song 🍷\uffff";
  const slug = "how-to-taste";
  await db.update(schema.posts).set({ title }).where(eq(schema.posts.slug, slug));
  const { text } = await request(app).get("/feed.xml");
  expect(readXml(text).get("title")).toContain("Wine & song 🍷");
});

test("robots may read every page, and no call of the API", async ({ app }) => {
  const { text } = await request(app).get("/robots.txt");
  const robots = robotsParser(`${SITE}/robots.txt`, text);
  for (const path of ["/", "/winery/amavi-cellars", "/account", "/feed.xml", "/api/docs"]) {
    expect([path, robots.isAllowed(SITE + path, "Googlebot")]).toEqual([path, true]);
  }
  expect(robots.isAllowed(`${SITE}/api/wineries`, "Googlebot")).toBe(false);
  expect(robots.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]);
});

test("the browser's search box leads to the directory's search", async ({ app }) => {
  const { text, type } = await request(app).get("/opensearch.xml").buffer();
  expect(type).toBe("application/opensearchdescription+xml");
  expect(readXml(text).get("ShortName")?.[0]?.length).toBeLessThanOrEqual(16);
  expect(text).toContain(`template="${SITE}/wineries?q={searchTerms}"`);
});

test("security.txt says whom to write to, and is written anew before it expires", async ({
  app,
  clock,
}) => {
  const expiry = async () => {
    const { text } = await request(app).get("/.well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:guide@guide\.test$/m);
    expect(text).toMatch(/^Canonical: http:\/\/guide\.test\/\.well-known\/security\.txt$/m);
    return Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - clock.now.getTime();
  };
  const year = 365 * 24 * 60 * 60 * 1000;
  expect(await expiry()).toBeLessThan(year);
  clock.now = new Date(clock.now.getTime() + year);
  expect(await expiry()).toBeGreaterThan(0);
});

test("an installation without an address to write to has no security.txt", async ({ deps }) => {
  const app = createApp({ ...deps, config: readConfig({ PUBLIC_URL: SITE }) });
  expect((await request(app).get("/.well-known/security.txt")).status).toBe(404);
});

test("documents are read, and nothing else can be done with them", async ({ app }) => {
  const answer = await request(app).post("/sitemap.xml");
  expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
});
