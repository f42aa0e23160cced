import type { Contradiction, LeftStop, PlannedDay, PlannedStop } from "#shared/api/trips/plan.ts";
import type { DayMark } from "#shared/api/trips/trip-changes.ts";
import { closingOf } from "../../winery/opening-hours.ts";
import type { Arrangement } from "../arrange.ts";
import { LUNCH_MINUTES, type PlaceId, type ScheduleProblem, type WineryId } from "../problem.ts";
import { withLateness } from "./day-mark.ts";
import {
  type DayProgress,
  isLunchOver,
  progressAt,
  tableOf,
  withBreakHere,
} from "./day-progress.ts";
import { idsOf, type LostStop, type Moment, planRest, withLengths } from "./plan-rest.ts";

/** A past or current visit. */
export type VisitBehind = Pick<PlannedStop, "wineryId" | "begin" | "end">;

/** A day in progress: what is done, and what is left, planned again after each mark. */
export interface DayOut {
  /** Index in the plan's days. */
  readonly day: number;
  /** Today's visits so far, the current one last. */
  readonly behind: readonly VisitBehind[];
  readonly passedOver: readonly WineryId[];
  /** Where the rest of today begins. */
  readonly at: PlaceId;
  /** When they can continue from there. */
  readonly freeAt: number;
  /** They are already on the road, although they reported a later time. */
  readonly isUnderway: boolean;
  /** They reported when they leave, so the day begins then. */
  readonly hasSetOut: boolean;
  readonly lunchDone: boolean;
  /** The day as it was planned when its break was over; null before, and if they left before it. */
  readonly eaten: PlannedDay | null;
  /** Stops as planned, the latest plan first. */
  readonly seen: readonly PlannedStop[];
  /** The rest of today. */
  readonly today: PlannedDay;
  readonly later: readonly PlannedDay[];
  /** Stops that no longer fit any day; empty before the first mark. */
  readonly left: readonly LeftStop[];
  /** Stops that no longer fit today, and why; some may have moved to a later day. */
  readonly lost: readonly LostStop[];
  /** Pins that can no longer be kept. */
  readonly letGo: readonly Contradiction[];
  /** Changed visit lengths. */
  readonly lengths: ReadonlyMap<WineryId, number>;
  readonly isReplanned: boolean;
  /** The order kept on each day until the visitor asks for another. */
  readonly keeps: Arrangement;
}

export interface FollowedDay {
  readonly problem: ScheduleProblem;
  /** The plan they set out with. */
  readonly plan: { readonly days: readonly PlannedDay[] };
  /** In the order in which they were made. */
  readonly marks: readonly DayMark[];
}

/** Later marks count as made in the day's last minute. */
const LAST_MINUTE = 24 * 60 - 1;

export interface FollowedProgress {
  readonly out: DayOut;
  /** The day after one more mark. */
  readonly after: (mark: DayMark) => DayOut;
  /** The day's last mark and the day before it; null without marks. Lateness said again adds up. */
  readonly last: { readonly before: DayOut; readonly mark: DayMark } | null;
}

/**
 * A day of a trip after all its marks. Each mark plans the rest again in the same order, with the
 * same solver and matrix (docs/schedule.md); a day without marks follows the plan.
 * @throws RangeError for a day that the plan does not have.
 */
export function followDay({ problem, plan, marks }: FollowedDay, day: number): FollowedProgress {
  let days = plan.days;
  let passedOver: readonly WineryId[] = [];
  let lengths: DayOut["lengths"] = new Map();
  const visited: WineryId[] = [];
  for (let index = 0; ; index += 1) {
    const frame = problem.days[index];
    const planned = days[index];
    if (!frame || !planned) throw new RangeError(`The trip has no day ${index}.`);
    const before: Before = { problem, days, visited: [...visited] };
    let out: DayOut = {
      day: index,
      behind: [],
      passedOver,
      at: frame.from,
      freeAt: frame.start,
      isUnderway: false,
      hasSetOut: false,
      lunchDone: false,
      eaten: null,
      seen: days.flatMap(({ stops }) => stops),
      today: planned,
      later: days.slice(index + 1),
      left: [],
      lost: [],
      letGo: [],
      lengths,
      isReplanned: false,
      keeps: days.map(({ stops }) => idsOf(stops)),
    };
    let last = null as FollowedProgress["last"];
    for (const mark of marks.filter(({ date }) => date === frame.date)) {
      last = { before: out, mark: withLateness(mark, last?.mark) };
      out = afterMark(out, mark, before);
    }
    if (index === day) return { out, after: (mark) => afterMark(out, mark, before), last };
    // Without more marks, the day went as planned.
    visited.push(...idsOf(out.behind), ...idsOf(out.today.stops));
    passedOver = out.passedOver;
    lengths = out.lengths;
    if (out.isReplanned) days = [...days.slice(0, index), out.today, ...out.later];
  }
}

