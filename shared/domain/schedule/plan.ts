/** A plan: days with times, what was left out and why. Times are minutes after midnight. */

import type { CalendarDate } from "../trips/calendar-date.ts";
import type { OpenPeriod, Weekday } from "../winery/opening-hours.ts";
import type { LunchPlace, WineryId } from "./problem.ts";
import type { Score } from "./solver/score.ts";
import type { HoursKnown } from "./solver/visit-windows.ts";

export const NOTICE_CODES = [
  "unknownHours",
  "byAppointment",
  "openEnded",
  "bookFirst",
  "holiday",
  "ferry",
  "lunch",
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];

export interface Notice {
  readonly code: NoticeCode;
  readonly text: string;
}

export interface PlannedLeg {
  readonly travel: "car" | "foot";
  readonly legMinutes: number;
  readonly legMiles: number;
  readonly ferry: boolean;
}

/** How a leg is traveled, and for how long. */
export type Travel = Pick<PlannedLeg, "travel" | "legMinutes" | "ferry">;

export interface PlannedStop extends PlannedLeg {
  readonly wineryId: WineryId;
  /** At the door, after parking. */
  readonly arrive: number;
  readonly begin: number;
  readonly end: number;
  readonly parkMinutes: number;
  readonly waitMinutes: number;
  readonly hours: HoursKnown;
  /** The listed hours the visit lies in; null if unknown. */
  readonly opening: OpenPeriod | null;
  readonly pinned: boolean;
  readonly notices: readonly Notice[];
}

/** A break at a place to eat. */
interface PlannedMeal extends Pick<LunchPlace, "key" | "name" | "town"> {
  readonly there: PlannedLeg;
  /** Back to where they were; null if they continue from there. */
  readonly back: PlannedLeg | null;
  readonly hours: HoursKnown;
  readonly notices: readonly Notice[];
}

export interface PlannedDay {
  readonly date: CalendarDate | null;
  readonly weekday: Weekday;
  /** A federal holiday. */
  readonly holiday: string | null;
  /** Names of where the day begins and ends. */
  readonly from: string;
  readonly to: string;
  /** Null, like `backAt` and `back`, for a day without a stop that ends where it begins. */
  readonly leaveAt: number | null;
  readonly backAt: number | null;
  /** Total, with the drive back and without walks. */
  readonly driveMinutes: number;
  /** Driven, with the drive back, to a tenth. */
  readonly miles: number;
  /** At doors and before the break. */
  readonly waitMinutes: number;
  readonly stops: readonly PlannedStop[];
  /** When the break begins. */
  readonly lunchAt: number | null;
  /** What the break follows: nothing yet, the return, or the visit of a winery. */
  readonly lunchPlace: "before" | "after" | WineryId | null;
  readonly meal: PlannedMeal | null;
  readonly back: PlannedLeg | null;
}

/** Why a stop is not in the plan, or a pin cannot hold (codes: docs/schedule.md). */
export interface Reason {
  readonly code: ReasonCode;
  /** Day index; null if it is about the trip. */
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

/** A pin that cannot hold alone, or pins that conflict. */
export interface Contradiction extends Reason {
  readonly wineryIds: readonly WineryId[];
}

export interface Plan {
  readonly days: readonly PlannedDay[];
  readonly left: readonly LeftStop[];
  /** Empty if every pin holds; otherwise no stop is planned. */
  readonly contradictions: readonly Contradiction[];
  readonly score: Score;
  /** All orders of all sets of stops were compared, so no better plan exists under the rules. */
  readonly proof: { readonly optimal: true };
}

export const idsOfStops = (
  days: readonly { readonly stops: readonly { readonly wineryId: WineryId }[] }[],
): WineryId[] => days.flatMap(({ stops }) => stops.map(({ wineryId }) => wineryId));

/** Whether the last day of a plan is past; never without a date. */
export const isOver = (days: readonly Pick<PlannedDay, "date">[], today: CalendarDate): boolean =>
  (days.at(-1)?.date ?? today) < today;
