import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../scripts/local/site-process.ts";
import { load, median } from "./load.ts";

const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;
const headers = { "Accept-Encoding": "br" };

/** `GET /api/wineries` against a bare server that sends the same bytes, in turns. */
export async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-bench-"));
  const started = performance.now();
  const site = await startSite({ DATA_DIR: dataDir });
  const firstStartMs = performance.now() - started;
  const url = `${site.url}/api/wineries`;
  const bytes = join(dataDir, "answer");
  await writeFile(bytes, await rawBody(url));
  const bare = spawn(process.execPath, ["--import", "tsx", "bench/bare-server.ts", bytes, "br"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(bare.stdout, "data")) as [Buffer];
  const bareUrl = `http://127.0.0.1:${port.toString().trim()}/`;
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await load({ url, connections: CONNECTIONS, seconds: SECONDS, headers });
      const theirs = await load({
        url: bareUrl,
        connections: CONNECTIONS,
        seconds: SECONDS,
        headers,
      });
      rounds.push({ ours, theirs });
    }
    const line = (name: string, ours: number[], theirs: number[]) =>
      console.log(
        `${name}: ${median(ours).toFixed(1)} against ${median(theirs).toFixed(1)} of the bare server, ratio ${(median(ours) / median(theirs)).toFixed(2)}`,
      );
    line(
      "requests/s",
      rounds.map((r) => r.ours.requestsPerSecond),
      rounds.map((r) => r.theirs.requestsPerSecond),
    );
    line(
      "p99 ms",
      rounds.map((r) => r.ours.p99Ms),
      rounds.map((r) => r.theirs.p99Ms),
    );
    console.log(`first start on a new folder until healthy: ${Math.round(firstStartMs)} ms`);
  } finally {
    bare.kill();
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

/** The bytes on the wire: `fetch` would decode them. */
function rawBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}
