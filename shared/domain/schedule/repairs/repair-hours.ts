import { weekdayName } from "../../winery/opening-hours.ts";
import {
  DEFAULT_WINERIES_PER_DAY,
  framesOf,
  hoursOfDay,
  lunchOfDay,
  type PlanRequest,
  visitMinutesOf,
} from "../plan-request.ts";
import { LUNCH_MINUTES, MAX_STOPS_A_DAY } from "../problem.ts";
import { clockText } from "../wording.ts";
import { attempt, type Repairable, type Trial, tried } from "./repair-trials.ts";

const STEP_MINUTES = 30;
/** Nobody is asked to leave before 7 AM or to be back after 10 PM. */
const EARLIEST_START = 7 * 60;
const LATEST_END = 22 * 60;

const SHORT_VISIT_MINUTES = 45;

const perDay = <T>(request: PlanRequest, of: (day: number) => T): T[] =>
  Array.from({ length: request.days }, (_, day) => of(day));

/** A departure earlier on one day, by as few half hours as do as much as any. */
export function earlierStarts(repairable: Repairable): Trial[] {
  return perDay(repairable.request, (day) => {
    const { start } = hoursOfDay(repairable.request, day);
    const most = Math.floor((start - EARLIEST_START) / STEP_MINUTES);
    return fewestSteps(most, (steps) =>
      withHours(repairable, day, { start: start - steps * STEP_MINUTES }),
    );
  }).flat();
}

/** A return later on one day, by as few half hours as do as much as any. */
export function laterEnds(repairable: Repairable): Trial[] {
  return perDay(repairable.request, (day) => {
    const { end } = hoursOfDay(repairable.request, day);
    const most = Math.floor((LATEST_END - end) / STEP_MINUTES);
    return fewestSteps(most, (steps) =>
      withHours(repairable, day, { end: end + steps * STEP_MINUTES }),
    );
  }).flat();
}

/**
 * The fewest steps after which as much fits as after the most. A longer day has room for everything
 * that a shorter one has, so that halving finds them.
 */
function fewestSteps(most: number, trialOf: (steps: number) => Trial | null): Trial[] {
  const longest = most < 1 ? null : trialOf(most);
  if (!longest?.score) return [];
  const { must, stops } = longest.score;
  let [fewest, found, toFew] = [most, longest, 0];
  while (fewest - toFew > 1) {
    const half = Math.floor((fewest + toFew) / 2);
    const trial = trialOf(half);
    if (trial === null) break;
    if (trial.score?.must === must && trial.score.stops === stops) [fewest, found] = [half, trial];
    else toFew = half;
  }
  return [found];
}

function withHours(
  repairable: Repairable,
  day: number,
  to: { readonly start: number } | { readonly end: number },
): Trial | null {
  const { request, startWeekday } = repairable;
  const hours = perDay(request, (each) => ({
    ...hoursOfDay(request, each),
    ...(each === day ? to : {}),
  }));
  const times = "start" in to ? hours.map(({ start }) => start) : hours.map(({ end }) => end);
  const moved: Partial<PlanRequest> = "start" in to ? { dayStart: times } : { dayEnd: times };
  // A longer day might get a break by default; only one thing is to change.
  const breaks = perDay(request, (each) => lunchOfDay(request, each));
  const longer = { ...request, ...moved };
  const isSame = breaks.every((lunch, each) => lunch === lunchOfDay(longer, each));
  const change = isSame ? moved : { ...moved, lunch: breaks };
  const on =
    request.days === 1
      ? ""
      : ` on ${weekdayName(framesOf(request, startWeekday)[day]?.weekday ?? "monday")}`;
  return "start" in to
    ? attempt(repairable, {
        code: "leaveEarlier",
        action: `Leave from ${clockText(to.start)}${on}`,
        change,
      })
    : attempt(repairable, {
        code: "returnLater",
        action: `Be back by ${clockText(to.end)}${on}`,
        change,
      });
}

/** Visits of 45 minutes where they are longer. */
export function shorterVisits(repairable: Repairable): Trial[] {
  const { request } = repairable;
  const lengths = request.wineries.map((id) => [id, visitMinutesOf(request, id)] as const);
  if (lengths.every(([, minutes]) => minutes <= SHORT_VISIT_MINUTES)) return [];
  const visitMinutes = Object.fromEntries(
    lengths.map(([id, minutes]) => [id, Math.min(minutes, SHORT_VISIT_MINUTES)]),
  );
  const action = `Shorten visits to ${SHORT_VISIT_MINUTES} min`;
  return tried(repairable, { code: "shorterVisits", action, change: { visitMinutes } });
}

/** One visit a day more. */
export function moreStopsADay(repairable: Repairable): Trial[] {
  const wineriesPerDay = (repairable.request.wineriesPerDay ?? DEFAULT_WINERIES_PER_DAY) + 1;
  if (wineriesPerDay > MAX_STOPS_A_DAY) return [];
  const action = `Visit up to ${wineriesPerDay} a day`;
  return tried(repairable, { code: "moreStopsADay", action, change: { wineriesPerDay } });
}

/** The breaks of all days wherever the day has the visitor. */
export function lunchAnywhere(repairable: Repairable): Trial[] {
  if (!repairable.request.lunchPlaces?.some((place) => place !== null)) return [];
  const action = "Have lunch wherever you are";
  return tried(repairable, { code: "lunchAnywhere", action, change: { lunchPlaces: [] } });
}

/** No break on any day. */
export function noLunch(repairable: Repairable): Trial[] {
  const { request } = repairable;
  if (!perDay(request, (day) => lunchOfDay(request, day)).includes(true)) return [];
  const action = `Skip the ${LUNCH_MINUTES} min lunch break`;
  return tried(repairable, { code: "skipLunch", action, change: { lunch: false } });
}
