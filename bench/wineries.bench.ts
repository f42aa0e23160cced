import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { type SiteProcess, startSite } from "#scripts/local/site-process.ts";
import { load, median } from "./load.ts";
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
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Round {
  readonly rate: number;
  readonly p99: number;
  /** Microseconds of the server's processor an answer. */
  readonly cpu: number;
}

/**
 * Answers of every kind that stand ready, against a bare server that sends the same bytes, in turns.
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
    "| answer | requests/s | bare | ratio | p99 ms | bare | ratio | CPU µs an answer | bare | ratio |\n|---|---|---|---|---|---|---|---|---|---|",
  );
  try {
    for (const asked of await allAsked(site.url)) await compare(site, asked, dataDir);
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
  const page = await ask(`${site}/`, {});
  const script = /\/assets\/[\w.-]+\.js/.exec(page.body.toString())?.[0];
  if (script === undefined) throw new Error("the page names no script");
  const { etag = "" } = (await ask(`${site}/api/wineries`, headers)).headers;
  return [
    { name: "GET /api/wineries", path: "/api/wineries", status: 200, headers },
    { name: "a page (/)", path: "/", status: page.status, headers },
    { name: "an asset", path: script, status: 200, headers },
    {
      name: "304 of /api/wineries",
      path: "/api/wineries",
      status: 304,
      headers: { ...headers, "If-None-Match": etag },
    },
  ];
}

async function compare(site: SiteProcess, asked: Asked, folder: string): Promise<void> {
  const bare = await startBare(site.url, asked, folder);
  pin(bare.process.pid, CORES.servers);
  const ours = { url: site.url, pid: site.process.pid };
  const theirs = { url: bare.url, pid: bare.process.pid };
  try {
    await run(ours, asked, WARM_SECONDS);
    await run(theirs, asked, WARM_SECONDS);
    const rounds: { ours: Round; theirs: Round }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        ours: await run(ours, asked, SECONDS),
        theirs: await run(theirs, asked, SECONDS),
      });
    }
    const cells = (of: (round: Round) => number, digits: number) => {
      const ratio = median(rounds.map((round) => of(round.ours) / of(round.theirs)));
      const middle = (who: "ours" | "theirs") => median(rounds.map((round) => of(round[who])));
      return [middle("ours").toFixed(digits), middle("theirs").toFixed(digits), ratio.toFixed(2)];
    };
    const row = [
      asked.name,
      ...cells(({ rate }) => rate, 0),
      ...cells(({ p99 }) => p99, 1),
      ...cells(({ cpu }) => cpu, 1),
    ];
    console.log(`| ${row.join(" | ")} |`);
  } finally {
    bare.process.kill();
  }
}

async function run(
  server: { readonly url: string; readonly pid: number | undefined },
  { path, headers, status }: Asked,
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

async function startBare(
  site: string,
  { path, headers }: Asked,
  folder: string,
): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const { "If-None-Match": _condition, ...unconditional } = headers;
  const answer = await ask(site + path, unconditional);
  const file = join(folder, "answer");
  await writeFile(file, answer.body);
  const {
    "content-type": type = "",
    "content-encoding": encoding,
    "cache-control": cacheControl = "",
    vary = "",
    etag = "",
  } = answer.headers;
  const given = {
    "Content-Type": type,
    ...(encoding && { "Content-Encoding": encoding }),
    ETag: etag,
    "Cache-Control": cacheControl,
    Vary: vary,
  };
  const bare = spawn(
    process.execPath,
    ["--import", "tsx", "bench/bare-server.ts", file, JSON.stringify(given)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [port] = (await once(bare.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, process: bare };
}

/** An answer with its bytes as they are on the wire: `fetch` would decode them. */
async function ask(url: string, headers: Readonly<Record<string, string>>) {
  const call = request(url, { headers: { ...headers } }).end();
  const [response] = (await once(call, "response")) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}
