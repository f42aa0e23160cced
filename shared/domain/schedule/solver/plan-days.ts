import type {
  HoursKnown,
  Notice,
  PlannedDay,
  PlannedLeg,
  PlannedStop,
} from "#shared/api/trips/plan.ts";
import { type HasHours, hoursOnDay } from "../../winery/dated-hours.ts";
import { federalHoliday, HOLIDAY_NOTICE } from "../holidays.ts";
import { type DayFrame, LUNCH_MINUTES, OPEN_END_CLOSES, placeName } from "../problem.ts";
import { clockText } from "../wording.ts";
import {
  type CompiledDay,
  type CompiledProblem,
  earliestBegin,
  hoursOfMeal,
} from "./compiled-problem.ts";
import type { DayTiming } from "./day-timing.ts";
import { type BreakLegs, doorMinutes, type Leg } from "./legs.ts";
import type { AssignedDay } from "./score.ts";
import { openWindows, windowAround } from "./visit-windows.ts";

/** The solved days with everything that visitors see; empty ones where none are solved. */
export function planDays({ days }: CompiledProblem, solved: readonly AssignedDay[]): PlannedDay[] {
  return days.map((day) => {
    const empty = emptyDay(day);
    const { order, timing } = solved[day.index] ?? {};
    if (!order) return empty;
    return { ...empty, ...(timing ? planDay({ day, order, timing }) : travelOf(day)) };
  });
}

