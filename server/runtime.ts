/** What `main.ts` and `dev.ts` share: open everything, serve, and close it again in order. */
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { RequestHandler } from "express";
import { readBuildInfo } from "#server/features/operations/build-info.ts";
import { invalidContent } from "#server/features/operations/content-health.ts";
import { Metrics } from "#server/features/operations/metrics.ts";
import { createTripEvents } from "#server/features/trips/trip-events.ts";
import { type GuideDeps, keepGuide } from "#server/features/wineries/guide-answers.ts";
import { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { Admission, eventLoopLag } from "#server/http/guards/admission.ts";
import { limitConnections } from "#server/http/guards/connection-limit.ts";
import { mailsLeft } from "#server/limits/mail-limits.ts";
import { openMailer } from "#server/mail/open-mailer.ts";
import { createPlanner, type Planner } from "#server/planning/planner.ts";
import { startSharedClock } from "#server/platform/database/db-clock.ts";
import { databaseFailure, refusalOf } from "#server/platform/database/db-failures.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { appliedMigrations, migrateDatabase } from "#server/platform/database/migrate.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { openSessionStore } from "#server/platform/database/session-store.ts";
import type { SitePool } from "#server/platform/database/site-pool.ts";
import { FolderInUseError } from "#server/platform/embedded/folder-lock.ts";
import { createApp } from "./app.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { type Config, ConfigError, readConfig } from "./platform/config.ts";
import type { AppDeps } from "./platform/deps.ts";
import { GracefulStop } from "./platform/graceful-stop.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { OpenConnections } from "./platform/open-connections.ts";
import { Outages } from "./platform/outages.ts";
import { buildStampFile } from "./platform/paths.ts";
import { installationSecret } from "./platform/secret.ts";
import { startTracing } from "./platform/tracing.ts";
import { warmUp } from "./warm-up.ts";

interface RuntimeOptions {
  readonly development: boolean;
  /** Makes the handler of everything outside `/api`, and pages ahead of visitors. */
  readonly site: (server: Server, parts: SiteParts) => Promise<Site>;
}

interface Site {
  readonly handler: RequestHandler;
  readonly pageFor?: (path: string) => Promise<unknown>;
}

interface SiteParts {
  readonly cached: CachedResponses;
  readonly planner: Planner;
  readonly deps: AppDeps & GuideDeps;
}

/** No browser sends its headers or its body slower than this. */
const SERVER_OPTIONS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a proxy keeps its own (60 s at most): a request on a connection just closed is lost.
  keepAliveTimeout: 65_000,
} as const;
/** In production a proxy checks every second or two and must notice that this process is leaving. */
const DRAIN_MS = { production: 5_000, otherwise: 250 } as const;
/** Statements that take longer, including the wait for a connection, are logged. */
const SLOW_QUERY_MS = 200;
/** How long open requests may take to finish at shutdown. */
const FINISH_MS = 10_000;
/** Connections that wait to be accepted: past these, the system drops one, and its client tries again a second later. */
const BACKLOG = 4096;

/** Opens the database, migrates, listens, and stops at SIGTERM or SIGINT. */
export async function run(options: RuntimeOptions): Promise<void> {
  // Whatever this process writes is its owner's: accounts, sessions and mails.
  process.umask(0o077);
  const build = await readFile(buildStampFile, "utf8").catch(() => "");
  const logger = createLogger("info", undefined, options.development ? "dev" : build.slice(0, 12));
  endOnUnexpected(logger, () => process.exit(1));
  try {
    const stop = await start(readConfig(), logger, options);
    stop.onSignals();
    endOnUnexpected(logger, () => void stop.stop(1, 0));
  } catch (error) {
    const failure = databaseFailure(error);
    const away =
      failure?.away &&
      `the database does not answer or takes no changes (${failure.code}): see to it, or to DATABASE_URL where one is set`;
    const refusal = refusalOf(error) ?? away;
    const file = error instanceof MigrationError ? [error.message] : [];
    sayWhyNot(refusal ? new ConfigError([refusal, ...file]) : error, logger);
    process.exit(1);
  }
}

