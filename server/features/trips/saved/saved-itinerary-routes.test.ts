import { randomUUID } from "node:crypto";
import type { Express } from "express";
import request from "supertest";
import { expect } from "vitest";
import { listDepartedWineries } from "#server/features/wineries/winery-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { type SignedInVisitor, signedInVisitor } from "#server/testing/visitor.ts";
import { MAX_SAVED_ITINERARIES } from "#shared/api/trips/saved-itineraries.ts";

const FORM = {
  name: "Harvest weekend",
  guests: 3,
  accommodation: "Walla Walla",
  region: "",
  drivingDistance: "1 hour",
  timeAvailable: "Weekend (2 days)",
  budget: "No preference",
  reservationPreference: "Reservations okay",
  wineriesPerDay: 2,
  preferences: "Syrah,  Merlot ,",
  startDate: "2026-12-04",
};

const create = (app: Express, { headers }: SignedInVisitor, changes: object = {}) =>
  request(app)
    .post("/api/itineraries")
    .set(headers)
    .send({ ...FORM, ...changes });

test("§7: the form with its derived fields is stored and answered with 201", async ({
  app,
  deps,
  clock,
}) => {
  const ada = await signedInVisitor(deps);
  const { status, body } = await create(app, ada, {
    ...FORM,
    ...{ startCity: FORM.accommodation, endDate: clock.now.toISOString(), days: 2 },
    wineryIds: [4, 7],
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    url: expect.stringMatching(/^\/trip\/[\w-]{24}$/),
    name: "Harvest weekend",
    guests: 3,
    accommodation: "Walla Walla",
    startCity: "Walla Walla",
    route: "Walla Walla",
    region: null,
    drivingDistance: "1 hour",
    timeAvailable: "Weekend (2 days)",
    budget: "No preference",
    reservationPreference: "Reservations okay",
    wineriesPerDay: 2,
    preferences: ["Syrah", "Merlot"],
    days: 2,
    startDate: "2026-12-04",
    wineryIds: [4, 7],
    createdAt: clock.now.toISOString(),
    updatedAt: clock.now.toISOString(),
  });
  const stored = await request(app).get(`/api/itineraries/${body.id}`).set(ada.headers);
  expect(stored.body).toEqual(body);
});

test("§5: days follow from the time available, whatever the caller says", async ({ app, deps }) => {
  const ada = await signedInVisitor(deps);
  const days = async (timeAvailable: string) =>
    (await create(app, ada, { timeAvailable, days: 3, startCity: "Elsewhere" })).body.days;
  expect(await days("Full day (8 hours)")).toBe(1);
  expect(await days("Half day (4 hours)")).toBe(1);
  expect(await days("Extended stay (3+ days)")).toBe(3);
});

test("§5: a form that breaks a rule is refused with the rule's message", async ({ app, deps }) => {
  const ada = await signedInVisitor(deps);
  const { status, body } = await create(app, ada, { name: " ", guests: 51, wineriesPerDay: 5 });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { field: "body.name", message: "Trip name is required" },
    { field: "body.guests", message: "Maximum 50 guests" },
    { field: "body.wineriesPerDay", message: "Maximum 4 wineries per day" },
  ]);
});

test("wineries are refused that are unknown, named twice, or too many for the trip", async ({
  app,
  deps,
}) => {
  const ada = await signedInVisitor(deps);
  for (const wineryIds of [
    [1, 999_999],
    [1, 1],
    [1, 2, 3, 4, 5],
  ]) {
    const { status, body } = await create(app, ada, { wineryIds });
    expect({ status, field: body.errors?.[0]?.field }).toEqual({
      status: 400,
      field: expect.stringMatching(/^body\.wineryIds/),
    });
  }
});