function emptyDay({ problem, frame }: CompiledDay): PlannedDay {
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

/** The drive of a day without a stop that ends elsewhere. */
function travelOf({ idle, start }: CompiledDay): Partial<PlannedDay> {
  if (idle === null) return {};
  const back = legFacts(idle);
  return {
    leaveAt: start,
    backAt: start + idle.minutes,
    driveMinutes: idle.driveMinutes,
    miles: drivenMiles([back]),
    back,
  };
}

interface TimedDay {
  readonly day: CompiledDay;
  readonly order: readonly number[];
  readonly timing: DayTiming;
}

function planDay(timed: TimedDay): Partial<PlannedDay> {
  const { timing, day, order } = timed;
  const { stops, leaveAt, back } = followed(timed);
  const meal = mealOf(timed);
  const { lunchPlace, lunchBegin } = timing;
  const afterStop = day.problem.stops[order[(lunchPlace ?? 0) - 1] ?? -1]?.wineryId;
  return {
    leaveAt,
    backAt: timing.back,
    driveMinutes: timing.drive,
    miles: drivenMiles([...stops, back, meal?.there, meal?.back]),
    waitMinutes: timing.wait,
    stops,
    lunchAt: lunchBegin,
    lunchPlace: lunchPlace === 0 ? "before" : lunchPlace && (afterStop ?? "after"),
    meal,
    back,
  };
}

function drivenMiles(legs: readonly (PlannedLeg | null | undefined)[]): number {
  const miles = legs.map((leg) => (leg?.travel === "car" ? leg.legMiles : 0));
  return Math.round(miles.reduce((sum, each) => sum + each, 0) * 10) / 10;
}

function breakLegs({ day, order, timing }: TimedDay): BreakLegs | null {
  const { lunch } = day;
  const { lunchPlace } = timing;
  if (lunch === null || lunchPlace === null) return null;
  if (lunchPlace === 0) return lunch.atStart;
  return lunchPlace > order.length
    ? lunch.atEnd
    : (lunch.atStops[order[lunchPlace - 1] ?? -1] ?? null);
}

function mealOf(timed: TimedDay): PlannedDay["meal"] {
  const { timing } = timed;
  const { frame } = timed.day;
  const legs = breakLegs(timed);
  const place = frame.lunchPlace;
  if (!place || !legs || timing.lunchBegin === null) return null;
  const { lunchBegin } = timing;
  const around = windowAround(
    openWindows(hoursOfMeal(place), frame),
    lunchBegin,
    lunchBegin + LUNCH_MINUTES,
  );
  const hours = around?.hours ?? "unknown";
  return {
    ...{ key: place.key, name: place.name, town: place.town, hours },
    there: legFacts(legs.there),
    back: legs.back && legFacts(legs.back),
    notices: noticesOf(frame, { ...hoursOfMeal(place), hours, ferry: legs.there.ferry }),
  };
}

/** Times each stop of a day; every visit begins as soon as it can. */
function followed(timed: TimedDay) {
  const { day, order, timing } = timed;
  const { problem, frame, pins } = day;
  const pause = breakLegs(timed);
  const lunchBegin = timing.lunchBegin ?? 0;
  const isOverMeal = (count: number) => timing.lunchPlace === count && pause?.back === null;
  let leaveAt = timing.leave;
  // A day that is under way leaves just in time for lunch or the first stop.
  if (day.isUnderway && isOverMeal(0)) leaveAt = lunchBegin - doorMinutes(pause?.there);
  let free = leaveAt;
  /** The leg after this many stops: to a stop, or to the day's end. */
  const legOn = (count: number, stop: number | null): Leg => {
    if (timing.lunchPlace === count) {
      free = Math.max(free, lunchBegin + LUNCH_MINUTES + (pause?.back?.minutes ?? 0));
    }
    const leg = legAfter(day, isOverMeal(count) ? "meal" : order[count - 1], stop);
    if (!leg) throw new Error("A plan goes where there is no way.");
    return leg;
  };
  const stops = order.map((at, count): PlannedStop => {
    const stop = problem.stops[at];
    if (!stop) throw new RangeError(`The problem has no stop ${at}.`);
    const leg = legOn(count, at);
    const door = free + doorMinutes(leg);
    const begin = earliestBegin(day.windows[at] ?? [], door);
    const lingers = count === 0 && day.isUnderway && !isOverMeal(0);
    if (lingers) leaveAt = begin - doorMinutes(leg);
    const arrive = lingers ? begin : door;
    free = begin + stop.visitMinutes;
    const window = windowAround(openWindows(stop, frame), begin, free);
    const hours = window?.hours ?? "unknown";
    const isLunch = timing.lunchPlace === count + 1 && !frame.lunchPlace && stop.servesFood;
    const { wineryId } = stop;
    return {
      wineryId,
      ...legFacts(leg),
      arrive,
      begin,
      end: free,
      parkMinutes: leg.parkMinutes,
      waitMinutes: begin - arrive,
      hours,
      opening: window?.listed ?? null,
      pinned: pins.some((pin) => pin.wineryId === wineryId),
      notices: noticesOf(frame, { ...stop, hours, ferry: leg.ferry, isLunch }),
    };
  });
  return { stops, leaveAt, back: legFacts(legOn(order.length, null)) };
}

function legAfter(
  day: CompiledDay,
  last: number | "meal" | undefined,
  stop: number | null,
): Leg | null | undefined {
  if (last === "meal") return stop === null ? day.lunch?.onwardToEnd : day.lunch?.onward[stop];
  if (last === undefined) return stop === null ? null : day.out[stop];
  return stop === null ? day.home[last] : day.legs[last]?.[stop];
}

export function legFacts({ travel, minutes, miles, ferry }: Leg): PlannedLeg {
  return { travel, legMinutes: minutes, legMiles: miles, ferry };
}

interface Noticed extends HasHours {
  readonly hours: HoursKnown;
  readonly bookFirst?: boolean;
  readonly ferry: boolean;
  readonly isLunch?: boolean | undefined;
}

function noticesOf(frame: DayFrame, noticed: Noticed): Notice[] {
  const { hours, bookFirst = false, ferry, isLunch = false } = noticed;
  const holiday = frame.date === null ? null : federalHoliday(frame.date);
  const isByAppointment = hoursOnDay(noticed, frame) === null;
  const until = clockText(OPEN_END_CLOSES);
  const notices: readonly (Notice | false)[] = [
    isByAppointment && { code: "byAppointment", text: "By appointment that day: call first" },
    hours === "unknown" &&
      !isByAppointment && { code: "unknownHours", text: "Hours not known: call first" },
    hours === "openEnded" && {
      code: "openEnded",
      text: `Closing time not listed: planned until ${until}`,
    },
    bookFirst && { code: "bookFirst", text: "Book first" },
    holiday !== null && { code: "holiday", text: `${HOLIDAY_NOTICE} (${holiday})` },
    ferry && { code: "ferry", text: "The way there takes a ferry" },
    isLunch && { code: "lunch", text: "Serves food: the lunch break can be here" },
  ];
  return notices.filter((notice) => notice !== false);
}
