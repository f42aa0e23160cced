/** Runs the embedded Postgres in a thread of its own, asked by messages: nobody else can reach it. */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { EngineTurns, joined } from "./engine-turns.ts";
import { openEngine } from "./new-cluster.ts";

const { folder } = z.object({ folder: z.string() }).parse(workerData);

const fromSite = z.union([
  z.object({ session: z.number(), bytes: z.instanceof(Uint8Array) }),
  z.object({ session: z.number(), closed: z.literal(true) }),
  z.object({ ping: z.number() }),
  z.literal("stop"),
]);

const engine = await openEngine(folder);
const turns = new EngineTurns(run, (session, bytes) => parentPort?.postMessage({ session, bytes }));

parentPort?.on("message", (value: unknown) => {
  const message = fromSite.parse(value);
  if (message === "stop") void stop();
  else if ("ping" in message) parentPort?.postMessage({ pong: message.ping });
  else if ("bytes" in message) turns.receive(message.session, message.bytes);
  else turns.close(message.session);
});
parentPort?.postMessage("ready");

/** The engine's own reading of its answers costs as much as they do, and it keeps every row for good. */
async function run(messages: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await engine.execProtocolRawStream(messages, {
    // A view of the engine's memory, which changes with the next part.
    onRawData: (part) => parts.push(part.slice()),
  });
  return joined(parts);
}

async function stop(): Promise<void> {
  await engine.close();
  parentPort?.close();
}
