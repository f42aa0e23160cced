import type { DayMark } from "#shared/api/trips/trip-changes.ts";
import type { WineryId } from "../problem.ts";

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
