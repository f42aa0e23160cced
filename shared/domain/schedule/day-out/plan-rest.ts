import { everyDay } from "../../winery/opening-hours.ts";
import { type Arrangement, timeArrangement } from "../arrange.ts";
import type { Contradiction, Plan, PlannedDay } from "../plan.ts";
import {
  type DayFrame,
  LUNCH_UNTIL,
  type Pin,
  type PlaceId,
  placeName,
  type ScheduleProblem,
  type Stop,
  type WineryId,
} from "../problem.ts";
import { solveSchedule } from "../solve.ts";
import { openWindows } from "../solver/visit-windows.ts";
import { clockText, listText, uncapital } from "../wording.ts";

/** Where a trip stands on one of its days. */
export interface Moment {
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
  /** Whether they left, or will leave, when they said so, be it before the day's planned begin. */
  readonly hasSetOut?: boolean;
  /** The order to keep on each day of the trip; null where they ask for the best one. */
  readonly keeps?: Arrangement | null | undefined;
}

/** A stop of today for which there is no time any more. */
export interface LostStop {
  readonly wineryId: WineryId;
  /** As the end of a sentence: "it closes at 4 PM". */
  readonly why: string;
}

/** What is left of a trip, planned again. */
interface RestOfTrip {
  /** What was solved: the days from today on, today's from where and when the visitor can go on. */
  readonly problem: ScheduleProblem;
  /** The best plan for it; its first day is today. */
  readonly plan: Plan;
  /** Pins that can no longer hold, and were let go so that there is a plan. */
  readonly letGo: readonly Contradiction[];
  /** Stops that `before` had today and today has no more; they may have joined a later day. */
  readonly lost: readonly LostStop[];
}

/**
 * Plans what is left from where the visitor is, with the stored matrix and the same solver. As many of
 * today's stops as fit stay on today, and what no longer fits may join later days; later stops stay on
 * their days. Orders are kept where the moment says so.
 * @param before the plan they have been following.
 * @throws RangeError for a day or place the problem does not have.
 */
export function planRest(
  problem: ScheduleProblem,
  before: Pick<Plan, "days">,
  moment: Moment,
): RestOfTrip {
  const rest = restOf(problem, before, moment);
  const order = idsOf(before.days[moment.day]?.stops).filter((id) => isLeft(rest.problem, id));
  const { today, plan: alone, letGo } = solveToday(rest.problem, order);
  const staying = idsOf(alone.days[0]?.stops);
  const dropped = new Set(letGo.flatMap(({ wineryIds }) => wineryIds));
  // A stop that does not fit today any more may be visited on another day.
  const pins = rest.problem.pins.filter(({ wineryId }) => !dropped.has(wineryId));
  const pinned = new Set(pins.map(({ wineryId }) => wineryId));
  const onDays = [staying, ...rest.later].flatMap((ids, day): Pin[] =>
    ids.filter((id) => !pinned.has(id)).map((wineryId) => ({ wineryId, day })),
  );
  const whole = { ...rest.problem, pins: [...pins, ...onDays] };
  const plan = solveSchedule(whole);
  // One may still be reached by way of a stop that joins.
  const kept = idsOf(plan.days[0]?.stops);
  const lost = order
    .filter((id) => !kept.includes(id))
    .map((wineryId) => ({ wineryId, why: whyNotToday(today, staying, { order, wineryId }) }));
  return { problem: whole, plan, letGo, lost };
}

const idsOf = (stops: Plan["days"][number]["stops"] = []): WineryId[] =>
  stops.map(({ wineryId }) => wineryId);

const isLeft = ({ stops }: ScheduleProblem, id: WineryId) =>
  stops.some(({ wineryId }) => wineryId === id);

interface Rest {
  /** The days from today on, with the pins that the visitor made. */
  readonly problem: ScheduleProblem;
  /** The stops that are left of each later day. */
  readonly later: readonly (readonly WineryId[])[];
}

