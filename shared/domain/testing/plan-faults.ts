/** Everything a plan must be true to, read off docs/schedule.md once more and asked of the plan itself. */

import type { Plan, PlannedDay, PlannedStop } from "#shared/api/trips/plan.ts";
import type { DayFrame, PlaceId, ScheduleProblem } from "../schedule/problem.ts";
import { hoursOnDay } from "../winery/dated-hours.ts";
import { way } from "./brute-day.ts";

/** The rules a plan breaks, as sentences; none for a good plan. */
export function planFaults(problem: ScheduleProblem, plan: Plan): string[] {
  const faults: string[] = [];
  const planned = plan.days.flatMap((day) => day.stops.map((stop) => stop.wineryId));
  const left = plan.left.map((stop) => stop.wineryId);
  if (new Set(planned).size < planned.length) faults.push("a stop is visited twice");
  const decided = [...planned, ...left].sort().join();
  if (
    decided !==
    problem.stops
      .map((stop) => stop.wineryId)
      .sort()
      .join()
  ) {
    faults.push("a stop is neither planned nor left, or both");
  }
  if (plan.left.some(({ reasons }) => reasons.length === 0)) faults.push("a stop lacks a reason");
  for (const { wineryId, wish } of problem.stops) {
    if (wish === "skip" && planned.includes(wineryId)) faults.push(`${wineryId} was to be skipped`);
  }
  if (plan.contradictions.some(({ wineryIds }) => wineryIds.length === 0)) {
    faults.push("a contradiction names no pin");
  }
  if (plan.contradictions.length > 0) return faults;
  for (const { wineryId, day, begin } of problem.pins) {
    const stop = plan.days[day]?.stops.find((each) => each.wineryId === wineryId);
    if (!stop || (begin != null && stop.begin !== begin)) faults.push(`the pin of ${wineryId}`);
  }
  for (const [index, day] of plan.days.entries()) {
    const frame = problem.days[index];
    if (frame)
      faults.push(...dayFaults(problem, frame, day).map((fault) => `day ${index}: ${fault}`));
  }
  return faults;
}

/** The times of a day without a stop. */
function idleFaults(problem: ScheduleProblem, frame: DayFrame, day: PlannedDay): string[] {
  const leg = frame.from === frame.to ? null : way(problem, frame.from, frame.to);
  const { leaveAt, backAt, driveMinutes, lunchAt } = day;
  const actual = JSON.stringify([leaveAt, backAt, driveMinutes, lunchAt]);
  const asked = leg
    ? [frame.start, frame.start + leg.toDoor, leg.driving, null]
    : [null, null, 0, null];
  return actual === JSON.stringify(asked) ? [] : ["the way of a day without a stop"];
}

