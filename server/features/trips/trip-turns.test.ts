/** What requests cost: turns of the database, and questions to the planning thread. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { createPlanner, startPlanThread } from "#server/planning/planner.ts";
import { createLogger } from "#server/platform/logger.ts";
import { BODY, make } from "#server/testing/made-trip.ts";
import { test as base, statements } from "#server/testing/testing.ts";
import type { Winery } from "#shared/api/wineries.ts";

const silent = createLogger("silent");

/** The site with a thread that notes what it is asked, and what a request costs. */
const test = base.extend("site", async ({ deps, clock }) => {
  const ask = startPlanThread(silent);
  const questions: string[] = [];
  const planner = createPlanner(silent, {
    ask: (question) => {
      questions.push(question.kind);
      return ask(question);
    },
  });
  const app = createApp(deps, { planner });
  const { body } = await request(app).get("/api/wineries").expect(200);
  const open = (body as Winery[]).filter(
    ({ city, openingHours }) => city === BODY.base && openingHours?.saturday?.length,
  );
  const trip = { ...BODY, wineries: open.slice(0, 3).map(({ id }) => id) };
  const costOf = async (asked: () => request.Test | Promise<void>, status = 200) => {
    statements.length = 0;
    questions.length = 0;
    const call = asked();
    await (call instanceof Promise ? call : call.expect(status));
    return { turns: statements.length, questions: [...questions] };
  };
  return { app, clock, costOf, trip };
});

const edit = (name: string) => ({
  version: 1,
  changes: [{ id: randomUUID(), kind: "rename", name }],
});

test("a trip is made in two turns, read in one and changed in two", async ({ site }) => {
  const { app, costOf, trip } = site;
  const create = () => request(app).post("/api/trips").send(trip);
  expect(await costOf(create, 201)).toEqual({ turns: 2, questions: [] });
  const { path, key } = await make(app, trip);
  const read = () => request(app).get(path);
  expect(await costOf(read)).toEqual({ turns: 1, questions: ["plan"] });
  const again = { turns: 1, questions: [] };
  expect(await costOf(read)).toEqual(again);
  expect(await costOf(() => read().set("X-Edit-Key", key))).toEqual(again);
  for (const file of ["calendar.ics", "plan.gpx", "plan.kml"]) {
    expect(await costOf(() => request(app).get(`${path}/${file}`))).toEqual(again);
  }
  const patch = () => request(app).patch(path).set("X-Edit-Key", key).send(edit("Crush"));
  expect(await costOf(patch)).toEqual({ turns: 2, questions: [] });
  const put = () =>
    request(app)
      .put(path)
      .set("X-Edit-Key", key)
      .send({ ...trip, version: 2 });
  expect(await costOf(put)).toEqual({ turns: 2, questions: [] });
});

test("what guests advise comes with the plan, and visitors at once each read their own trip", async ({
  site,
}) => {
  const { app, costOf, trip } = site;
  const made = await Promise.all([2, 3].map((days) => make(app, { ...trip, days })));
  for (const [index, { path }] of made.entries()) {
    const marks = { [trip.wineries[0] ?? 0]: "skip" };
    const guest = { "X-Guest-Key": `a-guest-of-the-trip-${index}234` };
    await request(app)
      .put(`${path}/marks`)
      .set(guest)
      .send({ name: `Ann ${index}`, marks });
  }
  // The day after, when nothing of it is known yet.
  site.clock.now = new Date("2026-11-22T18:00:00Z");
  const read = async (index: number) => {
    const { body } = await request(app).get(made[index]?.path ?? "");
    return { days: body.plan.days.length, guests: body.advice[0].guests };
  };
  const one = { days: 2, guests: ["Ann 0"] };
  const other = { days: 3, guests: ["Ann 1"] };
  expect(
    await costOf(async () => {
      expect(await Promise.all([0, 1, 1, 0].map(read))).toEqual([one, other, other, one]);
    }),
  ).toMatchObject({ questions: ["plan", "plan"] });
  expect(
    await costOf(async () => {
      expect(await Promise.all([1, 0].map(read))).toEqual([other, one]);
    }),
  ).toMatchObject({ questions: [] });
});

test("plans, drives and wineries known already take no turn of the database", async ({ site }) => {
  const { app, costOf, trip } = site;
  const { base: town, wineries } = trip;
  const plan = () => request(app).post("/api/plans").send(trip);
  expect(await costOf(plan)).toEqual({ turns: 0, questions: ["plan"] });
  expect(await costOf(plan)).toEqual({ turns: 0, questions: [] });
  const drives = () => request(app).post("/api/drives").send({ base: town, wineries });
  expect(await costOf(drives)).toEqual({ turns: 0, questions: ["drives"] });
  expect(await costOf(drives)).toEqual({ turns: 0, questions: [] });
  const detail = () => request(app).get("/api/wineries/slug/abeja");
  expect(await costOf(detail)).toEqual({ turns: 1, questions: [] });
  expect(await costOf(detail)).toEqual({ turns: 0, questions: [] });
  const again = () => request(app).get("/api/wineries/slug/%61beja");
  expect(await costOf(again)).toEqual({ turns: 0, questions: [] });
});

test("visitors who change one trip at once each keep their change, in one order", async ({
  site,
}) => {
  const { app } = site;
  const made = await make(app, { name: null });
  const names = Array.from({ length: 12 }, (_, index) => `Name ${index}`);
  const changes = names.map(edit);
  const answers = await Promise.all(
    [...changes, ...changes].map((body) =>
      request(app).patch(made.path).set("X-Edit-Key", made.key).send(body),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { body } = await request(app).get(made.path).set("X-Edit-Key", made.key).expect(200);
  expect(body.version).toBe(13);
  expect(body.history).toHaveLength(12);
  const versions = body.history.map(({ version }: { version: number }) => version);
  expect(versions).toEqual(names.map((_, index) => 13 - index));
  expect(body.history[0].text).toContain(body.name);
});

/** A trip's table after years, of which Postgres would otherwise expect thousands of rows for one link. */
const MANY_TRIPS = 20_000;

test("a trip is found in a large table by a plan of one row", async ({ site, db }) => {
  const { path } = await make(site.app, site.trip);
  await db.execute(sql`
    insert into itineraries
      select made.* from itineraries i, generate_series(1, ${sql.raw(String(MANY_TRIPS))}) n,
      jsonb_populate_record(null::itineraries, to_jsonb(i) || jsonb_build_object(
        'id', gen_random_uuid(), 'view_digest', 'view ' || n, 'edit_digest', 'edit ' || n
      )) made`);
  await db.execute(sql`analyze itineraries`);
  statements.length = 0;
  await request(site.app).get(path).expect(200);
  const [read = ""] = statements;
  await db.execute(sql.raw(`prepare found as ${read}`));
  const { rows } = (await db.execute(
    sql.raw("explain (format json) execute found (20, 'token', '{token}', '2026-11-23')"),
  )) as { rows: { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }[] };
  expect(rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"]).toBeLessThan(10);
});
