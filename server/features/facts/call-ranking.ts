/** Whom to call first: how many visitors a winery's facts mislead, how old they are, and whether anybody can be reached. */
import type { Db } from "#server/platform/database/db.ts";
import type { WineryRow } from "../wineries/winery-queries.ts";
import { confirmableFacts } from "./confirmable-facts.ts";
import { readCallFacts } from "./fact-answer-queries.ts";

/** A fact without a date, or that nobody knows, counts as old as this. */
const UNKNOWN_YEARS = 10;
/** How much each of these weighs against one visitor's favorite. */
const WEIGHT = { article: 5, readyTrip: 5, trip: 1, favorite: 1 } as const;
const YEAR_MS = 365.25 * 86_400_000;
/** The facts that decide a day. */
const DECIDING: readonly string[] = ["hours", "tastingFee", "reservationsRequired"];

/** A winery on the call sheet. */
export type CallCandidate = Awaited<ReturnType<typeof rankCalls>>[number];

/** The wineries of the guide, those whose call would help most first; those that nobody can reach last. */
export async function rankCalls(db: Db, now: Date) {
  const read = await readCallFacts(db);
  return read.wineries
    .map((winery) => {
      const own = read.sources.filter(({ wineryId }) => wineryId === winery.id);
      const facts = confirmableFacts(winery, own);
      const ages = facts
        .filter(({ fact }) => DECIDING.includes(fact))
        .map(({ date }) => yearsSince(date, now));
      /** The mean age of hours, fee and booking. */
      const years = ages.reduce((sum, age) => sum + age, 0) / ages.length;
      const visitors = visitorsOf(winery, read);
      /** By phone 1, by email or website ½, not at all 0. */
      const reach = winery.phone ? 1 : winery.email || winery.website ? 0.5 : 0;
      const score = (1 + visitors) * years * reach;
      return { winery, facts, visitors, years, reach, score };
    })
    .sort((one, other) => other.score - one.score || other.years - one.years);
}

function yearsSince(date: string | null, now: Date): number {
  if (date === null) return UNKNOWN_YEARS;
  const then = Date.parse(`${date}-01-01`.slice(0, "2024-01-01".length));
  return Math.min(UNKNOWN_YEARS, Math.max(0, (now.getTime() - then) / YEAR_MS));
}

/** What leads visitors to a winery, each by its weight. */
function visitorsOf(
  { id, slug }: WineryRow,
  { articles, stays, trips, hearts }: Awaited<ReturnType<typeof readCallFacts>>,
): number {
  const linked = articles.filter(({ content }) => content.includes(`/winery/${slug})`));
  const visited = stays.filter(({ slugs }) => slugs.includes(slug));
  return (
    linked.length * WEIGHT.article +
    visited.length * WEIGHT.readyTrip +
    trips.filter(({ ids }) => ids.includes(id)).length * WEIGHT.trip +
    hearts.filter((heart) => heart.id === id).length * WEIGHT.favorite
  );
}
