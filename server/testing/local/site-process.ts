import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./local-postgres.ts";

const root = resolve(import.meta.dirname, "../../..");
const START_MS = 60_000;

/**
 * V8's quick compiler alone, in processes that end soon: to compile the embedded engine well takes longer
 * than what tests ask of it, a fifth of the whole run.
 */
export const QUICKLY_COMPILED = "--liftoff-only";

/** The same for scripts, of which only what runs long is compiled well: a sixth of a site's start. */
const ENDS_SOON = [QUICKLY_COMPILED, "--interrupt-budget=1000000"];

/** A running copy of the built site, in a process of its own. */
export interface SiteProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Sends a signal and waits for the end; answers the exit code, or null after a kill. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Waits for the end, and until all that it has written is in `output()`. */
  readonly ended: Promise<number | null>;
}

interface LaunchOptions {
  /** The project's folder, or a copy of what a running site needs of it. */
  readonly folder?: string;
  /** The number of files the process may open (`ulimit -n`). */
  readonly openFiles?: number;
  /** An open file that takes what it logs, instead of `output()`: no reader can slow it down then. */
  readonly logTo?: number;
}

/** Starts `dist/server/main.js` on a free port, without waiting for it. */
export async function launchSite(
  env: Readonly<Record<string, string>>,
  { folder = root, openFiles, logTo }: LaunchOptions = {},
): Promise<SiteProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const main = join(folder, "dist/server/main.js");
  const limited = `ulimit -n ${openFiles} && exec "$@"`;
  const flags = ["--max-old-space-size=512", "--max-semi-space-size=4", ...ENDS_SOON];
  const run: [string, ...string[]] = [process.execPath, ...flags, main];
  const [command, ...args] = openFiles ? ["bash", "-c", limited, "bash", ...run] : run;
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), PUBLIC_URL: url, ...env },
    stdio: ["ignore", logTo ?? "pipe", "pipe"],
  });
  return watched(url, child);
}

/** Starts `npm run serve` on a free port in a process group of its own, as a terminal does. */
export async function launchNpmServe(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn("npm", ["run", "-s", "serve"], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), PUBLIC_URL: url, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  // A server that outlives npm keeps its output open.
  const npm = watched(url, child, "exit");
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    try {
      // The group, since npm that is killed leaves its server behind.
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It is gone.
    }
    return npm.ended;
  };
  return { ...npm, stop };
}

/**
 * Runs one of the project's scripts to its end, with nothing of this process's environment.
 *
 * @param script its file in `scripts`, or that of its bundle (`bundled-scripts.ts`), which starts in a fifth of the time.
 */
export function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  return spawnSync(process.execPath, scriptArgs(script, args), {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });
}

/** Runs one of the project's scripts, as `runScript`, without waiting for its end. */
export function launchScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): SiteProcess {
  const child = spawn(process.execPath, scriptArgs(script, args), {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return watched("", child);
}

function scriptArgs(script: string, args: readonly string[]): string[] {
  const fromSources = script.endsWith(".ts") ? ["--import", "tsx"] : [];
  return [...ENDS_SOON, ...fromSources, resolve(root, "scripts", script), ...args];
}

/** @param end "close" comes when the last word of an ended process is read. */
function watched(url: string, child: ChildProcess, end: "close" | "exit" = "close"): SiteProcess {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((done) => child.once(end, (code) => done(code)));
  return {
    url,
    process: child,
    output: () => output,
    ended,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the built site and waits until its health is good. */
export async function startSite(
  env: Readonly<Record<string, string>>,
  options: LaunchOptions = {},
): Promise<SiteProcess> {
  const site = await launchSite(env, options);
  await untilHealthy(site);
  return site;
}

/** @throws Error with the site's output when it ends, or is not healthy after a minute. */
export async function untilHealthy(site: SiteProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (site.process.exitCode !== null) break;
    const healthy = await fetch(`${site.url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await delay(100);
  }
  throw new Error(`the site did not come up:\n${site.output()}`);
}
