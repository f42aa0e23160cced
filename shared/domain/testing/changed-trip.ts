import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { visitMinutesOf } from "../schedule/plan-request.ts";
import { applyChange } from "../trips/apply-change.ts";
import { answersOf, type TripInput } from "../trips/trip-input.ts";

/** A trip that every kind of change can be made to. */
export const TRIP: TripInput = {
  base: "Walla Walla",
  wineries: [1, 2, 3],
  days: 2,
  wineriesPerDay: 2,
  name: "Harvest",
  guests: 4,
  answers: answersOf({}),
  arrangement: null,
};

/** The trip with changes made to it in turn; throws where one is refused. */
export function after(trip: TripInput, ...changes: readonly TripEdit[]): TripInput {
  return changes.reduce((current, change) => {
    const applied = applyChange(current, change);
    if ("refused" in applied) throw new Error(applied.refused);
    return applied.trip;
  }, trip);
}

/** All that is known of a trip, with nothing said and nothing known written alike. */
export function known(trip: TripInput) {
  const { pins = [], wishes = {}, notes = {}, dayLog = [], visitMinutes: _, ...others } = trip;
  return {
    ...others,
    pins: pins.toSorted((one, other) => one.wineryId - other.wineryId),
    visits: trip.wineries.map((id) => visitMinutesOf(trip, id)),
    wishes,
    notes,
    dayLog,
  };
}

/** Why a change is refused; null where it is made. */
export const refusal = (trip: TripInput, change: TripEdit) => {
  const applied = applyChange(trip, change);
  return "refused" in applied ? applied.refused : null;
};
