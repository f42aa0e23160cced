/** What can be changed about a request so that more fits: each kind of repair tries its changes. */
import { addDays, type CalendarDate, weekdayOf } from "../trips/calendar-date.ts";
import { hoursOn } from "../winery/dated-hours.ts";
import { WEEKDAYS, weekdayName } from "../winery/opening-hours.ts";
import { idsOfStops, type Plan } from "./plan.ts";
import {
  DEFAULT_WINERIES_PER_DAY,
  endsOf,
  framesOf,
  hoursOfDay,
  limitsOf,
  lunchOfDay,
  type PlanRequest,
  visitMinutesOf,
} from "./plan-request.ts";
import { LUNCH_MINUTES, MAX_STOPS_A_DAY, type Pin, type WineryId } from "./problem.ts";
import { type Changeable, type Changed, planAfter } from "./solve.ts";
import { clockText, dateText } from "./wording.ts";

/** Every kind of repair; of equal ones the earlier kind is shown first. */
export const REPAIR_CODES = [
  "startDate",
  "startWeekday",
  "swapDays",
  "leaveEarlier",
  "returnLater",
  "shorterVisits",
  "moreStopsADay",
  "oneMoreDay",
  "movePin",
  "removePin",
  "lunchAnywhere",
  "skipLunch",
  "dropStop",
] as const;

export type RepairCode = (typeof REPAIR_CODES)[number];

/** What is to be repaired. */
export interface Repairable extends Changeable {
  /** The best plan of the request. */
  readonly plan: Plan;
  /** Today in Washington; no repair starts earlier. */
  readonly today?: CalendarDate | undefined;
}

/** A change that was tried. */
export interface Trial extends Changed {
  readonly code: RepairCode;
  /** What the visitor would do: "Leave from 9:30 AM on Friday". */
  readonly action: string;
}

/** The trials of a kind in order; null for one that the allowance of work left out. */
export type RepairKind = (repairable: Repairable) => readonly (Trial | null)[];

function tried(
  repairable: Repairable,
  code: RepairCode,
  action: string,
  change: Partial<PlanRequest>,
): Trial | null {
  const changed = planAfter(repairable, change);
  return changed && { ...changed, code, action };
}

const WITHIN_DAYS = 14;
const STEP_MINUTES = 30;
/** Nobody is asked to leave before 7 AM or to be back after 10 PM. */
const EARLIEST_START = 7 * 60;
const LATEST_END = 22 * 60;
const SHORT_VISIT_MINUTES = 45;

const perDay = <T>({ days }: PlanRequest, of: (day: number) => T): T[] =>
  Array.from({ length: days }, (_, day) => of(day));

const dayName = ({ request, startWeekday }: Changeable, day: number) =>
  weekdayName(framesOf(request, startWeekday)[day]?.weekday ?? "monday");

const nameOf = ({ facts }: Changeable, wineryId: WineryId) =>
  facts.wineries.find(({ id }) => id === wineryId)?.name ?? "";

/** Another start: the dates within two weeks, nearest first, or another weekday. */
export const otherStarts: RepairKind = (repairable) => {
  const { startDate, startWeekday } = repairable.request;
  if (startDate !== undefined) {
    return otherDates(repairable, startDate).map((date) =>
      tried(repairable, "startDate", `Start on ${dateText(date)}`, { startDate: date }),
    );
  }
  if (startWeekday === undefined) return [];
  return WEEKDAYS.filter((weekday) => weekday !== startWeekday).map((weekday) => {
    const action = `Start on a ${weekdayName(weekday)}`;
    return tried(repairable, "startWeekday", action, { startWeekday: weekday });
  });
};

/** The plan is the same where all doors open alike, so the nearest of such dates is enough. */
function otherDates(repairable: Repairable, startDate: CalendarDate): CalendarDate[] {
  const { today } = repairable;
  const dates: CalendarDate[] = [];
  for (let days = 1; days <= WITHIN_DAYS; days += 1) {
    const earlier = addDays(startDate, -days);
    dates.push(addDays(startDate, days));
    if (today !== undefined && earlier >= today) dates.push(earlier);
  }
  const doors = (date: CalendarDate) => doorsFrom(repairable, date);
  const nearest = new Map(dates.toReversed().map((date) => [doors(date), date]));
  nearest.delete(doors(startDate));
  return dates.filter((date) => nearest.get(doors(date)) === date);
}

/** When the wineries are open on the days of a trip from a date: by the weekday, and by date where hours have dates. */
function doorsFrom({ request, facts }: Repairable, startDate: CalendarDate): string {
  const dated = facts.wineries.filter((winery) => winery.datedHours);
  const days = perDay(request, (day) => addDays(startDate, day));
  const hours = dated.map((winery) => days.map((date) => hoursOn(winery, date)));
  return JSON.stringify([weekdayOf(startDate), hours]);
}

