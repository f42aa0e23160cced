import type { CalendarDate } from "../../trips/calendar-date.ts";
import type { WineryId } from "../problem.ts";

/** What a visitor reports on the day. Times are minutes after local midnight. */
export type DayWord =
  /** "I am here", "skip this one", "this one is closed". */
  | { readonly kind: "here" | "skip" | "closed"; readonly wineryId: WineryId }
  /** They leave now, or at a time they typed. */
  | { readonly kind: "leave"; readonly at?: number | undefined }
  /** They will leave this many minutes late. */
  | { readonly kind: "late"; readonly by: number }
  | { readonly kind: "shorten"; readonly wineryId: WineryId; readonly minutes: number }
  /** Put the rest of the day in the best order. */
  | { readonly kind: "reorder" };

export type DayMark = DayWord & {
  /** When it was made, in milliseconds; a trip's marks are in this order. */
  readonly id: number;
  readonly date: CalendarDate;
  readonly minute: number;
  /**
   * The day's stops they had reached by then, in the plan they saw. Later plans do not change
   * these; without them, the current plan decides.
   */
  readonly passed?: readonly WineryId[] | undefined;
};

/** Shortest visit that is proposed, in minutes. */
export const SHORTEST_VISIT = 30;

export function withMark(marks: readonly DayMark[], mark: DayMark): DayMark[] {
  return [...marks.filter(({ id }) => id !== mark.id), mark].sort(
    (one, other) => one.id - other.id,
  );
}

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

/** Lateness that is said again adds up to what was said just before. */
export const withLateness = (mark: DayMark, before: DayMark | undefined): DayMark =>
  mark.kind === "late" && before?.kind === "late" ? { ...mark, by: before.by + mark.by } : mark;

/** Marks as a trip stores them: undefined if empty. */
export const logOf = (marks: readonly DayMark[] = []): readonly DayMark[] | undefined =>
  marks.length > 0 ? marks : undefined;
