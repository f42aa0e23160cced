import type { PostRow } from "#server/features/reading/post-queries.ts";
import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import type { SharedStay, SharePicture } from "#server/pictures/share/share-picture.ts";
import type { ClientPlanner } from "#server/planning/planner.ts";
import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { AVAS, type Ava } from "#shared/domain/places/ava-table.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { listed } from "#shared/domain/text/words.ts";
import { legsOf, segmentsOfDays } from "#shared/domain/trips/day-ways.ts";
import { lengthOfTrip } from "#shared/domain/trips/ready-trip.ts";

/** A winery where it lies, in the outline of its AVA. */
export function wineryPicture(winery: WineryDto): SharePicture {
  const { name, region, avas, city } = winery;
  const ava = [region, ...avas].flatMap(
    (wanted) => AVAS.find((candidate) => candidate.name === wanted) ?? [],
  )[0];
  return {
    eyebrow: region,
    title: name,
    line: `${city}, Washington`,
    art: { kind: "map", place: positionOf(winery), avaIds: ava ? [ava.id] : [] },
  };
}

/** For an article that opens with its title. */
const ARTICLE_ILLUSTRATION = "river-bend";

/** An article below the illustration it opens with. */
export function postPicture({ title, authorName, illustration }: PostRow): SharePicture {
  return {
    eyebrow: "Article",
    title,
    line: `By ${authorName}`,
    art: { kind: "illustration", name: illustration ?? ARTICLE_ILLUSTRATION },
  };
}

/** A ready-made trip beside its ways. */
export async function tripPicture(trip: ReadyTrip, planner: ClientPlanner): Promise<SharePicture> {
  const { title, stays } = trip;
  const shared = await Promise.all(stays.map((stay) => sharedStay(stay, trip, planner)));
  return {
    eyebrow: "Ready-made trip",
    title,
    line: `${lengthOfTrip(stays)} from ${listed(stays.map(({ base }) => base))}`,
    art: { kind: "ways", stays: shared.flat() },
  };
}

async function sharedStay(
  { base, days }: ReadyTrip["stays"][number],
  { wineries }: ReadyTrip,
  planner: ClientPlanner,
): Promise<SharedStay[]> {
  const town = findTown(base);
  if (!town) return [];
  const geometries = await planner.geometriesOf({ bases: [town], wineries }, legsOf(days));
  const visited = days
    .flatMap(({ stops }) => stops)
    .flatMap(({ wineryId }) => wineries.find(({ id }) => id === wineryId) ?? []);
  const { latitude, longitude } = town;
  return [
    {
      base: { name: base, position: { latitude, longitude } },
      stops: visited.flatMap((winery) => positionOf(winery) ?? []),
      ways: segmentsOfDays({ days, wineries, geometries }).flat(),
    },
  ];
}

/** A wine region with its outline. */
export function regionPicture({ id, name, effective, parents }: Ava): SharePicture {
  const within = parents.at(-1);
  return {
    eyebrow: "Wine region",
    title: name,
    line: `AVA since ${effective.slice(0, 4)}${within ? `, within ${within}` : ""}`,
    art: { kind: "map", place: null, avaIds: [id] },
  };
}