function restOf(
  problem: ScheduleProblem,
  before: Pick<Plan, "days">,
  { keeps, ...moment }: Moment,
): Rest {
  const today = problem.days[moment.day];
  if (today === undefined) throw new RangeError(`The trip has no day ${moment.day}.`);
  const gone = new Set([...moment.visited, ...moment.passedOver]);
  const days = [restOfToday(today, moment), ...problem.days.slice(moment.day + 1)];
  return {
    problem: {
      ...problem,
      days: days.map((day, index) => ({ ...day, keeps: keeps?.[moment.day + index] })),
      stops: problem.stops.filter(({ wineryId }) => !gone.has(wineryId)),
      pins: problem.pins
        .filter(({ wineryId, day }) => !gone.has(wineryId) && day >= moment.day)
        .map((pin) => ({ ...pin, day: pin.day - moment.day })),
    },
    later: before.days
      .slice(moment.day + 1)
      .map(({ stops }) => idsOf(stops).filter((id) => !gone.has(id))),
  };
}

function restOfToday(today: DayFrame, moment: Moment): DayFrame {
  const isBeforeDay = moment.at === today.from && !moment.hasSetOut;
  const start = Math.max(moment.minute, isBeforeDay ? today.start : 0);
  return {
    ...today,
    start,
    // Whoever had no break by the time it should begin at the latest gets on without one.
    lunch: today.lunch && !moment.lunchDone && start <= LUNCH_UNTIL,
    maxStops: Math.max(0, today.maxStops - moment.visitedToday),
    from: moment.at,
    isToday: true,
  };
}

/** The best of today's own stops, with the pins that can still hold. */
function solveToday(rest: ScheduleProblem, order: readonly WineryId[]) {
  const isToday = ({ wineryId }: { readonly wineryId: WineryId }) => order.includes(wineryId);
  const letGo: Contradiction[] = [];
  let today: ScheduleProblem = {
    ...rest,
    days: rest.days.slice(0, 1),
    stops: rest.stops.filter(isToday),
    pins: rest.pins.filter((pin) => pin.day === 0 && isToday(pin)),
  };
  for (;;) {
    const plan = solveSchedule(today);
    if (plan.contradictions.length === 0) return { today, plan, letGo };
    const lost = plan.contradictions.map((each) => ({
      ...each,
      wineryIds: [latestOf(today, each)].flatMap((id) => id ?? []),
    }));
    letGo.push(...lost);
    const ids = new Set(lost.flatMap(({ wineryIds }) => wineryIds));
    const pins = today.pins.filter(({ wineryId }) => !ids.has(wineryId));
    // Fewer pins every time, so that there is an end.
    today = { ...today, pins: pins.length < today.pins.length ? pins : [] };
  }
}

/** Of pins that exclude each other the latest is let go: what comes first is kept. */
function latestOf({ pins }: ScheduleProblem, { wineryIds }: Contradiction): WineryId | undefined {
  const beginOf = (id: WineryId) => pins.find(({ wineryId }) => wineryId === id)?.begin ?? 0;
  return wineryIds.toSorted((one, other) => beginOf(one) - beginOf(other)).at(-1);
}

/** Noon of the day after: so late nothing closes, and no day ends. */
const NEVER_ENDS = 36 * 60;

/** A stop of today that the rest of the day has no time for. */
interface NotToday {
  /** The rest of the day alone, with its stops and pins. */
  readonly today: ScheduleProblem;
  readonly frame: DayFrame;
  readonly stop: Stop;
  /** The stops that stay, in their order. */
  readonly staying: readonly WineryId[];
  /** The same with the stop, where it would come. */
  readonly wanted: readonly WineryId[];
}

/**
 * Why the rest of a day has no time for one of its stops, as the end of a sentence: "it closes at 4 PM".
 * Found by taking one rule after the other away until the stop fits.
 * @param order the day's stops as they were planned.
 */
