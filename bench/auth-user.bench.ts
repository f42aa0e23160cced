import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#server/testing/local/site-process.ts";
import { type LoadResult, load, median } from "./load.ts";

const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;

/** `GET /api/auth/user` of an anonymous visitor, who costs no table, beside `GET /api/health`. */
export async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "guide-bench-"));
  const site = await startSite({ DATA_DIR: dataDir });
  const run = (path: string, expectedStatus: number) =>
    load({ url: site.url + path, connections: CONNECTIONS, seconds: SECONDS, expectedStatus });
  const rounds: { user: LoadResult; health: LoadResult }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        user: await run("/api/auth/user", 401),
        health: await run("/api/health", 200),
      });
    }
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const rate = (name: "user" | "health") => median(rounds.map((r) => r[name].requestsPerSecond));
  const p99 = (name: "user" | "health") => median(rounds.map((r) => r[name].p99Ms));
  console.log(
    `requests/s: ${rate("user").toFixed(0)} for the current user, ${rate("health").toFixed(0)} for health, ratio ${(rate("user") / rate("health")).toFixed(2)}`,
  );
  console.log(`p99 ms: ${p99("user").toFixed(1)} and ${p99("health").toFixed(1)}`);
}
