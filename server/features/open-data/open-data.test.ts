import { check } from "@placemarkio/check-geojson";
import { parse } from "csv-parse/sync";
import { JSDOM } from "jsdom";
import request from "supertest";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";
import { csv } from "./data-files.ts";

interface Feature {
  readonly geometry: { readonly type: string; readonly coordinates: number[] } | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Positive where a ring runs counterclockwise. */
const twiceAreaOf = (ring: readonly number[][]) =>
  ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = x, nextY = y] = ring[at + 1] ?? [];
    return sum + (x * nextY - nextX * y);
  }, 0);

test("the wineries are the same in both files, and an unknown fact is empty, not no and not free", async ({
  app,
  db,
}) => {
  const geo = await request(app).get("/data/wineries.geojson").buffer();
  const table = await request(app).get("/data/wineries.csv").buffer();
  expect([geo.type, table.type]).toEqual(["application/geo+json", "text/csv"]);
  expect(geo.headers["access-control-allow-origin"]).toBe("*");
  const { features } = check(String(geo.text ?? geo.body)) as unknown as { features: Feature[] };
  const rows: Record<string, string>[] = parse(table.text, { columns: true });
  const inGuide = (await db.select().from(schema.wineries)).filter(
    ({ leftKind }) => leftKind === null,
  );
  expect(features).toHaveLength(inGuide.length);
  expect(rows.map(({ slug }) => slug)).toEqual(features.map(({ properties }) => properties.slug));
  for (const { unknownFacts, slug, phone } of inGuide) {
    const feature = features.find(({ properties }) => properties.slug === slug);
    const row = rows.find((each) => each.slug === slug);
    expect(row?.phone).toBe(phone ?? "");
    if (!unknownFacts.includes("tastingFee")) continue;
    expect([feature?.properties.tastingFeeUsd, row?.tastingFeeUsd]).toEqual([null, ""]);
  }
  const [west, north] = [-125, 49.1];
  for (const { geometry } of features) {
    const [longitude = 0, latitude = 0] = geometry?.coordinates ?? [];
    expect(longitude).toBeGreaterThan(west);
    expect(latitude).toBeLessThan(north);
  }
});

test("a winery that opens by appointment only says so in both files", async ({ app }) => {
  const geo = await request(app).get("/data/wineries.geojson").buffer();
  const table = await request(app).get("/data/wineries.csv").buffer();
  const { features } = JSON.parse(String(geo.text ?? geo.body)) as { features: Feature[] };
  const rows: Record<string, string>[] = parse(table.text, { columns: true });
  const { body } = await request(app).get("/api/wineries");
  const byAppointment = (body as Winery[]).filter(
    ({ openingHours }) => openingHours && WEEKDAYS.every((day) => openingHours[day] === null),
  );
  expect(byAppointment.length).toBeGreaterThan(0);
  for (const { slug } of byAppointment) {
    const feature = features.find(({ properties }) => properties.slug === slug);
    const row = rows.find((each) => each.slug === slug);
    expect([slug, row?.hours]).toEqual([slug, expect.stringContaining('"by appointment')]);
    expect(feature?.properties.hours).toBe(row?.hours);
  }
});

test("the places to eat and stay are a table with the source of each", async ({ app }) => {
  const { body } = await request(app).get("/api/places");
  const table = await request(app).get("/data/places.csv").buffer();
  const rows: Record<string, string>[] = parse(table.text, { columns: true });
  expect(rows.map(({ slug }) => slug)).toEqual(
    (body as { slug: string }[]).map(({ slug }) => slug),
  );
  expect(rows.find(({ slug }) => slug === "larch")).toMatchObject({
    town: "Leavenworth",
    phone: "",
    isAtTownCenter: "true",
    sourceName: "Seattle Met",
    sourceDate: "2023-04-03",
  });
});

test("the AVAs have closed outlines, and none where nobody has one", async ({ app }) => {
  const geo = await request(app).get("/data/avas.geojson").buffer();
  const table = await request(app).get("/data/avas.csv").buffer();
  const { features } = check(String(geo.text ?? geo.body)) as unknown as { features: Feature[] };
  expect(features.map(({ properties }) => properties.id)).toEqual(AVAS.map(({ id }) => id));
  const without = features.filter(({ geometry }) => geometry === null);
  expect(without.map(({ properties }) => properties.id)).toEqual(
    AVAS.filter(({ hasOutline }) => !hasOutline).map(({ id }) => id),
  );
  // The outside runs counterclockwise, a hole clockwise (RFC 7946 §3.1.6).
  for (const { geometry } of features) {
    for (const rings of (geometry?.coordinates ?? []) as unknown as number[][][][]) {
      expect(rings.map((ring) => twiceAreaOf(ring) > 0)).toEqual(rings.map((_, at) => at === 0));
    }
  }
  const rows: Record<string, string>[] = parse(table.text, { columns: true });
  expect(rows.map(({ acres }) => Number(acres))).toEqual(AVAS.map(({ acres }) => acres));
});

test("a table keeps commas, quotes and line breaks within their cells", () => {
  const rows = [
    { name: 'The "Barn", upper', note: "one\r\ntwo", none: null, list: ["a", "b"] },
    { name: "Plain", note: "", none: 0, list: [] },
  ];
  expect(parse(csv(rows), { columns: true })).toEqual([
    { name: 'The "Barn", upper', note: "one\r\ntwo", none: "", list: "a; b" },
    { name: "Plain", note: "", none: "0", list: "" },
  ]);
});

test("the page names license and credit, and each file it links to is there", async ({ app }) => {
  const page = await request(app).get("/data");
  const { document } = new JSDOM(page.text).window;
  expect(document.body.textContent).toContain("Open Database License 1.0");
  expect(document.body.textContent).toContain("© OpenStreetMap contributors");
  const links = [...document.querySelectorAll('main a[href^="/"]')].map((link) =>
    String(link.getAttribute("href")),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links.filter((path) => path !== "/")) {
    expect([link, (await request(app).get(link)).status]).toEqual([link, 200]);
  }
});

test("the page and the one of the API have the site's ways around them, and no script", async ({
  app,
}) => {
  for (const path of ["/data", "/api/docs"]) {
    const { document } = new JSDOM((await request(app).get(path)).text).window;
    const ways = [...document.querySelectorAll('header nav[aria-label="Site"] a')];
    expect(ways.map((way) => way.getAttribute("href"))).toContain("/wineries");
    expect(document.querySelector('footer a[href="/privacy-policy"]')).not.toBeNull();
    expect(document.querySelectorAll("main, h1")).toHaveLength(2);
    expect(document.querySelectorAll("script")).toHaveLength(0);
    const told = (name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
    expect(told("og:url")).toBe(
      document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    );
    expect(told("og:title")).toBe(document.querySelector("h1")?.textContent?.replace("The ", ""));
    expect(told("og:image")).toMatch(/^http.+\.(png|jpg)$/);
  }
});
