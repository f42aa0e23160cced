import request from "supertest";
import { expect } from "vitest";
import { listDepartedWineries, listWineries } from "#server/features/wineries/winery-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";

test("lists of two devices become one, in the order of adding, and nothing is lost", async ({
  app,
  deps,
}) => {
  const { headers } = await signedInVisitor(deps);
  const put = (wineryIds: number[]) =>
    request(app).put("/api/trip-list").set(headers).send({ wineryIds });
  expect((await put([5, 7])).body).toEqual({ wineryIds: [5, 7] });
  expect((await put([11, 7, 1])).body).toEqual({ wineryIds: [5, 7, 11, 1] });
  expect((await put([11, 7, 1])).body).toEqual({ wineryIds: [5, 7, 11, 1] });
  expect((await put([])).body).toEqual({ wineryIds: [5, 7, 11, 1] });
});

test("one winery comes off, or all of them", async ({ app, deps }) => {
  const { headers } = await signedInVisitor(deps);
  await request(app)
    .put("/api/trip-list")
    .set(headers)
    .send({ wineryIds: [1, 7, 3] });
  await request(app).delete("/api/trip-list/7").set(headers).expect(204);
  await request(app).delete("/api/trip-list/7").set(headers).expect(204);
  const left = await request(app).get("/api/trip-list").set(headers);
  expect(left.body).toEqual({ wineryIds: [1, 3] });
  await request(app).delete("/api/trip-list").set(headers).expect(204);
  expect((await request(app).get("/api/trip-list").set(headers)).body).toEqual({ wineryIds: [] });
});

test("the 51st winery and unknown ones are left out of the answer", async ({ app, db, deps }) => {
  const { headers } = await signedInVisitor(deps);
  const put = (wineryIds: number[]) =>
    request(app).put("/api/trip-list").set(headers).send({ wineryIds });
  const ids = (await listWineries(db, deps.now())).map(({ id }) => id);
  const first = ids.slice(0, 30);
  const second = ids.slice(30, 60);
  await put([...first, 999_999]).expect(200);
  const { body } = await put(second);
  expect(body.wineryIds).toEqual(ids.slice(0, 50));
  await put(Array.from({ length: 51 }, (_, index) => index + 1)).expect(400);
});

test("each account has its own, and a visitor without one has none", async ({ app, deps }) => {
  const ada = await signedInVisitor(deps);
  const ben = await signedInVisitor(deps);
  await request(app)
    .put("/api/trip-list")
    .set(ada.headers)
    .send({ wineryIds: [1] });
  await request(app).delete("/api/trip-list").set(ben.headers).expect(204);
  const answer = await request(app).get("/api/trip-list").set(ada.headers);
  expect(answer.body).toEqual({ wineryIds: [1] });
  await request(app).get("/api/trip-list").expect(401);
});

test("a winery that left the guide stays on the lists that have it, and comes onto no other", async ({
  app,
  db,
  deps,
}) => {
  const [barons] = (await listDepartedWineries(db)).filter(({ slug }) => slug === "barons-winery");
  const id = barons?.id ?? 0;
  const ada = await signedInVisitor(deps);
  const ben = await signedInVisitor(deps);
  await db.insert(schema.tripListEntries).values({ userId: ada.user.id, wineryId: id });
  const put = (headers: Record<string, string>, wineryIds: number[]) =>
    request(app).put("/api/trip-list").set(headers).send({ wineryIds });
  expect((await put(ada.headers, [id, 1])).body).toEqual({ wineryIds: [id, 1] });
  expect((await put(ben.headers, [id, 1])).body).toEqual({ wineryIds: [1] });
});
