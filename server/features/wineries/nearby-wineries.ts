import type { Planner } from "#server/planning/planner.ts";
import { keepContent } from "#server/platform/content/keep-content.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { aboutDrive } from "#server/roads/drive.ts";
import type { NearbyWinery } from "#shared/api/wineries.ts";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import type { Guide, GuideDeps } from "./guide-answers.ts";
import type { WineryDto } from "./winery-queries.ts";

/** How many wineries are named as near. */
const NEAREST = 6;

/** How many are compared by road: the nearest by the great circle. */
const CANDIDATES = 25;

interface Site extends Position {
  /** The contract picks what is sent of it. */
  readonly winery: WineryDto;
}

function sitesOf(winery: WineryDto): Site[] {
  const position = positionOf(winery);
  return position ? [{ winery, ...position }] : [];
}

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

/** The sites nearest by road, nearest in minutes first; those without a road to them are left out. */
async function nearestByRoad(
  from: Site,
  all: readonly Site[],
  planner: Planner,
): Promise<NearbyWinery[]> {
  const byName = byNameFrom(from.winery.name);
  const candidates = all
    .filter((site) => site.winery.slug !== from.winery.slug)
    .map((site) => ({ site, straight: exactMilesBetween(from, site) }))
    .sort((a, b) => a.straight - b.straight || byName(a.site.winery.name, b.site.winery.name))
    .slice(0, CANDIDATES)
    .map(({ site }) => site);
  const routes = await planner.site.routesFrom(from, candidates);
  return routes
    .flatMap((drive, index) => {
      const site = candidates[index];
      return drive && site ? [{ winery: site.winery, drive }] : [];
    })
    .sort(
      (a, b) =>
        a.drive.minutes - b.drive.minutes ||
        a.drive.miles - b.drive.miles ||
        byName(a.winery.name, b.winery.name),
    )
    .slice(0, NEAREST)
    .map(({ winery, drive }) => ({
      winery,
      ...aboutDrive(drive),
      ferry: drive.ferry,
      estimated: drive.estimated,
    }));
}

/**
 * Makes the query for the wineries nearest to one by road, also to one that left the guide; undefined
 * for an unknown slug. Each winery's answer is worked out at its own first question and kept until
 * content changes.
 */
export function nearbyWineries(
  { logger, now, guide }: Pick<AppDeps, "logger" | "now"> & GuideDeps,
  planner: Planner,
): (slug: string) => Promise<NearbyWinery[] | undefined> {
  const read = keepContent({ now, logger, read: guide }, ({ wineries, find }: Guide) => ({
    sites: wineries.flatMap(sitesOf),
    find,
    answers: new Map<string, NearbyWinery[]>(),
  }));

  return async (slug) => {
    const { sites, find, answers } = await read();
    const known = answers.get(slug);
    if (known) return known;
    const winery = find(slug);
    const [from] = winery ? sitesOf(winery) : [];
    if (!from) return undefined;
    const answer = await nearestByRoad(from, sites, planner);
    answers.set(slug, answer);
    return answer;
  };
}