function dayFaults(problem: ScheduleProblem, frame: DayFrame, day: PlannedDay): string[] {
  const faults: string[] = [];
  const { leaveAt, backAt, stops, lunchAt, lunchPlace, meal } = day;
  if (stops.length === 0) return idleFaults(problem, frame, day);
  if (stops.length > frame.maxStops) faults.push("too many stops");
  if (leaveAt === null || backAt === null || day.back === null) return [...faults, "no times"];
  if (leaveAt < frame.start || backAt > frame.end) faults.push("outside of the day");
  if ((lunchAt !== null) !== frame.lunch) faults.push("lunch against the wish");
  if (lunchAt !== null && (lunchAt < 690 || lunchAt > 810 || lunchAt + 45 > frame.end)) {
    faults.push(`lunch at ${lunchAt}`);
  }
  if ((meal?.key ?? null) !== (lunchAt === null ? null : (frame.lunchPlace?.key ?? null))) {
    faults.push("lunch at another place");
  }
  const first = stops[0]?.end ?? 0;
  if (frame.lunch && first > 810 && (lunchAt ?? 0) >= first)
    faults.push("a visit before a late lunch");
  const there = meal?.there.legMinutes ?? 0;
  const fromMeal = meal?.back?.legMinutes ?? 0;
  /** Parking at a place to eat that is on the way. */
  const park = meal && !meal.back ? 5 : 0;
  const isUnderway = typeof frame.from === "number";
  const asides =
    (meal?.there.travel === "car" ? there : 0) + (meal?.back?.travel === "car" ? fromMeal : 0);
  let [free, place, driven, waited] = [leaveAt, frame.from, asides, 0];
  if (isUnderway) waited += leaveAt - frame.start;
  /** Has lunch where one is; the place from which one goes on. */
  const eat = (isAtBase: boolean) => {
    if (lunchAt === null) return;
    if (isAtBase) {
      const isBefore = lunchPlace === "before";
      if (isBefore && lunchAt - there < frame.start) faults.push("lunch before the day");
      if (isBefore && lunchAt + 45 + fromMeal > free) faults.push("leaves during lunch");
      if (isBefore && isUnderway) waited -= there + 45 + fromMeal;
      if (!isBefore && lunchAt - there < free) faults.push("lunch before the return");
      if (!isBefore && lunchAt + 45 + fromMeal > frame.end) faults.push("lunch after the day");
      return;
    }
    if (lunchAt < free + there + park) faults.push("lunch during a visit");
    waited += lunchAt - free - there - park;
    free = lunchAt + 45 + fromMeal;
    if (meal && !meal.back) place = meal.key;
  };
  if (lunchPlace === "before") eat(meal?.back !== null || meal === null);
  for (const stop of stops) {
    faults.push(...visitFaults(problem, frame, stop));
    const leg = wayFrom(problem, place, stop.wineryId);
    if (stop.arrive !== free + leg.toDoor) faults.push(`way to ${stop.wineryId}`);
    if (stop.legMinutes + stop.parkMinutes !== leg.toDoor) faults.push(`leg to ${stop.wineryId}`);
    if (stop.begin - stop.arrive !== stop.waitMinutes) faults.push("wait");
    driven += leg.driving;
    waited += stop.waitMinutes;
    free = stop.end;
    place = stop.wineryId;
    if (lunchPlace === stop.wineryId) eat(false);
  }
  const home = wayFrom(problem, place, frame.to);
  if (backAt !== free + home.toDoor) faults.push("way back");
  free = backAt;
  if (lunchPlace === "after") eat(true);
  if (day.driveMinutes !== driven + home.driving) faults.push("driving does not add up");
  if (day.waitMinutes !== waited) faults.push("waiting does not add up");
  if (stops[0]?.waitMinutes && lunchPlace !== "before") faults.push("leaves too early");
  return faults;
}

/** A way that may begin at a place to eat, where the visitor has parked. */
function wayFrom(problem: ScheduleProblem, from: PlaceId, to: PlaceId) {
  const { places, miles } = problem.matrix;
  const apart = miles[places.indexOf(from)]?.[places.indexOf(to)] ?? 1;
  const isMeal = problem.days.some(({ lunchPlace }) => lunchPlace?.key === from);
  if (isMeal && typeof to === "number" && apart < 0.25) return { toDoor: 5, driving: 0 };
  return way(problem, from, to) ?? { toDoor: Number.NaN, driving: Number.NaN };
}

function visitFaults(problem: ScheduleProblem, frame: DayFrame, stop: PlannedStop): string[] {
  const asked = problem.stops.find((each) => each.wineryId === stop.wineryId);
  if (!asked) return ["a stop nobody chose"];
  const { begin, end, hours, wineryId } = stop;
  const faults = end - begin === asked.visitMinutes ? [] : [`length of the visit of ${wineryId}`];
  const listed = hoursOnDay(asked, frame);
  if (listed == null) {
    if (hours !== "unknown" || begin < 660 || end > 1020) faults.push(`unknown hours: ${wineryId}`);
    return faults;
  }
  const isOpen = listed.some(
    ({ opens, closes }) =>
      opens <= begin &&
      end <= (closes === null ? 1020 : closes) &&
      hours === (closes === null ? "openEnded" : "open"),
  );
  return isOpen ? faults : [...faults, `a closed door at ${wineryId}`];
}
