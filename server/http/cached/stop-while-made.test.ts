/** A stop that comes while constant answers are being made, for visitors and ahead of them. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { GracefulStop } from "#server/platform/graceful-stop.ts";
import { createLogger } from "#server/platform/logger.ts";
import { OpenConnections } from "#server/platform/open-connections.ts";
import { CachedResponses, jsonResponse } from "./cached-responses.ts";
import { sendCached } from "./send-cached.ts";

const ASKED = ["/api/first", "/api/second", "/api/third"];
const NOT_ASKED = "/api/for-nobody";

/** A site whose answers are made only once `make` is called, and what its stop has come to. */
async function startSite() {
  const begun: string[] = [];
  let make = () => {};
  const released = new Promise<void>((resolve) => {
    make = resolve;
  });
  const logger = createLogger("silent");
  const cached = new CachedResponses({
    ...{ now: () => new Date(), logger },
    health: { isStopping: () => stop.isStopping },
  });
  for (const path of [...ASKED, NOT_ASKED]) {
    cached.declare(path, () => async () => {
      begun.push(path);
      await released;
      return jsonResponse(path, `made for ${path}`);
    });
  }
  const server = createServer(
    express().use(cached.middleware, async (req, res) =>
      sendCached(req, res, await cached.current(req.path)),
    ),
  );
  const connections = new OpenConnections(server);
  const ended: { code?: number; openAtTheDatabasesEnd?: number } = {};
  const stop: GracefulStop = new GracefulStop({
    server,
    connections,
    logger,
    drainMs: 0,
    finishMs: 60_000,
    parts: [
      [
        "database",
        () => {
          ended.openAtTheDatabasesEnd = connections.underWay().length;
        },
      ],
    ],
    exit: (code) => {
      ended.code = code;
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, cached, stop, begun, make, ended, url: `http://127.0.0.1:${port}` };
}

test("visitors whose answers are being made at a stop each get their own, and nothing is made for nobody", async () => {
  const { server, cached, stop, begun, make, ended, url } = await startSite();
  const making = cached.prepare();
  const visits = ASKED.map(async (path) => {
    const response = await fetch(url + path);
    const { status, headers } = response;
    return { status, connection: headers.get("connection"), made: await response.json() };
  });
  await expect.poll(() => begun.toSorted()).toEqual(ASKED);
  const stopped = stop.stop();
  // Nobody new is let in any more, and the answers are still on their way.
  await expect.poll(() => server.listening).toBe(false);
  make();

  expect(await Promise.all(visits)).toEqual(
    ASKED.map((path) => ({ status: 200, connection: "close", made: `made for ${path}` })),
  );
  await Promise.all([stopped, making]);
  expect(ended).toEqual({ code: 0, openAtTheDatabasesEnd: 0 });
  expect(begun).not.toContain(NOT_ASKED);
});
