import { federalHoliday } from "../holidays.ts";
import type { Notice, PlannedDay, PlannedLeg, PlannedStop } from "../plan.ts";
import {
  type DayFrame,
  LUNCH_MINUTES,
  OPEN_END_CLOSES,
  type PlaceId,
  placeName,
  type ScheduleProblem,
  type Stop,
} from "../problem.ts";
import { clockText } from "../wording.ts";
import type { DayTiming } from "./day-timing.ts";
import { type Leg, legBetween } from "./legs.ts";
import type { AssignedDay } from "./plan-score.ts";
import { type HoursKnown, openWindows, windowAround } from "./visit-windows.ts";

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
  if (!assigned || !timing) return { ...empty, driveMinutes: assigned?.driveMinutes ?? 0 };
  const visits = assigned.order.flatMap((at) => problem.stops[at] ?? []);
  const { stops, back } = planStops(problem, { frame, index, visits, timing });
  const driven = [...stops, back].filter(({ travel }) => travel === "car");
  return {
    ...empty,
    leaveAt: timing.leave,
    backAt: timing.back,
    driveMinutes: assigned.driveMinutes,
    miles: Math.round(driven.reduce((sum, leg) => sum + leg.legMiles, 0) * 10) / 10,
    waitMinutes: timing.wait,
    stops,
    lunchAt: timing.lunchBegin,
    lunchPlace: lunchPlaceOf(timing, visits),
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
  readonly index: number;
  readonly visits: readonly Stop[];
  readonly timing: DayTiming;
}

function planStops(
  problem: ScheduleProblem,
  day: DayVisits,
): { stops: PlannedStop[]; back: PlannedLeg } {
  const { frame, visits, timing } = day;
  let place: PlaceId = frame.from;
  let leave = timing.leave;
  const stops = visits.map((stop, at): PlannedStop => {
    const leg = legOf(problem, place, stop.wineryId);
    const arrive = leave + leg.minutes + leg.parkMinutes;
    const begin = timing.begins[at] ?? arrive;
    const lunchHere = timing.lunchPlace === at + 1;
    const planned = planStop(problem, day, { stop, leg, arrive, begin, lunchHere });
    const lunchEnd =
      lunchHere && timing.lunchBegin !== null ? timing.lunchBegin + LUNCH_MINUTES : 0;
    leave = Math.max(planned.end, lunchEnd);
    place = stop.wineryId;
    return planned;
  });
  return { stops, back: legFacts(legOf(problem, place, frame.to)) };
}

interface Visit {
  readonly stop: Stop;
  readonly leg: Leg;
  readonly arrive: number;
  readonly begin: number;
  readonly lunchHere: boolean;
}

function planStop(
  problem: ScheduleProblem,
  { frame, index }: DayVisits,
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
    notices: noticesOf(stop, frame, { hours, ferry: leg.ferry, lunchHere }),
  };
}

function noticesOf(
  stop: Stop,
  frame: DayFrame,
  { hours, ferry, lunchHere }: { hours: HoursKnown; ferry: boolean; lunchHere: boolean },
): Notice[] {
  const notices: Notice[] = [];
  const holiday = frame.date === null ? null : federalHoliday(frame.date);
  if (hours === "unknown") {
    notices.push({ code: "unknownHours", text: "Hours not known: call first" });
  }
  if (hours === "openEnded") {
    const until = clockText(OPEN_END_CLOSES);
    notices.push({ code: "openEnded", text: `Closing time not listed: planned until ${until}` });
  }
  if (stop.bookFirst) notices.push({ code: "bookFirst", text: "Book first" });
  if (holiday !== null) {
    notices.push({ code: "holiday", text: `Holiday: call first (${holiday})` });
  }
  if (ferry) notices.push({ code: "ferry", text: "The way there takes a ferry" });
  if (lunchHere && stop.servesFood) {
    notices.push({ code: "lunch", text: "Serves food: the lunch break can be here" });
  }
  return notices;
}

function legOf(problem: ScheduleProblem, from: PlaceId, to: PlaceId): Leg {
  const leg = legBetween(problem.matrix, from, to);
  if (leg === null) throw new Error(`A plan goes from ${from} to ${to}, where there is no way.`);
  return leg;
}

function legFacts({ travel, minutes, miles, ferry }: Leg): PlannedLeg {
  return { travel, legMinutes: minutes, legMiles: miles, ferry };
}
