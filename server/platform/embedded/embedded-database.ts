import { join } from "node:path";
import { ConfigError } from "../config.ts";
import type { Logger } from "../logger.ts";
import { ownFolder } from "../paths.ts";
import { EngineThread } from "./embedded-engine.ts";
import { lockFolder } from "./folder-lock.ts";

/**
 * Starts the embedded Postgres on `dataDir/postgres`, in a worker thread, so that the ordinary pool,
 * migrator and session store run on it unchanged. No socket leads to it: only this process can ask it. A
 * thread that crashed, or that a statement held for too long, is started again, which loses nothing that was
 * committed.
 *
 * @throws FolderInUseError when another living process has the folder open; ConfigError where its files do not open.
 */
export async function startEmbeddedDatabase(dataDir: string, logger: Logger) {
  const endProcess = (error: unknown, text: string) => {
    logger.fatal({ err: error }, text);
    process.exit(1);
  };
  await ownFolder(dataDir);
  const unlock = await lockFolder(dataDir, (error) => {
    // Going on could mean two writers in one folder, which destroys it: stop at once.
    endProcess(error, "lost the lock of the data folder");
  });
  let limit: number | undefined;
  let isStopping = false;
  const start = () => {
    const started = new EngineThread(join(dataDir, "postgres"));
    started.ready.then(
      () => {
        if (limit) started.limitStatements(limit);
        started.once("ended", startAgain);
      },
      () => {},
    );
    return started;
  };
  const startAgain = (error: Error) => {
    if (isStopping) return;
    logger.error({ err: error }, "the embedded database ended; it is started again");
    thread = start();
    thread.ready.catch((lost: unknown) => {
      // Without its database the process cannot serve; a supervisor starts it again.
      if (!isStopping) endProcess(lost, "the embedded database could not be started again");
    });
  };
  let thread = start();
  await thread.ready.catch(async (error: unknown) => {
    await unlock();
    const why = error instanceof Error ? error.message : "the system refused it a file";
    throw new ConfigError([
      `DATA_DIR: the database in ${join(dataDir, "postgres")} cannot be opened (${why}): is the disk full, are all files this user's, is a copy put back whole?`,
    ]);
  });
  return {
    /** The connection for `pg`, in place of a socket and of the connection before: a pool of one. */
    openStream: () => thread.open(),
    /** From now on no statement may run longer. */
    limitStatements: (limitMs: number): void => {
      limit = limitMs;
      thread.limitStatements(limitMs);
    },
    close: async (): Promise<void> => {
      isStopping = true;
      await thread.stop();
      await unlock();
    },
  };
}
