/** The pages that measurements of what a visitor meets open, one of each kind. */
import type { PostSummary } from "#shared/api/posts.ts";
import type { Winery } from "#shared/api/wineries.ts";

/** By the name that a table gives them: a path, or what kind of page it is. */
const MEASURED_PAGES = [
  "/",
  "/planner",
  "/wineries",
  "/regions/red-mountain",
  "winery",
  "article",
  "itinerary",
];
/** Pages that are found in the running site, by what the table calls them. */
const FOUND: Readonly<Record<string, (origin: string) => Promise<string>>> = {
  winery: firstWinery,
  article: newestArticle,
  itinerary: keptTrip,
};

/**
 * The addresses of pages of a running site, by name; the starter, which all are measured beside, is the first.
 *
 * @param asked names of pages; none asks for one of each kind.
 */
export async function addressesOf(
  asked: readonly string[],
  origin: string,
  starter: string,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map([["starter", starter]]);
  for (const name of asked.length > 0 ? asked : MEASURED_PAGES) {
    urls.set(name, origin + ((await FOUND[name]?.(origin)) ?? name));
  }
  return urls;
}

/** Makes a trip of three wineries, as the planner does; answers its page's path. */
async function keptTrip(origin: string): Promise<string> {
  const listed = (await (await fetch(`${origin}/api/wineries`)).json()) as Pick<
    Winery,
    "id" | "city"
  >[];
  const near = listed.filter(({ city }) => city === "Walla Walla").slice(0, 3);
  const made = await fetch(`${origin}/api/trips`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      name: "A day in Walla Walla",
      base: "Walla Walla",
      wineries: near.map(({ id }) => id),
      days: 1,
      wineriesPerDay: 3,
    }),
  });
  if (!made.ok) throw new Error(`the trip was not kept: ${made.status} ${await made.text()}`);
  const { url } = (await made.json()) as { url: string };
  return url;
}

async function firstWinery(origin: string): Promise<string> {
  const all = (await (await fetch(`${origin}/api/wineries`)).json()) as Pick<Winery, "slug">[];
  return `/winery/${all[0]?.slug}`;
}

/** An article that is out, the newest. */
async function newestArticle(origin: string): Promise<string> {
  const posts = (await (await fetch(`${origin}/api/blog`)).json()) as Pick<PostSummary, "slug">[];
  return `/blog/${posts[0]?.slug}`;
}
