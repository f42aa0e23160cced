/** Runs the embedded Postgres in a thread of its own, asked by messages: nobody else can reach it. */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { z } from "zod";
import { EngineTurns } from "./engine-turns.ts";

const { folder } = z.object({ folder: z.string() }).parse(workerData);

const fromSite = z.union([
  z.object({ session: z.number(), bytes: z.instanceof(Uint8Array) }),
  z.object({ session: z.number(), closed: z.literal(true) }),
  z.object({ ping: z.number() }),
  z.literal("stop"),
]);

const engine = await PGlite.create(folder);
const turns = new EngineTurns(
  (messages) => engine.execProtocolRaw(messages, { throwOnError: false }),
  (session, bytes) => parentPort?.postMessage({ session, bytes }),
);

parentPort?.on("message", (value: unknown) => {
  const message = fromSite.parse(value);
  if (message === "stop") void stop();
  else if ("ping" in message) parentPort?.postMessage({ pong: message.ping });
  else if ("bytes" in message) turns.receive(message.session, message.bytes);
  else turns.close(message.session);
});
parentPort?.postMessage("ready");

async function stop(): Promise<void> {
  await engine.close();
  parentPort?.close();
}
