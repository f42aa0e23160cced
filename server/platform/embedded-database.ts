import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { lockFolder } from "./folder-lock.ts";
import type { Logger } from "./logger.ts";

export interface EmbeddedDatabase {
  /** Connection settings for `pg`. */
  readonly connection: { host: string; port: number; user: string; database: string };
  close(): Promise<void>;
}

/** More than the pool's size, since a connection over the limit is reset. */
const MAX_CONNECTIONS = 30;
/** `pg` looks for the socket file `.s.PGSQL.<port>` in the folder given as host. */
const SOCKET_PORT = 5432;

/**
 * Starts the embedded Postgres on `dataDir/postgres`, in a worker thread behind a local socket, so
 * that the ordinary pool, migrator and session store run on it unchanged.
 *
 * @throws FolderInUseError when another living process has the folder open.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  logger: Logger,
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, "postgres");
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir, (error) => {
    // Going on could mean two writers in one folder, which destroys it: stop at once.
    logger.fatal({ err: error }, "lost the lock of the data folder");
    process.exit(1);
  });
  const socketDir = process.platform === "win32" ? undefined : await socketFolder();
  const socketPath = socketDir ? join(socketDir, `.s.PGSQL.${SOCKET_PORT}`) : null;
  try {
    const worker = startWorker({ folder, socketPath, maxConnections: MAX_CONNECTIONS });
    const address = await firstMessage(worker, logger);
    return {
      connection: { ...hostAndPort(socketDir, address), user: "postgres", database: "postgres" },
      close: async () => {
        await stopWorker(worker);
        await cleanUp(unlock, socketDir);
      },
    };
  } catch (error) {
    await cleanUp(unlock, socketDir);
    throw error;
  }
}

/** A folder only this user may enter, with a path short enough for a socket address. */
const socketFolder = () => mkdtemp(join(tmpdir(), "wine-guide-"));

async function cleanUp(unlock: () => Promise<void>, socketDir: string | undefined): Promise<void> {
  await unlock();
  if (socketDir) await rm(socketDir, { recursive: true, force: true });
}

function startWorker(workerData: object): Worker {
  if (!import.meta.url.endsWith(".ts")) {
    return new Worker(new URL("./embedded-database-worker.js", import.meta.url), { workerData });
  }
  // Run from its sources, the thread needs the TypeScript loader that it does not inherit.
  const file = new URL("./embedded-database-worker.ts", import.meta.url).href;
  const load = `import("tsx/esm/api").then((tsx) => tsx.tsImport("${file}", "${import.meta.url}"))`;
  return new Worker(load, { eval: true, workerData });
}

function firstMessage(worker: Worker, logger: Logger): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", ({ address }: { address: string }) => {
      worker.off("error", reject);
      worker.once("error", (error) => {
        // Without its database the process cannot serve; a supervisor starts it anew.
        logger.fatal({ err: error }, "the embedded database stopped");
        process.exit(1);
      });
      resolve(address);
    });
  });
}

function hostAndPort(socketDir: string | undefined, address: string) {
  if (socketDir) return { host: socketDir, port: SOCKET_PORT };
  return { host: "127.0.0.1", port: Number(address.split(":").at(-1)) };
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once("exit", () => resolve());
    worker.postMessage("stop");
  });
}