test("a plan that was mailed and is then saved is one trip, whoever mailed it", async ({
  app,
  db,
  deps,
  mailer,
}) => {
  const ada = await signedInVisitor(deps);
  const ben = await signedInVisitor(deps);
  for (const asker of [{}, ada.headers]) {
    await db.delete(schema.itineraries);
    const sent = await request(app)
      .post("/api/itineraries/send-email")
      .set(asker)
      .send({
        email: "ada@example.org",
        tripData: { startCity: "Walla Walla", days: 2, wineriesPerDay: 2 },
        wineries: [138, 140],
        requestId: randomUUID(),
      });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const [url = "", key = ""] = String(sent.body.editUrl).split("#edit=");
    const token = url.replace("/trip/", "");
    const save = () =>
      request(app)
        .post("/api/itineraries")
        .set({ ...ada.headers, "X-Edit-Key": key })
        .send({ ...FORM, wineryIds: [138, 140], token });
    const saved = await save();
    expect([saved.status, saved.body.url]).toEqual([201, url]);
    expect((await save()).body.id).toBe(saved.body.id);
    const rows = await db.select().from(schema.itineraries);
    expect(rows.map(({ userId }) => userId)).toEqual([ada.user.id]);
    const others = await create(app, ben, { token });
    expect(others.body.url).not.toBe(url);
  }
  expect(mailer.sent.length).toBeGreaterThan(0);
});

test("the list is the owner's, newest first", async ({ app, deps, clock }) => {
  const ada = await signedInVisitor(deps);
  const ben = await signedInVisitor(deps);
  await create(app, ada, { name: "First" });
  clock.now = new Date(clock.now.getTime() + 1000);
  await create(app, ada, { name: "Second" });
  await create(app, ben, { name: "Ben's" });
  const { body } = await request(app).get("/api/itineraries").set(ada.headers);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(["Second", "First"]);
});

test("a winery that left the guide is not among a trip's, which can be sent back as it was read", async ({
  app,
  db,
  deps,
}) => {
  const ada = await signedInVisitor(deps);
  const [left] = await listDepartedWineries(db);
  const { id } = (await create(app, ada, { wineryIds: [1] })).body;
  await db.update(schema.itineraries).set({ wineryIds: [1, left?.id ?? 0] });
  const { body } = await request(app).get("/api/itineraries").set(ada.headers);
  expect(body[0].wineryIds).toEqual([1]);
  const { wineryIds } = body[0];
  const back = request(app).patch(`/api/itineraries/${id}`).set(ada.headers).send({ wineryIds });
  expect((await back.expect(200)).body.wineryIds).toEqual([1]);
});

test("another user's trip is a 404 for reading, changing, deleting and bringing back", async ({
  app,
  deps,
}) => {
  const ada = await signedInVisitor(deps);
  const ben = await signedInVisitor(deps);
  const { id } = (await create(app, ada)).body;
  const path = `/api/itineraries/${id}`;
  await request(app).get(path).set(ben.headers).expect(404);
  await request(app).patch(path).set(ben.headers).send({ name: "Mine" }).expect(404);
  await request(app).delete(path).set(ben.headers).expect(404);
  await request(app).delete(path).set(ada.headers).expect(204);
  await request(app).post(`${path}/restore`).set(ben.headers).expect(404);
  const restored = await request(app).post(`${path}/restore`).set(ada.headers);
  expect(restored.body.name).toBe("Harvest weekend");
});

test("a change leaves alone what it does not name", async ({ app, deps, clock }) => {
  const ada = await signedInVisitor(deps);
  const before = (await create(app, ada, { wineryIds: [1, 7] })).body;
  clock.now = new Date(clock.now.getTime() + 60_000);
  const patch = (body: object) =>
    request(app).patch(`/api/itineraries/${before.id}`).set(ada.headers).send(body);
  const renamed = await patch({ name: "  Winter weekend " });
  expect(renamed.body).toEqual({
    ...before,
    name: "Winter weekend",
    updatedAt: clock.now.toISOString(),
  });
  const moved = await patch({ startDate: "", wineryIds: [7] });
  expect(moved.body).toMatchObject({ startDate: null, wineryIds: [7], name: "Winter weekend" });
  expect((await patch({ name: "" })).body.errors[0].message).toBe("Trip name is required");
  expect((await patch({ wineryIds: [1, 2, 3, 4, 5] })).status).toBe(400);
});

