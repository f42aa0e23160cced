import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createLogger } from "#server/platform/logger.ts";
import { ReadyAnswers } from "./ready/ready-answers.ts";
import { logReady, requestLog } from "./request-log.ts";

const OWN_ID = /^[0-9a-f]{32}$/;

/** A table of ready answers, and the lines that it and the logger write. */
function loggedTable() {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const ready = new ReadyAnswers({
    headers: {},
    now: () => new Date(),
    log: (req, res, answer) => logReady(logger, req, res, answer),
  });
  return { lines, logger, ready };
}

/** A server that answers `/ready` from the table and all else by the framework, and what it logged. */
function logged(): { server: Server; ids: () => string[] } {
  const { lines, logger, ready } = loggedTable();
  ready.declare("/ready", async () => ({ value: { ready: true }, until: null }));
  const app = express().use(requestLog(logger), (_req, res) => void res.sendStatus(204));
  const parsed = z.object({ id: z.string() });
  return {
    server: createServer((req, res) => {
      void ready.prepare().then(() => ready.before(app)(req, res));
    }),
    ids: () => lines.map((line) => parsed.parse(JSON.parse(line)).id),
  };
}

describe.each(["/ready", "/framework"])("%s", (path) => {
  test.each(["a", "proxy-7.b_C", "x".repeat(128)])(
    "is logged and answered under the caller's id %s",
    async (id) => {
      const { server, ids } = logged();
      const answer = await request(server).get(path).set("X-Request-Id", id);
      expect(answer.headers["x-request-id"]).toBe(id);
      expect(ids()).toEqual([id]);
    },
  );

  test.each(["x".repeat(129), "a b", "a,b", 'a"}{"level":"fatal', "é", ""])(
    "gets an id of its own where the caller's is not usable: %s",
    async (id) => {
      const { server, ids } = logged();
      const answer = await request(server).get(path).set("X-Request-Id", id);
      expect(answer.headers["x-request-id"]).toMatch(OWN_ID);
      expect(ids()).toEqual([answer.headers["x-request-id"]]);
    },
  );
});

test("of several callers at once each is answered its own id", async () => {
  const { server, ids } = logged();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const names = Array.from({ length: 20 }, (_, number) => `caller-${number}`);
  const answers = await Promise.all(
    names.map((id, at) =>
      request(server)
        .get(at % 2 ? "/ready" : "/framework")
        .set("X-Request-Id", id),
    ),
  );
  await new Promise((resolve) => server.close(resolve));
  expect(answers.map(({ headers }) => headers["x-request-id"])).toEqual(names);
  expect(ids().sort()).toEqual(names.sort());
});

test("an answer that its visitor left is logged as not complete", async () => {
  const { lines, ready } = loggedTable();
  const bodies = { identity: Buffer.alloc(30_000_000) };
  ready.set(
    "/ready",
    ready.make({ route: "film", type: "video/mp4", cacheControl: "no-cache", bodies }),
  );
  const server = createServer(ready.before((_req, res) => res.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const leaving = connect((server.address() as AddressInfo).port, "127.0.0.1");
  leaving.write("GET /ready HTTP/1.1\r\nHost: guide\r\nX-Request-Id: leaving\r\n\r\n");
  leaving.once("data", () => leaving.destroy());
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: "leaving", complete: false });
  await new Promise((resolve) => server.close(resolve));
});
