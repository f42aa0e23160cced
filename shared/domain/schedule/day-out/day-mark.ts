import type { CalendarDate } from "../../trips/calendar-date.ts";
import type { WineryId } from "../problem.ts";

/** What a visitor says on the day. Times are minutes after local midnight. */
export type DayWord =
  /** "I am here"; "skip this one"; "this one is closed", said at its door. */
  | { readonly kind: "here" | "skip" | "closed"; readonly wineryId: WineryId }
  /** They go on now, before or after the visit's planned end; or at a time that they typed. */
  | { readonly kind: "leave"; readonly at?: number | undefined }
  /** They will go on so many minutes later than planned. */
  | { readonly kind: "late"; readonly by: number }
  /** The visit takes so many minutes. */
  | { readonly kind: "shorten"; readonly wineryId: WineryId; readonly minutes: number }
  /** The rest of the day in the best order, not in the one that was planned. */
  | { readonly kind: "reorder" };

/** A word, and when it was said. */
export type DayMark = DayWord & {
  /** When it was made, in milliseconds: marks of a trip stand in this order, whoever made them. */
  readonly id: number;
  readonly date: CalendarDate;
  readonly minute: number;
  /**
   * The stops of the day whose doors they had reached by then, by the plan they saw: another plan does
   * not change what was. Without it, the plan says.
   */
  readonly passed?: readonly WineryId[] | undefined;
};

/** Shortest visit that is proposed. */
export const SHORTEST_VISIT = 30;

/** Marks with another one, in the order in which they were made. */
export function withMark(marks: readonly DayMark[], mark: DayMark): DayMark[] {
  return [...marks.filter(({ id }) => id !== mark.id), mark].sort(
    (one, other) => one.id - other.id,
  );
}

/** Marks without those about some wineries. */
export function withoutMarksOf(
  marks: readonly DayMark[],
  isGone: (id: WineryId) => boolean,
): DayMark[] {
  return marks
    .filter((mark) => !("wineryId" in mark) || !isGone(mark.wineryId))
    .map((mark) =>
      mark.passed ? { ...mark, passed: mark.passed.filter((id) => !isGone(id)) } : mark,
    );
}

/** Marks as a trip holds them: a trip on which nothing was said has none. */
export const logOf = (marks: readonly DayMark[] = []): readonly DayMark[] | undefined =>
  marks.length > 0 ? marks : undefined;
