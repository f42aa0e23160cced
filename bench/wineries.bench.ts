import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { table } from "./beside-starter.ts";
import { askRaw, type LoadResult, load, median, type Server } from "./load.ts";
import { machine, pin } from "./processor.ts";
import { withFolder, withSite } from "./sites.ts";

const CONNECTIONS = 32;
const SECONDS = 1;
const ROUNDS = 9;
/** Until both servers are compiled and their caches are full. */
const WARM_SECONDS = 4;
const MADE_MS = 120_000;
const LOOK_EVERY_MS = 200;
/** Both servers share a core and are asked in turns; who asks has the other one. */
const CORES = { servers: 0, load: 1 } as const;
const PACKED = { "Accept-Encoding": "br" };
const HEADINGS =
  "answer | requests/s | plain | ratio | p99 ms | plain | ratio | CPU µs an answer | plain | ratio";

interface Asked {
  readonly name: string;
  readonly path: string;
  /** Whether it is asked for again by who has it already. */
  readonly isConditional?: boolean;
}

/** Answers of every kind that stand ready, against plain Express with the same bytes, in turns. */
export async function measure(): Promise<void> {
  await withFolder(async (dataDir) => {
    await withSite(dataDir, async (site, startMs) => {
      await untilAllMade(join(dataDir, "log"));
      const isPinned = pin(site.process.pid, CORES.servers) && pin(process.pid, CORES.load);
      console.log(
        `${machine()}; ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns, medians; ${isPinned ? "servers on one core, load on the other" : "cores not divided"}\n`,
      );
      const all = await allAsked(site.url);
      const plain = await startPlainExpress(site.url, all, join(dataDir, "plain"));
      try {
        pin(plain.process.pid, CORES.servers);
        const rows: string[][] = [];
        for (const asked of all) rows.push(await compare(site, plain, asked));
        console.log(table(HEADINGS.split(" | "), rows));
      } finally {
        plain.process.kill();
      }
      console.log(`\nat the end: ${machine()}`);
      console.log(`first start on a new folder until healthy: ${Math.round(startMs)} ms`);
    });
    const ms = await withSite(dataDir, async (_site, startMs) => Math.round(startMs));
    console.log(`\`npm run serve\` on an existing folder until the first answer: ${ms} ms`);
  });
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
  const page = await askRaw(`${site}/`);
  const script = /\/assets\/[\w.-]+\.js/.exec(page.body.toString())?.[0];
  if (script === undefined) throw new Error("the page names no script");
  const path = "/api/wineries";
  return [
    { name: `GET ${path}`, path },
    { name: "a page (/)", path: "/" },
    { name: "an asset", path: script },
    { name: `304 of ${path}`, path, isConditional: true },
  ];
}

async function compare(
  ours: Server,
  theirs: Server,
  { name, path, isConditional = false }: Asked,
): Promise<string[]> {
  const askerOf = async (server: Server) => {
    const { etag = "" } = (await askRaw(server.url + path, { headers: PACKED })).headers;
    const headers = isConditional ? { ...PACKED, "If-None-Match": etag } : PACKED;
    const asked = { path, headers, expectedStatus: isConditional ? 304 : 200 };
    return (seconds: number) => load(server, { ...asked, connections: CONNECTIONS, seconds });
  };
  const [askOurs, askTheirs] = [await askerOf(ours), await askerOf(theirs)];
  await askOurs(WARM_SECONDS);
  await askTheirs(WARM_SECONDS);
  const rounds: { ours: LoadResult; theirs: LoadResult }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await askOurs(SECONDS), theirs: await askTheirs(SECONDS) });
  }
  const cells = (of: keyof LoadResult, digits: number) => {
    const ratio = median(rounds.map((round) => round.ours[of] / round.theirs[of]));
    const middle = (who: "ours" | "theirs") => median(rounds.map((round) => round[who][of]));
    return [middle("ours").toFixed(digits), middle("theirs").toFixed(digits), ratio.toFixed(2)];
  };
  return [name, ...cells("requestsPerSecond", 0), ...cells("p99Ms", 1), ...cells("cpuUs", 1)];
}

/** Plain Express with what the site answers, uncompressed, as files. */
async function startPlainExpress(
  site: string,
  asked: readonly Asked[],
  folder: string,
): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  for (const { path } of asked) {
    const file = join(folder, path === "/" ? "index.html" : path);
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
