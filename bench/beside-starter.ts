/** What measurements of what a visitor meets have in common: the pages they open, the browser, the yardstick. */
import type { RequestHandler } from "express";
import { type Browser, chromium } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import type { PostSummary } from "#shared/api/posts.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { median } from "./load.ts";
import { machine } from "./processor.ts";
import { keepTrip, withFolder, withSite } from "./sites.ts";
import { served, withStarter } from "./starter/starter.ts";

/** Pages that are found in the running site, by what the table calls them. */
const FOUND: Readonly<Record<string, (origin: string) => Promise<string>>> = {
  winery: async (origin) => `/winery/${(await read<Winery[]>(`${origin}/api/wineries`))[0]?.slug}`,
  article: async (origin) => `/blog/${(await read<PostSummary[]>(`${origin}/api/blog`))[0]?.slug}`,
  itinerary: keptTrip,
};
/** By the name that a table gives them: a path, or what kind of page it is. */
const MEASURED_PAGES = ["/", "/planner", "/wineries", "/regions/red-mountain"].concat(
  Object.keys(FOUND),
);

/** Runs a browser to measure with. */
export async function withChromium<T>(
  use: (browser: Browser) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...flags],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

interface BesideStarter {
  readonly browser: Browser;
  /** By name; the starter, which all are measured beside, is the first. */
  readonly urls: ReadonlyMap<string, string>;
  readonly rounds: number;
}

/**
 * Runs the built site and a bare starter, and says with what they were measured.
 *
 * @param flags of the browser.
 * @param measure is given the pages that the command line names (`[rounds] [page …]`), or one of each kind.
 */
export async function besideStarter(
  flags: readonly string[],
  measure: (parts: BesideStarter) => Promise<void>,
): Promise<void> {
  const options = process.argv.slice(3);
  const rounds = Number(options.find((option) => /^\d+$/.test(option)) ?? 3);
  const asked = options.filter((option) => !/^\d+$/.test(option));
  const measureSite = async (site: string, starter: string) => {
    const urls = new Map([["starter", starter]]);
    for (const name of asked.length > 0 ? asked : MEASURED_PAGES) {
      const path = (await FOUND[name]?.(site)) ?? name;
      if (!path.startsWith("/")) {
        throw new Error(
          `There is no page "${name}": ask for ${MEASURED_PAGES.join(", ")}, or a path`,
        );
      }
      urls.set(name, site + path);
    }
    await withChromium(async (browser) => {
      await measure({ browser, urls, rounds });
      console.log(`\n${machine()}, Chromium ${browser.version()}, ${rounds} rounds`);
    }, flags);
  };
  await served(sendTile, (tiles) =>
    withStarter((starter) =>
      withFolder((dataDir) =>
        withSite(dataDir, ({ url }) => measureSite(url, starter), {
          TILE_URL: `${tiles}{z}/{x}/{y}.png`,
        }),
      ),
    ),
  );
}

/** A white PNG of 256 pixels each way. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQAAAAB0CZXLAAAAM0lEQVR42u3KoQEAAAwCIP9/Wk9YXYBMeoggCIIgCIIgCIIgCIIgCIIgCIIgCIIgCMLvMPPS4dI8z/G7AAAAAElFTkSuQmCC",
  "base64",
);

/** Stands in for the tile service, which a measuring machine may not reach: one white square for all. */
const sendTile: RequestHandler = (_req, res) => {
  res.set({ "Content-Type": "image/png", "Cache-Control": "max-age=86400" }).end(TILE);
};

/** The lines of a table. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return [headings, headings.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** What one round says of a page, by the heading of its column. */
export type Round = Readonly<Record<string, number>>;

/** The column that is compared with the starter's. */
const LCP = "LCP ms";

/** The middle of the rounds: a row for each page, and what its faults are. */
export function roundsTable(
  rounds: ReadonlyMap<string, readonly Round[]>,
  starterOf: (name: string) => string,
  faultsOf?: (name: string) => string,
): string {
  const headings = Object.keys([...rounds.values()][0]?.[0] ?? {});
  const middle = (name: string, heading: string) =>
    median((rounds.get(name) ?? []).map((round) => round[heading] ?? Number.NaN));
  const cellsOf = (name: string, heading: string) => {
    const value = middle(name, heading);
    if (heading !== LCP) return [value.toFixed(heading === "CLS" ? 3 : 0)];
    return [value.toFixed(0), (value / middle(starterOf(name), LCP)).toFixed(2)];
  };
  const rows = [...rounds.keys()].map((name) => [
    name,
    ...headings.flatMap((heading) => cellsOf(name, heading)),
    ...(faultsOf ? [faultsOf(name)] : []),
  ]);
  const named = headings.flatMap((heading) =>
    heading === LCP ? [heading, "LCP of starter's"] : [heading],
  );
  return table(["page", ...named, ...(faultsOf ? ["faults"] : [])], rows);
}

/** Makes a trip of three wineries, as the planner does; answers its page's path. */
async function keptTrip(origin: string): Promise<string> {
  const listed = await read<Winery[]>(`${origin}/api/wineries`);
  const near = listed.filter(({ city }) => city === "Walla Walla").slice(0, 3);
  const { url } = await keepTrip(origin, {
    name: "A day in Walla Walla",
    base: "Walla Walla",
    wineries: near.map(({ id }) => id),
    days: 1,
    wineriesPerDay: 3,
  });
  return url;
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
