/** What of the guide belongs to a region, and where a visit of it begins. */
import type { PostSummary } from "#shared/api/posts.ts";
import type { ReadyTripSummary } from "#shared/api/ready-trips.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Ava } from "#shared/domain/places/ava-table.ts";
import { liesIn } from "#shared/domain/places/regions.ts";
import { isKnown, isSaid, WINERY_FACTS } from "#shared/domain/winery/winery-facts.ts";

/** The wineries inside an AVA: at the site itself, whatever region the wine comes from. */
export function wineriesIn(ava: Pick<Ava, "name">, wineries: readonly Winery[]): Winery[] {
  return wineries.filter(liesIn(ava.name));
}

/** The articles about an AVA (tagged with its name), then those that link to it. */
export function articlesAbout(
  ava: Pick<Ava, "id" | "name">,
  posts: readonly PostSummary[],
): PostSummary[] {
  const isAbout = (post: PostSummary) => post.tags.includes(ava.name);
  const mentions = (post: PostSummary) => post.regionIds.includes(ava.id);
  return [...posts.filter(isAbout), ...posts.filter((post) => !isAbout(post) && mentions(post))];
}

const FIRST = 3;

/** Three to begin with: the featured ones, then those of which the most is known, hours first. */
export function firstVisits(wineries: readonly Winery[]): readonly Winery[] {
  const rank = (winery: Winery) => {
    const known = WINERY_FACTS.filter((fact) => isKnown(winery, fact) && isSaid(winery, fact));
    return (winery.isFeatured ? 200 : 0) + (isKnown(winery, "hours") ? 100 : 0) + known.length;
  };
  return wineries.toSorted((one, other) => rank(other) - rank(one)).slice(0, FIRST);
}

/** A ready-made trip with all its wineries there, else with most of them; null for none. */
export function tripWithin(
  trips: readonly ReadyTripSummary[],
  wineries: readonly Winery[],
): ReadyTripSummary | null {
  const ids = new Set(wineries.map(({ id }) => id));
  const shares = trips.map((trip) => {
    const visits = trip.stays.flatMap((stay) => stay.wineries);
    return { trip, share: visits.filter((id) => ids.has(id)).length / Math.max(1, visits.length) };
  });
  const [best] = shares.sort((one, other) => other.share - one.share);
  return best && best.share > 0.5 ? best.trip : null;
}
