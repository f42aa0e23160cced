import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { startSite } from "#scripts/local/site-process.ts";
import { type LoadResult, load, median } from "./load.ts";

const CONNECTIONS = 32;
const SECONDS = 1;
const ROUNDS = 7;
/** Until both servers are compiled and their caches are full. */
const WARM_SECONDS = 4;

interface Asked {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers of every kind that stand ready, against a bare server that sends the same bytes, in turns. */
export async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-bench-"));
  const started = performance.now();
  const site = await startSite({ DATA_DIR: dataDir });
  const firstStartMs = performance.now() - started;
  console.log(
    `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"}), load ${loadavg()[0]?.toFixed(1)}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns, medians`,
  );
  try {
    for (const asked of await allAsked(site.url)) await compare(site.url, asked, dataDir);
    console.log(`load at the end ${loadavg()[0]?.toFixed(1)}`);
    console.log(`first start on a new folder until healthy: ${Math.round(firstStartMs)} ms`);
  } finally {
    await site.stop();
  }
  const again = performance.now();
  const second = await startSite({ DATA_DIR: dataDir });
  console.log(
    `\`npm run serve\` on an existing folder until the first answer: ${Math.round(performance.now() - again)} ms`,
  );
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function allAsked(site: string): Promise<Asked[]> {
  const headers = { "Accept-Encoding": "br" };
  const page = await ask(`${site}/`, headers);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(site)).text())?.[1] ?? "/";
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

async function compare(site: string, asked: Asked, folder: string): Promise<void> {
  const bare = await startBare(site, asked, folder);
  const run = (base: string, seconds: number) =>
    load({
      url: base + asked.path,
      connections: CONNECTIONS,
      seconds,
      headers: asked.headers,
      expectedStatus: asked.status,
    });
  try {
    await run(site, WARM_SECONDS);
    await run(bare.url, WARM_SECONDS);
    const rounds: { ours: LoadResult; theirs: LoadResult }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await run(site, SECONDS), theirs: await run(bare.url, SECONDS) });
    }
    const line = (unit: "requestsPerSecond" | "p99Ms", digits: number) => {
      const [ours, theirs] = [
        median(rounds.map((round) => round.ours[unit])),
        median(rounds.map((round) => round.theirs[unit])),
      ];
      const ratio = median(rounds.map((round) => round.ours[unit] / round.theirs[unit]));
      return `${ours.toFixed(digits)} against ${theirs.toFixed(digits)}, ratio ${ratio.toFixed(2)}`;
    };
    console.log(
      `${asked.name}: requests/s ${line("requestsPerSecond", 0)}; p99 ms ${line("p99Ms", 1)}`,
    );
  } finally {
    bare.process.kill();
  }
}

async function startBare(
  site: string,
  { path, headers, status }: Asked,
  folder: string,
): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const answer = await ask(site + path, headers);
  const file = join(folder, "answer");
  await writeFile(file, answer.body);
  const { "content-type": type = "", "content-encoding": encoding = "" } = answer.headers;
  const bare = spawn(
    process.execPath,
    ["--import", "tsx", "bench/bare-server.ts", file, String(status), type, encoding],
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
