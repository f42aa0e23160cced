import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { appendFile, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

const NOBODY = 65534;
/** A minute, tried every 100 ms. */
const START_ATTEMPTS = 600;
const isRoot = process.getuid?.() === 0;

/**
 * A command line as `nobody` where this process is root, as which Postgres and PgBouncer refuse to run. By
 * util-linux: the `uid` of `spawn` is set between fork and exec, where the copy of a process with threads can
 * stand still for ever, and its parent with it.
 */
export function unprivileged(command: string, args: readonly string[]): [string, string[]] {
  const nobody = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  return isRoot ? ["setpriv", [...nobody, command, ...args]] : [command, [...args]];
}

/** Gives files to whom `unprivileged` runs as. */
export async function giveAway(...paths: readonly string[]): Promise<void> {
  if (isRoot) await Promise.all(paths.map((path) => chown(path, NOBODY, NOBODY)));
}

/** A throw-away Postgres server on loopback, with a folder and a port of its own. */
export class LocalPostgres {
  readonly url: string;
  readonly #bin: string;
  readonly #folder: string;
  readonly #port: number;
  #server: ChildProcess | undefined;

  private constructor(bin: string, folder: string, port: number) {
    this.#bin = bin;
    this.#folder = folder;
    this.#port = port;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  /**
   * Makes a new cluster with the binaries in `bin` and starts it.
   *
   * @param template The data folder of a cluster that was stopped in order, to start on a copy of it.
   */
  static async create(bin: string, template?: string): Promise<LocalPostgres> {
    const folder = await mkdtemp(join(tmpdir(), "guide-postgres-"));
    await giveAway(folder);
    const data = join(folder, "data");
    const [command, args] = template
      ? ["cp", ["-R", template, data]]
      : [
          join(bin, "initdb"),
          ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"],
        ];
    const made = spawnSync(...unprivileged(command, args), { cwd: folder, encoding: "utf8" });
    if (made.status !== 0) throw new Error(`${command} failed: ${made.stderr}`);
    const postgres = new LocalPostgres(bin, folder, await freePort());
    await postgres.start();
    return postgres;
  }

  /**
   * Starts a standby of this server, which from then on acknowledges a change only once the standby
   * has it too.
   */
  async standby(): Promise<LocalPostgres> {
    const folder = await mkdtemp(join(tmpdir(), "guide-standby-"));
    await giveAway(folder);
    const copy = ["-D", join(folder, "data"), "-d", this.url, "-R", "-c", "fast"];
    this.#backUp(folder, copy);
    const standby = new LocalPostgres(this.#bin, folder, await freePort());
    await standby.start();
    await this.ask("alter system set synchronous_standby_names = '*'");
    await this.ask("select pg_reload_conf()");
    return standby;
  }

  /**
   * Begins to archive its log and makes a base backup, as the handbook says for a point in time.
   * The answer starts a server on that backup with all that was archived until a moment.
   */
  async archived(): Promise<(until: Date) => Promise<LocalPostgres>> {
    const folder = await mkdtemp(join(tmpdir(), "guide-restored-"));
    await giveAway(folder);
    const archive = join(folder, "log");
    await mkdir(archive);
    await giveAway(archive);
    await this.ask("alter system set archive_mode = on");
    await this.ask(
      `alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
    );
    await this.stop();
    await this.start();
    const copy = ["-D", join(folder, "data"), "-d", this.url, "-c", "fast"];
    this.#backUp(folder, copy);
    return async (until) => {
      await this.ask("select pg_switch_wal()");
      // What is ended in order has archived all it was to.
      await this.stop();
      const settings = `archive_mode = off
        restore_command = 'cp ${archive}/%f %p'
        recovery_target_time = '${until.toISOString().replace("Z", "+00")}'
        recovery_target_action = 'promote'`;
      await appendFile(join(folder, "data/postgresql.auto.conf"), settings);
      const signal = join(folder, "data/recovery.signal");
      await writeFile(signal, "");
      await giveAway(signal);
      const restored = new LocalPostgres(this.#bin, folder, await freePort());
      await restored.start();
      return restored;
    };
  }

  #backUp(folder: string, options: readonly string[]): void {
    const [command, args] = unprivileged(join(this.#bin, "pg_basebackup"), options);
    const made = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
    if (made.status !== 0) throw new Error(`pg_basebackup failed: ${made.stderr}`);
  }

  /** Makes a standby the server that takes changes. */
  async promote(): Promise<void> {
    await this.ask("select pg_promote()");
  }

  /** Asks as its operator does. */
  async ask(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }

  /** The cluster's files; copy them only while the server is stopped. */
  get dataFolder(): string {
    return join(this.#folder, "data");
  }

  /** Starts the server on the folder as it is, recovering what a kill left. */
  async start(): Promise<void> {
    const settings = [
      "-D",
      this.dataFolder,
      "-p",
      String(this.#port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      `unix_socket_directories=${this.#folder}`,
    ];
    const launch = () =>
      spawn(...unprivileged(join(this.#bin, "postgres"), settings), {
        cwd: this.#folder,
        stdio: "ignore",
      });
    let server = launch();
    this.#server = server;
    const psql = ["-h", "127.0.0.1", "-p", String(this.#port), "-q"];
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
      // After a kill it refuses to start until the last of its old processes has noticed.
      if (server.exitCode !== null) {
        server = launch();
        this.#server = server;
      }
      const ready = await accepts(this.#port);
      if (ready && spawnSync(join(this.#bin, "pg_isready"), psql).status === 0) return;
      await delay(100);
    }
    throw new Error("Postgres did not start within a minute");
  }

  /** Ends the server at once: open connections are cut, nothing is lost. */
  async stop(signal: "SIGINT" | "SIGKILL" = "SIGINT"): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
    this.#server = undefined;
  }

  async destroy(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A TCP port on loopback that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Whether something listens on the port of loopback. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
