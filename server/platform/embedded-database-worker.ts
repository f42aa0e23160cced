/** Runs the embedded Postgres in a thread of its own and serves it on a local socket. */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

interface WorkerInput {
  readonly folder: string;
  /** A Unix socket path, or null for a free TCP port on loopback. */
  readonly socketPath: string | null;
  readonly maxConnections: number;
}

const { folder, socketPath, maxConnections } = workerData as WorkerInput;
const database = await PGlite.create(folder);
const server = new PGLiteSocketServer({
  db: database,
  maxConnections,
  ...(socketPath ? { path: socketPath } : { host: "127.0.0.1", port: 0 }),
});
await server.start();
parentPort?.postMessage({ ready: true, address: server.getServerConn() });
parentPort?.once("message", () => void stop());

async function stop(): Promise<void> {
  await server.stop();
  await database.close();
  parentPort?.postMessage({ closed: true });
  parentPort?.close();
}
