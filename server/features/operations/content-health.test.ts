import { eq, sql } from "drizzle-orm";
import type { Express } from "express";
import request from "supertest";
import { describe, expect } from "vitest";
import { createApp } from "#server/app.ts";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { createLogger } from "#server/platform/logger.ts";
import { planner, test } from "#server/testing/testing.ts";
import { invalidContent } from "./content-health.ts";

const { factSources, wineries } = schema;

/** Rows that the database takes and no answer has a form for. */
async function spoil(db: Db): Promise<void> {
  await db.update(wineries).set({ website: "abeja.example" }).where(eq(wineries.slug, "abeja"));
  await db.execute(sql`update wineries set opening_hours = '{"monday": 5}' where slug = 'corliss'`);
  await db.execute(
    sql`update posts set illustration = 'a cat' where slug = 'a-weekend-in-walla-walla'`,
  );
  await db.execute(sql`update ready_trips set illustration = 'a cat' where slug = 'sodo-on-foot'`);
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
    const tripsInAll = await db.$count(schema.readyTrips);
    await spoil(db);
    const app = createApp(deps, { planner });
    const { body: list, status } = await request(app).get("/api/wineries");
    expect([status, list.length]).toEqual([200, 184]);
    const trips = await request(app).get("/api/ready-trips");
    expect([trips.status, trips.body.length]).toEqual([200, tripsInAll - 2]);
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

  test("is logged at the start with file, row, field and remedy", async ({ db, deps }) => {
    await spoil(db);
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => void lines.push(line) });
    const invalid = await invalidContent({ ...deps, logger, guide: keepGuide(deps) })();
    expect(invalid.map(({ table, row, field }) => [table, row, field])).toContainEqual([
      "wineries",
      "abeja",
      "website",
    ]);
    const told = lines.map((line) => JSON.parse(line).msg).join("\n");
    expect(told).toMatch(/^\d{4}_\w+\.sql, abeja, website: .+ npm run content:new/m);
    expect(told).toMatch(/^\d{4}_\w+\.sql, corliss, openingHours\.monday/m);
    expect(told).toMatch(/^\d{4}_\w+\.sql, a-weekend-in-walla-walla, illustration/m);
    expect(told).toMatch(/^\d{4}_\w+\.sql, the ready-made trip sodo-on-foot, illustration/m);
    expect(told).toMatch(
      /^\d{4}_\w+\.sql, the ready-made trip yakima-to-walla-walla, stays\.2\.base: "Nowhere"/m,
    );
    expect(told).toMatch(/^\d{4}_\w+\.sql, a source of woodward-canyon-winery, url/m);
  });

  test("makes the site degraded and leaves it healthy", async ({ clock, db, deps }) => {
    const app = watched(deps);
    expect((await request(app).get("/api/health")).body).toEqual({ status: "ok" });
    await spoil(db);
    halfAMinuteLater(clock);
    const { status, body } = await request(app).get("/api/health");
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "degraded", leftOut: 6 });
    expect(body.faults[0]).toMatchObject({ table: "wineries", row: "abeja", field: "website" });
  });
});

/** The site with its content under watch. */
function watched(deps: AppDeps) {
  const guide = keepGuide(deps);
  const invalidRows = invalidContent({ ...deps, guide });
  return createApp({ ...deps, guide, health: { ...deps.health, invalidRows } }, { planner });
}

/** What is made of content is kept until then, and sent once more while it is made again. */
function halfAMinuteLater(clock: { now: Date }): void {
  clock.now = new Date(clock.now.getTime() + 30_000);
}

/** What `spoil` did, undone as an editor's migration would. */
async function mend(db: Db): Promise<void> {
  await db.update(wineries).set({ website: null }).where(eq(wineries.slug, "abeja"));
  await db.execute(sql`update wineries set opening_hours = null where slug = 'corliss'`);
  await db.execute(
    sql`update posts set illustration = null where slug = 'a-weekend-in-walla-walla'`,
  );
  await db.execute(sql`delete from fact_sources where url = 'no address'`);
  await db.execute(sql`update ready_trips set illustration = 'lake' where slug = 'sodo-on-foot'`);
  await db.execute(sql`update ready_trip_stays set base = 'Walla Walla' where base = 'Nowhere'`);
}

/** Where the site shows a winery, an article and a trip that `spoil` takes away, and by what. */
const SHOWN = [
  ["/api/wineries", '"abeja"'],
  ["/api/wineries/slug/abeja", '"abeja"'],
  ["/data/wineries.csv", "abeja,"],
  ["/sitemap.xml", "/winery/abeja<"],
  ["/api/blog", '"a-weekend-in-walla-walla"'],
  ["/feed.json", '/a-weekend-in-walla-walla"'],
  ["/api/ready-trips", '"sodo-on-foot"'],
  ["/api/ready-trips/sodo-on-foot", '"sodo-on-foot"'],
] as const;

/** The addresses at which a visitor finds it. */
async function shownBy(app: Express): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [path, text] of SHOWN) {
    const answer = await request(app).get(path);
    if (String(answer.text ?? answer.body).includes(text)) found.push(path);
  }
  return found;
}

describe("content that changes while the site serves", () => {
  test("leaves out a row within a minute and brings it back, for every visitor", async ({
    clock,
    db,
    deps,
  }) => {
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => void lines.push(line) });
    const told = () => lines.splice(0).map((line) => String(JSON.parse(line).msg));
    const app = watched({ ...deps, logger });
    const health = async () => (await request(app).get("/api/health")).body;
    const everywhere = SHOWN.map(([path]) => path);
    expect(await shownBy(app)).toEqual(everywhere);
    expect(await health()).toEqual({ status: "ok" });
    const near = "/api/wineries/slug/woodward-canyon-winery/nearby";
    const before = (await request(app).get(near)).text;
    const aMinuteLater = () => {
      for (const _ of ["half", "half"]) halfAMinuteLater(clock);
    };

    await spoil(db);
    aMinuteLater();
    expect(await health()).toMatchObject({ status: "degraded", leftOut: 6 });
    expect(await shownBy(app)).toEqual([]);
    expect(told().filter((line) => /^\d{4}_\w+\.sql, abeja, website: /.test(line))).toHaveLength(1);
    await db.execute(sql`update wineries set phone = null where slug = 'woodward-canyon-winery'`);
    aMinuteLater();
    await health();
    expect(told().filter((line) => line.includes("abeja"))).toEqual([]);

    await mend(db);
    aMinuteLater();
    expect(await health()).toEqual({ status: "ok" });
    expect(await shownBy(app)).toEqual(everywhere);
    expect((await request(app).get(near)).text).toBe(before);
    expect(told()).toContain("abeja can be shown again");
  });

  test("stays as it was while the database is away", async ({ clock, deps }) => {
    let isAway = false;
    const db = new Proxy(deps.db, {
      get: (target, key) => {
        if (isAway) throw new Error("the connection broke");
        return Reflect.get(target, key);
      },
    });
    const app = watched({ ...deps, db });
    const lists = ["/api/wineries", "/sitemap.xml", "/data/wineries.csv", "/api/health"];
    const all = () =>
      Promise.all(
        [...lists, ...lists].map(async (path) => {
          const { status, headers } = await request(app).get(path);
          return [status, headers.etag];
        }),
      );
    const before = await all();
    isAway = true;
    for (let period = 0; period < 5; period++) {
      halfAMinuteLater(clock);
      expect(await all()).toEqual(before);
    }
  });
});
