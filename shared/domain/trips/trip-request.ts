/** What a trip asks of the schedule. */
import { findTownOfPlace } from "../places/place-name.ts";
import { townLabel } from "../places/towns/town-names.ts";
import { endsOf, limitsOf, type PlanRequest } from "../schedule/plan-request.ts";
import type { LunchPlace } from "../schedule/problem.ts";
import type { DayPlaces, TripInput } from "./trip-input.ts";

/** The request of a trip: without what no plan follows from, and with the places to eat that it names. */
export type TripRequest = PlanRequest & { readonly wineriesPerDay: number };

export function requestOf(trip: TripInput): TripRequest {
  const {
    name: _n,
    guests: _g,
    answers: _a,
    arrangement: _o,
    notes: _s,
    dayLog: _d,
    places,
    ...request
  } = trip;
  const { days, stops } = limitsOf(request);
  const isLong = request.days > days || request.wineries.length > stops;
  return {
    ...request,
    ...(isLong && { ends: endsOf(request) }),
    ...(places && { lunchPlaces: lunchPlacesOf(places, request.days) }),
  };
}

function lunchPlacesOf(places: readonly DayPlaces[], days: number): (LunchPlace | null)[] {
  return Array.from({ length: days }, (_, day) => {
    const { lunch } = places[day] ?? {};
    if (!lunch) return null;
    const { placeId, name, town } = lunch;
    return { key: placeId === undefined ? `${name}, ${town}` : `place-${placeId}`, name, town };
  });
}

/**
 * A trip that calls places of the visitor's own by their towns alone, for mails: what was typed reaches
 * no mailbox by way of a place's name (docs/readings.md). Places are planned at their towns anyway.
 *
 * @param guide names of the guide's own places, by their ids.
 */
export function withTownsAlone(trip: TripInput, guide: ReadonlyMap<number, string>): TripInput {
  const { notes: _notes, dayLog: _log, places = [], base, ends, ...rest } = trip;
  const town = (text: string) => {
    const found = findTownOfPlace(text);
    return found ? townLabel(found) : "the base";
  };
  const { lunchPlaces } = requestOf(trip);
  return {
    ...rest,
    base: town(base),
    ...(ends && { ends: ends.map(({ from, to }) => ({ from: town(from), to: town(to) })) }),
    ...(lunchPlaces && {
      lunchPlaces: lunchPlaces.map(
        (at, day) =>
          at && {
            ...at,
            key: `lunch ${day + 1}`,
            name: guide.get(places[day]?.lunch?.placeId ?? 0) ?? "a place of your own",
          },
      ),
    }),
  };
}
