/**
 * What a visitor meets who opens a page, on a slowed phone and on a desk, for the first time and again, beside
 * a bare starter: `npm run bench -- visits [rounds] [page …]`, as `visits 1 / winery`.
 */
import { besideStarter, type Round, roundsTable } from "./beside-starter.ts";
import { DEVICES, visit } from "./visit.ts";

/** Each page and the starter in turns, on each device; the middle of the rounds. */
export async function measure(): Promise<void> {
  await besideStarter([], async ({ browser, urls, rounds }) => {
    for (const device of DEVICES) {
      const openings = new Map<string, Round[]>();
      const note = (name: string, opening: Round) =>
        openings.set(name, [...(openings.get(name) ?? []), opening]);
      for (let round = 0; round < rounds; round++) {
        for (const [name, url] of urls) {
          const { first, again } = await visit(browser, device, url);
          note(`${name}, first`, first);
          note(`${name}, again`, again);
        }
      }
      const starterOf = (name: string) => name.replace(/^.*, /, "starter, ");
      console.log(`\n${device.name}\n\n${roundsTable(openings, starterOf)}`);
    }
  });
}
