import { useEffect, useMemo, useState } from "react";
import { useNow } from "#client/lib/dates/use-now.ts";
import { keep, readKept } from "#client/lib/kept.ts";
import { fieldsOf, isInteger, isText, listOf } from "#client/lib/parse.ts";
import type { DayMark, DayWord, TripEdit } from "#shared/api/trips/trip-changes.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { withMark, withoutMarksOf } from "#shared/domain/schedule/day-out/day-mark.ts";
import { followDay } from "#shared/domain/schedule/day-out/day-out.ts";
import { livedDays } from "#shared/domain/schedule/day-out/lived-days.ts";
import { isOver } from "#shared/domain/schedule/plan.ts";
import { problemFor } from "#shared/domain/schedule/plan-request.ts";
import type { WineryId } from "#shared/domain/schedule/problem.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import type { Solved } from "../plan/use-plan.ts";
import { ServerStore } from "../store/server-store.ts";
import type { TripStore } from "../store/trip-store.ts";

interface DayOptions {
  readonly store: TripStore;
  /** The plan on the page; null before there is one. */
  readonly solved: Solved | null;
  readonly facts: ItineraryFacts | null;
  /** When the server rendered the page (ISO 8601), if it did. */
  readonly renderedAt?: string | undefined;
}

/** Today's part of the plan, after everything marked on it. */
export type DayOfTrip = NonNullable<ReturnType<typeof useDayOfTrip>["today"]>;

/** The days of a trip after everything marked on them; `today` is null unless the trip is under way. */
export function useDayOfTrip({ store, solved, facts, renderedAt }: DayOptions) {
  const minute = useNow();
  // Hydration must show the time of the rendering.
  const now = useMemo(
    () => clockInWashington(minute ?? (renderedAt ? new Date(renderedAt) : new Date())),
    [minute, renderedAt],
  );
  const made = useDayMarks(store, now);
  const { marks } = made;
  const { date } = now;
  const known = useMemo(() => {
    if (!solved || !facts || solved.answer.contradictions.length > 0) return null;
    const { answer: plan, question } = solved;
    if (plan.days.every((day) => day.date === null || day.date > date)) return null;
    const problem = problemFor(requestOf(question.trip), scheduleFacts(facts), plan.startWeekday);
    const followed = { problem, plan, marks };
    const day = plan.days.findIndex((each) => each.date === date);
    return {
      ...{ problem, facts, trip: question.trip },
      followed: day < 0 ? null : followDay(followed, day),
      days: livedDays(followed, date),
    };
  }, [solved, facts, marks, date]);
  const followed = known?.followed;
  const days = known?.days ?? solved?.answer.days ?? [];
  return {
    today: known && followed ? { ...known, now, made, followed } : null,
    days,
    isOver: isOver(days, date),
  };
}

const keyOf = (token: string) => `trip-day:${token}`;

/** The marks of a visitor who may not edit the trip, kept on this device. */
export const readDayLog = (token: string): readonly DayMark[] =>
  readKept(keyOf(token), (kept) => listOf(fieldsOf(kept).marks, isMark)) ?? [];

/** As far as it takes to sort marks and to show them by day. */
function isMark(value: unknown): value is DayMark {
  const { id, kind, date, minute } = fieldsOf(value);
  return isInteger(id) && isText(kind) && isText(date) && isInteger(minute);
}

export const writeDayLog = (token: string, marks: readonly DayMark[]): boolean =>
  keep(keyOf(token), marks.length === 0 ? null : { marks });

/**
 * The marks on the days of a trip. An editor's marks change the trip for everybody; anybody else's are
 * kept on this device only.
 */
function useDayMarks(store: TripStore, now: ReturnType<typeof clockInWashington>) {
  const { trip, mayEdit } = store.use();
  const [own, setOwn] = useState<readonly DayMark[]>([]);
  const token = store instanceof ServerStore && !mayEdit ? store.token : null;

  // After hydration: the server renders without the marks of this device.
  useEffect(() => {
    setOwn(token === null ? [] : readDayLog(token));
  }, [token]);

  const { dayLog, wineries } = trip;
  const marks = useMemo(() => {
    const here = withoutMarksOf(own, (id) => !wineries.includes(id));
    return here.reduce<readonly DayMark[]>(withMark, dayLog ?? []);
  }, [own, dayLog, wineries]);
  /** Changes the marks of this device, or makes the edit. @returns why it was refused. */
  const keep = (next: readonly DayMark[], edit: TripEdit): string | null => {
    if (token === null) return store.edit([edit]);
    setOwn(next);
    writeDayLog(token, next);
    return null;
  };
  return {
    /** Of all days, oldest first. */
    marks,
    /** Makes a mark; `passed`: the stops reached by now. `refused` says why it was not made. */
    mark: (word: DayWord, passed: readonly WineryId[]) => {
      const id = Math.max(Date.now(), ...marks.map((each) => each.id + 1));
      const mark: DayMark = { ...word, id, date: now.date, minute: now.minutes, passed };
      return { mark, refused: keep(withMark(own, mark), { kind: "mark", mark }) };
    },
    /** Takes back any mark; `said` describes it for the trip's history. */
    undo: (id: number, said: string) =>
      keep(
        own.filter((each) => each.id !== id),
        { kind: "unmark", markId: id, said },
      ),
    /** Whether this visitor may take a mark back. */
    isOwn: (id: number) => token === null || own.some((each) => each.id === id),
  };
}