/** The state a day begins with. */
interface Before {
  readonly problem: ScheduleProblem;
  readonly days: readonly PlannedDay[];
  readonly visited: readonly WineryId[];
}

/** Where the visitor is after a mark; the rest follows from it. */
type Standing = Pick<DayOut, "behind" | "passedOver" | "at" | "freeAt" | "isUnderway"> & {
  readonly lunchDone?: boolean;
};

function afterMark(out: DayOut, said: DayMark, before: Before): DayOut {
  const mark = { ...said, minute: Math.min(said.minute, LAST_MINUTE) };
  const { minute } = mark;
  const lengths =
    mark.kind === "shorten" ? new Map(out.lengths).set(mark.wineryId, mark.minutes) : out.lengths;
  const problem = withLengths(before.problem, lengths);
  const standing = standingAfter(out, mark, problem);
  const hasSetOut = out.hasSetOut || mark.kind === "leave";
  const lunchDone = out.lunchDone || standing.lunchDone || isLunchOver(out.today, minute);
  const until = mark.kind === "leave" ? standing.freeAt : minute;
  const isEating = !out.lunchDone && out.today.lunchAt !== null && out.today.lunchAt <= until;
  const moment: Moment = {
    day: out.day,
    minute: Math.min(standing.freeAt, LAST_MINUTE),
    at: standing.at,
    visited: [...before.visited, ...idsOf(standing.behind)],
    visitedToday: standing.behind.length,
    passedOver: standing.passedOver,
    hasSetOut,
    lunchDone,
    keeps: mark.kind === "reorder" ? null : out.keeps,
  };
  const { plan, letGo, lost } = planRest(problem, { days: before.days }, moment);
  const [today = out.today, ...later] = plan.days;
  const hasLeft = standing.isUnderway || mark.kind === "leave";
  return {
    day: out.day,
    ...standing,
    hasSetOut,
    lunchDone,
    eaten: lunchDone && isEating ? withBreakHere(out.today, out.behind) : out.eaten,
    seen: [...out.today.stops, ...out.seen],
    today: hasLeft ? leavingWhenSaid(standing, today) : today,
    later,
    left: plan.left,
    lost,
    letGo,
    lengths,
    isReplanned: true,
    keeps:
      mark.kind === "reorder"
        ? [...out.keeps.slice(0, out.day), ...plan.days.map(({ stops }) => idsOf(stops))]
        : out.keeps,
  };
}

/** The day with the reported departure: leaving early means a wait at the first door. */
function leavingWhenSaid({ at, freeAt }: Standing, today: PlannedDay): PlannedDay {
  const [first, ...others] = today.stops;
  if (!first || today.lunchPlace === "before") return today;
  const arrive = freeAt + first.legMinutes + first.parkMinutes;
  const stop = { ...first, arrive, waitMinutes: first.begin - arrive };
  // From a winery, the time until they leave already counts as a wait.
  const early = typeof at === "string" ? first.arrive - arrive : 0;
  const waitMinutes = today.waitMinutes + early;
  return { ...today, leaveAt: freeAt, waitMinutes, stops: [stop, ...others] };
}

function standingAfter(out: DayOut, mark: DayMark, problem: ScheduleProblem): Standing {
  switch (mark.kind) {
    case "here":
      return arrived(out, mark, problem);
    case "closed":
      return closed(out, mark);
    case "skip":
      return skipped(out, mark);
    case "leave":
      return left(out, mark, mark.at ?? mark.minute);
    case "late":
      return late(out, mark, mark.by);
    case "shorten":
      return shortened(goingOn(out, mark), mark);
    case "reorder":
      return goingOn(out, mark);
  }
}

type Said = Pick<DayMark, "minute" | "passed">;

