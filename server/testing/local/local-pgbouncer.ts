import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { accepts, freePort, unprivileged } from "./local-postgres.ts";

/** The PgBouncer of this machine, or undefined when it has none. */
export function findPgBouncer(): string | undefined {
  return ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].find((file) =>
    existsSync(file),
  );
}

/** A throw-away PgBouncer on loopback: each transaction gets any of a few connections to the server. */
export class LocalPgBouncer {
  readonly url: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(port: number, folder: string, child: ChildProcess) {
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.#folder = folder;
    this.#process = child;
  }

  /** Starts `program` before the Postgres at `databaseUrl`. */
  static async create(program: string, databaseUrl: string): Promise<LocalPgBouncer> {
    const folder = await mkdtemp(join(tmpdir(), "guide-pgbouncer-"));
    const port = await freePort();
    const settings = join(folder, "pgbouncer.ini");
    await writeFile(settings, await settingsFor(new URL(databaseUrl).port, port));
    const { uid, gid } = unprivileged;
    if (uid !== undefined && gid !== undefined) {
      for (const path of [folder, settings]) await chown(path, uid, gid);
    }
    const child = spawn(program, [settings], { ...unprivileged, cwd: folder, stdio: "ignore" });
    const bouncer = new LocalPgBouncer(port, folder, child);
    for (let attempt = 0; attempt < 150; attempt++) {
      if (await accepts(port)) return bouncer;
      await delay(100);
    }
    await bouncer.destroy();
    throw new Error("PgBouncer did not start within 15 seconds");
  }

  async destroy(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const ended = new Promise((resolve) => this.#process.once("exit", resolve));
      this.#process.kill("SIGKILL");
      await ended;
    }
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
  };
  const lines = example.split("\n").map((line) => own[line.split(" = ")[0] ?? ""] ?? line);
  const database = `postgres = host=127.0.0.1 port=${databasePort} user=postgres dbname=postgres`;
  return lines.join("\n").replace("[databases]", `[databases]\n${database}`);
}
