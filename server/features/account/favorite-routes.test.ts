import { eq } from "drizzle-orm";
import request from "supertest";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";

const idsOf = (body: { wineryId: number }[]) => body.map(({ wineryId }) => wineryId);

test("favorites are answered newest first; adding and removing twice is no error", async ({
  app,
  deps,
  clock,
}) => {
  const { headers } = await signedInVisitor(deps);
  for (const id of [3, 1, 4]) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await request(app).put(`/api/favorites/${id}`).set(headers).expect(204);
  }
  await request(app).put("/api/favorites/3").set(headers).expect(204);
  const all = await request(app).get("/api/favorites").set(headers);
  expect(idsOf(all.body)).toEqual([4, 1, 3]);
  expect(all.body[0].addedAt).toBe(clock.now.toISOString());
  for (let time = 0; time < 2; time++) {
    await request(app).delete("/api/favorites/1").set(headers).expect(204);
  }
  expect(idsOf((await request(app).get("/api/favorites").set(headers)).body)).toEqual([4, 3]);
});

test("a winery the guide does not have is a 404, and what is no id a 400", async ({
  app,
  deps,
}) => {
  const { headers } = await signedInVisitor(deps);
  for (const [id, status] of [
    ["999999", 404],
    ["2147483648", 400],
    ["0", 400],
    ["1.5", 400],
    ["abeja", 400],
  ] as const) {
    await request(app).put(`/api/favorites/${id}`).set(headers).expect(status);
  }
});

test("a favorite that left the guide is not listed, nor counted, and is still the account's", async ({
  app,
  db,
  deps,
}) => {
  const { headers } = await signedInVisitor(deps);
  for (const id of [3, 1]) await request(app).put(`/api/favorites/${id}`).set(headers).expect(204);
  const { wineries } = schema;
  const closed = { leftKind: "closed", leftReason: "It closed." } as const;
  await db.update(wineries).set(closed).where(eq(wineries.id, 3));
  expect(idsOf((await request(app).get("/api/favorites").set(headers)).body)).toEqual([1]);
  const { body } = await request(app).get("/api/account/export").set(headers).expect(200);
  expect(idsOf(body.favorites).sort()).toEqual([1, 3]);
  await request(app).put("/api/favorites/3").set(headers).expect(404);
});

test("each account has its own", async ({ app, deps }) => {
  const ada = await signedInVisitor(deps);
  const ben = await signedInVisitor(deps);
  await request(app).put("/api/favorites/1").set(ada.headers).expect(204);
  await request(app).delete("/api/favorites/1").set(ben.headers).expect(204);
  expect(idsOf((await request(app).get("/api/favorites").set(ada.headers)).body)).toEqual([1]);
  expect((await request(app).get("/api/favorites").set(ben.headers)).body).toEqual([]);
});

test("§6: without signing in there are none to see or change", async ({ app }) => {
  await request(app).get("/api/favorites").expect(401);
  await request(app).put("/api/favorites/1").expect(401);
  await request(app).delete("/api/favorites/1").expect(401);
});

test("a page of another site cannot change them in the visitor's name", async ({ app, deps }) => {
  const { headers } = await signedInVisitor(deps);
  const foreign = { ...headers, "Sec-Fetch-Site": "cross-site" };
  await request(app).put("/api/favorites/1").set(foreign).expect(403);
  expect((await request(app).get("/api/favorites").set(headers)).body).toEqual([]);
});