async function start(
  config: Config,
  logger: Logger,
  options: RuntimeOptions,
): Promise<GracefulStop> {
  for (const warning of config.warnings) logger.warn(warning);
  const { database, clock } = await openMigrated(config, logger);
  const { now } = clock;
  const outages = new Outages(logger);
  outages.probe("postgres", database.worksAgain);
  const build = await readBuildInfo();
  const metrics = new Metrics(build);
  metrics.watchPool(database.pool);
  database.pool.onWaited = metrics.waitedForConnection;
  database.pool.watchers.push(({ name, ms }) => {
    if (ms > SLOW_QUERY_MS) logger.warn({ query: name, ms: Math.round(ms) }, "slow query");
  });
  const tracing = config.tracesUrl
    ? await startTracing(config.tracesUrl, build.version)
    : undefined;
  if (tracing) database.pool.watchers.push(tracing.query);
  const guide = keepGuide({ db: database.db, logger, now });
  const invalidRows = invalidContent({ db: database.db, logger, now, guide });
  const mailer = metrics.watchMailer(openMailer(config), () => outages.worked("smtp"));
  const [secret] = await Promise.all([
    config.sessionSecret ?? installationSecret(config.dataDir),
    invalidRows(),
  ]);
  const sessionStore = openSessionStore(database.pool, logger);
  const server = createServer(SERVER_OPTIONS);
  metrics.watchRequests(server);
  const connections = new OpenConnections(server);
  limitConnections(server, connections);
  const admission = new Admission(eventLoopLag()).start();
  metrics.watchAdmission(admission);
  const held = { config, db: database.db, logger, secret, mailer, sessionStore, now };
  const endHousekeeping = startHousekeeping(held, database.vacuum, metrics.keptHouse);
  const tripEvents = createTripEvents(held, {
    isNotified: () => notices.heard,
    // Each holds a connection for as long as its page is open.
    most: Math.floor(server.maxConnections / 2),
  });
  const notices = database.listen("trip_events", (payload) => tripEvents.onNotification(payload));
  const stop = new GracefulStop({
    server,
    connections,
    logger,
    drainMs: config.production ? DRAIN_MS.production : DRAIN_MS.otherwise,
    finishMs: FINISH_MS,
    endStreams: tripEvents.close,
    parts: [
      ["housekeeping", endHousekeeping],
      ["mail", () => mailer.close()],
      ["notices", () => notices.close()],
      ["clock", clock.close],
      ["sessions", () => sessionStore.close()],
      ["outages", async () => outages.close()],
      ["database", database.close],
      ["traces", () => tracing?.close()],
    ],
    exit: (code) => process.exit(code),
  });
  let isWarm = false;
  const health = {
    isWarm: () => isWarm,
    isStopping: () => stop.isStopping,
    isOverloaded: () => admission.isOverloaded,
    readiness: database.readiness,
    mail: () => ({ awaySince: outages.awaySince("smtp"), lastSentAt: metrics.lastMailAt }),
    invalidRows,
  };
  const deps = { ...held, health, guide };
  const cached = new CachedResponses(deps);
  const planner = createPlanner(logger);
  watchWork(metrics, deps, planner, database.pool);
  const parts = { cached, planner };
  const { handler: site, pageFor } = await options.site(server, { ...parts, deps });
  const app = createApp(deps, {
    ...{ ...parts, site, tripEvents, development: options.development },
    ...{ build, metrics, outages, admission },
    ...(tracing && { tracing: tracing.middleware }),
  });
  // What was sent ahead on a connection that was ended for it comes here still.
  server.on("request", (req, res) => req.socket.destroyed || app(req, res));
  await listen(server, config);
  logger.info(`${config.publicUrl} is ready`);
  const isOver = () => stop.isStopping;
  void prepareBeside(cached, logger, isOver);
  void warmUp({ pageFor: config.production ? pageFor : undefined, guide, isOver }).then(() => {
    isWarm = true;
  });
  return stop;
}

/** The database with every table of this build, and the time that it shares. */
async function openMigrated(config: Config, logger: Logger) {
  // A port that is taken is told before a database is made or changed.
  const probe = createServer();
  await listen(probe, config);
  probe.close();
  const database = await openDatabase(config, logger);
  await migrateDatabase(database.pool, logger);
  database.limitStatements();
  return { database, clock: await startSharedClock(database.pool, logger) };
}

/** Measures what waits, what is left and what is served. */
function watchWork(metrics: Metrics, deps: AppDeps, planner: Planner, pool: SitePool): void {
  const waiting = "Questions that wait for the planning thread.";
  metrics.gauge("planner_waiting", waiting, planner.waiting);
  const left = "Mails that the site may still send in this hour.";
  metrics.gauge("mails_left", left, () => mailsLeft(deps));
  const ready = "1 while the database is as /api/health wants it: it answers and takes changes.";
  metrics.gauge("database_ready", ready, async () => Number((await deps.health.readiness()).ready));
  const version = "Migrations that the database has, of tables and content.";
  const countMigrations = async () => (await appliedMigrations(pool)).length;
  metrics.gauge("content_version", version, countMigrations);
}

/**
 * Makes the API's lists that nobody has asked for yet: pages and documents are made of these when they are
 * asked for, also once the database is away. Visitors' own requests come first.
 */
async function prepareBeside(
  cached: CachedResponses,
  logger: Logger,
  isOver: () => boolean,
): Promise<void> {
  try {
    await cached.prepare();
    if (!isOver()) logger.info("every constant answer is made");
  } catch (error) {
    logger.warn({ err: error }, "a constant answer could not be made yet");
  }
}

/** Logs an uncaught error like everything else and ends the process, whose state is unknown. */
function endOnUnexpected(logger: Logger, end: () => void): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.removeAllListeners(event);
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, `${event}: the process ends`);
      end();
    });
  }
}

/** Reports an operator's mistake without a stack: as text on a terminal, otherwise as one line of JSON. */
function sayWhyNot(error: unknown, logger: Logger): void {
  const expected =
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof MigrationError;
  if (!expected) logger.fatal({ err: error }, "the server could not start");
  else if (process.stdout.isTTY) process.stderr.write(`${error.message}\n`);
  else if (error instanceof ConfigError) {
    logger.fatal({ problems: error.problems }, "the configuration is not usable");
  } else logger.fatal(error.message);
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  const refusals: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT: ${port} is in use by another program`,
    EACCES: `PORT: ${port} may not be opened by this user; use one above 1023`,
    EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine`,
    ENOTFOUND: `HOST: ${host} is not known to this machine`,
  };
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const refusal = refusals[error.code ?? ""];
      reject(refusal ? new ConfigError([refusal]) : error);
    });
    server.listen({ port, host, backlog: BACKLOG }, () => resolve());
  });
}
