import type { Contradiction, Plan } from "./plan.ts";
import {
  type DayFrame,
  LUNCH_UNTIL,
  type Pin,
  type PlaceId,
  type ScheduleProblem,
  type WineryId,
} from "./problem.ts";
import { solveSchedule } from "./solve.ts";

/** Where a trip stands on one of its days. */
export interface TripMoment {
  /** Index of the day in the problem's days. */
  readonly day: number;
  /** From when on the visitor can go on: now, or the end of the visit they are in. */
  readonly minute: number;
  /** Where they are, or the place of the matrix they are nearest to. */
  readonly at: PlaceId;
  /** Stops behind them, today and before; the place they are at too, once its visit is over. */
  readonly visited: readonly WineryId[];
  /** How many of those were today. */
  readonly visitedToday: number;
  /** Stops they pass over: a closed door, or "skip this one". */
  readonly passedOver: readonly WineryId[];
  /** Whether today's break is behind them. */
  readonly lunchDone: boolean;
}

/** What is left of a trip, planned anew. */
export interface RestOfTrip {
  /** What was solved: the days from today on, today's from where and when the visitor can go on. */
  readonly problem: ScheduleProblem;
  /** The best plan for it; its first day is today. */
  readonly plan: Plan;
  /** Pins that can no longer hold, and were let go so that there is a plan. */
  readonly letGo: readonly Contradiction[];
}

/**
 * Plans what is left from where the visitor is, with the stored matrix and the same solver. Stops stay
 * on the days on which `before` has them; when today's no longer fit, they may join later days.
 * @param before the plan they have been following.
 * @throws RangeError for a day or place the problem does not have.
 */
export function planRest(
  problem: ScheduleProblem,
  before: Pick<Plan, "days">,
  moment: TripMoment,
): RestOfTrip {
  const letGo: Contradiction[] = [];
  const asBefore = restOf(problem, before, moment, true);
  const kept = solveSchedule(asBefore);
  if (kept.contradictions.length === 0) return { problem: asBefore, plan: kept, letGo };
  let rest = restOf(problem, before, moment, false);
  for (;;) {
    const plan = solveSchedule(rest);
    if (plan.contradictions.length === 0) return { problem: rest, plan, letGo };
    letGo.push(...plan.contradictions);
    const lost = new Set(plan.contradictions.flatMap(({ wineryIds }) => wineryIds));
    const pins = rest.pins.filter(({ wineryId }) => !lost.has(wineryId));
    // Fewer pins every time, so that there is an end.
    rest = { ...rest, pins: pins.length < rest.pins.length ? pins : [] };
  }
}

function restOf(
  problem: ScheduleProblem,
  before: Pick<Plan, "days">,
  moment: TripMoment,
  keepsToday: boolean,
): ScheduleProblem {
  const today = problem.days[moment.day];
  if (today === undefined) throw new RangeError(`The trip has no day ${moment.day}.`);
  const gone = new Set([...moment.visited, ...moment.passedOver]);
  const stops = problem.stops.filter(({ wineryId }) => !gone.has(wineryId));
  const isLeft = (wineryId: WineryId) => !gone.has(wineryId);
  const pins = problem.pins.filter(({ wineryId, day }) => isLeft(wineryId) && day >= moment.day);
  const pinned = new Set(pins.map(({ wineryId }) => wineryId));
  const kept = before.days.flatMap((day, index): Pin[] =>
    index < moment.day || (index === moment.day && !keepsToday)
      ? []
      : day.stops
          .filter(({ wineryId }) => isLeft(wineryId) && !pinned.has(wineryId))
          .map(({ wineryId }) => ({ wineryId, day: index })),
  );
  return {
    ...problem,
    days: [restOfToday(today, moment), ...problem.days.slice(moment.day + 1)],
    stops,
    pins: [...pins, ...kept].map((pin) => ({ ...pin, day: pin.day - moment.day })),
  };
}

function restOfToday(today: DayFrame, moment: TripMoment): DayFrame {
  const start = Math.max(moment.minute, moment.at === today.from ? today.start : 0);
  return {
    ...today,
    start,
    // Whoever had no break by the time it should begin at the latest gets on without one.
    lunch: today.lunch && !moment.lunchDone && start <= LUNCH_UNTIL,
    maxStops: Math.max(0, today.maxStops - moment.visitedToday),
    from: moment.at,
  };
}
