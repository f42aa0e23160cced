/** Everything a trip's editors decide; its plan, mail and pages all follow from it. */
import type { Arrangement } from "../schedule/arrange.ts";
import { type DayMark, logOf, withoutMarksOf } from "../schedule/day-out/day-mark.ts";
import type { PlanRequest } from "../schedule/plan-request.ts";
import type { WineryId } from "../schedule/problem.ts";
import { hoursOfAnswer } from "./trip-rules.ts";

/** The form's answers that do not affect the plan (spec §3). */
interface TripAnswers {
  readonly drivingDistance: string | null;
  readonly timeAvailable: string | null;
  readonly budget: string | null;
  readonly reservationPreference: string | null;
  readonly region: string | null;
  readonly preferences: readonly string[];
}

/** What an editor keeps about a stop; only the editors of the trip see it. */
export interface StopNote {
  /** At most 500 characters. */
  readonly text?: string | undefined;
  /** At most 60 characters. */
  readonly confirmation?: string | undefined;
  readonly tasted?: boolean | undefined;
  readonly liked?: boolean | undefined;
  readonly bought?: boolean | undefined;
}

/** A place to eat or sleep: one of the guide (`placeId`), or one the visitor names. */
export interface TripPlace {
  readonly placeId?: number | undefined;
  readonly name: string;
  /** A town of the town table. */
  readonly town: string;
  readonly address?: string | undefined;
}

/** What a day has besides its stops. */
export interface DayPlaces {
  readonly lunch?: TripPlace | null | undefined;
  readonly dinner?: TripPlace | null | undefined;
  /** Where the night after this day is spent. */
  readonly bed?: TripPlace | null | undefined;
}

/**
 * A trip as its editors made it. The plan is worked out from it and never stored: the same
 * `TripInput` and the same facts give the same plan, on the phone and on the server.
 */
export interface TripInput extends PlanRequest {
  readonly wineriesPerDay: number;
  /** At most 100 characters; null for a trip without a name of its own. */
  readonly name: string | null;
  /** The exact party, 1 to 50; null if nobody said. */
  readonly guests: number | null;
  readonly answers: TripAnswers;
  /** The stops of each day in the visitor's own order; null for the best order. */
  readonly arrangement: Arrangement | null;
  /** By the winery's id. */
  readonly notes?: Readonly<Record<string, StopNote>> | undefined;
  /** One for each day. */
  readonly places?: readonly DayPlaces[] | undefined;
  /** Marks made on the days of the trip, in order: the plan stays, the day continues from them. */
  readonly dayLog?: readonly DayMark[] | undefined;
}

/** Only the questions that were answered; a missing value or an empty region is no answer. */
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

/** A new trip with the hours that follow from its answers, where it says none of its own. */
export function withAnsweredHours(trip: TripInput): TripInput {
  const hours = hoursOfAnswer(trip.answers.timeAvailable);
  const { dayStart = hours.dayStart, dayEnd = hours.dayEnd } = trip;
  return { ...trip, dayStart, dayEnd };
}

/** The values of these wineries alone. */
function ofWineries<T>(
  values: Readonly<Record<string, T>>,
  isKept: (id: WineryId) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => isKept(Number(id))));
}

/** A trip without some of its wineries and everything said about them. */
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