/** Where the plan has them, or on the road earlier if they said so. */
function progressOf(out: DayOut, { minute, passed }: Said): DayProgress {
  const progress = progressAt(out.today, minute);
  // The plan has changed since: their position is known, but not their departure.
  const isOther = passed && String(newTo(out, passed)) !== String(idsOf(progress.reached));
  if (isOther) return { ...progress, departure: minute, isUnderway: false, lunchFrom: null };
  return {
    ...progress,
    isUnderway: progress.isUnderway || (out.isUnderway && progress.reached.length === 0),
  };
}

const newTo = ({ behind }: Pick<DayOut, "behind">, ids: readonly WineryId[]) =>
  ids.filter((id) => behind.every(({ wineryId }) => wineryId !== id));

/** The day's stops they have reached by a time, for a mark's `passed`. */
export const passedBy = (out: DayOut, minute: number): WineryId[] =>
  idsOf([...out.behind, ...progressAt(out.today, minute).reached]);

/** Where they are if they have followed the plan so far. */
function reachedBy(out: DayOut, { minute, passed }: Said): Standing {
  const planned = passed
    ? newTo(out, passed).map((wineryId) => visitOf(out.today, wineryId, minute))
    : progressAt(out.today, minute).reached;
  const reached = planned.map(visitIn);
  const last = reached.at(-1);
  const { meal, lunchPlace } = out.today;
  const isFromTable = lunchPlace === (last?.wineryId ?? "before") && isLunchOver(out.today, minute);
  return {
    behind: [...out.behind, ...reached],
    passedOver: out.passedOver,
    at: (isFromTable && tableOf(meal)) || (last?.wineryId ?? out.at),
    freeAt: last?.end ?? out.freeAt,
    isUnderway: false,
  };
}

const visitIn = ({ wineryId, begin, end }: VisitBehind) => ({ wineryId, begin, end });

/** A visit as planned; of a stop no longer in the plan, the times are unknown. */
function visitOf(today: PlannedDay, wineryId: WineryId, minute: number): VisitBehind {
  const planned = today.stops.find((stop) => stop.wineryId === wineryId);
  return planned && planned.arrive <= minute ? planned : { wineryId, begin: minute, end: minute };
}

/** The visits, with another end of the one where they are. */
const endingAt = ({ behind, at }: Standing, endOf: (visit: VisitBehind) => number) =>
  behind.map((visit) => (visit.wineryId === at ? { ...visit, end: endOf(visit) } : visit));

function left(out: DayOut, mark: Said, typed: number): Standing {
  const { lunchFrom } = progressOf(out, mark);
  const here = reachedBy(out, mark);
  const visit = here.behind.at(-1);
  const isVisit = visit?.wineryId === here.at;
  const freeAt = Math.max(typed, isVisit ? visit.begin : 0);
  const { lunchAt, meal } = out.today;
  // Leaving the table ends the break, leaving for it does not; a later departure may leave time for it.
  const isLeavingTable = freeAt <= mark.minute && (meal === null || (lunchAt ?? 0) <= freeAt);
  const isOver = isLeavingTable || freeAt >= (lunchAt ?? 0) + LUNCH_MINUTES;
  const lunchDone = lunchFrom !== null && isOver;
  // The current visit lasts until then, unless lunch comes in between.
  const lasts = isVisit && visit.end > mark.minute && !lunchDone;
  return {
    ...here,
    behind: endingAt(here, ({ end }) => (lasts ? freeAt : Math.min(end, freeAt))),
    at: (lunchDone && tableOf(meal)) || here.at,
    freeAt,
    isUnderway: freeAt <= mark.minute,
    lunchDone,
  };
}

function late(out: DayOut, mark: Said, by: number): Standing {
  const { departure, isUnderway, lunchFrom } = progressOf(out, mark);
  const here = reachedBy(out, mark);
  const goesOn = isLunchOver(out.today, mark.minute) ? departure : (lunchFrom ?? departure);
  // The visit they are in lasts longer.
  const behind = endingAt(here, ({ end }) => (end > mark.minute ? end + by : end));
  return { ...here, behind, freeAt: (goesOn ?? here.freeAt) + by, isUnderway };
}

