import { federalHoliday } from "../holidays.ts";
import type { PlannedDay, PlannedLeg, PlannedStop } from "../plan.ts";
import {
  type DayFrame,
  LUNCH_MINUTES,
  type PlaceId,
  placeName,
  type ScheduleProblem,
  type Stop,
} from "../problem.ts";
import type { DayTiming } from "./day-timing.ts";
import { type Leg, legBetween, legFromMeal, legToMeal, wayAside } from "./legs.ts";
import { hoursOfMeal } from "./lunch-ways.ts";
import { noticesOf } from "./notices.ts";
import type { AssignedDay } from "./score.ts";
import { openWindows, windowAround } from "./visit-windows.ts";

/** The solved days with everything a visitor is told. */
export function planDays(problem: ScheduleProblem, days: readonly AssignedDay[]): PlannedDay[] {
  return problem.days.map((frame, index) => planDay(problem, frame, index, days[index]));
}

/** A day without a stop. */
export function emptyDay(problem: ScheduleProblem, frame: DayFrame): PlannedDay {
  return {
    date: frame.date,
    weekday: frame.weekday,
    holiday: frame.date === null ? null : federalHoliday(frame.date),
    from: placeName(problem, frame.from),
    to: placeName(problem, frame.to),
    leaveAt: null,
    backAt: null,
    driveMinutes: 0,
    miles: 0,
    waitMinutes: 0,
    stops: [],
    lunchAt: null,
    lunchPlace: null,
    meal: null,
    back: null,
  };
}

function planDay(
  problem: ScheduleProblem,
  frame: DayFrame,
  index: number,
  assigned: AssignedDay | undefined,
): PlannedDay {
  const empty = emptyDay(problem, frame);
  const timing = assigned?.timing;
  if (!assigned || !timing) return { ...empty, ...travelOf(problem, frame) };
  const visits = assigned.order.flatMap((at) => problem.stops[at] ?? []);
  const pause = pauseOf(problem, { frame, visits, timing });
  const { stops, back } = planStops(problem, { frame, index, visits, timing, pause });
  const { meal = null } = pause ?? {};
  return {
    ...empty,
    leaveAt: timing.leave,
    backAt: timing.back,
    driveMinutes: assigned.driveMinutes,
    miles: drivenMiles([...stops, back, meal?.there, meal?.back]),
    waitMinutes: timing.wait,
    stops,
    lunchAt: timing.lunchBegin,
    lunchPlace: lunchPlaceOf(timing, visits),
    meal,
    back,
  };
}

/** Driven miles, to a tenth. */
function drivenMiles(legs: readonly (PlannedLeg | null | undefined)[]): number {
  const miles = legs.map((leg) => (leg?.travel === "car" ? leg.legMiles : 0));
  return Math.round(miles.reduce((sum, each) => sum + each, 0) * 10) / 10;
}

/** The drive of a day without a stop to where it ends; nothing where it begins there. */
function travelOf({ matrix }: ScheduleProblem, { from, to, start }: DayFrame): Partial<PlannedDay> {
  const leg = from === to ? null : legBetween(matrix, from, to);
  if (leg === null) return {};
  const back = legFacts(leg);
  return {
    leaveAt: start,
    backAt: start + leg.minutes,
    driveMinutes: leg.driveMinutes,
    miles: drivenMiles([back]),
    back,
  };
}

function lunchPlaceOf(timing: DayTiming, visits: readonly Stop[]): PlannedDay["lunchPlace"] {
  if (timing.lunchPlace === null) return null;
  if (timing.lunchPlace === 0) return "before";
  return visits[timing.lunchPlace - 1]?.wineryId ?? "after";
}

interface DayVisits {
  readonly frame: DayFrame;
  readonly visits: readonly Stop[];
  readonly timing: DayTiming;
}

/** A day's break: when they continue from where it follows, or from its place, where that is on the way. */
interface Pause {
  readonly until: number;
  readonly key: string | null;
  readonly meal: PlannedDay["meal"];
}

