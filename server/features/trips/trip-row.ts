/** Between a trip and its row; the two are mapped nowhere else. */
import { schema } from "#server/platform/database/db.ts";
import type { DayPlaces, TripPlace } from "#shared/api/trips/trip-changes.ts";
import { townLabel } from "#shared/domain/places/town-names.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { answersOf, type TripInput } from "#shared/domain/trips/trip-input.ts";

const { itineraries } = schema;

/** What of a trip its editors decide. */
export type TripColumns = Pick<typeof itineraries.$inferSelect, keyof ReturnType<typeof columnsOf>>;

/** What the editors of a stored trip decided. */
export function inputOf(row: TripColumns): TripInput {
  return {
    base: row.startCity,
    wineries: row.wineryIds,
    days: row.days,
    wineriesPerDay: row.wineriesPerDay,
    ...(row.startDate !== null && { startDate: row.startDate }),
    ...row.schedule,
    name: row.name,
    guests: row.guests,
    answers: answersOf(row),
    arrangement: row.arrangement,
    notes: filled(row.notes),
    places: filled(row.places),
    dayLog: filled(row.dayLog),
  };
}

/** What holds nothing is none: a trip sent as it was read has not changed. */
const filled = <T extends object>(value: T | null): T | undefined =>
  value && Object.keys(value).length > 0 ? value : undefined;

/** A trip as columns of its row. Towns are spelled as the table of towns does: a caller's spelling reaches no mail. */
export function columnsOf(trip: TripInput) {
  const { startWeekday, dayStart, dayEnd, visitMinutes, lunch, lunchPlaces, pins, wishes } = trip;
  const ends = trip.ends?.map(({ from, to }) => ({ from: spelled(from), to: spelled(to) }));
  return {
    ...trip.answers,
    preferences: [...trip.answers.preferences],
    name: trip.name,
    guests: trip.guests,
    startCity: spelled(trip.base),
    wineriesPerDay: trip.wineriesPerDay,
    days: trip.days,
    startDate: trip.startDate ?? null,
    wineryIds: [...trip.wineries],
    schedule: {
      ...{ startWeekday, dayStart, dayEnd, visitMinutes, lunch, pins, wishes },
      // Answers derive these from `places`, and clients send them back.
      lunchPlaces: trip.places ? undefined : lunchPlaces,
      ends,
    },
    arrangement: trip.arrangement,
    notes: trip.notes ?? null,
    places: trip.places?.map(dayPlaces) ?? null,
    dayLog: trip.dayLog ?? null,
  };
}

function spelled(name: string): string {
  const town = findTown(name);
  return town ? townLabel(town) : name;
}

const dayPlaces = ({ lunch, dinner, bed }: DayPlaces): DayPlaces => ({
  lunch: placed(lunch),
  dinner: placed(dinner),
  bed: placed(bed),
});

const placed = (place: TripPlace | null | undefined) =>
  place && { ...place, town: spelled(place.town) };
