import request from "supertest";
import { describe, expect } from "vitest";
import { pruneTrips } from "#server/features/trips/trip-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";
import { tripChangedSchema } from "#shared/api/trips/trips.ts";

type App = Parameters<typeof request>[0];

/** The ids of any three wineries of the guide are enough for a trip. */
const BODY = {
  base: "Walla Walla",
  wineries: [1, 4, 3],
  days: 2,
  startDate: "2026-12-05",
  name: "Harvest weekend",
  guests: 9,
  answers: { budget: "No preference", preferences: ["Syrah"] },
};

interface Made {
  readonly path: string;
  readonly token: string;
  readonly key: string;
}

async function make(app: App, changes: object = {}, headers: Record<string, string> = {}) {
  const { status, body } = await request(app)
    .post("/api/trips")
    .set(headers)
    .send({ ...BODY, ...changes });
  expect(status, JSON.stringify(body)).toBe(201);
  return madeOf(body);
}

function madeOf({ url, editUrl }: { url: string; editUrl: string }): Made {
  const [, token = ""] = /^\/trip\/([\w-]{24})$/.exec(url) ?? [];
  const [, key = ""] = /#edit=([\w-]{24})$/.exec(editUrl) ?? [];
  expect(editUrl).toBe(`${url}#edit=${key}`);
  return { token, key, path: `/api/trips/${token}` };
}

async function read(app: App, { path, key }: Pick<Made, "path"> & { key?: string }): Promise<Trip> {
  const { status, body } = await request(app)
    .get(path)
    .set(key === undefined ? {} : { "X-Edit-Key": key });
  expect(status, JSON.stringify(body)).toBe(200);
  return tripSchema.parse(body);
}

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
    expect(seen).toEqual({ ...trip, mayEdit: false, editUrl: null });
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
      .send({ renew: "view" })
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

describe("changing a trip", () => {
  test("takes the key, and the version that was changed; the answer is the next version", async ({
    app,
  }) => {
    const made = await make(app);
    const put = (body: object, headers: Record<string, string> = { "X-Edit-Key": made.key }) =>
      request(app).put(made.path).set(headers).send(body);
    const change = { ...BODY, name: "Winter weekend", wineries: [3, 1], guests: undefined };
    await put({ ...change, version: 1 }, {}).expect(403);
    await put({ ...change, version: 1 }, { "X-Edit-Key": made.token }).expect(403);
    const unsaid = await put(change);
    expect([unsaid.status, unsaid.body.errors]).toEqual([
      400,
      [{ field: "body.version", message: "Send the version of the trip you changed" }],
    ]);
    const { status, body } = await put({ ...change, version: 1 });
    expect([status, body.version, body.name, body.guests]).toEqual([
      200,
      2,
      "Winter weekend",
      null,
    ]);
    expect(body.plan.days).toHaveLength(2);
    const byHeader = await put(change, { "X-Edit-Key": made.key, "If-Match": '"2"' });
    expect([byHeader.status, byHeader.body.version]).toEqual([200, 3]);
    expect(await read(app, made)).toEqual(byHeader.body);
  });

  test("nothing that was changed meanwhile is overwritten: 412 with the trip as it is", async ({
    app,
  }) => {
    const made = await make(app);
    const put = (name: string, version: number) =>
      request(app)
        .put(made.path)
        .set("X-Edit-Key", made.key)
        .send({ ...BODY, name, version });
    await put("Ada's", 1).expect(200);
    const late = await put("Ben's", 1);
    expect(late.status).toBe(412);
    expect(late.headers["content-type"]).toContain("application/problem+json");
    const { detail, trip } = tripChangedSchema.parse(late.body);
    expect(detail).toContain("Somebody changed this trip meanwhile");
    expect(trip).toMatchObject({ name: "Ada's", version: 2, mayEdit: true });
    expect((await put("Ben's", trip.version)).body).toMatchObject({ name: "Ben's", version: 3 });
    expect((await put("from the future", 9)).status).toBe(412);
  });

  test("of ten editors at once with the same version one is kept, and nine are told so", async ({
    app,
  }) => {
    const made = await make(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        request(app)
          .put(made.path)
          .set("X-Edit-Key", made.key)
          .send({ ...BODY, name: `Editor ${at}`, version: 1 }),
      ),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
    expect(await read(app, made)).toMatchObject({ version: 2, name: kept[0]?.body.name });
  });

  test("the expiry follows the trip's last day", async ({ app }) => {
    const made = await make(app);
    const { body } = await request(app)
      .put(made.path)
      .set("X-Edit-Key", made.key)
      .send({ ...BODY, startDate: "2027-06-01", version: 1 });
    expect(body.expiresOn).toBe("2027-08-31");
  });
});

