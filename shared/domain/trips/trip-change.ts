/** Edits of a trip as data, sent between tabs, phones and the server. */
import type { Arrangement } from "../schedule/arrange.ts";
import type { DayMark } from "../schedule/day-out/day-mark.ts";
import type { DayEnds, PlanRequest } from "../schedule/plan-request.ts";
import type { Pin, WineryId, Wish } from "../schedule/problem.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import type { CalendarDate } from "./calendar-date.ts";
import type { DayPlaces, StopNote, TripInput } from "./trip-input.ts";

/**
 * The weekday of the plan the editor saw. A change of a day fixes it for a trip without date and
 * weekday, since another weekday could be the best one afterward.
 */
interface OnDay {
  readonly startWeekday?: Weekday | undefined;
}

/** The fields of a request that a repair changes. */
type PlanFields = {
  readonly [K in Exclude<keyof PlanRequest, "wineries" | "base">]?: TripInput[K] | undefined;
};

export type NotePatch = { readonly [K in keyof StopNote]: StopNote[K] | null };

/** The effect of a change, field by field, so that exactly this can be undone. */
export interface TripPatch {
  /** Null means not set. */
  readonly fields?: Readonly<Partial<Record<PatchedField, unknown>>> | undefined;
  /** The planned wineries that the order, set or kept, was made among; older patches lack it. */
  readonly among?: readonly WineryId[] | undefined;
  /** Of the fields said day by day, what is changed, as "0.dinner"; older patches lack it. */
  readonly onDays?: readonly string[] | undefined;
  readonly add?: readonly { readonly wineryId: WineryId; readonly at: number }[] | undefined;
  readonly remove?: readonly WineryId[] | undefined;
  readonly pins?: Readonly<Record<string, Pin | null>> | undefined;
  readonly wishes?: Readonly<Record<string, Wish | null>> | undefined;
  readonly visits?: Readonly<Record<string, number | null>> | undefined;
  /** Of a note the fields that change. */
  readonly notes?: Readonly<Record<string, NotePatch | null>> | undefined;
  /** By mark id. */
  readonly dayLog?: Readonly<Record<string, DayMark | null>> | undefined;
}

/** Fields that a patch replaces as a whole. */
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

export type PatchedField = (typeof PATCHED_FIELDS)[number];

export type TripEdit =
  | { readonly kind: "rename"; readonly name: string | null }
  | { readonly kind: "guests"; readonly guests: number | null }
  /** Makes room if needed: more stops a day first, then another day. */
  | { readonly kind: "add"; readonly wineryId: WineryId }
  | { readonly kind: "remove"; readonly wineryId: WineryId }
  | { readonly kind: "wish"; readonly wineryId: WineryId; readonly wish: Wish }
  /** Pins a stop to a day, or unpins it (null). `begin` is the time of an appointment. */
  | ({
      readonly kind: "pin";
      readonly wineryId: WineryId;
      readonly day: number | null;
      readonly begin?: number | null | undefined;
    } & OnDay)
  | { readonly kind: "visit"; readonly wineryId: WineryId; readonly minutes: number }
  /** Changes a day's hours and lunch break; omitted fields stay. */
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
  /** Where each day begins and ends, which also sets the number of days. */
  | { readonly kind: "ends"; readonly ends: readonly DayEnds[] }
  /** Moves a stop before the `at`th other stop of a day. The editor saw `orders`, of `among`. */
  | ({
      readonly kind: "move";
      readonly wineryId: WineryId;
      readonly day: number;
      readonly at: number;
      readonly orders: Arrangement;
      readonly among: readonly WineryId[];
    } & OnDay)
  | { readonly kind: "bestOrder" }
  /** Applies a repair: whole fields, and what differs of single stops. */
  | {
      readonly kind: "plan";
      readonly fields: PlanFields;
      readonly patch?: TripPatch | undefined;
      readonly said: string;
    }
  | {
      readonly kind: "note";
      readonly wineryId: WineryId;
      readonly note: StopNote | null;
      /** What the editor changed of it: the rest stays as others left it. By default all. */
      readonly only?: readonly (keyof StopNote)[] | undefined;
    }
  /** Marks something on a day of the trip: late, closed, here. */
  | { readonly kind: "mark"; readonly mark: DayMark }
  /** Removes a mark; `said` describes it. */
  | { readonly kind: "unmark"; readonly markId: number; readonly said: string }
  /** Undoes another change. */
  | { readonly kind: "undo"; readonly patch: TripPatch; readonly said: string };

export type OfKind<K extends TripEdit["kind"]> = Extract<TripEdit, { kind: K }>;

/** An edit with an id from its author, so that it is applied only once. */
export type TripChange = TripEdit & { readonly id: string };
