/**
 * Two browsers and a phone that is offline now and then change one trip at once, on two processes and
 * Postgres: `npm run bench -- together [rounds]`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { findPostgres } from "#server/testing/local/find-postgres.ts";
import { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import { startSite } from "#server/testing/local/site-process.ts";
import { changeTogether } from "../e2e/changing-together.ts";
import { median } from "./load.ts";

const ROUNDS = Number(process.argv[3] ?? 200);
/** Rooms of Walla Walla that are open on weekends. */
const TRIP = {
  base: "Walla Walla",
  wineries: [138, 140, 142, 171],
  days: 2,
  wineriesPerDay: 3,
  startDate: "2027-06-05",
  name: "All together",
};

/** Every round ends with one trip for all (`changeTogether`); says how soon a page sees another's change. */
export async function measure(): Promise<void> {
  const bin = findPostgres();
  if (!bin) throw new Error("There is no Postgres on this machine");
  const folder = await mkdtemp(join(tmpdir(), "guide-bench-"));
  const postgres = await LocalPostgres.create(bin);
  const start = (name: string) =>
    startSite({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, name),
      SESSION_SECRET: "the same secret for both processes",
      TRUST_PROXY: "1",
    });
  const sites = [await start("one"), await start("other")];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const urls = sites.map(({ url }) => url);
    const made = await fetch(`${urls[0]}/api/trips`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(TRIP),
    });
    const { editUrl } = (await made.json()) as { editUrl: string };
    const came = await changeTogether(browser, { urls, editUrl, rounds: ROUNDS });
    const { acknowledged, refused, offline, delays } = came;
    console.log(`${ROUNDS} rounds: every page and both processes had one trip after each`);
    console.log(
      `${acknowledged} changes acknowledged, each once in the history; ${refused} refused in words; ${offline} made offline`,
    );
    console.log(
      `another page shows a change after ${Math.round(median(delays))} ms in the median, 95 of 100 within ${Math.round(delays[Math.floor(delays.length * 0.95)] ?? 0)} ms, load ${loadavg()[0]?.toFixed(1)}`,
    );
  } finally {
    await browser.close();
    for (const site of sites) await site.stop();
    await postgres.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
