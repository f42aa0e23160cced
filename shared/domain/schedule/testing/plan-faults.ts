/** Everything a plan must be true to, read off docs/schedule.md once more and asked of the plan itself. */

import { hoursOnDay } from "../../winery/dated-hours.ts";
import type { Plan, PlannedDay, PlannedStop } from "../plan.ts";
import type { DayFrame, PlaceId, ScheduleProblem } from "../problem.ts";

/** The rules a plan breaks, as sentences; none for a good plan. */
export function planFaults(problem: ScheduleProblem, plan: Plan): string[] {
  const faults: string[] = [];
  const planned = plan.days.flatMap((day) => day.stops.map((stop) => stop.wineryId));
  const left = plan.left.map((stop) => stop.wineryId);
  if (new Set(planned).size < planned.length) faults.push("a stop is visited twice");
  const told = [...planned, ...left].sort().join();
  if (
    told !==
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

function dayFaults(problem: ScheduleProblem, frame: DayFrame, day: PlannedDay): string[] {
  const faults: string[] = [];
  const { leaveAt, backAt, stops, lunchAt, lunchPlace } = day;
  if (stops.length === 0) return leaveAt === null && lunchAt === null ? [] : ["a drive to nowhere"];
  if (stops.length > frame.maxStops) faults.push("too many stops");
  if (leaveAt === null || backAt === null || day.back === null) return [...faults, "no times"];
  if (leaveAt < frame.start || backAt > frame.end) faults.push("outside of the day");
  if ((lunchAt !== null) !== frame.lunch) faults.push("lunch against the wish");
  if (lunchAt !== null && (lunchAt < 690 || lunchAt > 810 || lunchAt + 45 > frame.end)) {
    faults.push(`lunch at ${lunchAt}`);
  }
  if (lunchPlace === "before" && (lunchAt ?? 0) + 45 > leaveAt) faults.push("leaves during lunch");
  if (lunchPlace === "before" && (lunchAt ?? 0) < frame.start) faults.push("lunch before the day");
  if (lunchPlace === "after" && (lunchAt ?? 0) < backAt) faults.push("lunch before the return");
  let [free, place, driven, waited]: [number, PlaceId, number, number] = [
    leaveAt,
    frame.from ?? "base",
    0,
    0,
  ];
  for (const stop of stops) {
    faults.push(...visitFaults(problem, frame, stop));
    const way = wayBetween(problem, place, stop.wineryId);
    if (stop.arrive !== free + way.minutes + way.parking) faults.push(`way to ${stop.wineryId}`);
    if (stop.legMinutes !== way.minutes) faults.push(`leg to ${stop.wineryId}`);
    if (stop.begin - stop.arrive !== stop.waitMinutes) faults.push("wait");
    driven += way.driving;
    waited += stop.waitMinutes;
    free = stop.end;
    place = stop.wineryId;
    if (lunchPlace === stop.wineryId && lunchAt !== null) {
      if (lunchAt < stop.end) faults.push("lunch during a visit");
      waited += lunchAt - stop.end;
      free = lunchAt + 45;
    }
  }
  const home = wayBetween(problem, place, "base");
  if (backAt !== free + home.minutes) faults.push("way back");
  if (day.driveMinutes !== driven + home.driving) faults.push("driving does not add up");
  if (day.waitMinutes !== waited) faults.push("waiting does not add up");
  if (stops[0]?.waitMinutes) faults.push("leaves too early");
  return faults;
}

function visitFaults(problem: ScheduleProblem, frame: DayFrame, stop: PlannedStop): string[] {
  const asked = problem.stops.find((each) => each.wineryId === stop.wineryId);
  if (!asked) return ["a stop nobody chose"];
  const { begin, end, hours, wineryId } = stop;
  const faults = end - begin === asked.visitMinutes ? [] : [`length of the visit of ${wineryId}`];
  const listed = hoursOnDay(asked, frame);
  if (listed === null) {
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

function wayBetween(problem: ScheduleProblem, from: PlaceId, to: PlaceId) {
  const { places, minutes, miles } = problem.matrix;
  const [row, column] = [places.indexOf(from), places.indexOf(to)];
  if (from === to) return { minutes: 0, parking: 0, driving: 0 };
  const apart = miles[row]?.[column] ?? 1;
  if (from !== "base" && to !== "base" && apart < 0.25) {
    return { minutes: 5, parking: 0, driving: 0 };
  }
  const drive = Math.ceil(minutes[row]?.[column] ?? Number.NaN);
  return { minutes: drive, parking: to === "base" ? 0 : 5, driving: drive };
}