describe("the links of a trip", () => {
  const renew = (app: App, made: Made, what: string) =>
    request(app).post(`${made.path}/links`).set("X-Edit-Key", made.key).send({ renew: what });

  test("a new link to see it ends the old one and leaves the editing key", async ({ app }) => {
    const made = await make(app);
    const next = madeOf((await renew(app, made, "view").expect(200)).body);
    expect(next.token).not.toBe(made.token);
    expect(next.key).toBe(made.key);
    await request(app).get(made.path).expect(404);
    expect((await read(app, next)).mayEdit).toBe(true);
  });

  test("a new editing key ends the old one and leaves the link", async ({ app }) => {
    const made = await make(app);
    const next = madeOf((await renew(app, made, "edit").expect(200)).body);
    expect(next.token).toBe(made.token);
    expect((await read(app, made)).mayEdit).toBe(false);
    expect((await read(app, next)).mayEdit).toBe(true);
    await renew(app, made, "both").expect(403);
    const last = madeOf((await renew(app, next, "both").expect(200)).body);
    expect(last.token).not.toBe(next.token);
    expect(last.key).not.toBe(next.key);
  });
});

describe("owners", () => {
  test("a trip made by somebody signed in stands in the account, and does not expire", async ({
    app,
    deps,
  }) => {
    const ada = await signedInVisitor(deps);
    const made = await make(app, {}, ada.headers);
    const { body: trips } = await request(app).get("/api/itineraries").set(ada.headers);
    expect(trips).toEqual([
      expect.objectContaining({
        url: `/trip/${made.token}`,
        name: "Harvest weekend",
        wineryIds: [1, 4, 3],
        drivingDistance: null,
      }),
    ]);
    const { body } = await request(app).get(made.path).set(ada.headers);
    expect(body).toMatchObject({
      isOwner: true,
      mayEdit: true,
      hasOwner: true,
      expiresOn: null,
      editUrl: `/trip/${made.token}#edit=${made.key}`,
    });
    await request(app)
      .put(made.path)
      .set(ada.headers)
      .send({ ...BODY, version: 1 })
      .expect(200);
  });

  test("a saved trip is the same thing: its link opens it, its plan is planned", async ({
    app,
    deps,
  }) => {
    const ada = await signedInVisitor(deps);
    const saved = await request(app).post("/api/itineraries").set(ada.headers).send({
      name: "Saved",
      guests: 3,
      accommodation: "Walla Walla",
      drivingDistance: "1 hour",
      timeAvailable: "Full day (8 hours)",
      budget: "No preference",
      reservationPreference: "No preference",
      wineriesPerDay: 2,
    });
    const path = `/api${saved.body.url.replace("/trip/", "/trips/")}`;
    expect(await read(app, { path })).toMatchObject({
      name: "Saved",
      mayEdit: false,
      plan: null,
      drives: null,
      request: { wineries: [] },
    });
    await request(app)
      .patch(`/api/itineraries/${saved.body.id}`)
      .set(ada.headers)
      .send({ wineryIds: [4, 1] })
      .expect(200);
    const trip = await read(app, { path });
    expect(trip.version).toBe(2);
    expect(trip.drives?.places).toEqual(["base", 4, 1]);
  });

  test("a row of before there were links gets one when its owner sees it", async ({
    app,
    deps,
    db,
  }) => {
    const ada = await signedInVisitor(deps);
    await make(app, {}, ada.headers);
    await db.update(schema.itineraries).set({ viewDigest: null, editDigest: null });
    const [{ url }] = (await request(app).get("/api/itineraries").set(ada.headers)).body;
    const path = `/api${url.replace("/trip/", "/trips/")}`;
    expect((await read(app, { path })).name).toBe("Harvest weekend");
  });

  test("whoever holds the key and is signed in claims a trip; nobody takes another's", async ({
    app,
    deps,
  }) => {
    const made = await make(app);
    const [ada, ben] = [await signedInVisitor(deps), await signedInVisitor(deps)];
    const claim = (headers: Readonly<Record<string, string>>, key?: string) =>
      request(app)
        .post(`${made.path}/claim`)
        .set({ ...headers, ...(key && { "X-Edit-Key": key }) });
    await claim({}, made.key).expect(401);
    await claim(ada.headers).expect(403);
    const { status, body } = await claim(ada.headers, made.key);
    expect([status, body.isOwner, body.expiresOn]).toEqual([200, true, null]);
    await claim(ada.headers).expect(200);
    await claim(ben.headers, made.key).expect(409);
    const { body: trips } = await request(app).get("/api/itineraries").set(ada.headers);
    expect(trips).toHaveLength(1);
  });

  test("a copy is one's own: other links, the same wineries, no guests", async ({ app }) => {
    const made = await make(app);
    const answer = await request(app).post(`${made.path}/duplicate`).expect(201);
    const copy = madeOf(answer.body);
    expect(copy.token).not.toBe(made.token);
    expect(await read(app, copy)).toMatchObject({
      name: "Harvest weekend (copy)",
      version: 1,
      request: { wineries: [1, 4, 3] },
      mayEdit: true,
    });
    await request(app).delete(made.path).set("X-Edit-Key", copy.key).expect(403);
  });

  test("deleting the account deletes its trips, links and all", async ({ app, deps, db }) => {
    const ada = await signedInVisitor(deps);
    const made = await make(app, {}, ada.headers);
    await request(app).delete("/api/account").set(ada.headers).send({}).expect(204);
    await request(app).get(made.path).expect(404);
    expect(await db.select().from(schema.itineraries)).toEqual([]);
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
  await pruneTrips(db, { deletedUntil: clock.now, today: "2027-02-20" });
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
