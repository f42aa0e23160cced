/** Runs the embedded Postgres in a thread of its own, asked by messages: nobody else can reach it. */
import { parentPort, workerData } from "node:worker_threads";
import type { FromSite } from "./embedded-engine.ts";
import { openEngine } from "./new-cluster.ts";

const { folder }: { readonly folder: string } = workerData;

const engine = await openEngine(folder);
/** The site has one connection, and the engine one backend: each message waits for the one before. */
let work: Promise<unknown> = Promise.resolve();

parentPort?.on("message", (message: FromSite) => {
  if (message === "stop") work = work.then(stop);
  else if ("ping" in message) parentPort?.postMessage({ pong: message.ping });
  // What the connection before has begun and not ended is undone.
  else if ("open" in message) work = work.then(() => engine.exec("rollback"));
  else work = work.then(() => run(message.session, message.bytes));
});
parentPort?.postMessage("ready");

/** The engine's own reading of its answers costs as much as they do, and it keeps every row for good. */
function run(session: number, messages: Uint8Array): Promise<unknown> {
  return engine.execProtocolRawStream(messages, {
    // A view of the engine's memory, which changes with the next part.
    onRawData: (part) => parentPort?.postMessage({ session, bytes: part.slice() }),
  });
}

async function stop(): Promise<void> {
  await engine.close();
  parentPort?.close();
}
