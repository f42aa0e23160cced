import { eq, isNotNull } from "drizzle-orm";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { winerySchema } from "#shared/api/wineries.ts";
import { readGuide } from "./guide-answers.ts";

test("§7: GET /api/wineries answers all 186 wineries by name", async ({ app }) => {
  const { status, body } = await request(app).get("/api/wineries");
  expect(status).toBe(200);
  const wineries = winerySchema.array().parse(body);
  expect(wineries).toHaveLength(186);
  const names = wineries.map(({ name }) => name);
  expect(names).toContain("Côte Bonneville");
  expect(new Set(wineries.map(({ slug }) => slug)).size).toBe(186);
});

test("§3: no fee is claimed that nobody has verified, and coordinates are text", async ({
  app,
}) => {
  const { body } = await request(app).get("/api/wineries");
  for (const winery of winerySchema.array().parse(body)) {
    if (winery.asOf.tastingFee === undefined) expect(winery.unknownFacts).toContain("tastingFee");
    expect(Number.parseFloat(winery.latitude)).toBeGreaterThan(45);
    expect(winery.rating).toBeNull();
  }
});

test("a fee of three years ago is told with its date and counts as unknown, a newer one does not", async ({
  app,
}) => {
  const { body } = await request(app).get("/api/wineries");
  const bySlug = new Map(
    winerySchema
      .array()
      .parse(body)
      .map((row) => [row.slug, row]),
  );
  const old = bySlug.get("long-shadows-vintners");
  expect(old).toMatchObject({ tastingFee: 20, asOf: { tastingFee: "2023-09-12" } });
  expect(old?.unknownFacts).toContain("tastingFee");
  const fresh = bySlug.get("tsillan-cellars");
  expect(fresh).toMatchObject({
    tastingFee: 20,
    feeNote: "waived with two or more bottles",
    asOf: { tastingFee: "2024-08-02" },
  });
  expect(fresh?.unknownFacts).not.toContain("tastingFee");
});

test("the list is made anew on the first day on which one of its facts is old", async ({
  deps,
}) => {
  let now = new Date("2027-08-02T06:00:00Z");
  const listing = createApp({ ...deps, now: () => now });
  const fee = async () => {
    const { body } = await request(listing).get("/api/wineries");
    const found = winerySchema
      .array()
      .parse(body)
      .find(({ slug }) => slug === "tsillan-cellars");
    return found?.unknownFacts.includes("tastingFee");
  };
  expect(await fee()).toBe(false);
  now = new Date("2027-08-02T07:00:00Z");
  expect(await fee()).toBe(true);
});

test("the list tells the week of the season, and is made anew when the season turns", async ({
  db,
  deps,
}) => {
  let now = new Date("2027-04-30T20:00:00Z");
  const listing = createApp({ ...deps, now: () => now });
  const told = async () => {
    const { body } = await request(listing).get("/api/wineries");
    const list = winerySchema.array().parse(body);
    return list.find(({ slug }) => slug === "perennial-vintners");
  };
  // By its own date the fact would be too old to plan by in the summer of 2027.
  await db
    .update(schema.factSources)
    .set({ date: "2027-04" })
    .where(eq(schema.factSources.fact, "hours"));
  expect(await told()).toMatchObject({
    hours: { friday: "Closed", saturday: "11 AM – 5 PM" },
    season: { from: "09-01", until: "04-30" },
  });
  now = new Date("2027-05-01T07:00:00Z");
  expect(await told()).toMatchObject({
    hours: { friday: "11 AM – 5 PM", saturday: "11 AM – 6 PM" },
    season: { from: "05-01", until: "08-31" },
  });
});

test("old hours are told and nothing is worked out from them", async ({ db }) => {
  const toldAt = async (time: string) =>
    (await readGuide({ db, now: () => new Date(time) })).find("seven-hills-winery");
  const today = await toldAt("2026-11-22T20:00:00Z");
  expect(today?.openingHours).not.toBeNull();
  const later = await toldAt("2035-11-22T20:00:00Z");
  expect(later).toMatchObject({ openingHours: null, hours: today?.hours });
  expect(later?.unknownFacts).toContain("hours");
});

test("a winery that left is in no list, and its address says with 410 why", async ({
  app,
  db,
  deps,
}) => {
  const { withIds } = await readGuide(deps);
  const { body } = await request(app).get("/api/wineries/departed").expect(200);
  const left = await db.$count(schema.wineries, isNotNull(schema.wineries.leftKind));
  expect(body).toHaveLength(left);
  const barons = body.find(({ slug }: { slug: string }) => slug === "barons-winery");
  expect(barons).toMatchObject({ name: "Barons Winery", kind: "closed", since: "2024" });
  const gone = await request(app).get("/api/wineries/slug/barons-winery");
  expect({ status: gone.status, type: gone.type }).toEqual({
    status: 410,
    type: "application/problem+json",
  });
  expect(gone.body.detail).toContain("Its owners retired.");
  const listed = await request(app).get("/api/wineries");
  const slugs: string[] = listed.body.map(({ slug }: { slug: string }) => slug);
  for (const { id, slug } of body) {
    expect(slugs).not.toContain(slug);
    expect(withIds([id])).toEqual([]);
  }
  const near = await request(app).get("/api/wineries/slug/barons-winery/nearby").expect(200);
  expect(near.body).toHaveLength(6);
  for (const { winery } of near.body) expect(slugs).toContain(winery.slug);
});

test("each fact of a winery has its own source with that source's date", async ({ app }) => {
  const { body } = await request(app).get("/api/wineries/slug/doubleback").expect(200);
  const dates = Object.fromEntries(
    body.sources.map(({ fact, date }: { fact: string; date: string | null }) => [fact, date]),
  );
  expect(dates).toMatchObject({ tastingFee: "2021-06-02", winemaker: "2024-04-24" });
  expect(body).not.toHaveProperty("verifiedOn");
});

test("§7: GET /api/wineries/featured answers a dozen, spread over the regions", async ({ app }) => {
  const { body } = await request(app).get("/api/wineries/featured");
  const featured = winerySchema.array().parse(body);
  expect(featured).toHaveLength(12);
  expect(featured.every(({ isFeatured }) => isFeatured)).toBe(true);
  expect(new Set(featured.map(({ region }) => region)).size).toBeGreaterThanOrEqual(8);
});

test("§7: GET /api/wineries/slug/{slug} answers one winery", async ({ app }) => {
  const { status, body } = await request(app).get("/api/wineries/slug/cote-bonneville");
  expect(status).toBe(200);
  expect(winerySchema.parse(body).name).toBe("Côte Bonneville");
});

test("an unknown slug is answered with a 404 problem on one line", async ({ app }) => {
  const { status, type, body, text } = await request(app).get("/api/wineries/slug/nowhere");
  expect({ status, type }).toEqual({ status: 404, type: "application/problem+json" });
  expect(body.detail).toBe('No winery has the slug "nowhere".');
  expect(text).not.toContain("\n");
});

test("unknown API paths answer a 404 problem, not the page", async ({ app }) => {
  const { status, type } = await request(app).get("/api/wineries/else/where");
  expect({ status, type }).toEqual({ status: 404, type: "application/problem+json" });
});
