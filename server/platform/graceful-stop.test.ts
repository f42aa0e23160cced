import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { GracefulStop } from "./graceful-stop.ts";
import { createLogger } from "./logger.ts";
import { OpenConnections } from "./open-connections.ts";

test("browsers' connections that have not asked for anything end with the stop, without a cut", async () => {
  const server = createServer((_req, res) => res.end("done"));
  const cuts: unknown[] = [];
  const logger = createLogger("silent");
  logger.warn = (...said: unknown[]) => void cuts.push(said);
  const exits: number[] = [];
  const stop = new GracefulStop({
    ...{ server, connections: new OpenConnections(server), logger, parts: [] },
    ...{ drainMs: 0, finishMs: 10_000, exit: (code) => void exits.push(code) },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const accepted = new Promise((resolve) => server.once("connection", resolve));
  const ahead = connect(port, "127.0.0.1");
  await accepted;
  const ended = new Promise((resolve) => ahead.once("close", resolve));
  await stop.stop();
  await ended;
  expect(exits).toEqual([0]);
  expect(cuts).toEqual([]);
});

test("a part that has something to say of its end is logged as a warning and fails nothing", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  const warnings: unknown[] = [];
  const logger = createLogger("silent");
  logger.warn = (...said: unknown[]) => void warnings.push(said);
  const exits: number[] = [];
  await new GracefulStop({
    ...{ server, connections: new OpenConnections(server), logger, drainMs: 0, finishMs: 1_000 },
    parts: [["traces", async () => "not all were sent"]],
    exit: (code) => void exits.push(code),
  }).stop();
  expect(exits).toEqual([0]);
  expect(warnings).toEqual([[{ part: "traces" }, "not all were sent"]]);
});
