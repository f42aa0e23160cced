import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { accepts, freePort, giveAway, unprivileged } from "./local-postgres.ts";

/** The PgBouncer of this machine, or undefined when it has none. */
export function findPgBouncer(): string | undefined {
  return ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].find((file) =>
    existsSync(file),
  );
}

/** A throw-away PgBouncer on loopback: each transaction gets any of a few connections to the server. */
export class LocalPgBouncer {
  readonly url: string;
  readonly #program: string;
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(program: string, folder: string, port: number) {
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.#program = program;
    this.#folder = folder;
    this.#port = port;
  }

  /** Starts `program` before the Postgres at `databaseUrl`. */
  static async create(program: string, databaseUrl: string): Promise<LocalPgBouncer> {
    const folder = await mkdtemp(join(tmpdir(), "guide-pgbouncer-"));
    const bouncer = new LocalPgBouncer(program, folder, await freePort());
    await bouncer.pointAt(databaseUrl);
    await bouncer.start();
    return bouncer;
  }

  get #settings(): string {
    return join(this.#folder, "pgbouncer.ini");
  }

  /** Sends what is asked from now on to another server, as its RELOAD does. */
  async pointAt(databaseUrl: string): Promise<void> {
    await writeFile(this.#settings, await settingsFor(new URL(databaseUrl).port, this.#port));
    await giveAway(this.#folder, this.#settings);
    this.#process?.kill("SIGHUP");
  }

  /** Starts it, also after `kill`. */
  async start(): Promise<void> {
    const [command, args] = unprivileged(this.#program, [this.#settings]);
    this.#process = spawn(command, args, { cwd: this.#folder, stdio: "ignore" });
    for (let attempt = 0; attempt < 150; attempt++) {
      if (await accepts(this.#port)) return;
      await delay(100);
    }
    await this.destroy();
    throw new Error("PgBouncer did not start within 15 seconds");
  }

  /** Ends it at once, and with it every connection through it. */
  async kill(): Promise<void> {
    const ending = this.#process;
    this.#process = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once("exit", resolve));
    ending.kill("SIGKILL");
    await ended;
  }

  async destroy(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** As an operator is told to install it (`deploy/pgbouncer.ini`), but for addresses and passwords. */
async function settingsFor(databasePort: string, port: number): Promise<string> {
  const example = await readFile(
    resolve(import.meta.dirname, "../../../deploy/pgbouncer.ini"),
    "utf8",
  );
  const own: Readonly<Record<string, string>> = {
    guide: "",
    listen_addr: "listen_addr = 127.0.0.1",
    listen_port: `listen_port = ${port}`,
    auth_type: "auth_type = any",
    auth_file: "unix_socket_dir =",
    default_pool_size: "default_pool_size = 5",
    reserve_pool_size: "reserve_pool_size = 1",
  };
  const lines = example.split("\n").map((line) => own[line.split(" = ")[0] ?? ""] ?? line);
  const database = `postgres = host=127.0.0.1 port=${databasePort} user=postgres dbname=postgres`;
  return lines.join("\n").replace("[databases]", `[databases]\n${database}`);
}
