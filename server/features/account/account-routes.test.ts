import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import express from "express";
import request from "supertest";
import { expect, onTestFinished, vi } from "vitest";
import { problemHandler } from "#server/http/errors.ts";
import { schema } from "#server/platform/database/db.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { CREDENTIALS, currentUser, signUp, test as siteTest } from "#server/testing/site.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";
import { accountRoutes } from "./account-routes.ts";
import { addFavorite, addToTripList } from "./winery-list-queries.ts";

const TRIP = {
  name: "Harvest weekend",
  guests: 2,
  accommodation: "Yakima",
  drivingDistance: "1 hour",
  timeAvailable: "Full day (8 hours)",
  budget: "No preference",
  reservationPreference: "No preference",
  wineriesPerDay: 2,
};

test("an export that fails is not sent as the file", async ({ app, db, deps }) => {
  const { headers } = await signedInVisitor(deps);
  await db.execute(sql`alter table favorites rename to other_favorites`);
  const answer = await request(app).get("/api/account/export").set(headers);
  expect(answer.status).toBe(500);
  expect(answer.headers["content-disposition"]).toBeUndefined();
});

test("the export holds everything of the account, and nothing of another's", async ({
  app,
  deps,
  clock,
}) => {
  const { headers, user: account } = await signedInVisitor(deps);
  const { hasPassword: _, ...user } = account;
  const ben = await signedInVisitor(deps, { email: "ben@example.org" });
  await request(app).put("/api/favorites/1").set(headers);
  await request(app)
    .put("/api/trip-list")
    .set(headers)
    .send({ wineryIds: [7] });
  await request(app).post("/api/itineraries").set(headers).send(TRIP);
  await request(app)
    .post("/api/itineraries")
    .set(ben.headers)
    .send({ ...TRIP, name: "Ben's" });
  const answer = await request(app).get("/api/account/export").set(headers);
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="my-account.json"');
  expect(answer.headers["cache-control"]).toBe("no-store");
  const now = clock.now.toISOString();
  expect(answer.body).toEqual({
    exportedAt: now,
    profile: {
      ...user,
      provider: "https://provider.test",
      createdAt: now,
      lastSignInAt: now,
    },
    favorites: [{ wineryId: 1, addedAt: now, name: expect.any(String), slug: expect.any(String) }],
    tripList: [{ wineryId: 7, name: expect.any(String), slug: expect.any(String) }],
    trips: [
      expect.objectContaining({
        name: "Harvest weekend",
        schedule: {},
        arrangement: null,
        notes: {},
        places: [],
        changes: [],
        guestMarks: [],
      }),
    ],
    sessions: [],
  });
});

test("exports are made one after the other, and a client gets ten in an hour", async ({ deps }) => {
  const { user } = await signedInVisitor(deps);
  let inHand = 0;
  let most = 0;
  const { users } = deps.db.query;
  const find = users.findFirst.bind(users);
  const watched = vi.spyOn(users, "findFirst").mockImplementation((async (
    ...asked: Parameters<typeof find>
  ) => {
    most = Math.max(most, ++inHand);
    const found = await find(...asked);
    await delay(10);
    inHand -= 1;
    return found;
  }) as unknown as typeof find);
  onTestFinished(() => watched.mockRestore());
  const app = express();
  app.use((req, _res, next) => {
    req.user = user;
    next();
  });
  const signOut = async () => "/";
  app.use(accountRoutes(deps, signOut), problemHandler(deps.logger));
  const ask = async () => (await request(app).get("/api/account/export")).status;
  expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill(200));
  expect(watched).toHaveBeenCalledTimes(10);
  expect(most).toBe(1);
  expect(await ask()).toBe(429);
});

test("deleting the account deletes all it holds, and leaves others alone", async ({
  app,
  deps,
  db,
}) => {
  const { headers } = await signedInVisitor(deps);
  const ben = await signedInVisitor(deps);
  for (const visitor of [headers, ben.headers]) {
    await request(app).put("/api/favorites/1").set(visitor);
    await request(app)
      .put("/api/trip-list")
      .set(visitor)
      .send({ wineryIds: [7] });
    await request(app).post("/api/itineraries").set(visitor).send(TRIP);
  }
  await request(app).delete("/api/account").set(headers).send({}).expect(204);
  await request(app).get("/api/auth/user").set(headers).expect(401);
  for (const table of [schema.favorites, schema.tripListEntries, schema.itineraries]) {
    const rows = await db.select({ userId: table.userId }).from(table);
    expect(rows).toEqual([{ userId: ben.user.id }]);
  }
  expect(await db.select({ id: schema.users.id }).from(schema.users)).toEqual([
    { id: ben.user.id },
  ]);
});

test.for(["/favorites", "/trip-list"])(
  "what is saved to %s of an account that was deleted meanwhile is refused as signed out",
  async (path, { deps, db }) => {
    const gone = randomUUID();
    const app = express();
    app.put("/favorites", () => addFavorite(db, gone, 1, deps.now()));
    app.put("/trip-list", () => addToTripList(db, gone, [7]));
    app.use(problemHandler(deps.logger));
    await request(app).put(path).expect(401);
  },
);

test("what an account does is closed to visitors without one and to other sites", async ({
  app,
  deps,
}) => {
  await request(app).get("/api/account/export").expect(401);
  await request(app).delete("/api/account").expect(401);
  await request(app).post("/api/account/sign-out-everywhere").expect(401);
  const { headers } = await signedInVisitor(deps);
  const foreign = { ...headers, "Sec-Fetch-Site": "cross-site" };
  await request(app).delete("/api/account").set(foreign).expect(403);
  await request(app).get("/api/auth/user").set(headers).expect(200);
});

siteTest(
  "with the site's own sign-in deleting asks for the password, which goes too",
  async ({ serve, db, mailer }) => {
    const site = await serve();
    const browser = new TestBrowser();
    await signUp(browser, site);
    // Its link belongs to the account, which must not go before it.
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(1));
    const refused = await browser.call(`${site}/api/account`, "DELETE", { password: "a guess" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: "body.password", message: "That is not your password" }],
    });
    expect((await browser.call(`${site}/api/account`, "DELETE", {})).status).toBe(400);
    expect(await currentUser(browser, site)).not.toBeNull();
    const { password } = CREDENTIALS;
    const gone = await browser.call(`${site}/api/account`, "DELETE", { password });
    expect(gone.status).toBe(204);
    expect(await currentUser(browser, site)).toBeNull();
    expect(browser.session()).toBeUndefined();
    expect(await db.select().from(schema.signInAccounts)).toEqual([]);
    expect(JSON.stringify(await db.select().from(schema.signInRecords))).not.toContain(
      CREDENTIALS.email,
    );
    await signUp(browser, site);
  },
);
