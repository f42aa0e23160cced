import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { test } from "#server/testing/testing.ts";

test("a process that stops fails both checks at once, also the one that asks the database meanwhile", async ({
  deps,
}) => {
  let isStopping = false;
  const health = {
    ...deps.health,
    isStopping: () => isStopping,
    readiness: async () => {
      isStopping = true;
      return { ready: true } as const;
    },
  };
  const app = createApp({ ...deps, health });
  const statusOf = async (path: string) => (await request(app).get(path)).status;
  expect(await statusOf("/api/live")).toBe(200);
  expect(await statusOf("/api/health")).toBe(503);
  expect(await statusOf("/api/live")).toBe(503);
});

test("an overloaded process lives and wants no more visitors until it is calm", async ({
  deps,
}) => {
  let isOverloaded = true;
  const app = createApp({ ...deps, health: { ...deps.health, isOverloaded: () => isOverloaded } });
  const statusOf = async (path: string) => (await request(app).get(path)).status;
  expect([await statusOf("/api/live"), await statusOf("/api/ready")]).toEqual([200, 503]);
  isOverloaded = false;
  expect(await statusOf("/api/ready")).toBe(200);
});

test("a process that has just started lives and wants visitors once its first pages are made", async ({
  deps,
}) => {
  let isWarm = false;
  const app = createApp({ ...deps, health: { ...deps.health, isWarm: () => isWarm } });
  const statusOf = async (path: string) => (await request(app).get(path)).status;
  expect([await statusOf("/api/live"), await statusOf("/api/ready")]).toEqual([200, 503]);
  isWarm = true;
  expect(await statusOf("/api/ready")).toBe(200);
});

test("a mail server that is away is told with the last mail, and fails no check", async ({
  deps,
}) => {
  const awaySince = new Date("2026-11-21T17:00:00Z");
  const mail = () => ({ awaySince });
  const { status, body } = await request(
    createApp({ ...deps, health: { ...deps.health, mail } }),
  ).get("/api/health");
  expect(status).toBe(200);
  expect(body).toEqual({
    status: "ok",
    mail: { awaySince: awaySince.toISOString(), lastSentAt: null },
  });
});
