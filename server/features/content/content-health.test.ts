import { eq, sql } from "drizzle-orm";
import request from "supertest";
import { describe, expect } from "vitest";
import { createApp } from "#server/app.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { createLogger } from "#server/platform/logger.ts";
import { test } from "#server/testing/testing.ts";
import { checkContentHealth } from "./content-health.ts";

const { factSources, wineries } = schema;

/** Rows that the database takes and no answer has a form for. */
async function spoil(db: Db): Promise<void> {
  await db.update(wineries).set({ website: "abeja.example" }).where(eq(wineries.slug, "abeja"));
  await db.execute(sql`update wineries set opening_hours = '{"monday": 5}' where slug = 'corliss'`);
  await db.execute(sql`update posts set opener = 'a cat' where slug = 'a-weekend-in-walla-walla'`);
  await db.execute(sql`update ready_trips set opener = 'a cat' where slug = 'sodo-on-foot'`);
  await db.execute(
    sql`update ready_trip_stays set base = 'Nowhere' where ready_trip_id = (select id from ready_trips where slug = 'yakima-to-walla-walla') and position = 2`,
  );
  await db.insert(factSources).values({
    wineryId: sql`(select id from wineries where slug = 'woodward-canyon-winery')`,
    fact: "phone",
    name: "A page",
    url: "no address",
    sureness: "low",
  });
}

/** What else lists them; articles may go on linking to them. */
const LISTS = [
  "/api/wineries/featured",
  "/api/wineries/departed",
  "/api/blog",
  "/api/wineries/slug/woodward-canyon-winery/nearby",
  "/sitemap.xml",
  "/feed.xml",
  "/feed.json",
  "/data/wineries.csv",
  "/data/wineries.geojson",
];

describe("a row that no answer has a form for", () => {
  test("is left out of every list, and takes none of them down", async ({ db, deps }) => {
    await spoil(db);
    const app = createApp(deps);
    const { body: list, status } = await request(app).get("/api/wineries");
    expect([status, list.length]).toEqual([200, 184]);
    const trips = await request(app).get("/api/ready-trips");
    expect([trips.status, trips.body.length]).toEqual([200, 10]);
    const scene = "/pictures/scenes/winery/woodward-canyon-winery.svg";
    expect((await request(app).get(scene)).status).toBe(200);
    for (const path of LISTS) {
      const answer = await request(app).get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.text).not.toMatch(
        /\b(?:abeja|corliss|a-weekend-in-walla-walla|sodo-on-foot|yakima-to-walla-walla)(?=["<,])/,
      );
    }
  });

  test("has no page, in the API or in a trip, and its neighbors keep theirs", async ({
    app,
    db,
  }) => {
    await spoil(db);
    const statusOf = async (path: string) => (await request(app).get(path)).status;
    expect(await statusOf("/api/wineries/slug/abeja")).toBe(404);
    expect(await statusOf("/api/wineries/slug/corliss/nearby")).toBe(404);
    expect(await statusOf("/api/blog/a-weekend-in-walla-walla")).toBe(404);
    expect(await statusOf("/api/wineries/slug/woodward-canyon-winery")).toBe(200);
  });

  test("that is a source is not told; its winery is", async ({ app, db }) => {
    await spoil(db);
    const { status, body } = await request(app).get("/api/wineries/slug/woodward-canyon-winery");
    expect(status).toBe(200);
    expect(JSON.stringify(body.sources)).not.toContain("no address");
  });

  test("is logged at the start with file, row, field and remedy", async ({ db }) => {
    await spoil(db);
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => void lines.push(line) });
    const unsound = await checkContentHealth(db, logger);
    expect(unsound.map(({ table, row, field }) => [table, row, field])).toContainEqual([
      "wineries",
      "abeja",
      "website",
    ]);
    const told = lines.map((line) => JSON.parse(line).msg).join("\n");
    expect(told).toMatch(/^00\d\d_\w+\.sql, abeja, website: .+ npm run content:new/m);
    expect(told).toMatch(/^00\d\d_\w+\.sql, corliss, openingHours\.monday/m);
    expect(told).toMatch(/^00\d\d_\w+\.sql, a-weekend-in-walla-walla, opener/m);
    expect(told).toMatch(/^00\d\d_\w+\.sql, the ready-made trip sodo-on-foot, opener/m);
    expect(told).toMatch(
      /^00\d\d_\w+\.sql, the ready-made trip yakima-to-walla-walla, stays\.2\.base: "Nowhere"/m,
    );
    expect(told).toMatch(/^00\d\d_\w+\.sql, a source of woodward-canyon-winery, url/m);
  });

  test("makes the site degraded and leaves it healthy", async ({ db, deps }) => {
    const healthOf = async (unsoundRows: typeof deps.health.unsoundRows) =>
      request(createApp({ ...deps, health: { ...deps.health, unsoundRows } })).get("/api/health");
    const sound = await checkContentHealth(db, deps.logger);
    expect((await healthOf(sound)).body).toEqual({ status: "ok" });
    await spoil(db);
    const { status, body } = await healthOf(await checkContentHealth(db, deps.logger));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "degraded", leftOut: 6 });
    expect(body.faults[0]).toMatchObject({ table: "wineries", row: "abeja", field: "website" });
  });
});
