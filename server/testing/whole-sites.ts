/** What tests of whole processes share: sites, folders and Postgres servers that end with each test. */
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { findPostgres } from "#server/testing/local/find-postgres.ts";
import { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { launchSite, type SiteProcess, startSite } from "#server/testing/local/site-process.ts";

/** Where this machine has Postgres; without it the tests on it are skipped, by name. */
export const postgresBin = findPostgres();

/** What the sites of a pair sign with; another that is to know their visitors gets it too. */
export const PAIR_SECRET = "the same secret for every process";

interface WholeSites {
  /** A folder of their own, empty at first. */
  readonly folder: string;
  /** The processes that were started so far. */
  readonly sites: readonly SiteProcess[];
  /** Starts a site and waits until it is healthy; an embedded database that is not there yet is copied. */
  started(...site: Parameters<typeof startSite>): Promise<SiteProcess>;
  /** Puts a copy of the migrated embedded database into a folder where nothing is yet. */
  embedded(dataDir: string): Promise<void>;
  /** Starts a site without waiting for it. */
  launched(...site: Parameters<typeof launchSite>): Promise<SiteProcess>;
  /** Starts a Postgres server with the site's tables and content, or with an empty database. */
  postgres(options?: { readonly empty?: boolean }): Promise<LocalPostgres>;
  /** Starts a standby of a Postgres server. */
  standbyOf(postgres: LocalPostgres): Promise<LocalPostgres>;
  /** Has a Postgres server archive its log; the answer starts another as it was at a moment since. */
  archiveOf(postgres: LocalPostgres): Promise<(until: Date) => Promise<LocalPostgres>>;
  /** Starts two sites on one Postgres server at once, as two that stand behind one proxy. */
  pairOn(postgres: LocalPostgres): Promise<readonly [SiteProcess, SiteProcess]>;
  /** Ends with the others what was launched by another way. */
  ending(site: SiteProcess): SiteProcess;
}

/**
 * Call it once a file or group of tests: whatever is started through the answer ends with the test that
 * started it, or with the group, where its tests share what they ask.
 */
export function wholeSites({ until = "test" }: { until?: "test" | "group" } = {}): WholeSites {
  let folder = "";
  let sites: SiteProcess[] = [];
  let servers: LocalPostgres[] = [];
  const [before, after] = until === "group" ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "guide-system-"));
    sites = [];
    servers = [];
  });
  after(async () => {
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await Promise.all(servers.map((server) => server.destroy()));
    await rm(folder, { recursive: true, force: true });
  });
  const ending = (site: SiteProcess) => {
    sites.push(site);
    return site;
  };
  const started: WholeSites["started"] = async (env, options) => {
    if (!env.DATABASE_URL && env.DATA_DIR) await copyEmbedded(env.DATA_DIR);
    return ending(await startSite(env, options));
  };
  return {
    get folder() {
      return folder;
    },
    get sites() {
      return sites;
    },
    ending,
    started,
    embedded: copyEmbedded,
    pairOn: ({ url }) => {
      const env = (name: string) => ({
        DATABASE_URL: url,
        DATA_DIR: join(folder, name),
        SESSION_SECRET: PAIR_SECRET,
      });
      return Promise.all([started(env("one")), started(env("other"))]);
    },
    launched: async (env, options) => ending(await launchSite(env, options)),
    postgres: async ({ empty = false } = {}) => {
      const { postgres: template } = inject("databases");
      const server = await LocalPostgres.create(postgresBin ?? "", empty ? undefined : template);
      servers.push(server);
      return server;
    },
    archiveOf: async (postgres) => {
      const restore = await postgres.archived();
      return async (until) => {
        const server = await restore(until);
        servers.push(server);
        return server;
      };
    },
    standbyOf: async (postgres) => {
      const server = await postgres.standby();
      servers.push(server);
      return server;
    },
  };
}

async function copyEmbedded(dataDir: string): Promise<void> {
  const present = await readdir(dataDir).catch(() => []);
  if (present.length === 0) await cp(inject("databases").embedded, dataDir, { recursive: true });
}
