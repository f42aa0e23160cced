import { planRest, type TripMoment } from "../on-the-day.ts";
import type { Contradiction, LeftStop, Plan, PlannedDay } from "../plan.ts";
import type { PlaceId, ScheduleProblem, WineryId } from "../problem.ts";
import { courseAt, type DayCourse, isLunchOver } from "./day-course.ts";
import type { DayMark } from "./day-mark.ts";

/** A visit that is over or going on. */
export interface VisitBehind {
  readonly wineryId: WineryId;
  readonly begin: number;
  readonly end: number;
}

/** A day of a trip as it goes: what is behind, and what is left, planned anew after each mark. */
export interface DayOut {
  /** Index in the plan's days. */
  readonly day: number;
  /** Today's visits so far, the one they are in last. */
  readonly behind: readonly VisitBehind[];
  readonly passedOver: readonly WineryId[];
  /** Where the rest of today begins. */
  readonly at: PlaceId;
  /** From when on they can go on from there. */
  readonly freeAt: number;
  /** Whether they are on the road although the rest begins later: they said that they are late. */
  readonly isUnderway: boolean;
  readonly lunchDone: boolean;
  /** What is left of today. */
  readonly today: PlannedDay;
  /** The days after it. */
  readonly later: readonly PlannedDay[];
  /** What no longer fits any day, with its reasons; empty as long as nothing was marked. */
  readonly left: readonly LeftStop[];
  /** Appointments and fixed days that can no longer be kept. */
  readonly letGo: readonly Contradiction[];
  /** Whether today is another than it was planned. */
  readonly isReplanned: boolean;
}

interface Followed {
  readonly problem: ScheduleProblem;
  /** The plan they set out with. */
  readonly plan: Pick<Plan, "days">;
  /** In the order in which they were made. */
  readonly marks: readonly DayMark[];
}

/** Marks beyond a day's last minute count for it. */
const LAST_MINUTE = 24 * 60 - 1;

/**
 * A day of a trip after everything that was marked. Whoever marks nothing follows the plan; each mark
 * plans the rest anew with the same solver and matrix (schedule.md §6).
 * @param day index of a day of the plan.
 * @throws RangeError for a day that the plan does not have.
 */
export function dayOut({ problem, plan, marks }: Followed, day: number): DayOut {
  let days = plan.days;
  let passedOver: readonly WineryId[] = [];
  const visited: WineryId[] = [];
  for (let index = 0; ; index += 1) {
    const frame = problem.days[index];
    const planned = days[index];
    if (!frame || !planned) throw new RangeError(`The trip has no day ${index}.`);
    const before: Before = { problem, days, visited: [...visited], passedOver };
    const own = marks.filter(({ date }) => date === frame.date);
    const out = own.reduce<DayOut>(
      (now, mark) => afterMark(now, mark, before),
      asPlanned(before, index),
    );
    if (index === day) return out;
    // Whoever marked nothing more has followed the plan to the day's end.
    visited.push(...idsOf(out.behind), ...idsOf(out.today.stops));
    passedOver = out.passedOver;
    if (out.isReplanned) days = [...days.slice(0, index), out.today, ...out.later];
  }
}

/** What a day begins with. */
interface Before {
  readonly problem: ScheduleProblem;
  readonly days: readonly PlannedDay[];
  readonly visited: readonly WineryId[];
  readonly passedOver: readonly WineryId[];
}

const idsOf = (stops: readonly { readonly wineryId: WineryId }[]): WineryId[] =>
  stops.map(({ wineryId }) => wineryId);

function asPlanned({ problem, days, passedOver }: Before, day: number): DayOut {
  const [today, ...later] = days.slice(day);
  if (!today) throw new RangeError(`The trip has no day ${day}.`);
  return {
    day,
    behind: [],
    passedOver,
    at: problem.days[day]?.from ?? "base",
    freeAt: problem.days[day]?.start ?? 0,
    isUnderway: false,
    lunchDone: false,
    today,
    later,
    left: [],
    letGo: [],
    isReplanned: false,
  };
}

/** Where a mark leaves them; the rest follows from it. */
type Standing = Pick<DayOut, "behind" | "passedOver" | "at" | "freeAt" | "isUnderway"> & {
  readonly lunchDone?: boolean;
};

function afterMark(out: DayOut, mark: DayMark, before: Before): DayOut {
  const minute = Math.min(mark.minute, LAST_MINUTE);
  const standing = standingAfter(out, { ...mark, minute }, before.problem);
  const lunchDone = out.lunchDone || standing.lunchDone || isLunchOver(out.today, minute);
  const moment: TripMoment = {
    day: out.day,
    minute: Math.min(standing.freeAt, LAST_MINUTE),
    at: standing.at,
    visited: [...before.visited, ...idsOf(standing.behind)],
    visitedToday: standing.behind.length,
    passedOver: standing.passedOver,
    lunchDone,
  };
  const { plan, letGo } = planRest(before.problem, { days: before.days }, moment);
  const [today = out.today, ...later] = plan.days;
  return {
    day: out.day,
    ...standing,
    lunchDone,
    today,
    later,
    left: plan.left,
    letGo: [...out.letGo, ...letGo],
    isReplanned: true,
  };
}