/** Two days in each other's place: their hours, breaks and pins. */
export const swappedDays: RepairKind = (repairable) =>
  perDay(repairable.request, (first) =>
    perDay(repairable.request, (second) => {
      const change = first < second ? swapped(repairable.request, first, second) : null;
      if (change === null) return [];
      const action = `Swap ${dayName(repairable, first)} and ${dayName(repairable, second)}`;
      return tried(repairable, "swapDays", action, change);
    }).flat(),
  ).flat();

/** The change that swaps two days; null when they are equal in everything that could be swapped. */
function swapped(request: PlanRequest, first: number, second: number): Partial<PlanRequest> | null {
  const other = (day: number) => (day === first ? second : day === second ? first : day);
  const days = perDay(request, (day) => ({
    ...hoursOfDay(request, day),
    lunch: lunchOfDay(request, day),
  }));
  const after = days.flatMap((_, day) => days[other(day)] ?? []);
  const pins = (request.pins ?? []).map((pin) => ({ ...pin, day: other(pin.day) }));
  const isMoved = pins.some((pin, index) => pin.day !== request.pins?.[index]?.day);
  const isSame = JSON.stringify(days) === JSON.stringify(after);
  if (isSame && !isMoved) return null;
  const hours = {
    dayStart: after.map(({ start }) => start),
    dayEnd: after.map(({ end }) => end),
    lunch: after.map(({ lunch }) => lunch),
  };
  return { ...(isSame ? {} : hours), ...(isMoved ? { pins } : {}) };
}

/** A day more at the end, like the last one. */
export const oneMoreDay: RepairKind = (repairable) => {
  const { request } = repairable;
  if (request.days >= limitsOf(request).days) return [];
  const longer = { ...request, days: request.days + 1 };
  const change = { days: longer.days, ...(request.ends && { ends: endsOf(longer) }) };
  const name = dayName({ ...repairable, request: { ...request, ...change } }, request.days);
  return [tried(repairable, "oneMoreDay", `Add a day (${name})`, change)];
};

/** A departure earlier on one day, by as few half hours as do as much as any. */
export const earlierStarts: RepairKind = (repairable) =>
  perDay(repairable.request, (day) => {
    const { start } = hoursOfDay(repairable.request, day);
    return fewestSteps(start - EARLIEST_START, (minutes) => {
      const action = `Leave from ${clockText(start - minutes)}`;
      return withHours(repairable, { day, start: start - minutes, action });
    });
  });

/** A return later on one day, by as few half hours as do as much as any. */
export const laterEnds: RepairKind = (repairable) =>
  perDay(repairable.request, (day) => {
    const { end } = hoursOfDay(repairable.request, day);
    return fewestSteps(LATEST_END - end, (minutes) => {
      const action = `Be back by ${clockText(end + minutes)}`;
      return withHours(repairable, { day, end: end + minutes, action });
    });
  });

/**
 * The trial with the fewest half hours after which as much fits as after the most. A longer day has room
 * for everything that a shorter one has, so that halving finds them.
 */
function fewestSteps(room: number, trialOf: (minutes: number) => Trial | null): Trial | null {
  const most = Math.floor(room / STEP_MINUTES);
  let found = most < 1 ? null : trialOf(most * STEP_MINUTES);
  if (!found?.score) return null;
  const { must, stops } = found.score;
  let [fewest, tooFew] = [most, 0];
  while (fewest - tooFew > 1) {
    const half = Math.floor((fewest + tooFew) / 2);
    const trial = trialOf(half * STEP_MINUTES);
    if (trial === null) break;
    const isEnough = trial.score?.must === must && trial.score.stops === stops;
    if (isEnough) [fewest, found] = [half, trial];
    else tooFew = half;
  }
  return found;
}

interface OtherHours {
  readonly day: number;
  readonly start?: number;
  readonly end?: number;
  readonly action: string;
}

function withHours(repairable: Repairable, { day, start, end, action }: OtherHours): Trial | null {
  const { request } = repairable;
  const times = (own: "start" | "end", moved: number) =>
    perDay(request, (each) => (each === day ? moved : hoursOfDay(request, each)[own]));
  const moved = {
    ...(start !== undefined && { dayStart: times("start", start) }),
    ...(end !== undefined && { dayEnd: times("end", end) }),
  };
  // A longer day might get a break by default; only one thing is to change.
  const lunch = perDay(request, (each) => lunchOfDay(request, each));
  const longer = { ...request, ...moved };
  const isSame = lunch.every((has, each) => has === lunchOfDay(longer, each));
  const on = request.days === 1 ? "" : ` on ${dayName(repairable, day)}`;
  const code = start === undefined ? "returnLater" : "leaveEarlier";
  return tried(repairable, code, action + on, isSame ? moved : { ...moved, lunch });
}

