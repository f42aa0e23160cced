import type { Place } from "#shared/api/places.ts";
import type { DayPlaces, TripPlace } from "#shared/api/trips/trip-changes.ts";
import { findTownOfPlace } from "../places/place-name.ts";
import { townLabel } from "../places/town-names.ts";
import { basesOf, endsOf, limitsOf, type PlanRequest, perDay } from "../schedule/plan-request.ts";
import type { LunchPlace, WineryId } from "../schedule/problem.ts";
import type { TripInput } from "./trip-input.ts";

/** The plan request of a trip. */
export function requestOf(trip: TripInput): PlanRequest & Pick<TripInput, "wineriesPerDay"> {
  const { name, guests, answers, arrangement, notes, dayLog, places, ...request } = trip;
  const { days, stops } = limitsOf(request);
  const isLong = request.days > days || request.wineries.length > stops;
  return {
    ...request,
    ...(isLong && { ends: endsOf(request) }),
    ...(places && { lunchPlaces: lunchPlacesOf(places, request) }),
  };
}

/** The places of a plan, for the body of `POST /api/drives`. */
export function placesBody(
  bases: readonly string[],
  meals: readonly (Pick<LunchPlace, "key" | "town"> | null)[] = [],
) {
  const eaten = meals.flatMap((at) =>
    at ? [[at.key, { key: at.key, town: at.town }] as const] : [],
  );
  return {
    ...(bases.length === 1 ? { base: bases[0] } : { bases: [...bases] }),
    ...(eaten.length > 0 && { meals: [...new Map(eaten).values()] }),
  };
}

/** The body of `POST /api/drives` for a request and some wineries. */
export const drivesBody = (request: PlanRequest, wineries: readonly WineryId[]) => ({
  ...placesBody(basesOf(request), request.lunchPlaces),
  wineries: [...wineries],
});

function lunchPlacesOf(places: readonly DayPlaces[], request: PlanRequest): (LunchPlace | null)[] {
  const bases = basesOf(request);
  return perDay(request, (day) => {
    const { lunch } = places[day] ?? {};
    if (!lunch) return null;
    const { placeId, name, town } = lunch;
    const own = `${name}, ${town}`;
    // Whoever eats where they sleep: drives know the place by one name for each.
    const typed = bases.includes(own) ? `Lunch at ${own}` : own;
    return { key: placeId === undefined ? typed : `place-${placeId}`, name, town };
  });
}

type GuidePlace = Readonly<Pick<Place, "id" | "name" | "street">>;

const OWN_PLACE = "a place of your own";

/**
 * A trip without typed text about its places and stops, for mails to readers who may not see it:
 * the guide's places by their own names, others by their towns, where they are planned anyway
 * (docs/readings.md).
 */
export function withGuidesNames(trip: TripInput, guide: readonly GuidePlace[]): TripInput {
  const { notes, dayLog, places, lunchPlaces, base, ends, ...rest } = trip;
  const town = (text: string) => {
    const found = findTownOfPlace(text);
    return found ? townLabel(found) : "the base";
  };
  const named = (place: TripPlace | null | undefined) => {
    const known = guide.find(({ id }) => id === place?.placeId);
    const { id: placeId, name = OWN_PLACE, street } = known ?? {};
    return place && { placeId, name, town: place.town, ...(street && { address: street }) };
  };
  return {
    ...rest,
    base: town(base),
    ...(ends && { ends: ends.map(({ from, to }) => ({ from: town(from), to: town(to) })) }),
    ...(places && {
      places: places.map(({ lunch, dinner, bed }) => ({
        lunch: named(lunch),
        dinner: named(dinner),
        bed: named(bed),
      })),
    }),
    ...(lunchPlaces && {
      lunchPlaces: lunchPlaces.map(
        (at, day) => at && { ...at, key: `lunch ${day + 1}`, name: OWN_PLACE },
      ),
    }),
  };
}
