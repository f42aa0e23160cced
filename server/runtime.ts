/** What `main.ts` and `dev.ts` share: open everything, serve, and close it again in order. */
import { createServer, type Server } from "node:http";
import type { RequestHandler } from "express";
import { openMailer } from "#server/mail/open-mailer.ts";
import { createApp, createReadyAnswers } from "./app.ts";
import { limitConnections } from "./http/connection-limit.ts";
import type { ReadyAnswers } from "./http/ready-answers.ts";
import { type Config, ConfigError, readConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/db-pool.ts";
import type { AppDeps } from "./platform/deps.ts";
import { FolderInUseError } from "./platform/folder-lock.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { migrateDatabase } from "./platform/migrate.ts";
import { installationSecret } from "./platform/secret.ts";
import { openSessionStore } from "./platform/session-store.ts";

interface RuntimeOptions {
  readonly development: boolean;
  /** Makes the handler of everything outside `/api`. */
  readonly site: (server: Server, ready: ReadyAnswers, deps: AppDeps) => Promise<RequestHandler>;
}

const now = () => new Date();

/** How long open requests may take to finish at shutdown. */
const SHUTDOWN_MS = 10_000;

/** Opens the database, migrates, listens, and shuts down on SIGTERM or SIGINT. */
export async function run(options: RuntimeOptions): Promise<void> {
  const logger = createLogger();
  try {
    await start(readConfig(), logger, options);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof FolderInUseError;
    if (expected) process.stderr.write(`${error.message}\n`);
    else logger.fatal({ err: error }, "the server could not start");
    process.exit(1);
  }
}

async function start(config: Config, logger: Logger, options: RuntimeOptions): Promise<void> {
  const database = await openDatabase(config, logger);
  await migrateDatabase(database.pool, logger);
  database.limitStatements();
  const mailer = await openMailer(config);
  const secret = config.sessionSecret ?? (await installationSecret(config.dataDir));
  const sessionStore = openSessionStore(database.pool, logger);
  const server = createServer();
  limitConnections(server);
  const deps = { config, db: database.db, logger, secret, mailer, sessionStore, now };
  const ready = createReadyAnswers(deps, options.development);
  const app = createApp(deps, { site: await options.site(server, ready, deps), ready });
  await ready.prepare().catch((error: unknown) => {
    logger.warn({ err: error }, "a constant answer could not be made yet");
  });
  server.on("request", ready.before(app));
  await listen(server, config);
  process.stdout.write(`${config.publicUrl} is ready\n`);

  const stop = async () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
    await new Promise((resolve) => server.once("close", resolve));
    await mailer.close();
    await sessionStore.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const taken = "code" in error && error.code === "EADDRINUSE";
      reject(taken ? new ConfigError([`PORT: ${port} is in use by another program`]) : error);
    });
    server.listen({ port, host }, () => resolve());
  });
}
