import { site } from "#shared/site.ts";
import { directionsUrl, placeOfWinery } from "../../site/directions.ts";
import { endsOf, type TakenTrip, wineryOf } from "../taken-trip.ts";
import { cappedText, oneLine } from "../well-formed-text.ts";

/** A part of a day that a map app takes at once. */
export interface DirectionsLink {
  /** From 1, of `of` parts. */
  readonly part: number;
  readonly of: number;
  /** Names of the places, where it starts and ends among them. */
  readonly places: readonly string[];
  readonly url: string;
}

/** The ways of a day in the two map apps that phones have. */
export interface DayDirections {
  readonly google: readonly DirectionsLink[];
  readonly apple: readonly DirectionsLink[];
}

/**
 * Places between start and end that an app takes. Google: three in the browser of a phone, nine
 * elsewhere (Maps URLs, Directions); the smaller number works everywhere. Apple: its unified Maps
 * addresses name no limit; its app takes 15 stops in all, of which a day has at most seven.
 */
const MOST_BETWEEN = { google: 3, apple: 13 } as const;

const MAX_QUERY = 200;

interface Place {
  readonly name: string;
  /** As a map service finds it. */
  readonly query: string;
}

/**
 * Directions for a day, from where it begins through its stops to where it ends. A day with more stops than an app
 * takes comes in several links, each going on where the one before ends.
 *
 * @param day counted from 0.
 * @returns empty lists for a day that goes nowhere.
 * @throws RangeError when the trip lacks a winery of the day.
 */
export function dayDirections(trip: TakenTrip, day: number): DayDirections {
  const planned = trip.plan.days[day];
  if (!planned || planned.leaveAt === null) return { google: [], apple: [] };
  const { from, to } = endsOf(trip, day);
  const { meal, lunchPlace } = planned;
  // A place to eat on foot is no place to drive to.
  const eatsAfter = (id: typeof lunchPlace) =>
    meal && lunchPlace === id && meal.there.travel === "car"
      ? [townPlace(`${meal.name}, ${meal.town}`)]
      : [];
  const places = [
    townPlace(from.name),
    ...eatsAfter("before"),
    ...planned.stops.flatMap(({ wineryId }): Place[] => {
      const winery = wineryOf(trip, wineryId);
      return [{ name: winery.name, query: queryOf(placeOfWinery(winery)) }, ...eatsAfter(wineryId)];
    }),
    townPlace(to.name),
  ];
  return {
    google: linksFor(places, MOST_BETWEEN.google, googleUrl),
    apple: linksFor(places, MOST_BETWEEN.apple, appleUrl),
  };
}

const queryOf = (text: string) => cappedText(oneLine(text), MAX_QUERY);

const townPlace = (name: string): Place => ({ name: oneLine(name), query: queryOf(`${name}, WA`) });

function linksFor(
  places: readonly Place[],
  mostBetween: number,
  urlOf: (places: readonly Place[]) => string,
): DirectionsLink[] {
  const size = mostBetween + 1;
  const of = Math.ceil((places.length - 1) / size);
  return Array.from({ length: of }, (_, part) => {
    // Each part starts where the one before ends.
    const own = places.slice(part * size, (part + 1) * size + 1);
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
