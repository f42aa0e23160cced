import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createLogger } from "#server/platform/logger.ts";
import { makeCachedResponse } from "./cached/cached-response.ts";
import { CachedResponses } from "./cached/cached-responses.ts";
import { requestLog } from "./request-log.ts";

const OWN_ID = /^[0-9a-f]{32}$/;

/** A server that answers `/ready` from the table and all else by a route, and the lines it logged. */
function logged(body = Buffer.from("ready")) {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const cached = new CachedResponses({ now: () => new Date(), logger });
  cached.set(
    "/ready",
    makeCachedResponse({
      route: "film",
      type: "video/mp4",
      cacheControl: "no-cache",
      bodies: { identity: body },
    }),
  );
  const app = express().use(requestLog(logger, "a secret"), cached.middleware);
  app.get("/route/:token", (_req, res) => void res.sendStatus(204));
  const parsed = z.object({ id: z.string(), route: z.string(), complete: z.boolean() });
  return {
    server: createServer(app),
    told: () => lines.map((line) => parsed.parse(JSON.parse(line))),
  };
}

describe.each([
  ["/ready", "film"],
  ["/route/abc", "/route/:token"],
])("%s", (path, route) => {
  test.each(["a", "proxy-7.b_C", "x".repeat(128)])(
    "is logged and answered under the caller's id %s",
    async (id) => {
      const { server, told } = logged();
      const answer = await request(server).get(path).set("X-Request-Id", id);
      expect(answer.headers["x-request-id"]).toBe(id);
      expect(told()).toEqual([{ id, route, complete: true }]);
    },
  );

  test.each(["x".repeat(129), "a b", "a,b", 'a"}{"level":"fatal', "é", ""])(
    "gets an id of its own where the caller's is not usable: %s",
    async (id) => {
      const { server, told } = logged();
      const answer = await request(server).get(path).set("X-Request-Id", id);
      expect(answer.headers["x-request-id"]).toMatch(OWN_ID);
      expect(told().map(({ id }) => id)).toEqual([answer.headers["x-request-id"]]);
    },
  );
});

test("of several callers at once each is answered its own id", async () => {
  const { server, told } = logged();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const names = Array.from({ length: 20 }, (_, number) => `caller-${number}`);
  const answers = await Promise.all(
    names.map((id, at) =>
      request(server)
        .get(at % 2 ? "/ready" : "/route/abc")
        .set("X-Request-Id", id),
    ),
  );
  await new Promise((resolve) => server.close(resolve));
  expect(answers.map(({ headers }) => headers["x-request-id"])).toEqual(names);
  expect(
    told()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(names.sort());
});

test("an answer that its visitor left is logged as not complete", async () => {
  const { server, told } = logged(Buffer.alloc(30_000_000));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const leaving = connect((server.address() as AddressInfo).port, "127.0.0.1");
  leaving.write("GET /ready HTTP/1.1\r\nHost: guide\r\nX-Request-Id: leaving\r\n\r\n");
  leaving.once("data", () => leaving.destroy());
  await expect.poll(told).toEqual([{ id: "leaving", route: "film", complete: false }]);
  await new Promise((resolve) => server.close(resolve));
});
