import { useEffect, useMemo, useState } from "react";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import {
  type DayMark,
  type DayWord,
  withMark,
  withoutMarksOf,
} from "#shared/domain/schedule/day-out/day-mark.ts";
import { type FollowedProgress, followDay } from "#shared/domain/schedule/day-out/day-out.ts";
import { livedDays } from "#shared/domain/schedule/day-out/lived-days.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { problemFor } from "#shared/domain/schedule/plan-request.ts";
import type { ScheduleProblem, WineryId } from "#shared/domain/schedule/problem.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import type { Solved } from "../plan/use-plan.ts";
import { ServerStore } from "../store/server-store.ts";
import type { StoreState, TripStore } from "../store/trip-store.ts";
import { readDayLog, writeDayLog } from "./day-log.ts";

interface DayOptions {
  readonly store: TripStore;
  readonly state: StoreState;
  /** The plan on the page; null before there is one. */
  readonly solved: Solved | null;
  readonly facts: ItineraryFacts | null;
  readonly clock: () => Date;
  /** When the server rendered the page (ISO 8601), if it did. */
  readonly renderedAt?: string | undefined;
}

/** Today's part of the plan, after everything marked on it. */
export interface DayOfTrip {
  readonly now: WashingtonTime;
  readonly made: ReturnType<typeof useDayMarks>;
  readonly problem: ScheduleProblem;
  readonly followed: FollowedProgress;
}

/** The days of a trip after everything marked on them; `today` is null unless the trip is under way. */
export function useDayOfTrip({ store, state, solved, facts, clock, renderedAt }: DayOptions): {
  readonly today: DayOfTrip | null;
  readonly days: readonly PlannedDay[];
} {
  const now = useWashingtonTime(clock, renderedAt);
  const made = useDayMarks(store, state, store instanceof ServerStore ? store.token : null);
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
      problem,
      followed: day < 0 ? null : followDay(followed, day),
      days: livedDays(followed, date),
    };
  }, [solved, facts, marks, date]);
  const followed = known?.followed;
  return {
    today: known && followed ? { now, made, problem: known.problem, followed } : null,
    days: known?.days ?? solved?.answer.days ?? NO_DAYS,
  };
}

const NO_DAYS: readonly PlannedDay[] = [];

/** When a mark is made, and which stops were reached by then. */
interface MarkTime {
  readonly now: WashingtonTime;
  readonly instant: Date;
  readonly passed: readonly WineryId[];
}

/**
 * The marks on the days of a trip. An editor's marks change the trip for everybody; anybody else's are
 * kept on this device only.
 *
 * @param token null for a trip that only this device has.
 */
function useDayMarks(store: TripStore, state: StoreState, token: string | null) {
  const { trip, mayEdit } = state;
  const [own, setOwn] = useState<readonly DayMark[]>([]);
  const keepsHere = !mayEdit && token !== null;

  // After hydration: the server renders without the marks of this device.
  useEffect(() => {
    setOwn(keepsHere ? readDayLog(token) : []);
  }, [keepsHere, token]);

  const keep = (next: readonly DayMark[]) => {
    setOwn(next);
    if (token !== null) writeDayLog(token, next);
  };
  const { dayLog, wineries } = trip;
  const marks = useMemo(() => {
    const here = withoutMarksOf(own, (id) => !wineries.includes(id));
    return here.reduce<readonly DayMark[]>(withMark, dayLog ?? []);
  }, [own, dayLog, wineries]);
  return {
    /** Of all days, oldest first. */
    marks,
    /** Builds a mark without making it. */
    markOf: (word: DayWord, { now, instant, passed }: MarkTime): DayMark => {
      const id = Math.max(instant.getTime(), ...marks.map((each) => each.id + 1));
      return { ...word, id, date: now.date, minute: now.minutes, passed };
    },
    /** @returns why it was refused; null if it was made. */
    mark: (mark: DayMark): string | null => {
      if (!keepsHere) return store.edit([{ kind: "mark", mark }]);
      keep(withMark(own, mark));
      return null;
    },
    /** Takes back any mark; `said` describes it for the trip's history. */
    undo: (id: number, said: string) => {
      if (keepsHere) keep(own.filter((each) => each.id !== id));
      else store.edit([{ kind: "unmark", markId: id, said }]);
    },
    /** Whether this visitor may take a mark back. */
    isOwn: (id: number) => !keepsHere || own.some((each) => each.id === id),
  };
}

type WashingtonTime = ReturnType<typeof clockInWashington>;

const TICK_MS = 10_000;

/**
 * The time in Washington, updated every few seconds and when the page becomes visible.
 *
 * @param renderedAt when the server rendered the page (ISO 8601): hydration must show the same time.
 */
function useWashingtonTime(clock: () => Date, renderedAt?: string): WashingtonTime {
  const [now, setNow] = useState(() =>
    clockInWashington(renderedAt ? new Date(renderedAt) : clock()),
  );
  useEffect(() => {
    const look = () =>
      setNow((before) => {
        const next = clockInWashington(clock());
        return next.minutes === before.minutes && next.date === before.date ? before : next;
      });
    look();
    const timer = setInterval(look, TICK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [clock]);
  return now;
}
