import type { Contradiction, Plan } from "#shared/api/trips/plan.ts";
import { listed } from "../../text/words.ts";
import { everyDay } from "../../winery/opening-hours.ts";
import { type Arrangement, timeArrangement } from "../arrange.ts";
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
import { clockText, uncapital } from "../wording.ts";

/** The state of a trip on one of its days. */
export interface Moment {
  /** Index of the day in the problem's days. */
  readonly day: number;
  /** When the visitor can continue: now, or at the end of the current visit. */
  readonly minute: number;
  /** Where they are, or the nearest place of the matrix. */
  readonly at: PlaceId;
  /** Stops visited, today and before. */
  readonly visited: readonly WineryId[];
  readonly visitedToday: number;
  /** Skipped or found closed. */
  readonly passedOver: readonly WineryId[];
  readonly lunchDone: boolean;
  /** They reported when they leave, which may be before the day's planned start. */
  readonly hasSetOut?: boolean;
  /** The order to keep on each day; null for the best one. */
  readonly keeps?: Arrangement | null | undefined;
}

/** A stop that no longer fits today. */
export interface LostStop {
  readonly wineryId: WineryId;
  /** As the end of a sentence: "it closes at 4 PM". */
  readonly why: string;
}

/**
 * Plans the rest of a trip from where the visitor is, with the stored matrix and the same solver.
 * As many of today's stops as possible stay today; the others may move to later days, whose stops
 * stay on theirs.
 * @param before the plan they have been following.
 * @throws RangeError for a day or place the problem does not have.
 */
export function planRest(problem: ScheduleProblem, before: Pick<Plan, "days">, moment: Moment) {
  const rest = restOf(problem, before, moment);
  const left = new Set(idsOf(rest.problem.stops));
  const order = idsOf(before.days[moment.day]?.stops).filter((id) => left.has(id));
  const isToday = ({ wineryId }: { readonly wineryId: WineryId }) => order.includes(wineryId);
  const alone = solveLettingGo({
    ...rest.problem,
    days: rest.problem.days.slice(0, 1),
    stops: rest.problem.stops.filter(isToday),
    pins: rest.problem.pins.filter((pin) => pin.day === 0 && isToday(pin)),
  });
  const { problem: today, letGo } = alone;
  const staying = idsOf(alone.plan.days[0]?.stops);
  const dropped = new Set(letGo.flatMap(({ wineryIds }) => wineryIds));
  // A stop whose pin was dropped may move to another day.
  const pins = rest.problem.pins.filter(({ wineryId }) => !dropped.has(wineryId));
  const pinned = new Set(pins.map(({ wineryId }) => wineryId));
  const onDays = [staying, ...rest.later].flatMap((ids, day): Pin[] =>
    ids.filter((id) => !pinned.has(id)).map((wineryId) => ({ wineryId, day })),
  );
  // A later day's stops may fit together no longer, once one of them is gone.
  const { plan } = solveLettingGo({ ...rest.problem, pins: [...pins, ...onDays] });
  // A stop may fit after all, on the way to one that joins.
  const kept = idsOf(plan.days[0]?.stops);
  const lost: LostStop[] = order
    .filter((id) => !kept.includes(id))
    .map((wineryId) => ({ wineryId, why: whyNotToday(today, staying, order, wineryId) }));
  return {
    /** The best plan; its first day is today, from where and when the visitor can continue. */
    plan,
    /** Pins dropped because they can no longer hold. */
    letGo,
    /** Today's stops that no longer fit; they may have moved to a later day. */
    lost,
  };
}

export const idsOf = (stops: readonly { readonly wineryId: WineryId }[] = []): WineryId[] =>
  stops.map(({ wineryId }) => wineryId);

export function withLengths(
  problem: ScheduleProblem,
  lengths: ReadonlyMap<WineryId, number>,
): ScheduleProblem {
  if (lengths.size === 0) return problem;
  const stops = problem.stops.map((stop) => {
    const visitMinutes = lengths.get(stop.wineryId) ?? stop.visitMinutes;
    return { ...stop, visitMinutes };
  });
  return { ...problem, stops };
}

function restOf(
  problem: ScheduleProblem,
  before: Pick<Plan, "days">,
  { keeps, ...moment }: Moment,
) {
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
    /** The remaining stops of each later day. */
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
    // After the latest start of the break, the day has none.
    lunch: today.lunch && !moment.lunchDone && start <= LUNCH_UNTIL,
    maxStops: Math.max(0, today.maxStops - moment.visitedToday),
    from: moment.at,
    isToday: true,
  };
}

/** The best plan, dropping pins until the others hold. */
function solveLettingGo(asked: ScheduleProblem) {
  const letGo: Contradiction[] = [];
  let problem = asked;
  for (;;) {
    const plan = solveSchedule(problem);
    if (plan.contradictions.length === 0) return { problem, plan, letGo };
    const lost = plan.contradictions.map((each) => ({
      ...each,
      wineryIds: [latestOf(problem, each)].flatMap((id) => id ?? []),
    }));
    letGo.push(...lost);
    const ids = new Set(lost.flatMap(({ wineryIds }) => wineryIds));
    const pins = problem.pins.filter(({ wineryId }) => !ids.has(wineryId));
    // Fewer pins each time, so the loop ends.
    problem = { ...problem, pins: pins.length < problem.pins.length ? pins : [] };
  }
}

