/** What a plan says: days with times, what was left out and why. Times are minutes after midnight. */

import type { CalendarDate } from "../trips/calendar-date.ts";
import type { OpenPeriod, Weekday } from "../winery/opening-hours.ts";
import type { LunchPlace, WineryId } from "./problem.ts";
import type { Score } from "./solver/score.ts";
import type { HoursKnown } from "./solver/visit-windows.ts";

export const NOTICE_CODES = [
  "unknownHours",
  "openEnded",
  "bookFirst",
  "holiday",
  "ferry",
  "lunch",
] as const;
type NoticeCode = (typeof NOTICE_CODES)[number];

/** Something to know about a stop, for a visitor. */
export interface Notice {
  readonly code: NoticeCode;
  readonly text: string;
}

/** The way to a stop, or back to the base. */
export interface PlannedLeg {
  readonly travel: "car" | "foot";
  readonly legMinutes: number;
  readonly legMiles: number;
  readonly ferry: boolean;
}

export interface PlannedStop extends PlannedLeg {
  readonly wineryId: WineryId;
  /** At the door: parking is over. */
  readonly arrive: number;
  readonly begin: number;
  readonly end: number;
  /** Minutes for parking, before `arrive`. */
  readonly parkMinutes: number;
  /** From `arrive` to `begin`. */
  readonly waitMinutes: number;
  readonly hours: HoursKnown;
  /** The interval the visit lies in, as listed; null where hours are unknown. */
  readonly opening: OpenPeriod | null;
  /** Whether the visitor pinned it to this day. */
  readonly pinned: boolean;
  readonly notices: readonly Notice[];
}

/** A break at a place to eat. It follows the stop, or the end of the day, that `lunchPlace` names. */
interface PlannedMeal extends Pick<LunchPlace, "key" | "name" | "town"> {
  /** The way there. */
  readonly there: PlannedLeg;
  /** The way back to where they were; null where they drive on from it. */
  readonly back: PlannedLeg | null;
  readonly hours: HoursKnown;
  readonly notices: readonly Notice[];
}

export interface PlannedDay {
  readonly date: CalendarDate | null;
  readonly weekday: Weekday;
  /** The federal holiday of the date. */
  readonly holiday: string | null;
  /** Where the day begins and ends, by name. */
  readonly from: string;
  readonly to: string;
  /** Null, like `backAt` and `back`, for a day without a stop that ends where it begins. */
  readonly leaveAt: number | null;
  readonly backAt: number | null;
  /** In all, the way back included; walks are no driving. */
  readonly driveMinutes: number;
  /** Driven, the way back included, to a tenth. */
  readonly miles: number;
  /** At doors and before the break: everything on the way that is nothing else. */
  readonly waitMinutes: number;
  readonly stops: readonly PlannedStop[];
  /** When the break begins; null for a day without one. */
  readonly lunchAt: number | null;
  /** Where the break is; the winery is the one whose visit it follows. */
  readonly lunchPlace: "before" | "after" | WineryId | null;
  /** The place to eat where the break is held; null where the day names none. */
  readonly meal: PlannedMeal | null;
  readonly back: PlannedLeg | null;
}

/** Why a stop is not in the plan, or a pin cannot hold. Codes: docs/schedule.md. */
export interface Reason {
  readonly code: ReasonCode;
  /** Index of the day it is about; null when it is about the trip. */
  readonly day: number | null;
  readonly text: string;
}

export const REASON_CODES = [
  "skipped",
  "closed",
  "noRoad",
  "visitTooLong",
  "closesTooEarly",
  "backTooLate",
  "appointmentClosed",
  "appointmentTooEarly",
  "lunch",
  "noRoom",
  "dayFull",
  "insteadOf",
  "notArranged",
  "noTimeAfter",
  "pinnedTwice",
  "pinnedAndSkipped",
  "tooManyPins",
  "pinsClash",
  "pins",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface LeftStop {
  readonly wineryId: WineryId;
  readonly reasons: readonly Reason[];
}

/** Pins that cannot hold: one alone, or several that exclude each other. */
export interface Contradiction extends Reason {
  readonly wineryIds: readonly WineryId[];
}

export interface Plan {
  readonly days: readonly PlannedDay[];
  readonly left: readonly LeftStop[];
  /** Empty when every pin holds; else no stop is planned and these are the answer. */
  readonly contradictions: readonly Contradiction[];
  readonly score: Score;
  /** Every order of every set on every day was weighed: no better plan exists under the rules. */
  readonly proof: { readonly optimal: true };
}

/** The wineries that days visit, in their order. */
export const idsOfStops = (
  days: readonly { readonly stops: readonly { readonly wineryId: WineryId }[] }[],
): WineryId[] => days.flatMap(({ stops }) => stops.map(({ wineryId }) => wineryId));
