import request from "supertest";
import { describe, expect } from "vitest";
import { pruneTrips } from "#server/features/trips/trip-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { BODY, make, read } from "#server/testing/made-trip.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";

describe("a trip with a private link", () => {
  test("is made without an account, and answered complete to whoever has the link", async ({
    app,
    clock,
  }) => {
    const made = await make(app);
    const trip = await read(app, made);
    expect(trip).toMatchObject({
      url: `/trip/${made.token}`,
      editUrl: `/trip/${made.token}#edit=${made.key}`,
      mayEdit: true,
      isOwner: false,
      hasOwner: false,
      version: 1,
      name: "Harvest weekend",
      guests: 9,
      answers: { budget: "No preference", preferences: ["Syrah"], region: null },
      request: { base: "Walla Walla", wineries: [1, 4, 3], days: 2, wineriesPerDay: 2 },
      arrangement: null,
      arranged: null,
      departed: [],
      group: { isOpen: true, guests: [] },
      expiresOn: "2027-03-06",
      createdAt: clock.now.toISOString(),
    });
    expect(trip.plan?.proof).toEqual({ optimal: true });
    expect(trip.plan?.days.map(({ date }) => date)).toEqual(["2026-12-05", "2026-12-06"]);
    expect(trip.drives?.places).toEqual(["base", 1, 4, 3]);
    expect(trip.wineries.map(({ id }) => id)).toEqual([1, 4, 3]);
    const seen = await read(app, { path: made.path });
    expect(seen).toEqual({ ...trip, mayEdit: false, editUrl: null, notes: null });
    expect(await read(app, { path: made.path, key: "a guess" })).toEqual(seen);
  });

  test("neither of its tokens is stored", async ({ app, db }) => {
    const { token, key } = await make(app);
    const rows = JSON.stringify(await db.select().from(schema.itineraries));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(key);
  });

  test("its answers are listed nowhere and tell no other site their address", async ({ app }) => {
    const made = await make(app);
    for (const answer of [
      await request(app).get(made.path),
      await request(app).get("/api/trips/unknown"),
      await request(app).put(made.path).send({}),
      await request(app).post("/api/trips").send({}),
    ]) {
      expect(answer.headers).toMatchObject({
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        "cache-control": "private, no-cache",
      });
    }
  });

  test("unknown, deleted, renewed and expired tokens are answered alike", async ({
    app,
    clock,
  }) => {
    const deleted = await make(app);
    await request(app).delete(deleted.path).set("X-Edit-Key", deleted.key).expect(204);
    const renewed = await make(app);
    await request(app)
      .post(`${renewed.path}/links`)
      .set("X-Edit-Key", renewed.key)
      .send({ renew: "both" })
      .expect(200);
    const expired = await make(app, { startDate: undefined });
    expect((await read(app, expired)).expiresOn).toBe("2027-02-19");
    clock.now = new Date("2027-02-20T07:59:00Z");
    await read(app, expired);
    clock.now = new Date("2027-02-20T08:01:00Z");
    const answers = [];
    for (const path of ["/api/trips/unknown", deleted.path, renewed.path, expired.path]) {
      for (const call of [
        request(app).get(path),
        request(app)
          .put(path)
          .send({ ...BODY, version: 1 }),
        request(app).delete(path),
        request(app).post(`${path}/duplicate`),
      ]) {
        const { status, text } = await call;
        answers.push(`${status} ${text}`);
      }
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 /);
  });

  test("what does not belong to the request is refused with the field's name", async ({ app }) => {
    const refused: readonly (readonly [change: object, field: string])[] = [
      [{ wineries: [1, 999_999] }, "body.wineries.1"],
      [{ guests: 51 }, "body.guests"],
      [{ name: "x".repeat(101) }, "body.name"],
      [{ arrangement: [[1]] }, "body.arrangement"],
      [{ arrangement: [[1], [9]] }, "body.arrangement"],
      [{ arrangement: [[1], [1]] }, "body.arrangement"],
      [{ base: "Seatle" }, "body.base"],
      [{ answers: { preferences: ["x".repeat(101)] } }, "body.answers.preferences.0"],
    ];
    for (const [change, field] of refused) {
      const { status, body } = await request(app)
        .post("/api/trips")
        .send({ ...BODY, ...change });
      expect({ change, status, field: body.errors?.[0]?.field }).toEqual({
        change,
        status: 400,
        field,
      });
    }
  });

  test("keeps the visitor's own order beside the best plan", async ({ app }) => {
    const { plan } = await read(app, await make(app, { arrangement: null }));
    const [first = [], second = []] = (plan?.days ?? []).map(({ stops }) =>
      stops.map(({ wineryId }) => wineryId),
    );
    const arrangement = [[...first].reverse(), second];
    const trip = await read(app, await make(app, { arrangement }));
    expect(trip.arrangement).toEqual(arrangement);
    expect(trip.plan).toEqual(plan);
    expect(trip.arranged?.days).toHaveLength(2);
  });
});

test("housekeeping removes what has expired or was deleted, and nothing else", async ({
  app,
  deps,
  db,
  clock,
}) => {
  const ada = await signedInVisitor(deps);
  await make(app, { name: "owned" }, ada.headers);
  await make(app, { name: "expired", startDate: undefined });
  await make(app, { name: "kept" });
  const deleted = await make(app, { name: "deleted" });
  await request(app).delete(deleted.path).set("X-Edit-Key", deleted.key).expect(204);
  await pruneTrips(db, clock.now, "2027-02-20");
  const rows = await db.select({ name: schema.itineraries.name }).from(schema.itineraries);
  expect(rows.map(({ name }) => name).sort()).toEqual(["kept", "owned"]);
});

test("a client makes so many trips an hour, and is told when it can make more", async ({ app }) => {
  const body = { ...BODY, name: undefined };
  const statuses = new Set<number>();
  for (let made = 0; made < 60; made++) {
    statuses.add((await request(app).post("/api/trips").send(body)).status);
  }
  expect([...statuses]).toEqual([201]);
  const refused = await request(app).post("/api/trips").send(body);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body.detail).toContain("minutes");
});
