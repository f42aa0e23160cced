import type { CalendarDate } from "../../trip/calendar-date.ts";
import type { WineryId } from "../problem.ts";

/** What a visitor says on the day. Times are minutes after local midnight. */
export type DayMark = {
  /** Counts up within a log; later marks have higher ones. */
  readonly id: number;
  readonly date: CalendarDate;
  readonly minute: number;
} & (
  | {
      /** "I am here", or "skip this one": they wish to pass it over, or its door is closed. */
      readonly kind: "here" | "skip";
      readonly wineryId: WineryId;
    }
  | {
      /** They go on now, before or after the visit's planned end. */
      readonly kind: "leave";
    }
  | {
      /** They will go on so many minutes later than planned. */
      readonly kind: "late";
      readonly by: number;
    }
);

/** What a mark says, without when. */
export type DayWord =
  | { readonly kind: "here" | "skip"; readonly wineryId: WineryId }
  | { readonly kind: "leave" }
  | { readonly kind: "late"; readonly by: number };
