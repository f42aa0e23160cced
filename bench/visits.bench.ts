/**
 * What a visitor meets who opens a page, on a slowed phone and on a desk, for the first time and again, beside
 * a bare starter: `npm run bench -- visits [rounds] [page …]`, as `visits 1 / winery`.
 */
import { besideStarter, table } from "./beside-starter.ts";
import { median } from "./load.ts";
import { DEVICES, type Opening, visit } from "./visit.ts";

/** Each page and the starter in turns, on each device; the middle of the rounds. */
export async function measure(): Promise<void> {
  await besideStarter([], async ({ browser, urls, rounds }) => {
    for (const device of DEVICES) {
      const openings = new Map<string, Opening[]>();
      for (let round = 0; round < rounds; round++) {
        for (const [name, url] of urls) {
          const { first, again } = await visit(browser, device, url);
          note(openings, `${name}, first`, first);
          note(openings, `${name}, again`, again);
        }
      }
      console.log(`\n${device.name}\n\n${tableOf(openings)}`);
    }
  });
}

function note(openings: Map<string, Opening[]>, name: string, opening: Opening): void {
  openings.set(name, [...(openings.get(name) ?? []), opening]);
}

function tableOf(openings: ReadonlyMap<string, readonly Opening[]>): string {
  const middle = (name: string, of: (opening: Opening) => number) =>
    median((openings.get(name) ?? []).map(of));
  const rows = [...openings.keys()].map((name) => {
    const starter = name.replace(/^.*, /, "starter, ");
    const lcp = middle(name, (opening) => opening.lcp);
    return [
      name,
      Math.round(middle(name, ({ fcp }) => fcp)),
      Math.round(lcp),
      (lcp / middle(starter, (opening) => opening.lcp)).toFixed(2),
      Math.round(middle(name, ({ answers }) => answers)),
      Math.round(middle(name, ({ blocking }) => blocking)),
      middle(name, ({ shift }) => shift).toFixed(3),
      middle(name, ({ requests }) => requests),
      Math.round(middle(name, ({ bytes }) => bytes) / 1000),
    ];
  });
  const headings =
    "page | FCP ms | LCP ms | LCP of starter's | answers ms | blocking ms | shift | requests | kB";
  return table(headings.split(" | "), rows);
}
