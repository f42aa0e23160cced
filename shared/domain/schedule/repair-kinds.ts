/** The kinds of repairs: each tries changes to a request so that more stops fit. */
import type { Plan } from "#shared/api/trips/plan.ts";
import { addDays, type CalendarDate, LAST_DATE, weekdayOf } from "../trips/calendar-date.ts";
import { hoursOn } from "../winery/dated-hours.ts";
import { WEEKDAYS, weekdayName } from "../winery/opening-hours.ts";
import { idsOfStops } from "./plan.ts";
import {
  DEFAULT_WINERIES_PER_DAY,
  framesOf,
  hoursOfDay,
  limitsOf,
  lunchOfDay,
  type PlanRequest,
  perDay,
  saidForDays,
  visitMinutesOf,
} from "./plan-request.ts";
import { LUNCH_MINUTES, MAX_STOPS_A_DAY, type Pin, type WineryId } from "./problem.ts";
import { type Changeable, type Changed, planAfter } from "./solve.ts";
import type { Scored } from "./solver/score.ts";
import { clockText, dateText } from "./wording.ts";

/** Of equal repairs, the earlier code is shown first. */
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

export interface Repairable extends Changeable {
  readonly plan: Plan & Scored;
  /** Today in Washington; no repair starts earlier. */
  readonly today?: CalendarDate | undefined;
}

export type Trial = Changed & {
  readonly code: RepairCode;
  /** What the visitor would do: "Leave from 9:30 AM on Friday". */
  readonly action: string;
};

/** The trials of a kind; null for one beyond the work allowance. */
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
const SHORT_VISIT_MINUTES = 45;

const dayName = ({ request, startWeekday }: Changeable, day: number) =>
  weekdayName(framesOf(request, startWeekday)[day]?.weekday ?? "monday");

const nameOf = ({ facts }: Changeable, wineryId: WineryId) =>
  facts.wineries.find(({ id }) => id === wineryId)?.name ?? "";

