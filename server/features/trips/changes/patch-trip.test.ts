import { randomUUID } from "node:crypto";
import request from "supertest";
import { describe, expect } from "vitest";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { listDepartedWineries } from "#server/features/wineries/winery-queries.ts";
import { unavailable } from "#server/http/problem.ts";
import { schema } from "#server/platform/database/db.ts";
import { type App, BODY, type Made, make, read } from "#server/testing/made-trip.ts";
import { planner, test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { refusedChangesSchema } from "#shared/api/trips/trip-changes.ts";
import { TOWNS } from "#shared/domain/places/towns.ts";
import { drivesBody } from "#shared/domain/trips/trip-request.ts";
import { createTripEvents } from "../trip-events.ts";
import { pruneHistory } from "../trip-queries.ts";
import { tripRoutes } from "../trip-routes.ts";

/** Sends changes with ids of their own. */
const change = (app: App, made: Made, edits: readonly TripEdit[], over: object = {}) =>
  send(app, made, { changes: edits.map((edit) => ({ ...edit, id: randomUUID() })), ...over });

const send = (app: App, made: Made, body: object) =>
  request(app)
    .patch(made.path)
    .set("X-Edit-Key", made.key)
    .send({ version: 1, ...body });

const texts = ({ history }: Pick<Trip, "history">) => history.map(({ by, text }) => [by, text]);

describe("changes that travel", () => {
  test("are laid over the trip as it is by now, and stand in its history", async ({ app }) => {
    const made = await make(app);
    const first = await change(app, made, [{ kind: "rename", name: "Ada's weekend" }], {
      by: " Ada\u200b ",
    });
    expect([first.status, first.body.version, first.body.name]).toEqual([200, 2, "Ada's weekend"]);
    // Made on the version before.
    const other = await change(app, made, [
      { kind: "add", wineryId: 7 },
      { kind: "visit", wineryId: 1, minutes: 90 },
    ]);
    expect([other.status, other.body.version, other.body.name]).toEqual([200, 3, "Ada's weekend"]);
    expect(other.body.request.wineries).toEqual([1, 4, 3, 7]);
    expect(other.body.request.visitMinutes["1"]).toBe(90);
    const names = new Map(
      other.body.wineries.map(({ id, name }: Trip["wineries"][0]) => [id, name]),
    );
    expect(texts(other.body)).toEqual([
      [null, `set the visit at ${names.get(1)} to 1 h 30 min`],
      [null, `added ${names.get(7)}`],
      ["Ada", "named the trip “Ada's weekend”"],
    ]);
    expect((await read(app, { path: made.path })).history).toEqual([]);
  });

  test("are made to what visitors see: a winery that left the guide is not counted, and goes", async ({
    app,
    db,
  }) => {
    const made = await make(app, { wineries: [1, 4] });
    const [left] = await listDepartedWineries(db);
    const gone = left?.id ?? 0;
    const withGone = (arrangement: number[][]) =>
      db.update(schema.itineraries).set({ wineryIds: [gone, 1, 4], arrangement });
    await withGone([[gone, 1, 4], []]);
    expect((await change(app, made, [{ kind: "rename", name: BODY.name }])).body).toMatchObject({
      departed: [gone],
      version: 1,
    });
    // As the page shows it.
    const orders = [[1, 4], []];
    const move = { kind: "move", wineryId: 1, day: 0, at: 1, orders, among: [1, 4, gone] } as const;
    const moved = await change(app, made, [move]);
    expect(moved.body).toMatchObject({ arrangement: [[4, 1], []], departed: [] });
    const { undo: patch } = (moved.body as Trip).history[0] ?? {};

    await withGone([[gone, 4, 1], []]);
    const undo = { kind: "undo", patch: patch ?? {}, said: "moved it" } as const;
    expect((await change(app, made, [undo])).body.arrangement).toEqual(orders);

    await withGone([[gone, 1, 4], []]);
    const shorter = await change(app, made, [{ kind: "days", days: 1 }]);
    expect([shorter.status, shorter.body.request.days]).toEqual([200, 1]);
  });

  test("each is applied once, however often it is sent", async ({ app }) => {
    const made = await make(app);
    const changes = [
      { id: randomUUID(), kind: "remove", wineryId: 4 },
      { id: randomUUID(), kind: "rename", name: "Short" },
    ];
    const first = await send(app, made, { changes });
    await change(app, made, [{ kind: "add", wineryId: 4 }]);
    const again = await send(app, made, { changes });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.version).toBe(3);
    expect(again.body.request.wineries).toEqual([1, 3, 4]);
    const [twice] = changes;
    const doubled = await send(app, made, { changes: [twice, twice] });
    expect(doubled.body.version).toBe(3);
  });

  test("one that makes no sense any more is named with words, and the others are kept", async ({
    app,
  }) => {
    const made = await make(app);
    await change(app, made, [{ kind: "remove", wineryId: 4 }]);
    const refused = { id: randomUUID(), kind: "visit", wineryId: 4, minutes: 30 };
    const stranger = { id: randomUUID(), kind: "add", wineryId: 999_999 };
    const answer = await send(app, made, {
      changes: [refused, { id: randomUUID(), kind: "guests", guests: 5 }, stranger],
    });
    expect(answer.status).toBe(409);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.body.trip).toMatchObject({ guests: 5, version: 3 });
    const { detail, refused: named } = refusedChangesSchema.parse(answer.body);
    expect(named).toEqual([
      { id: refused.id, reason: "This winery is no longer part of the trip" },
      { id: stranger.id, reason: "This winery is not in the guide" },
    ]);
    expect(detail).toBe(
      "2 changes could not be made: This winery is no longer part of the trip. The others are kept.",
    );
    expect(await read(app, made)).toMatchObject({ guests: 5, version: 3 });
  });

  test("what is said on a day is in the trip for everybody who has it, in its order, and undone", async ({
    app,
  }) => {
    const made = await make(app);
    const said = { date: "2026-12-05", minute: 690, passed: [1] };
    const closed = { kind: "closed", id: 2000, ...said, wineryId: 4 } as const;
    const late = { kind: "late", id: 1000, ...said, by: 20 } as const;
    // A phone without a network sends later what was said before.
    await change(app, made, [{ kind: "mark", mark: closed }]);
    const { body } = await change(app, made, [{ kind: "mark", mark: late }]);
    expect(body.dayLog).toEqual([late, closed]);
    const [last, first] = (body as Trip).history;
    expect(last?.text).toBe("ran 20 min late");
    expect(first?.text).toMatch(/^found .+ closed$/);
    expect((await read(app, { path: made.path })).dayLog).toEqual([late, closed]);
    await change(app, made, [{ kind: "undo", patch: first?.undo ?? {}, said: "found it closed" }]);
    await change(app, made, [{ kind: "unmark", markId: 1000, said: "Running late by 20 min" }]);
    expect((await read(app, made)).dayLog).toEqual([]);
  });

  test("an undo cannot bring in a winery that is not in the guide", async ({ app }) => {
    const made = await make(app);
    const patch = { add: [{ wineryId: 999_999, at: 0 }] };
    const answer = await change(app, made, [{ kind: "undo", patch, said: "removed it" }]);
    expect([answer.status, answer.body.refused[0].reason]).toEqual([
      409,
      "This winery is not in the guide",
    ]);
  });

  test("each entry of the history can be taken back beside what came after it", async ({ app }) => {
    const made = await make(app);
    await change(app, made, [{ kind: "remove", wineryId: 4 }]);
    const { body } = await change(app, made, [{ kind: "rename", name: "Later" }]);
    const [, removal] = (body as Trip).history;
    const undone = await change(app, made, [
      { kind: "undo", patch: removal?.undo ?? {}, said: removal?.text ?? "" },
    ]);
    expect(undone.body).toMatchObject({ name: "Later", request: { wineries: [1, 4, 3] } });
    expect(texts(undone.body)[0]?.[1]).toMatch(/^undid “removed /);
  });

  test("of one day are taken back beside those of another that were made at once", async ({
    app,
  }) => {
    const made = await make(app);
    const place = { name: "Saffron", town: "Walla Walla" };
    const mine = { kind: "places", day: 0, lunch: place } as const;
    await Promise.all([
      change(app, made, [mine], { by: "Ada" }).expect(200),
      change(app, made, [{ kind: "places", day: 1, bed: place }]).expect(200),
      change(app, made, [{ kind: "places", day: 0, dinner: place }]).expect(200),
    ]);
    const { history } = await read(app, made);
    const { undo: patch = {}, text: said = "" } = history.find(({ by }) => by === "Ada") ?? {};
    const { body } = await change(app, made, [{ kind: "undo", patch, said }]);
    const { places } = body as Trip;
    expect(places.map(({ lunch, dinner, bed }) => [lunch, dinner, bed].map(Boolean))).toEqual([
      [false, true, false],
      [false, false, true],
    ]);
  });

  test("what is so already changes no version", async ({ app }) => {
    const made = await make(app);
    const { status, body } = await change(app, made, [{ kind: "rename", name: "Harvest weekend" }]);
    expect([status, body.version]).toEqual([200, 1]);
  });

  test("need the key or the owner, and say who is signed in", async ({ app, deps }) => {
    const made = await make(app);
    const changes = [{ id: randomUUID(), kind: "guests", guests: 3 }];
    await request(app).patch(made.path).send({ version: 1, changes }).expect(403);
    await request(app).patch("/api/trips/unknown").send({ version: 1, changes }).expect(404);
    const ada = await signedInVisitor(deps);
    const own = await make(app, {}, ada.headers);
    const { body } = await request(app)
      .patch(own.path)
      .set(ada.headers)
      .send({ version: 1, changes, by: "Somebody else" })
      .expect(200);
    expect(texts(body)).toEqual([["Ada Vine", "set the party to 3"]]);
  });

  test("are told what is wrong with them at their field", async ({ app }) => {
    const made = await make(app);
    const { status, body } = await send(app, made, {
      changes: [{ id: "1", kind: "visit", wineryId: 1, minutes: 10 }],
    });
    expect(status).toBe(400);
    expect(body.errors[0].field).toMatch(/^body\.changes\.0\./);
  });
});

