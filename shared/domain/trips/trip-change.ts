/** One edit of a trip, as data: it travels between tabs, phones and the server, and can be undone. */
import type { Arrangement } from "../schedule/arrange.ts";
import type { DayMark } from "../schedule/day-out/day-mark.ts";
import type { DayEnds, PlanRequest } from "../schedule/plan-request.ts";
import type { Pin, WineryId, Wish } from "../schedule/problem.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import type { CalendarDate } from "./calendar-date.ts";
import type { DayPlaces, StopNote, TripInput } from "./trip-input.ts";

/**
 * The weekday of the plan the editor saw. A change that names a day fixes it where the trip has
 * neither date nor weekday: else another weekday could be the best one from then on.
 */
interface OnDay {
  readonly startWeekday?: Weekday | undefined;
}

/** The parts of a request that change together, as a repair changes them. */
type PlanFields = {
  readonly [K in Exclude<keyof PlanRequest, "wineries" | "base">]?: TripInput[K] | undefined;
};

/** What a change did, field by field, so that exactly that can be taken back. */
export interface TripPatch {
  /** Null stands for "not set". */
  readonly fields?: Readonly<Partial<Record<PatchedField, unknown>>> | undefined;
  readonly add?: readonly { readonly wineryId: WineryId; readonly at: number }[] | undefined;
  readonly remove?: readonly WineryId[] | undefined;
  readonly pins?: Readonly<Record<string, Pin | null>> | undefined;
  readonly wishes?: Readonly<Record<string, Wish | null>> | undefined;
  readonly visits?: Readonly<Record<string, number | null>> | undefined;
  readonly notes?: Readonly<Record<string, StopNote | null>> | undefined;
  /** By the mark's id. */
  readonly dayLog?: Readonly<Record<string, DayMark | null>> | undefined;
}

/** Fields that a patch sets whole. */
export const PATCHED_FIELDS = [
  "name",
  "guests",
  "base",
  "days",
  "ends",
  "wineriesPerDay",
  "startDate",
  "startWeekday",
  "dayStart",
  "dayEnd",
  "lunch",
  "arrangement",
  "places",
] as const satisfies readonly (keyof TripInput)[];

type PatchedField = (typeof PATCHED_FIELDS)[number];

export type TripEdit =
  | { readonly kind: "rename"; readonly name: string | null }
  | { readonly kind: "guests"; readonly guests: number | null }
  /** Makes room where there is none: more stops a day first, then another day. */
  | { readonly kind: "add"; readonly wineryId: WineryId }
  | { readonly kind: "remove"; readonly wineryId: WineryId }
  | { readonly kind: "wish"; readonly wineryId: WineryId; readonly wish: Wish }
  /**
   * Puts a stop on a day; null lets it move again. `begin` is the time of an appointment, or null where
   * the stop stays on the day it is planned for.
   */
  | ({
      readonly kind: "pin";
      readonly wineryId: WineryId;
      readonly day: number | null;
      readonly begin?: number | null | undefined;
    } & OnDay)
  | { readonly kind: "visit"; readonly wineryId: WineryId; readonly minutes: number }
  /** When a day starts and ends, and whether it has a lunch break; what is left out stays. */
  | ({
      readonly kind: "day";
      readonly day: number;
      readonly start?: number | undefined;
      readonly end?: number | undefined;
      readonly lunch?: boolean | undefined;
    } & OnDay)
  | ({ readonly kind: "places"; readonly day: number } & DayPlaces)
  | {
      readonly kind: "start";
      readonly startDate: CalendarDate | null;
      readonly startWeekday?: Weekday | null | undefined;
    }
  | { readonly kind: "pace"; readonly wineriesPerDay: number }
  | { readonly kind: "days"; readonly days: number }
  /** Where each day begins and ends; as many as the trip has days from then on. */
  | { readonly kind: "ends"; readonly ends: readonly DayEnds[] }
  /** Puts a stop before the `at`th other stop of a day. `orders` are those the editor saw, of `among`. */
  | ({
      readonly kind: "move";
      readonly wineryId: WineryId;
      readonly day: number;
      readonly at: number;
      readonly orders: Arrangement;
      readonly among: readonly WineryId[];
    } & OnDay)
  | { readonly kind: "bestOrder" }
  /** Lays fields over the request: a repair. */
  | { readonly kind: "plan"; readonly fields: PlanFields; readonly said: string }
  | { readonly kind: "note"; readonly wineryId: WineryId; readonly note: StopNote | null }
  /** Says something on a day of the trip: late, closed, here. */
  | { readonly kind: "mark"; readonly mark: DayMark }
  /** Takes back what was said, whichever mark it is; `said` is it in words. */
  | { readonly kind: "unmark"; readonly markId: number; readonly said: string }
  /** Takes another change back. */
  | { readonly kind: "undo"; readonly patch: TripPatch; readonly said: string };

/** An edit with the id its author gave it: what was applied already is not applied again. */
export type TripChange = TripEdit & { readonly id: string };