function pauseOf(problem: ScheduleProblem, { frame, visits, timing }: DayVisits): Pause | null {
  const { lunchPlace, lunchBegin } = timing;
  if (lunchPlace === null || lunchBegin === null) return null;
  const end = lunchBegin + LUNCH_MINUTES;
  const place = frame.lunchPlace;
  if (!place) return { until: end, key: null, meal: null };
  const ends = lunchPlace === 0 ? frame.from : frame.to;
  const at = visits[lunchPlace - 1]?.wineryId ?? ends;
  const aside = wayAside(problem.matrix, at, place.key);
  const there = aside?.there ?? legToMeal(problem.matrix, at, place.key);
  if (there === null) throw noWay(at, place.key);
  const around = windowAround(openWindows(hoursOfMeal(place), frame), lunchBegin, end);
  const hours = around?.hours ?? "unknown";
  const { key, name, town } = place;
  const meal: NonNullable<PlannedDay["meal"]> = {
    ...{ key, name, town, hours },
    there: legFacts(there),
    back: aside && legFacts(aside.back),
    notices: noticesOf(frame, { hours, ferry: there.ferry }),
  };
  return { until: end + (aside?.back.minutes ?? 0), key: aside ? null : place.key, meal };
}

function planStops(
  problem: ScheduleProblem,
  day: DayVisits & { readonly index: number; readonly pause: Pause | null },
): { stops: PlannedStop[]; back: PlannedLeg } {
  const { frame, visits, timing, pause } = day;
  let place: PlaceId = frame.from;
  let leave = timing.leave;
  /** The way on after so many stops, over the place to eat where the break is there. */
  const legAfter = (count: number, to: PlaceId): Leg => {
    const isPaused = pause !== null && timing.lunchPlace === count;
    if (isPaused) leave = Math.max(leave, pause.until);
    const key = isPaused ? pause.key : null;
    const leg =
      key === null ? legBetween(problem.matrix, place, to) : legFromMeal(problem.matrix, key, to);
    if (leg === null) throw noWay(key ?? place, to);
    return leg;
  };
  const stops = visits.map((stop, at): PlannedStop => {
    const leg = legAfter(at, stop.wineryId);
    const arrive = leave + leg.minutes + leg.parkMinutes;
    const begin = timing.begins[at] ?? arrive;
    const lunchHere = timing.lunchPlace === at + 1 && !pause?.meal;
    const planned = planStop(problem, day, { stop, leg, arrive, begin, lunchHere });
    leave = planned.end;
    place = stop.wineryId;
    return planned;
  });
  return { stops, back: legFacts(legAfter(visits.length, frame.to)) };
}

const noWay = (from: PlaceId, to: PlaceId) =>
  new Error(`A plan goes from ${from} to ${to}, where there is no way.`);

interface Visit {
  readonly stop: Stop;
  readonly leg: Leg;
  readonly arrive: number;
  readonly begin: number;
  readonly lunchHere: boolean;
}

function planStop(
  problem: ScheduleProblem,
  { frame, index }: { readonly frame: DayFrame; readonly index: number },
  { stop, leg, arrive, begin, lunchHere }: Visit,
): PlannedStop {
  const end = begin + stop.visitMinutes;
  const window = windowAround(openWindows(stop, frame), begin, end);
  const hours = window?.hours ?? "unknown";
  return {
    wineryId: stop.wineryId,
    ...legFacts(leg),
    arrive,
    begin,
    end,
    parkMinutes: leg.parkMinutes,
    waitMinutes: begin - arrive,
    hours,
    opening: window?.listed ?? null,
    pinned: problem.pins.some((pin) => pin.wineryId === stop.wineryId && pin.day === index),
    notices: noticesOf(frame, {
      hours,
      bookFirst: stop.bookFirst,
      ferry: leg.ferry,
      isLunch: lunchHere && stop.servesFood,
    }),
  };
}

function legFacts({ travel, minutes, miles, ferry }: Leg): PlannedLeg {
  return { travel, legMinutes: minutes, legMiles: miles, ferry };
}