test("a place to eat with the longest name in the longest town is planned like any other", async ({
  app,
}) => {
  const made = await make(app);
  const { name: town } = TOWNS.reduce((one, other) =>
    other.name.length > one.name.length ? other : one,
  );
  const lunch = { name: "x".repeat(80), town };
  await change(app, made, [{ kind: "places", day: 0, lunch }]).expect(200);
  const { request: asked } = await read(app, made);
  expect(asked.lunchPlaces?.[0]).toMatchObject(lunch);
  const body = drivesBody(asked, asked.wineries);
  await request(app).post("/api/drives").send(body).expect(200);
});

test.for(["base", "days", "wineriesPerDay"])(
  "no change takes a trip's %s away",
  async (field, { app }) => {
    const made = await make(app);
    const patch = { fields: { [field]: null } };
    for (const change of [
      { kind: "undo", patch, said: "set it" },
      { kind: "plan", fields: {}, patch, said: "set it" },
    ]) {
      const { status, body } = await send(app, made, {
        changes: [{ id: randomUUID(), ...change }],
      });
      expect([status, body.errors[0].field]).toEqual([400, `body.changes.0.patch.fields.${field}`]);
    }
  },
);

describe("what the editors keep for themselves", () => {
  test("is in no answer to who may not edit, and in no copy", async ({ app }) => {
    const made = await make(app);
    const note = { text: "Meet Sam", confirmation: "A-1729", liked: true };
    const { body } = await change(app, made, [{ kind: "note", wineryId: 1, note }]);
    expect(body.notes).toEqual({ 1: note });
    const { text } = await request(app).get(made.path);
    expect(text).not.toMatch(/Meet Sam|A-1729/);
    const copy = await request(app).post(`${made.path}/duplicate`).expect(201);
    const [, token, key] = /^\/trip\/(.+)#edit=(.+)$/.exec(copy.body.editUrl) ?? [];
    expect((await read(app, { path: `/api/trips/${token}`, key: key ?? "" })).notes).toEqual({});
  });
});