test("a deleted trip is gone from the list, can be brought back for ten minutes, and then not", async ({
  app,
  deps,
  clock,
}) => {
  const ada = await signedInVisitor(deps);
  const { id } = (await create(app, ada)).body;
  const path = `/api/itineraries/${id}`;
  await request(app).delete(path).set(ada.headers).expect(204);
  await request(app).get(path).set(ada.headers).expect(404);
  await request(app).delete(path).set(ada.headers).expect(404);
  expect((await request(app).get("/api/itineraries").set(ada.headers)).body).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 9 * 60_000);
  await request(app).post(`${path}/restore`).set(ada.headers).expect(200);
  await request(app).get(path).set(ada.headers).expect(200);
  await request(app).delete(path).set(ada.headers).expect(204);
  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
  await request(app).post(`${path}/restore`).set(ada.headers).expect(404);
});

test("an account holds so many trips and no more", async ({ app, deps, db }) => {
  const ada = await signedInVisitor(deps);
  await create(app, ada);
  const rows = await db.select().from(schema.itineraries);
  const copies = rows.flatMap(({ id: _id, viewDigest: _digest, ...copy }) =>
    Array.from({ length: MAX_SAVED_ITINERARIES - 1 }, () => copy),
  );
  await db.insert(schema.itineraries).values(copies);
  const answer = await create(app, ada);
  expect(answer.status).toBe(409);
  expect(answer.body.detail).toContain("200 trips");
  const [deleted] = (await request(app).get("/api/itineraries").set(ada.headers)).body;
  await request(app).delete(`/api/itineraries/${deleted.id}`).set(ada.headers).expect(204);
  expect((await create(app, ada)).status).toBe(201);
  const restored = await request(app)
    .post(`/api/itineraries/${deleted.id}/restore`)
    .set(ada.headers);
  expect(restored.status).toBe(409);
});

test("§6: without signing in nothing is saved or seen", async ({ app }) => {
  await request(app).post("/api/itineraries").send(FORM).expect(401);
  await request(app).get("/api/itineraries").expect(401);
  const someId = "00000000-0000-4000-8000-000000000000";
  await request(app).get(`/api/itineraries/${someId}`).expect(401);
});

test("what is no id is a 400, and an unknown one a 404", async ({ app, deps }) => {
  const ada = await signedInVisitor(deps);
  await request(app).get("/api/itineraries/7").set(ada.headers).expect(400);
  const someId = "00000000-0000-4000-8000-000000000000";
  await request(app).get(`/api/itineraries/${someId}`).set(ada.headers).expect(404);
});

test("what was deleted lately is listed to its owner alone, the newest first, while it can come back", async ({
  app,
  deps,
  clock,
}) => {
  const ada = await signedInVisitor(deps);
  const ben = await signedInVisitor(deps);
  const deleted = async ({ headers }: SignedInVisitor) =>
    (await request(app).get("/api/itineraries/deleted").set(headers).expect(200)).body;
  const first = (await create(app, ada, { name: "First" })).body;
  const second = (await create(app, ada, { name: "Second" })).body;
  expect(await deleted(ada)).toEqual([]);
  await request(app).delete(`/api/itineraries/${first.id}`).set(ada.headers).expect(204);
  const firstDeletedAt = clock.now.toISOString();
  clock.now = new Date(clock.now.getTime() + 60_000);
  await request(app).delete(`/api/itineraries/${second.id}`).set(ada.headers).expect(204);
  expect(await deleted(ada)).toEqual([
    { id: second.id, name: "Second", deletedAt: clock.now.toISOString() },
    { id: first.id, name: "First", deletedAt: firstDeletedAt },
  ]);
  expect(await deleted(ben)).toEqual([]);
  await request(app).post(`/api/itineraries/${second.id}/restore`).set(ada.headers).expect(200);
  expect(await deleted(ada)).toMatchObject([{ name: "First" }]);
  clock.now = new Date(clock.now.getTime() + 9 * 60_000);
  expect(await deleted(ada)).toEqual([]);
});
