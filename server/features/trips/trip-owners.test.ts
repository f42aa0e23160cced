import { randomUUID } from "node:crypto";
import request from "supertest";
import { describe, expect } from "vitest";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { schema } from "#server/platform/database/db.ts";
import { type App, BODY, type Made, madeOf, make, read } from "#server/testing/made-trip.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { changeTrip } from "./changes/change-trip.ts";
import { claimTrip, findTripByToken } from "./trip-queries.ts";

describe("the links of a trip", () => {
  const renew = (app: App, made: Made, what: string, requestId?: string) =>
    request(app)
      .post(`${made.path}/links`)
      .set("X-Edit-Key", made.key)
      .send({ renew: what, requestId });

  test("a request for new links that is repeated is answered with those it made, nobody else's is", async ({
    app,
  }) => {
    const first = await make(app);
    const id = randomUUID();
    const [one, two] = await Promise.all([
      renew(app, first, "both", id).expect(200),
      renew(app, first, "both", id).expect(200),
    ]);
    expect(two.body).toEqual(one.body);
    expect((await renew(app, first, "both", id).expect(200)).body).toEqual(one.body);
    const made = madeOf(one.body);
    expect((await read(app, made)).mayEdit).toBe(true);
    await request(app).get(first.path).expect(404);
    await request(app).get(`/api/trips/${id}`).expect(404);
    await renew(app, { ...first, key: "a guess" }, "both", id).expect(404);
    await renew(app, first, "both", randomUUID()).expect(404);

    const another = randomUUID();
    const { body } = await renew(app, made, "edit", another).expect(200);
    expect((await renew(app, made, "edit", another).expect(200)).body).toEqual(body);
    await renew(app, made, "edit", randomUUID()).expect(403);
    await renew(app, { ...made, key: "a guess" }, "edit", another).expect(403);
    expect((await read(app, { ...made, key: another })).mayEdit).toBe(false);
    // Whoever renewed the links before has no part in those that were made since.
    await renew(app, madeOf(body), "both").expect(200);
    await renew(app, first, "both", id).expect(404);
    await renew(app, made, "edit", another).expect(404);
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
    expect((await read(app, { ...last, key: next.key })).mayEdit).toBe(false);
    await renew(app, { ...last, key: next.key }, "both").expect(403);
  });
});

describe("owners", () => {
  test("an owner's renewal without the key is repeated by the owner alone", async ({
    app,
    deps,
  }) => {
    const [ada, ben] = [await signedInVisitor(deps), await signedInVisitor(deps)];
    const made = await make(app, {}, ada.headers);
    const body = { renew: "both", requestId: randomUUID() };
    const renew = (headers: Record<string, string>) =>
      request(app).post(`${made.path}/links`).set(headers).send(body);
    const { body: links } = await renew(ada.headers).expect(200);
    expect((await renew(ada.headers).expect(200)).body).toEqual(links);
    await renew({}).expect(404);
    await renew(ben.headers).expect(404);
  });

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

  test("of several who claim a trip at once one gets it", async ({ app, deps, db }) => {
    const trip = await read(app, await make(app));
    const members = [];
    for (let at = 0; at < 5; at++) members.push((await signedInVisitor(deps)).user.id);
    const claims = await Promise.all(
      members.map((userId) => claimTrip(db, { id: trip.calendarId, userId })),
    );
    const owners = claims.flatMap((row) => (typeof row === "object" ? [row.userId] : []));
    expect(owners).toHaveLength(1);
    const rows = await db.select({ userId: schema.itineraries.userId }).from(schema.itineraries);
    expect(rows.map(({ userId }) => userId)).toEqual(owners);
  });

  test("a change under way while the trip is claimed is made, and the trip expires no more", async ({
    app,
    deps,
    db,
  }) => {
    const made = await make(app);
    const found = await findTripByToken(db, made.token, deps.now());
    if (!found) throw new Error("the trip is not there");
    const { user } = await signedInVisitor(deps);
    await claimTrip(db, { id: found.id, userId: user.id });
    const change = { id: crypto.randomUUID(), kind: "guests", guests: 3 } as const;
    const changed = await changeTrip({ ...deps, guide: keepGuide(deps) }, found, [change], null);
    expect(changed?.row).toMatchObject({ userId: user.id, guests: 3, expiresOn: null });
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
