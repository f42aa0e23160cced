import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { createPlanner, startPlanThread } from "#server/planning/planner.ts";
import { WorkShares } from "#server/planning/work-shares.ts";
import { schema } from "#server/platform/database/db.ts";
import { createLogger } from "#server/platform/logger.ts";
import { test as base } from "#server/testing/testing.ts";
import { winerySchema } from "#shared/api/wineries.ts";

/** One call uses it up for a minute. */
const SHARE = { burstMs: 1, perSecondMs: 1 };

const BODY = { base: "Walla Walla", wineries: [1, 4], days: 1, startDate: "2026-12-05" };

/** A site where each client can have one call planned, and the trip that is asked about. */
const test = base.extend("site", async ({ deps }) => {
  const { logger } = deps;
  const shares = new WorkShares({ client: SHARE, network: { burstMs: 1e9, perSecondMs: 1 } });
  const planner = createPlanner(createLogger("silent"), { shares });
  const config = { ...deps.config, trustProxy: true as const };
  const app = createApp({ ...deps, logger, config }, { planner });
  const { body } = await request(app).post("/api/trips").send(BODY).expect(201);
  const [url, key] = String(body.editUrl).split("#edit=");
  return { app, path: `/api${url?.replace("/trip/", "/trips/")}`, key: key ?? "" };
});

test("whoever used up their share is refused at every call that plans, before anything is stored, and nobody else is", async ({
  site: { app, path, key },
  db,
}) => {
  const guest = { "X-Guest-Key": "a-guest-of-the-trip-1234" };
  const calls = (ip: string) =>
    [
      request(app).post("/api/plans").send(BODY),
      request(app)
        .post("/api/drives")
        .send({ base: "Yakima", wineries: [1] }),
      request(app)
        .post("/api/drives/courses")
        .send({ base: "Yakima", legs: [{ from: "base", to: 1 }] }),
      request(app).get("/api/drives/from").query({ base: "Yakima" }),
      request(app).get(path),
      request(app).get(`${path}/calendar.ics`),
      request(app).get(`${path}/plan.gpx`),
      request(app).get(`${path}/plan.kml`),
      request(app)
        .put(path)
        .set("X-Edit-Key", key)
        .send({ ...BODY, name: "Later", version: 1 }),
      request(app).put(`${path}/marks`).set(guest).send({ name: "Ann", marks: {} }),
    ].map((call) => call.set("X-Forwarded-For", ip));
  const stored = async () => [
    await db.select().from(schema.itineraries),
    await db.select().from(schema.rateLimits),
  ];
  const before = await stored();
  const spent = "192.0.2.1";
  await request(app).post("/api/plans").set("X-Forwarded-For", spent).send(BODY).expect(200);
  for (const refused of await Promise.all(calls(spent))) {
    expect({ path: refused.request.url, status: refused.status }).toMatchObject({ status: 429 });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect(await stored()).toEqual(before);
  for (const [index, call] of calls("").entries()) {
    const { status } = await call.set("X-Forwarded-For", `192.0.2.${100 + index}`);
    // A file of a trip without a stop is 409.
    expect([200, 409]).toContain(status);
  }
});

base(
  "a trip, its files and a guest who marks nothing are one plan, worked out once",
  async ({ deps }) => {
    const silent = createLogger("silent");
    const ask = startPlanThread(silent);
    const asked: string[] = [];
    const planner = createPlanner(silent, {
      ask: (question) => {
        asked.push(question.kind);
        return ask(question);
      },
    });
    const app = createApp(deps, { planner });
    const open = winerySchema
      .array()
      .parse((await request(app).get("/api/wineries")).body)
      .filter(({ city, openingHours }) => city === BODY.base && openingHours?.saturday?.length);
    const sent = { ...BODY, wineries: open.slice(0, 2).map(({ id }) => id) };
    const { body } = await request(app).post("/api/trips").send(sent).expect(201);
    const path = `/api${String(body.url).replace("/trip/", "/trips/")}`;
    await Promise.all(Array.from({ length: 5 }, () => request(app).get(path).expect(200)));
    for (const file of ["calendar.ics", "plan.gpx", "plan.kml"]) {
      await request(app).get(`${path}/${file}`).expect(200);
    }
    const guest = { "X-Guest-Key": "a-guest-of-the-trip-1234" };
    await request(app).put(`${path}/marks`).set(guest).send({ name: "Ann", marks: {} }).expect(200);
    expect(asked).toEqual(["plan"]);
  },
);
