import request from "supertest";
import { expect } from "vitest";
import { test } from "#server/testing/testing.ts";
import { signedInVisitor } from "#server/testing/visitor.ts";

test("lists of two devices become one, in the order of adding, and nothing is lost", async ({
  app,
  deps,
}) => {
  const { headers } = await signedInVisitor(deps);
  const put = (wineryIds: number[]) =>
    request(app).put("/api/trip-list").set(headers).send({ wineryIds });
  expect((await put([5, 2])).body).toEqual({ wineryIds: [5, 2] });
  expect((await put([9, 2, 1])).body).toEqual({ wineryIds: [5, 2, 9, 1] });
  expect((await put([9, 2, 1])).body).toEqual({ wineryIds: [5, 2, 9, 1] });
  expect((await put([])).body).toEqual({ wineryIds: [5, 2, 9, 1] });
});

test("one winery comes off, or all of them", async ({ app, deps }) => {
  const { headers } = await signedInVisitor(deps);
  await request(app)
    .put("/api/trip-list")
    .set(headers)
    .send({ wineryIds: [1, 2, 3] });
  await request(app).delete("/api/trip-list/2").set(headers).expect(204);
  await request(app).delete("/api/trip-list/2").set(headers).expect(204);
  const left = await request(app).get("/api/trip-list").set(headers);
  expect(left.body).toEqual({ wineryIds: [1, 3] });
  await request(app).delete("/api/trip-list").set(headers).expect(204);
  expect((await request(app).get("/api/trip-list").set(headers)).body).toEqual({ wineryIds: [] });
});

test("the 51st winery and unknown ones are left out of the answer", async ({ app, deps }) => {
  const { headers } = await signedInVisitor(deps);
  const put = (wineryIds: number[]) =>
    request(app).put("/api/trip-list").set(headers).send({ wineryIds });
  const first = Array.from({ length: 30 }, (_, index) => index + 1);
  const second = Array.from({ length: 30 }, (_, index) => index + 31);
  await put([...first, 999_999]).expect(200);
  const { body } = await put(second);
  expect(body.wineryIds).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
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
