import { placeOf } from "#server/planning/plan-places.ts";
import type { Planner } from "#server/planning/planner.ts";
import { aboutDrive } from "#server/roads/drive.ts";
import type { NearbyWinery } from "#shared/api/wineries.ts";
import { exactMilesBetween } from "#shared/domain/places/distance.ts";
import type { Guide } from "./guide-answers.ts";

/** How many wineries are named as near. */
const NEAREST = 6;

/** How many are compared by road: the nearest by the great circle. */
const CANDIDATES = 25;

/**
 * Names in the order of the alphabet from a name on, and then from its beginning. Many wineries
 * share one approximate point; so each of them names others than the next.
 */
function byNameFrom(start: string) {
  return (a: string, b: string): number => {
    const [aIsBefore, bIsBefore] = [a < start, b < start];
    return aIsBefore === bIsBefore
      ? a.localeCompare(b, "en")
      : Number(aIsBefore) - Number(bIsBefore);
  };
}

/**
 * The wineries nearest by road to one, also to one that left the guide, nearest in minutes first; those
 * without a road to it are left out. Undefined for an unknown slug.
 */
export async function nearbyWineries(
  { find, wineries }: Guide,
  slug: string,
  planner: Planner,
): Promise<NearbyWinery[] | undefined> {
  const winery = find(slug);
  if (!winery) return undefined;
  const from = placeOf(winery);
  const byName = byNameFrom(winery.name);
  const candidates = wineries
    .filter((other) => other.slug !== slug)
    .map((other) => ({ winery: other, place: placeOf(other) }))
    .map((site) => ({ ...site, straight: exactMilesBetween(from, site.place) }))
    .sort((a, b) => a.straight - b.straight || byName(a.winery.name, b.winery.name))
    .slice(0, CANDIDATES);
  const routes = await planner.site.routesFrom(
    from,
    candidates.map(({ place }) => place),
  );
  return candidates
    .flatMap((site, index) => {
      const drive = routes[index];
      return drive ? [{ winery: site.winery, drive }] : [];
    })
    .sort(
      (a, b) =>
        a.drive.minutes - b.drive.minutes ||
        a.drive.miles - b.drive.miles ||
        byName(a.winery.name, b.winery.name),
    )
    .slice(0, NEAREST)
    .map(({ winery: near, drive }) => ({
      winery: near,
      ...aboutDrive(drive),
      ferry: drive.ferry,
      estimated: drive.estimated,
    }));
}