function standingAfter(out: DayOut, mark: DayMark, problem: ScheduleProblem): Standing {
  switch (mark.kind) {
    case "here":
      return arrived(out, mark.wineryId, { minute: mark.minute, problem });
    case "skip":
      return skipped(out, mark.wineryId, mark.minute);
    case "leave":
      return {
        ...reachedBy(out, mark.minute),
        freeAt: mark.minute,
        isUnderway: true,
        lunchDone: courseAt(out.today, mark.minute).hasLunchHere,
      };
    case "late":
      return late(out, mark.minute, mark.by);
  }
}

/** Where the plan has them, or on the road before that where they said so. */
function courseOf(out: DayOut, minute: number): DayCourse {
  const course = courseAt(out.today, minute);
  return {
    ...course,
    isUnderway: course.isUnderway || (out.isUnderway && course.reached.length === 0),
  };
}

/** Where they are at a time when they have followed the plan so far. */
function reachedBy(out: DayOut, minute: number): Standing {
  const { reached } = courseAt(out.today, minute);
  const last = reached.at(-1);
  return {
    behind: [...out.behind, ...reached],
    passedOver: out.passedOver,
    at: last?.wineryId ?? out.at,
    freeAt: last?.end ?? out.freeAt,
    isUnderway: false,
  };
}

function late(out: DayOut, minute: number, by: number): Standing {
  const { departure, isUnderway, hasLunchHere } = courseOf(out, minute);
  const here = reachedBy(out, minute);
  const lunchAhead = hasLunchHere && !isLunchOver(out.today, minute);
  const goesOn = lunchAhead ? out.today.lunchAt : departure;
  return { ...here, freeAt: (goesOn ?? here.freeAt) + by, isUnderway };
}

interface Where {
  readonly minute: number;
  readonly problem: ScheduleProblem;
}

/** The visit begins when they are there, the door is open and an appointment has come. */
function arrived(out: DayOut, wineryId: WineryId, { minute, problem }: Where): Standing {
  const order = out.today.stops;
  const at = order.findIndex((stop) => stop.wineryId === wineryId);
  // Stops before it whose visit should be over were made; one that should not was put off.
  const made = order.slice(0, at < 0 ? order.length : at).filter(({ end }) => end <= minute);
  const others = out.behind.filter((visit) => visit.wineryId !== wineryId);
  const { opening = null } = order[at] ?? {};
  const pin = problem.pins.find((each) => each.wineryId === wineryId && each.day === out.day);
  const begin = Math.max(minute, pin?.begin ?? 0, opening?.opens ?? 0);
  const length = problem.stops.find((stop) => stop.wineryId === wineryId)?.visitMinutes ?? 0;
  const closes = closingMinute(opening);
  const end = begin < closes ? Math.min(begin + length, closes) : begin + length;
  return {
    behind: [...others, ...made, { wineryId, begin, end }],
    passedOver: out.passedOver.filter((id) => id !== wineryId),
    at: wineryId,
    freeAt: end,
    isUnderway: false,
  };
}

function closingMinute(opening: PlannedDay["stops"][number]["opening"]): number {
  if (!opening || opening.closes === null) return Number.POSITIVE_INFINITY;
  const pastMidnight = opening.closes <= opening.opens;
  return pastMidnight ? opening.closes + 24 * 60 : opening.closes;
}

function skipped(out: DayOut, wineryId: WineryId, minute: number): Standing {
  const { reached, next, departure, arrival, isUnderway } = courseOf(out, minute);
  const reachedHere = reachedBy(out, minute);
  const here = {
    ...reachedHere,
    // Passed over at its door, or in the visit: it was none.
    behind: reachedHere.behind.filter((visit) => visit.wineryId !== wineryId),
    passedOver: [...new Set([...out.passedOver, wineryId])],
  };
  if (here.at === wineryId) return { ...here, freeAt: minute };
  if (next?.wineryId !== wineryId) {
    if (!next || !isUnderway) return here;
    if (out.isUnderway && reached.length === 0) return { ...here, isUnderway };
    // On the way to another one, which they go on to.
    return { ...here, behind: [...here.behind, next], at: next.wineryId, freeAt: next.end };
  }
  if (!isUnderway) {
    const isAtBase = typeof here.at === "string" && reached.length === 0;
    return { ...here, freeAt: isAtBase ? minute : Math.max(minute, here.freeAt) };
  }
  const isNearer = minute - (departure ?? 0) > (arrival ?? 0) - minute;
  return { ...here, at: isNearer ? wineryId : here.at, freeAt: minute };
}