/** Other dates within two weeks, nearest first, or other weekdays. */
const otherStarts: RepairKind = (repairable) => {
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

/** Dates with the same opening hours have the same plan, so the nearest of them is enough. */
function otherDates(repairable: Repairable, startDate: CalendarDate): CalendarDate[] {
  const { today } = repairable;
  const isOffered = (date: CalendarDate) =>
    date <= LAST_DATE && (today === undefined ? date > startDate : date >= today);
  const dates = Array.from({ length: WITHIN_DAYS }, (_, index) => index + 1)
    .flatMap((days) => [addDays(startDate, days), addDays(startDate, -days)])
    .filter(isOffered);
  const doors = (date: CalendarDate) => doorsFrom(repairable, date);
  const nearest = new Map(dates.toReversed().map((date) => [doors(date), date]));
  nearest.delete(doors(startDate));
  return dates.filter((date) => nearest.get(doors(date)) === date);
}

/** The opening hours of a trip that starts on a date, as a key. */
function doorsFrom({ request, facts }: Repairable, startDate: CalendarDate): string {
  const dated = facts.wineries.filter((winery) => winery.datedHours);
  const days = perDay(request, (day) => addDays(startDate, day));
  const hours = dated.map((winery) => days.map((date) => hoursOn(winery, date)));
  return JSON.stringify([weekdayOf(startDate), hours]);
}

/** Swaps the hours, breaks and pins of two days. */
const swappedDays: RepairKind = (repairable) =>
  perDay(repairable.request, (first) =>
    perDay(repairable.request, (second) => {
      const change = first < second ? swapped(repairable.request, first, second) : null;
      if (change === null) return [];
      const action = `Swap ${dayName(repairable, first)} and ${dayName(repairable, second)}`;
      return tried(repairable, "swapDays", action, change);
    }).flat(),
  ).flat();

/** Null if there is nothing to swap. */
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

const oneMoreDay: RepairKind = (repairable) => {
  const { request } = repairable;
  if (request.days >= limitsOf(request).days) return [];
  const longer = { ...request, days: request.days + 1 };
  const change = { days: longer.days, ...saidForDays(longer) };
  const name = dayName({ ...repairable, request: { ...request, ...change } }, request.days);
  return [tried(repairable, "oneMoreDay", `Add a day (${name})`, change)];
};

/** Nobody is asked to leave before 7 AM or to be back after 10 PM. */
const OTHER_HOURS = {
  start: { code: "leaveEarlier", words: "Leave from", limit: 7 * 60, sign: -1 },
  end: { code: "returnLater", words: "Be back by", limit: 22 * 60, sign: 1 },
} as const;

/** Leaves earlier, or returns later, on one day, by as few half hours as needed. */
const otherHours =
  (own: "start" | "end"): RepairKind =>
  (repairable) => {
    const { request } = repairable;
    const { code, words, limit, sign } = OTHER_HOURS[own];
    const hours = perDay(request, (day) => hoursOfDay(request, day)[own]);
    return hours.map((now, day) =>
      fewestSteps(sign * (limit - now), (minutes) => {
        const moved = now + sign * minutes;
        const times = hours.with(day, moved);
        const on = request.days === 1 ? "" : ` on ${dayName(repairable, day)}`;
        const change = own === "start" ? { dayStart: times } : { dayEnd: times };
        const action = `${words} ${clockText(moved)}${on}`;
        return tried(repairable, code, action, withSameLunch(request, change));
      }),
    );
  };

/** A longer day might get a break by default, but only one thing should change. */
function withSameLunch(request: PlanRequest, change: Partial<PlanRequest>): Partial<PlanRequest> {
  const lunch = perDay(request, (day) => lunchOfDay(request, day));
  const longer = { ...request, ...change };
  const isSame = lunch.every((has, day) => has === lunchOfDay(longer, day));
  return isSame ? change : { ...change, lunch };
}

/** Bisects for the fewest half hours that help as much as the most. */
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

const shorterVisits: RepairKind = (repairable) => {
  const { request } = repairable;
  const lengths = request.wineries.map((id) => [id, visitMinutesOf(request, id)] as const);
  if (lengths.every(([, minutes]) => minutes <= SHORT_VISIT_MINUTES)) return [];
  const visitMinutes = Object.fromEntries(
    lengths.map(([id, minutes]) => [id, Math.min(minutes, SHORT_VISIT_MINUTES)]),
  );
  const action = `Shorten visits to ${SHORT_VISIT_MINUTES} min`;
  return [tried(repairable, "shorterVisits", action, { visitMinutes })];
};

const moreStopsADay: RepairKind = (repairable) => {
  const wineriesPerDay = (repairable.request.wineriesPerDay ?? DEFAULT_WINERIES_PER_DAY) + 1;
  if (wineriesPerDay > MAX_STOPS_A_DAY) return [];
  const action = `Visit up to ${wineriesPerDay} a day`;
  return [tried(repairable, "moreStopsADay", action, { wineriesPerDay })];
};

const lunchAnywhere: RepairKind = (repairable) => {
  if (!repairable.request.lunchPlaces?.some((place) => place !== null)) return [];
  return [tried(repairable, "lunchAnywhere", "Have lunch wherever you are", { lunchPlaces: [] })];
};

const noLunch: RepairKind = (repairable) => {
  const { request } = repairable;
  if (!perDay(request, (day) => lunchOfDay(request, day)).includes(true)) return [];
  const action = `Skip the ${LUNCH_MINUTES} min lunch break`;
  return [tried(repairable, "skipLunch", action, { lunch: false })];
};

/** Drops a planned or pinned stop with its pins. */
const droppedStops: RepairKind = (repairable) => {
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

const freedPins: RepairKind = (repairable) => {
  const pins = repairable.request.pins ?? [];
  return pins.map(({ begin, wineryId }, index) => {
    const what = begin == null ? "day" : "appointment";
    const action = `Let go of the ${what} of ${nameOf(repairable, wineryId)}`;
    return tried(repairable, "removePin", action, { pins: pins.toSpliced(index, 1) });
  });
};

const movedPins: RepairKind = (repairable) => {
  const { request } = repairable;
  return (request.pins ?? []).flatMap((pin, index) =>
    perDay(request, (day) =>
      day === pin.day && pin.begin == null ? [] : movedPin(repairable, { pin, index, day }),
    ).flat(),
  );
};

/** Moves a pin to a day; an appointment gets the time of that day's best plan. */
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

/**
 * All kinds, in the order in which they are tried: single large changes before many small ones. Of
 * a list, the first that helps counts.
 */
export const REPAIR_KINDS: readonly (readonly RepairKind[])[] = [
  [moreStopsADay],
  [oneMoreDay],
  [shorterVisits],
  [lunchAnywhere],
  [noLunch],
  [movedPins, freedPins],
  [otherHours("end")],
  [otherHours("start")],
  [otherStarts],
  [swappedDays],
  [droppedStops],
];
