/**
 * Two browsers and a phone that is offline now and then change one trip at once, on two processes and
 * Postgres: `npm run bench -- together [rounds]`.
 */
import { loadavg } from "node:os";
import { changeTogether } from "../e2e/changing-together.ts";
import { withChromium } from "./beside-starter.ts";
import { median, part } from "./load.ts";
import { keepTrip, withTwoProcesses } from "./sites.ts";

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
  await withTwoProcesses(async (sites) => {
    const urls = sites.map(({ url }) => url);
    const { editUrl } = await keepTrip(String(urls[0]), TRIP);
    await withChromium(async (browser) => {
      const came = await changeTogether(browser, { urls, editUrl, rounds: ROUNDS });
      const { acknowledged, refused, offline, delays } = came;
      console.log(`${ROUNDS} rounds: every page and both processes had one trip after each`);
      console.log(
        `${acknowledged} changes acknowledged, each once in the history; ${refused} refused in words; ${offline} made offline`,
      );
      console.log(
        `another page shows a change after ${Math.round(median(delays))} ms in the median, 95 of 100 within ${Math.round(part(delays, 0.95))} ms, load ${loadavg()[0]?.toFixed(1)}`,
      );
    });
  });
}
