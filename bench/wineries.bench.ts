import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startSite } from "#server/testing/local/site-process.ts";
import { askRaw, load, median } from "./load.ts";
import { machine, pin, processorMs } from "./processor.ts";

const CONNECTIONS = 32;
const SECONDS = 1;
const ROUNDS = 9;
/** Until both servers are compiled and their caches are full. */
const WARM_SECONDS = 4;
const MADE_MS = 120_000;
const LOOK_EVERY_MS = 200;
/** Both servers share a core and are asked in turns; who asks has the other one. */
const CORES = { servers: 0, load: 1 } as const;

interface Asked {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it is asked for again by who has it already. */
  readonly isConditional: boolean;
}

/** What is asked of one server again and again. */
interface Load extends Pick<Asked, "path" | "headers"> {
  readonly status: number;
}

interface Server {
  readonly url: string;
  readonly pid: number | undefined;
}

interface Round {
  readonly rate: number;
  readonly p99: number;
  /** Microseconds of the server's processor an answer. */
  readonly cpu: number;
}

/**
 * Answers of every kind that stand ready, against plain Express with the same bytes, in turns.
 * The site logs to a file: a pipe would make who asks its reader.
 */
export async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-bench-"));
  const logFile = join(dataDir, "log");
  const log = await open(logFile, "w");
  const started = performance.now();
  const site = await startSite({ DATA_DIR: dataDir }, { logTo: log.fd });
  const firstStartMs = performance.now() - started;
  await untilAllMade(logFile);
  const isPinned = pin(site.process.pid, CORES.servers) && pin(process.pid, CORES.load);
  console.log(
    `${machine()}; ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns, medians; ${isPinned ? "servers on one core, load on the other" : "cores not divided"}\n`,
  );
  console.log(
    "| answer | requests/s | plain | ratio | p99 ms | plain | ratio | CPU µs an answer | plain | ratio |\n|---|---|---|---|---|---|---|---|---|---|",
  );
  try {
    const all = await allAsked(site.url);
    const plain = await startPlainExpress(site.url, all, join(dataDir, "plain"));
    pin(plain.process.pid, CORES.servers);
    const ours = { url: site.url, pid: site.process.pid };
    const theirs = { url: plain.url, pid: plain.process.pid };
    for (const asked of all) await compare(ours, theirs, asked);
    plain.process.kill();
    console.log(`\nat the end: ${machine()}`);
    console.log(`first start on a new folder until healthy: ${Math.round(firstStartMs)} ms`);
  } finally {
    await site.stop();
    await log.close();
  }
  const again = performance.now();
  const second = await startSite({ DATA_DIR: dataDir });
  console.log(
    `\`npm run serve\` on an existing folder until the first answer: ${Math.round(performance.now() - again)} ms`,
  );
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Beside the first visitors the site makes the rest of its constant answers, in up to half of its time. */
async function untilAllMade(logFile: string): Promise<void> {
  const deadline = performance.now() + MADE_MS;
  while (!(await readFile(logFile, "utf8")).includes("every constant answer is made")) {
    if (performance.now() > deadline) throw new Error("the constant answers are not made in time");
    await delay(LOOK_EVERY_MS);
  }
}

async function allAsked(site: string): Promise<Asked[]> {
  const headers = { "Accept-Encoding": "br" };
  const page = await askRaw(`${site}/`);
  const script = /\/assets\/[\w.-]+\.js/.exec(page.body.toString())?.[0];
  if (script === undefined) throw new Error("the page names no script");
  const [list, isConditional] = ["/api/wineries", false];
  return [
    { name: "GET /api/wineries", path: list, headers, isConditional },
    { name: "a page (/)", path: "/", headers, isConditional },
    { name: "an asset", path: script, headers, isConditional },
    { name: "304 of /api/wineries", path: list, headers, isConditional: true },
  ];
}

async function compare(
  ours: Server,
  theirs: Server,
  { name, path, headers, isConditional }: Asked,
): Promise<void> {
  const askedOf = async (server: Server): Promise<Load> => {
    if (!isConditional) return { path, headers, status: 200 };
    const { etag = "" } = (await askRaw(server.url + path, headers)).headers;
    return { path, headers: { ...headers, "If-None-Match": etag }, status: 304 };
  };
  const [askedOfOurs, askedOfTheirs] = [await askedOf(ours), await askedOf(theirs)];
  await run(ours, askedOfOurs, WARM_SECONDS);
  await run(theirs, askedOfTheirs, WARM_SECONDS);
  const rounds: { ours: Round; theirs: Round }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      ours: await run(ours, askedOfOurs, SECONDS),
      theirs: await run(theirs, askedOfTheirs, SECONDS),
    });
  }
  const cells = (of: (round: Round) => number, digits: number) => {
    const ratio = median(rounds.map((round) => of(round.ours) / of(round.theirs)));
    const middle = (who: "ours" | "theirs") => median(rounds.map((round) => of(round[who])));
    return [middle("ours").toFixed(digits), middle("theirs").toFixed(digits), ratio.toFixed(2)];
  };
  const row = [
    name,
    ...cells(({ rate }) => rate, 0),
    ...cells(({ p99 }) => p99, 1),
    ...cells(({ cpu }) => cpu, 1),
  ];
  console.log(`| ${row.join(" | ")} |`);
}

async function run(
  server: Server,
  { path, headers, status }: Load,
  seconds: number,
): Promise<Round> {
  const before = await processorMs(server.pid);
  const { requestsPerSecond, p99Ms, answers } = await load({
    url: server.url + path,
    connections: CONNECTIONS,
    seconds,
    headers,
    expectedStatus: status,
  });
  const cpu = (((await processorMs(server.pid)) - before) * 1000) / answers;
  return { rate: requestsPerSecond, p99: p99Ms, cpu };
}

/** Plain Express with what the site answers, uncompressed, as files. */
async function startPlainExpress(
  site: string,
  asked: readonly Asked[],
  folder: string,
): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  for (const { path } of asked) {
    const file = join(folder, FILES[path] ?? path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await askRaw(site + path)).body);
  }
  const plain = spawn(process.execPath, ["--import", "tsx", "bench/plain-express.ts", folder], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [port] = (await once(plain.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, process: plain };
}

/** Answers whose file is not called as their address. */
const FILES: Readonly<Record<string, string>> = {
  "/": "index.html",
  "/api/wineries": "list.json",
};
