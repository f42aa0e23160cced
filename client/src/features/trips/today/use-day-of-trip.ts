import { useEffect, useMemo, useState } from "react";
import { keep, readKept } from "#client/lib/kept.ts";
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
import type { SolverState } from "../plan/use-plan.ts";
import { ServerStore } from "../store/server-store.ts";
import type { StoreState, TripStore } from "../store/trip-store.ts";

interface DayOptions {
  readonly store: TripStore;
  readonly state: StoreState;
  /** The plan on show, and what it was asked; null before there is one. */
  readonly heard: SolverState["heard"];
  readonly facts: ItineraryFacts | null;
  readonly clock: () => Date;
  /** When the page was drawn, ISO 8601, where it came drawn. */
  readonly renderedAt?: string | undefined;
}

/** The day of the plan that is today, after everything marked on it. */
export interface DayOfTrip {
  readonly now: WashingtonTime;
  readonly made: DayMarks;
  readonly problem: ScheduleProblem;
  readonly followed: FollowedProgress;
}

/** The days of a trip after everything marked on them; `today` where the trip is on. */
export function useDayOfTrip({ store, state, heard, facts, clock, renderedAt }: DayOptions): {
  readonly today: DayOfTrip | null;
  readonly days: readonly PlannedDay[];
} {
  const now = useWashingtonTime(clock, renderedAt);
  const made = useDayMarks(store, state, store instanceof ServerStore ? store.token : null);
  const { marks } = made;
  const { date } = now;
  const known = useMemo(() => {
    if (!heard || !facts || heard.answer.contradictions.length > 0) return null;
    const { answer: plan, question } = heard;
    if (plan.days.every((day) => day.date === null || day.date > date)) return null;
    const problem = problemFor(requestOf(question.trip), scheduleFacts(facts), plan.startWeekday);
    const followed = { problem, plan, marks };
    const day = plan.days.findIndex((each) => each.date === date);
    return {
      problem,
      followed: day < 0 ? null : followDay(followed, day),
      days: livedDays(followed, date),
    };
  }, [heard, facts, marks, date]);
  const followed = known?.followed;
  return {
    today: known && followed ? { now, made, problem: known.problem, followed } : null,
    days: known?.days ?? heard?.answer.days ?? NO_DAYS,
  };
}

const NO_DAYS: readonly PlannedDay[] = [];

/** When something is marked, and which stops were reached by then. */
interface Said {
  readonly now: WashingtonTime;
  readonly instant: Date;
  readonly passed: readonly WineryId[];
}

interface DayMarks {
  /** All of the trip's days, in the order in which they were made. */
  readonly marks: readonly DayMark[];
  /** The mark for a word, without making it. */
  readonly markOf: (word: DayWord, said: Said) => DayMark;
  /** @returns why it cannot be made; null where it was. */
  readonly mark: (mark: DayMark) => string | null;
  /** Takes one mark back, whichever it is; `said` is it in words. */
  readonly undo: (id: number, said: string) => void;
  /** Whether a mark can be taken back here. */
  readonly isOwn: (id: number) => boolean;
}

/**
 * What was said on the days of a trip. Who may edit it changes the trip by it, for everybody who has it
 * open; who may not keeps their own marks on this device.
 *
 * @param token of a trip that the server keeps; null for one that is here alone.
 */
function useDayMarks(store: TripStore, state: StoreState, token: string | null): DayMarks {
  const { trip, mayEdit } = state;
  const [own, setOwn] = useState<readonly DayMark[]>([]);
  const keepsHere = !mayEdit && token !== null;

  // The server renders without the marks of this device.
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
    marks,
    markOf: (word, { now, instant, passed }) => {
      const id = Math.max(instant.getTime(), ...marks.map((each) => each.id + 1));
      return { ...word, id, date: now.date, minute: now.minutes, passed };
    },
    mark: (mark) => {
      if (!keepsHere) return store.edit([{ kind: "mark", mark }]);
      keep(withMark(own, mark));
      return null;
    },
    undo: (id, said) => {
      if (keepsHere) keep(own.filter((each) => each.id !== id));
      else store.edit([{ kind: "unmark", markId: id, said }]);
    },
    isOwn: (id) => !keepsHere || own.some((each) => each.id === id),
  };
}

/** What Washington's clocks show; minutes after local midnight. */
type WashingtonTime = ReturnType<typeof clockInWashington>;

/** How often the clock is read; a phone that wakes reads it at once. */
const TICK_MS = 10_000;

/**
 * The time in Washington, wherever the visitor's own clock is set.
 *
 * @param renderedAt when the page was drawn (ISO 8601), so that it begins with what it said then.
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

const keyOf = (token: string) => `trip-day:${token}`;

/** The kept marks; none where there are none that can be read. */
function readDayLog(token: string): readonly DayMark[] {
  const kept = readKept(keyOf(token));
  const marks = isRecord(kept) ? kept.marks : null;
  return Array.isArray(marks) && marks.every(isMark) ? marks : [];
}

/** The numbers that each kind of mark has beside its time. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  ...{ here: ["wineryId"], skip: ["wineryId"], closed: ["wineryId"] },
  ...{ leave: [], late: ["by"], shorten: ["wineryId", "minutes"], reorder: [] },
} satisfies Record<DayWord["kind"], readonly string[]>;

function isMark(value: unknown): value is DayMark {
  if (!isRecord(value) || typeof value.date !== "string" || !DATE.test(value.date)) return false;
  const numbers = NUMBERS[String(value.kind)];
  const isTyped = value.at === undefined || isCount(value.at);
  return isTyped && !!numbers && ["id", "minute", ...numbers].every((name) => isCount(value[name]));
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Keeps the marks; where the browser refuses to store, they last as long as the page. */
const writeDayLog = (token: string, marks: readonly DayMark[]): void =>
  keep(keyOf(token), marks.length === 0 ? null : { marks });