function whyNotToday(
  today: ScheduleProblem,
  staying: readonly WineryId[],
  { order, wineryId }: { readonly order: readonly WineryId[]; readonly wineryId: WineryId },
): string {
  const [frame] = today.days;
  const stop = today.stops.find((each) => each.wineryId === wineryId);
  if (!frame || !stop) return NO_TIME;
  if (frame.maxStops <= staying.length) return "the day has no room for another visit";
  const before = order.slice(0, order.indexOf(wineryId)).findLast((id) => staying.includes(id));
  const at = before === undefined ? 0 : staying.indexOf(before) + 1;
  const wanted = staying.toSpliced(at, 0, wineryId);
  const lost = { today, frame, stop, staying, wanted };
  return (
    aloneReason(lost) ??
    hoursReason(lost) ??
    returnReason(lost) ??
    othersReason(lost) ??
    `the way there and ${listText(staying.map((id) => placeName(today, id)))} leave no time for it`
  );
}

const NO_TIME = "there is no time for it any more";

/** What keeps it out even if nothing else is visited. */
function aloneReason({ today, frame, stop }: NotToday): string | null {
  const [fault] = timeArrangement({ ...today, pins: [] }, [[stop.wineryId]]).faults;
  if (!fault) return null;
  if (fault.code === "closesTooEarly") return closingText(stop, frame);
  const text = uncapital(fault.text);
  return fault.code === "lunch" || fault.code === "closed"
    ? `it ${text}`.replace("it closed", "it is closed")
    : text;
}

/** The day with all of them, once a rule is another; null where they still do not fit. */
function fitted({ wanted }: NotToday, problem: ScheduleProblem): PlannedDay | null {
  const { faults, days } = timeArrangement(problem, [wanted]);
  return faults.length === 0 ? (days[0] ?? null) : null;
}

function hoursReason(lost: NotToday): string | null {
  const { today, frame, stop } = lost;
  return fitted(lost, openLong(today, [stop.wineryId])) && closingText(stop, frame);
}

/** "it closes at 4 PM". */
function closingText(stop: Stop, frame: DayFrame): string {
  const windows = openWindows(stop, frame);
  const last = windows.reduce((one, other) => (other.closes > one.closes ? other : one));
  const closes = clockText(last.closes);
  return last.hours === "open" ? `it closes at ${closes}` : `visits there end by ${closes}`;
}

function returnReason(lost: NotToday): string | null {
  const { today, frame, stop } = lost;
  const days = today.days.map((day) => ({ ...day, end: NEVER_ENDS }));
  const late = fitted(lost, { ...today, days });
  if (late) {
    const there = `in ${placeName(today, frame.to)} at ${clockText(late.backAt ?? NEVER_ENDS)}`;
    return `you would be back ${there}, after ${clockText(frame.end)}`;
  }
  const both = openLong({ ...today, days }, [stop.wineryId]);
  return (
    fitted(lost, both) && `${closingText(stop, frame)}, and the day ends at ${clockText(frame.end)}`
  );
}

/** What the others would lose by it. */
function othersReason(lost: NotToday): string | null {
  const { today, frame, stop, staying } = lost;
  if (fitted(lost, { ...today, pins: [] })) {
    const booked = today.pins.filter(({ wineryId, begin }) => begin && staying.includes(wineryId));
    return `it would cost the appointment at ${listText(booked.map(({ wineryId }) => placeName(today, wineryId)))}`;
  }
  const closing = staying.find((id) => fitted(lost, openLong(today, [stop.wineryId, id])));
  if (closing !== undefined) return `${placeName(today, closing)} would close meanwhile`;
  const withoutLunch = { ...today, days: [{ ...frame, lunch: false }] };
  return fitted(lost, withoutLunch) ? "it leaves no time for lunch" : null;
}

/** Some rooms open as early as they do, and never close. */
function openLong(today: ScheduleProblem, ids: readonly WineryId[]): ScheduleProblem {
  const longer = (stop: Stop): Stop => {
    const [first] = today.days[0] ? openWindows(stop, today.days[0]) : [];
    const hours = first ? [{ opens: first.opens, closes: NEVER_ENDS }] : [];
    return { ...stop, openingHours: everyDay(() => hours), datedHours: null };
  };
  const stops = today.stops.map((stop) => (ids.includes(stop.wineryId) ? longer(stop) : stop));
  return { ...today, stops };
}
