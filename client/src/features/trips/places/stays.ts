/** Where a trip's nights are spent, as a visitor thinks of them: some nights here, some there. */
import { type DayEnds, endsOf } from "#shared/domain/schedule/plan-request.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";

/** Nights in a row in one town. */
export interface Stay {
  readonly town: string;
  readonly nights: number;
}

/** The whole way: from home over the stays to where the last day ends. */
export interface Way {
  readonly from: string;
  readonly stays: readonly Stay[];
  readonly to: string;
}

export function wayOf(trip: Pick<TripInput, "base" | "days" | "ends">): Way {
  const ends = endsOf(trip);
  const evenings = ends.slice(0, -1).map(({ to }) => to);
  const firsts = evenings.flatMap((town, at) => (town === evenings[at - 1] ? [] : [{ town, at }]));
  const stays = firsts.map(({ town, at }, index) => ({
    town,
    nights: (firsts[index + 1]?.at ?? evenings.length) - at,
  }));
  return { from: ends[0]?.from ?? trip.base, stays, to: ends.at(-1)?.to ?? trip.base };
}

export const nightsOf = ({ stays }: Pick<Way, "stays">): number =>
  stays.reduce((sum, { nights }) => sum + nights, 0);

/** Where each day begins and ends: one more day than nights. */
export function endsOfWay({ from, stays, to }: Way): DayEnds[] {
  const evenings = [...stays.flatMap(({ town, nights }) => Array(nights).fill(town)), to];
  return evenings.map((evening, day) => ({ from: evenings[day - 1] ?? from, to: evening }));
}

/** Changes where days begin and end; a bed or a dinner in a town that is left goes. */
export function editsOfWay(way: Way, { places = [] }: TripInput): TripEdit[] {
  const ends = endsOfWay(way);
  const left = ends.flatMap(({ to }, day): TripEdit[] => {
    const { bed, dinner } = places[day] ?? {};
    const [noBed, noDinner] = [bed, dinner].map((place) => place && place.town !== to);
    if (!noBed && !noDinner) return [];
    return [
      { kind: "places", day, ...(noBed && { bed: null }), ...(noDinner && { dinner: null }) },
    ];
  });
  return [{ kind: "ends", ends }, ...left];
}