/** The current visit ends earlier, but not before now; a later visit just takes less time. */
function shortened(here: Standing, mark: Extract<DayMark, { readonly kind: "shorten" }>): Standing {
  const { wineryId, minutes, minute } = mark;
  const visit = here.behind.find((each) => each.wineryId === wineryId);
  if (here.at !== wineryId || !visit) return here;
  const end = Math.max(Math.min(visit.begin + minutes, visit.end), Math.min(minute, visit.end));
  return {
    ...here,
    behind: endingAt(here, () => end),
    freeAt: Math.max(end, here.freeAt - (visit.end - end)),
  };
}

type SaidOfStop = Said & { readonly wineryId: WineryId };

/** The visit begins once they are there, the door is open and any appointment is due. */
function arrived(
  out: DayOut,
  { minute, passed, wineryId }: SaidOfStop,
  problem: ScheduleProblem,
): Standing {
  const order = out.today.stops;
  const at = order.findIndex((stop) => stop.wineryId === wineryId);
  // Earlier stops whose visits should be over were visited; others were put off.
  const made = order
    .slice(0, at < 0 ? order.length : at)
    .filter((stop) => stop.end <= minute && (passed?.includes(stop.wineryId) ?? true));
  const others = out.behind
    .filter((visit) => visit.wineryId !== wineryId && visit.begin < minute)
    .map((visit) => ({ ...visit, end: Math.min(visit.end, minute) }));
  const { opening = null } = order[at] ?? {};
  const pin = problem.pins.find((each) => each.wineryId === wineryId && each.day === out.day);
  const begin = Math.max(minute, pin?.begin ?? 0, opening?.opens ?? 0);
  const length = problem.stops.find((stop) => stop.wineryId === wineryId)?.visitMinutes ?? 0;
  const listed = opening?.closes ?? null;
  const closes = opening && listed !== null ? closingOf(opening, listed) : Number.POSITIVE_INFINITY;
  const end = begin < closes ? Math.min(begin + length, closes) : begin + length;
  return {
    behind: [...others, ...made.map(visitIn), { wineryId, begin, end }],
    passedOver: out.passedOver.filter((id) => id !== wineryId),
    at: wineryId,
    freeAt: end,
    isUnderway: false,
  };
}

/** Removes a visit that did not take place. */
function withoutVisit(here: Standing, wineryId: WineryId): Standing {
  return {
    ...here,
    behind: here.behind.filter((visit) => visit.wineryId !== wineryId),
    passedOver: [...new Set([...here.passedOver, wineryId])],
  };
}

/** From a closed door they continue at once; before setting out, it is as if skipped. */
function closed(out: DayOut, mark: SaidOfStop): Standing {
  const { wineryId } = mark;
  const { next, isUnderway } = progressOf(out, mark);
  if (next?.wineryId === wineryId && !isUnderway) return skipped(out, mark);
  const here = withoutVisit(reachedBy(out, mark), wineryId);
  return { ...here, at: wineryId, freeAt: mark.minute, isUnderway: false };
}

function skipped(out: DayOut, mark: SaidOfStop): Standing {
  const { minute, wineryId } = mark;
  const { reached, next, departure, arrival, isUnderway } = progressOf(out, mark);
  const here = withoutVisit(reachedBy(out, mark), wineryId);
  if (here.at === wineryId) return { ...here, freeAt: minute };
  if (next?.wineryId !== wineryId) return withoutVisit(goingOn(out, mark), wineryId);
  if (!isUnderway) {
    const isAtBase = typeof here.at === "string" && reached.length === 0;
    return { ...here, freeAt: isAtBase ? minute : Math.max(minute, here.freeAt) };
  }
  const isNearer = minute - (departure ?? 0) > (arrival ?? 0) - minute;
  return { ...here, at: isNearer ? wineryId : here.at, freeAt: minute };
}

/** Where they are for other marks: on the road they first reach the next stop. */
function goingOn(out: DayOut, mark: Said): Standing {
  const { minute } = mark;
  const { reached, next, isUnderway, lunchFrom } = progressOf(out, mark);
  const here = reachedBy(out, mark);
  if (isUnderway && next) {
    if (out.isUnderway && reached.length === 0) return { ...here, isUnderway };
    const behind = [...here.behind, visitIn(next)];
    return { ...here, behind, at: next.wineryId, freeAt: next.end };
  }
  const isAtTable = lunchFrom !== null && lunchFrom <= minute;
  return isAtTable ? here : { ...here, freeAt: Math.max(here.freeAt, minute) };
}