/** Of conflicting pins, the latest is dropped. */
function latestOf({ pins }: ScheduleProblem, { wineryIds }: Contradiction): WineryId | undefined {
  const beginOf = (id: WineryId) => pins.find(({ wineryId }) => wineryId === id)?.begin ?? 0;
  return wineryIds.toSorted((one, other) => beginOf(one) - beginOf(other)).at(-1);
}

/** Noon of the next day: later than any closing time. */
const NEVER_ENDS = 36 * 60;

/**
 * Why a stop no longer fits today, as the end of a sentence: "it closes at 4 PM". Found by lifting
 * one rule after another until the stop fits.
 * @param order the day's stops as planned.
 */
function whyNotToday(
  today: ScheduleProblem,
  staying: readonly WineryId[],
  order: readonly WineryId[],
  wineryId: WineryId,
): string {
  const [frame] = today.days;
  const stop = today.stops.find((each) => each.wineryId === wineryId);
  if (!frame || !stop) return "there is no time for it any more";
  if (frame.maxStops <= staying.length) return "the day has no room for another visit";
  const alone = aloneReason(today, frame, stop);
  if (alone !== null) return alone;
  const before = order.slice(0, order.indexOf(wineryId)).findLast((id) => staying.includes(id));
  const at = before === undefined ? 0 : staying.indexOf(before) + 1;
  // The staying stops with the lost one in its place.
  const wanted = staying.toSpliced(at, 0, wineryId);
  for (const [problem, why] of liftedRules(today, frame, stop, staying)) {
    const { faults, days } = timeArrangement(problem, [wanted]);
    if (faults.length === 0) return why(days[0]?.backAt ?? NEVER_ENDS);
  }
  return `the way there and ${listed(staying.map((id) => placeName(today, id)))} leave no time for it`;
}

function aloneReason(today: ScheduleProblem, frame: DayFrame, stop: Stop): string | null {
  const [fault] = timeArrangement({ ...today, pins: [] }, [[stop.wineryId]]).faults;
  if (!fault) return null;
  if (fault.code === "closesTooEarly") return closingText(stop, frame);
  const text = uncapital(fault.text);
  return fault.code === "lunch" || fault.code === "closed"
    ? `it ${text}`.replace("it closed", "it is closed")
    : text;
}

/** The day without one of its rules, and what to say of that rule if the stop then fits. */
function liftedRules(
  today: ScheduleProblem,
  frame: DayFrame,
  stop: Stop,
  staying: readonly WineryId[],
): readonly (readonly [ScheduleProblem, (backAt: number) => string])[] {
  const endless = { ...today, days: today.days.map((day) => ({ ...day, end: NEVER_ENDS })) };
  const end = clockText(frame.end);
  const booked = today.pins.filter(({ wineryId, begin }) => begin && staying.includes(wineryId));
  const names = listed(booked.map(({ wineryId }) => placeName(today, wineryId)));
  const { wineryId } = stop;
  return [
    [openLong(today, [wineryId]), () => closingText(stop, frame)],
    [
      endless,
      (backAt) =>
        `you would be back in ${placeName(today, frame.to)} at ${clockText(backAt)}, after ${end}`,
    ],
    [
      openLong(endless, [wineryId]),
      () => `${closingText(stop, frame)}, and the day ends at ${end}`,
    ],
    [{ ...today, pins: [] }, () => `it would cost the appointment at ${names}`],
    ...staying.map(
      (id) =>
        [
          openLong(today, [wineryId, id]),
          () => `${placeName(today, id)} would close meanwhile`,
        ] as const,
    ),
    [{ ...today, days: [{ ...frame, lunch: false }] }, () => "it leaves no time for lunch"],
  ];
}

function closingText(stop: Stop, frame: DayFrame): string {
  const windows = openWindows(stop, frame);
  const last = windows.reduce((one, other) => (other.closes > one.closes ? other : one));
  const closes = clockText(last.closes);
  return last.hours === "open" ? `it closes at ${closes}` : `visits there end by ${closes}`;
}

/** The problem with wineries that never close once open. */
function openLong(today: ScheduleProblem, ids: readonly WineryId[]): ScheduleProblem {
  const longer = (stop: Stop): Stop => {
    const [first] = today.days[0] ? openWindows(stop, today.days[0]) : [];
    const hours = first ? [{ opens: first.opens, closes: NEVER_ENDS }] : [];
    return { ...stop, openingHours: everyDay(() => hours), datedHours: null };
  };
  const stops = today.stops.map((stop) => (ids.includes(stop.wineryId) ? longer(stop) : stop));
  return { ...today, stops };
}
