/** Everything that a trip's editors decide; its plan, mails and pages follow from it. */
import type { DayMark, DayPlaces, StopNote } from "#shared/api/trips/trip-changes.ts";
import type { Arrangement } from "../schedule/arrange.ts";
import { logOf, withoutMarksOf } from "../schedule/day-out/day-mark.ts";
import type { PlanRequest } from "../schedule/plan-request.ts";
import type { WineryId } from "../schedule/problem.ts";
import { hoursOfAnswer } from "./trip-rules.ts";

/** Answers of the form that do not affect the plan (spec §3). */
interface TripAnswers {
  readonly drivingDistance: string | null;
  readonly timeAvailable: string | null;
  readonly budget: string | null;
  readonly reservationPreference: string | null;
  readonly region: string | null;
  readonly preferences: readonly string[];
}

/**
 * A trip as its editors made it. Its plan is never stored: the same `TripInput` and facts give the
 * same plan on the phone and on the server.
 */
export interface TripInput extends PlanRequest {
  readonly wineriesPerDay: number;
  /** At most 100 characters; null for a trip without a name of its own. */
  readonly name: string | null;
  /** The size of the party, 1 to 50; null if unknown. */
  readonly guests: number | null;
  readonly answers: TripAnswers;
  /** The stops of each day in the visitor's own order; null for the best order. */
  readonly arrangement: Arrangement | null;
  /** By winery id. */
  readonly notes?: Readonly<Record<string, StopNote>> | undefined;
  /** By day. */
  readonly places?: readonly DayPlaces[] | undefined;
  /** Marks made on the days of the trip, in order. The plan itself stays. */
  readonly dayLog?: readonly DayMark[] | undefined;
}

/** A missing value or an empty region is no answer. */
export const answersOf = (
  said: {
    readonly [K in keyof TripAnswers]?: TripAnswers[K] | undefined;
  },
): TripAnswers => ({
  drivingDistance: said.drivingDistance ?? null,
  timeAvailable: said.timeAvailable ?? null,
  budget: said.budget ?? null,
  reservationPreference: said.reservationPreference ?? null,
  region: said.region || null,
  preferences: said.preferences ?? [],
});

/** Sets the hours that follow from the answers, unless the trip has its own. */
export function withAnsweredHours(trip: TripInput): TripInput {
  const hours = hoursOfAnswer(trip.answers.timeAvailable);
  const { dayStart = hours.dayStart, dayEnd = hours.dayEnd } = trip;
  return { ...trip, dayStart, dayEnd };
}

export function ofWineries<T>(
  values: Readonly<Record<string, T>>,
  isKept: (id: WineryId) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => isKept(Number(id))));
}

/** Removes wineries and everything that refers to them. */
export function withoutWineries<T extends TripInput>(
  trip: T,
  isGone: (id: WineryId) => boolean,
): T {
  const isKept = (id: WineryId) => !isGone(id);
  if (!trip.wineries.some(isGone)) return trip;
  const { pins, wishes, visitMinutes, notes, dayLog } = trip;
  return {
    ...trip,
    wineries: trip.wineries.filter(isKept),
    arrangement: trip.arrangement?.map((day) => day.filter(isKept)) ?? null,
    ...(pins && { pins: pins.filter(({ wineryId }) => isKept(wineryId)) }),
    ...(wishes && { wishes: ofWineries(wishes, isKept) }),
    ...(typeof visitMinutes === "object" && { visitMinutes: ofWineries(visitMinutes, isKept) }),
    ...(notes && { notes: ofWineries(notes, isKept) }),
    ...(dayLog && { dayLog: logOf(withoutMarksOf(dayLog, isGone)) }),
  };
}