/** Visits of 45 minutes where they are longer. */
export const shorterVisits: RepairKind = (repairable) => {
  const { request } = repairable;
  const lengths = request.wineries.map((id) => [id, visitMinutesOf(request, id)] as const);
  if (lengths.every(([, minutes]) => minutes <= SHORT_VISIT_MINUTES)) return [];
  const visitMinutes = Object.fromEntries(
    lengths.map(([id, minutes]) => [id, Math.min(minutes, SHORT_VISIT_MINUTES)]),
  );
  const action = `Shorten visits to ${SHORT_VISIT_MINUTES} min`;
  return [tried(repairable, "shorterVisits", action, { visitMinutes })];
};

/** One visit a day more. */
export const moreStopsADay: RepairKind = (repairable) => {
  const wineriesPerDay = (repairable.request.wineriesPerDay ?? DEFAULT_WINERIES_PER_DAY) + 1;
  if (wineriesPerDay > MAX_STOPS_A_DAY) return [];
  const action = `Visit up to ${wineriesPerDay} a day`;
  return [tried(repairable, "moreStopsADay", action, { wineriesPerDay })];
};

/** The breaks of all days wherever the day has the visitor. */
export const lunchAnywhere: RepairKind = (repairable) => {
  if (!repairable.request.lunchPlaces?.some((place) => place !== null)) return [];
  return [tried(repairable, "lunchAnywhere", "Have lunch wherever you are", { lunchPlaces: [] })];
};

/** No break on any day. */
export const noLunch: RepairKind = (repairable) => {
  const { request } = repairable;
  if (!perDay(request, (day) => lunchOfDay(request, day)).includes(true)) return [];
  const action = `Skip the ${LUNCH_MINUTES} min lunch break`;
  return [tried(repairable, "skipLunch", action, { lunch: false })];
};

/** A stop of the plan given up, or one whose pin cannot hold; its pins go with it. */
export const droppedStops: RepairKind = (repairable) => {
  const { request, plan } = repairable;
  const planned = idsOfStops(plan.days);
  const pinned = (request.pins ?? []).map((pin) => pin.wineryId);
  const ids = request.wineries.filter((id) => planned.includes(id) || pinned.includes(id));
  return ids.map((id) => {
    const pins = request.pins?.filter((pin) => pin.wineryId !== id);
    const change: Partial<PlanRequest> = {
      wishes: { ...request.wishes, [id]: "skip" },
      ...(pins && { pins }),
    };
    return tried(repairable, "dropStop", `Drop ${nameOf(repairable, id)}`, change);
  });
};

/** Each pin let go: its stop is a stop like others. */
export const freedPins: RepairKind = (repairable) => {
  const pins = repairable.request.pins ?? [];
  return pins.map(({ begin, wineryId }, index) => {
    const what = begin == null ? "day" : "appointment";
    const action = `Let go of the ${what} of ${nameOf(repairable, wineryId)}`;
    return tried(repairable, "removePin", action, { pins: pins.toSpliced(index, 1) });
  });
};

/** Each pin on another day or at another time. */
export const movedPins: RepairKind = (repairable) => {
  const { request } = repairable;
  return (request.pins ?? []).flatMap((pin, index) =>
    perDay(request, (day) =>
      day === pin.day && pin.begin == null ? [] : movedPin(repairable, { pin, index, day }),
    ).flat(),
  );
};

/** A pin moved to a day: at the time at which the best plan of that day has it, if it had a time. */
function movedPin(
  repairable: Repairable,
  { pin, index, day }: { readonly pin: Pin; readonly index: number; readonly day: number },
): Trial | null {
  const pins = repairable.request.pins ?? [];
  const { wineryId } = pin;
  const name = nameOf(repairable, wineryId);
  const weekday = dayName(repairable, day);
  const dayOnly = tried(repairable, "movePin", `Move ${name} to ${weekday}`, {
    pins: pins.with(index, { wineryId, day }),
  });
  if (dayOnly === null || pin.begin == null) return dayOnly;
  const landed = dayOnly.days[day]?.stops.find((stop) => stop.wineryId === wineryId);
  if (landed === undefined) return null;
  const { begin } = landed;
  const action = `Move the appointment at ${name} to ${weekday} at ${clockText(begin)}`;
  return tried(repairable, "movePin", action, {
    pins: pins.with(index, { wineryId, day, begin }),
  });
}
