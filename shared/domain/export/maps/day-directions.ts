import { site } from "#shared/site.ts";
import type { WineryId } from "../../schedule/problem.ts";
import { directionsUrl, placeOfWinery } from "../../site/directions.ts";
import { drivesToMeal } from "../../trips/day-legs.ts";
import { type ExportedTrip, wineryOf } from "../exported-trip.ts";
import { cappedText, oneLine } from "../well-formed-text.ts";

/** A link to a map app, for a whole day or a part of it. */
export type DirectionsLink = ReturnType<typeof linksFor>[number];

/**
 * The most places between start and end. Google takes three in a phone's browser and nine elsewhere
 * (Maps URLs, Directions). Apple documents no limit for addresses; its app takes 15 stops in all.
 */
const MAX_WAYPOINTS = { google: 3, apple: 13 } as const;

const MAX_QUERY = 200;

interface Place {
  readonly name: string;
  /** As a map service finds it. */
  readonly query: string;
}

/**
 * Directions for a day, in several links if it has more stops than an app takes.
 *
 * @param day counted from 0.
 * @returns empty lists for a day without a drive.
 * @throws RangeError when the trip lacks a winery of the day.
 */
export function dayDirections(trip: ExportedTrip, day: number) {
  const [planned, ends] = [trip.plan.days[day], trip.ends[day]];
  if (!ends || !planned || planned.leaveAt === null) return { google: [], apple: [] };
  const { meal } = planned;
  const eatsAfter = (id: WineryId | "before") =>
    meal && drivesToMeal(planned, id) ? [townPlace(`${meal.name}, ${meal.town}`)] : [];
  const places = [
    townPlace(ends.from.name),
    ...eatsAfter("before"),
    ...planned.stops.flatMap(({ wineryId }): Place[] => {
      const winery = wineryOf(trip, wineryId);
      return [{ name: winery.name, query: queryOf(placeOfWinery(winery)) }, ...eatsAfter(wineryId)];
    }),
    townPlace(ends.to.name),
  ];
  return {
    google: linksFor(places, MAX_WAYPOINTS.google, googleUrl),
    apple: linksFor(places, MAX_WAYPOINTS.apple, appleUrl),
  };
}

const queryOf = (text: string) => cappedText(oneLine(text), MAX_QUERY);

const townPlace = (name: string): Place => ({ name: oneLine(name), query: queryOf(`${name}, WA`) });

function linksFor(
  places: readonly Place[],
  maxWaypoints: number,
  urlOf: (places: readonly Place[]) => string,
) {
  const size = maxWaypoints + 1;
  const of = Math.ceil((places.length - 1) / size);
  return Array.from({ length: of }, (_, part) => {
    // Each part starts where the last one ended.
    const own = places.slice(part * size, (part + 1) * size + 1);
    // Part 1 of `of`, and the names of all its places.
    return { part: part + 1, of, places: own.map(({ name }) => name), url: urlOf(own) };
  });
}

function googleUrl(places: readonly Place[]): string {
  const queries = places.map(({ query }) => query.replace(/\|/g, " "));
  return directionsUrl({
    from: queries[0] ?? "",
    via: queries.slice(1, -1),
    to: queries.at(-1) ?? "",
  });
}

function appleUrl(places: readonly Place[]): string {
  const url = new URL(site.appleDirectionsUrl);
  const queries = places.map(({ query }) => query);
  url.searchParams.set("source", queries[0] ?? "");
  for (const query of queries.slice(1, -1)) url.searchParams.append("waypoint", query);
  url.searchParams.set("destination", queries.at(-1) ?? "");
  url.searchParams.set("mode", "driving");
  return url.href;
}