test("a change that is stored is a success, also where the trip cannot be planned just now", async ({
  deps,
}) => {
  const express = (await import("express")).default;
  let isBusy = false;
  const client = planner.for(undefined);
  const busyOrNot: typeof client = {
    ...client,
    plan: (...task) =>
      isBusy
        ? Promise.reject(unavailable("Many plans are being worked out"))
        : client.plan(...task),
  };
  const busy = { ...planner, for: () => busyOrNot };
  const app = express();
  app.use(express.json());
  app.use(
    tripRoutes(
      { ...deps, guide: keepGuide(deps), planner: busy, tripEvents: createTripEvents(deps) },
      { painter: async () => null },
    ),
  );
  const made = await make(app);
  isBusy = true;
  const unplanned = { status: 200, body: { plan: null, drives: null, courses: [] } };
  expect(await change(app, made, [{ kind: "guests", guests: 3 }])).toMatchObject(unplanned);
  expect(
    await request(app)
      .put(made.path)
      .set("X-Edit-Key", made.key)
      .send({ base: "Walla Walla", wineries: [1], days: 1, version: 2 }),
  ).toMatchObject(unplanned);
  expect(
    await request(app)
      .put(`${made.path}/marks`)
      .set("X-Guest-Key", "a-key-of-twenty-two-letters")
      .send({ name: "Ben", marks: { 1: "must" } }),
  ).toMatchObject(unplanned);
  isBusy = false;
  expect(await read(app, made)).toMatchObject({ version: 3, request: { wineries: [1] } });
});

test("a trip remembers its last two hundred changes, for so long as housekeeping leaves them", async ({
  app,
  clock,
  db,
}) => {
  const made = await make(app);
  for (let round = 0; round < 3; round++) {
    const edits = Array.from({ length: 90 }, (_, at) => ({
      kind: "rename" as const,
      name: `Name ${round}-${at}`,
    }));
    await change(app, made, edits).expect(200);
  }
  expect(await db.$count(schema.tripChanges)).toBe(200);
  const { history } = await read(app, made);
  expect(history.map(({ text }) => text).slice(0, 2)).toEqual([
    "named the trip “Name 2-89”",
    "named the trip “Name 2-88”",
  ]);
  expect(history).toHaveLength(20);
  await pruneHistory(db, clock.now);
  expect(await db.$count(schema.tripChanges)).toBe(200);
  await pruneHistory(db, new Date(clock.now.getTime() + 1));
  expect(await db.$count(schema.tripChanges)).toBe(0);
});
