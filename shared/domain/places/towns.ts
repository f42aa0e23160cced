import { foldForSearch } from "../text/search-text.ts";
import { milesBetween, type Position, UNKNOWN_DISTANCE_MILES } from "./distance.ts";
import { type HasCoordinates, positionOf } from "./position.ts";
import { findRegion } from "./regions.ts";
import { townReadings } from "./town-names.ts";
import table from "./town-table.json" with { type: "json" };

export interface Town extends Position {
  readonly name: string;
  readonly county: string;
}

/** Located by its own coordinates, or else its city, or else its region. */
export interface Locatable extends HasCoordinates {
  readonly city?: string | null;
  readonly region?: string | null;
}

/** "Walla Walla 46.067 -118.337". */
function readTown(county: string, line: string): Town {
  const words = line.split(" ");
  return {
    name: words.slice(0, -2).join(" "),
    county,
    latitude: Number(words.at(-2)),
    longitude: Number(words.at(-1)),
  };
}

/**
 * Every city, town and census-designated place of Washington (US Census Bureau 2025 Gazetteer,
 * public domain), and unlisted winery towns, at the center of their wineries.
 */
export const TOWNS: readonly Town[] = [table.gazetteer, table.wineryTowns].flatMap((byCounty) =>
  Object.entries(byCounty).flatMap(([county, lines]) =>
    lines.map((line) => readTown(county, line)),
  ),
);

function indexTowns(keysOf: (town: Town) => readonly string[]): ReadonlyMap<string, Town[]> {
  const index = new Map<string, Town[]>();
  for (const town of TOWNS) {
    for (const key of keysOf(town)) index.set(key, [...(index.get(key) ?? []), town]);
  }
  return index;
}

let townsByName: ReadonlyMap<string, readonly Town[]> | undefined;

/** Made on first use, since many pages need none. "Camano Island" is not Camano in Island County. */
function townIndex() {
  townsByName ??= new Map([
    ...indexTowns(({ name, county }) => {
      const withCounty = foldForSearch(`${name} ${county}`);
      return [withCounty, `${withCounty} county`];
    }),
    ...indexTowns(({ name }) => [foldForSearch(name)]),
  ]);
  return townsByName;
}

/** The towns of a name; two for a shared name. */
export function townsNamed(text: string): readonly Town[] {
  for (const reading of townReadings(text)) {
    const towns = townIndex().get(reading);
    if (towns !== undefined) return towns;
  }
  return [];
}

/**
 * The town of "Walla Walla", "walla walla, WA" or "Clear Lake (Skagit County)". Null if unknown or
 * shared by two towns, which may be 100 miles apart.
 */
export function findTown(text: string): Town | null {
  const towns = townsNamed(text);
  return towns.length === 1 ? (towns[0] ?? null) : null;
}

export function findRegionPoint(region: string): Position | null {
  const found = findRegion(region);
  return found?.kind === "area" ? found.point : (found?.labelPoint ?? null);
}

export function resolvePosition(place: Locatable): Position | null {
  const { city, region } = place;
  const inTown = () => (city ? positionOf(findTown(city) ?? {}) : null);
  return positionOf(place) ?? inTown() ?? (region ? findRegionPoint(region) : null);
}

/** Miles from a start city to a winery (spec §9); 999 if either place is unknown. */
export function distanceFromTown(startCity: string, winery: Locatable): number {
  const start = findTown(startCity);
  const destination = resolvePosition(winery);
  if (start === null || destination === null) return UNKNOWN_DISTANCE_MILES;
  return milesBetween(start, destination);
}
