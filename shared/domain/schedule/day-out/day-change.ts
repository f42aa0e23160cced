/** Describes what a mark changed about the day, and waits of an hour or more. */

import type { PlannedDay } from "#shared/api/trips/plan.ts";
import type { DayMark } from "#shared/api/trips/trip-changes.ts";
import { counted, listed } from "../../text/words.ts";
import { weekdayName } from "../../winery/opening-hours.ts";
import {
  LUNCH_FROM,
  LUNCH_IDEAL,
  LUNCH_MINUTES,
  type Pin,
  placeName,
  type ScheduleProblem,
  UNKNOWN_OPENS,
  type WineryId,
} from "../problem.ts";
import { capital, clockText, durationText } from "../wording.ts";
import type { DayOut } from "./day-out.ts";
import { minutesToTable } from "./day-progress.ts";

interface DayChange {
  readonly problem: ScheduleProblem;
  readonly before: DayOut;
  readonly after: DayOut;
  readonly mark: DayMark;
}

/**
 * The long waits in the rest of a day, each explained by the first item after it that cannot begin earlier.
 *
 * @param now minutes after midnight: what has passed of a wait no longer counts.
 */
export function idleIn(out: DayOut, problem: ScheduleProblem, now = 0): IdleTime[] {
  const items = itemsOf(out, problem, now);
  return items.flatMap(({ what, readyAt, begin }, index) => {
    const minutes = begin - readyAt;
    if (minutes < MAX_UNEXPLAINED) return [];
    const waitsFor = items.slice(index).find(({ bound }) => bound !== null);
    const name = waitsFor && (waitsFor.what === what ? "it" : nameOf(problem, waitsFor.what));
    return [{ before: what, minutes, why: waitsFor?.bound?.(name ?? "it") ?? null }];
  });
}

const nameOf = (problem: ScheduleProblem, what: Item["what"]) =>
  what === "lunch" ? what : placeName(problem, what);

/** "1 h 20 min free before Barons: it opens at 2 PM". */
export function idleText({ before, minutes, why }: IdleTime, problem: ScheduleProblem): string {
  const reason = why ? `: ${why}` : "";
  return `${durationText(minutes)} free before ${nameOf(problem, before)}${reason}`;
}

/**
 * "Gramercy moves to 2:40 PM because you are 20 minutes late; Doubleback is left out: it closes at
 * 4 PM." Stops that stay are not mentioned unless all do.
 */
export function dayChangeText(change: DayChange): string {
  const because = causeOf(change);
  const moves = movesOf(change);
  const others = [...joined(change), ...lost(change), ...missed(change), ...idle(change)];
  const first = moves.length > 0 ? `${listed(moves)} because ${because}` : null;
  if (first) return capital(`${[first, ...others].join("; ")}.`);
  if (others.length > 0) return capital(`${because}: ${others.join("; ")}.`);
  const isOver = change.after.today.stops.length === 0;
  return capital(`${because}: ${isOver ? "no stop is left today" : "the rest stays as it is"}.`);
}

function causeOf({ problem, mark, after }: DayChange): string {
  const name = (wineryId: WineryId) => placeName(problem, wineryId);
  switch (mark.kind) {
    case "late":
      return `you are ${mark.by < 60 ? counted(mark.by, "minute") : durationText(mark.by)} late`;
    case "leave":
      return `you leave ${placeName(problem, after.at)} at ${clockText(after.freeAt)}`;
    case "here":
      return `you reached ${name(mark.wineryId)} at ${clockText(mark.minute)}`;
    case "skip":
      return `you skip ${name(mark.wineryId)}`;
    case "closed":
      return `${name(mark.wineryId)} is closed`;
    case "shorten":
      return `the visit at ${name(mark.wineryId)} takes ${durationText(mark.minutes)}`;
    case "reorder":
      return "you asked for another order";
  }
}

/** "Gramercy moves to 2:40 PM", "Barons to 4 PM". */
function movesOf({ problem, before, after }: DayChange): string[] {
  const had = new Map(before.today.stops.map(({ wineryId, begin }) => [wineryId, begin]));
  const moved = after.today.stops
    .filter(({ wineryId, begin }) => (had.get(wineryId) ?? begin) !== begin)
    .map(({ wineryId, begin }) => ({ what: placeName(problem, wineryId), begin }));
  const { lunchAt } = after.today;
  const hasMoved =
    lunchAt !== null && before.today.lunchAt !== null && lunchAt !== before.today.lunchAt;
  const all = [...moved, ...(hasMoved ? [{ what: "lunch", begin: lunchAt }] : [])];
  return all.map(
    ({ what, begin }, index) => `${what} ${index === 0 ? "moves " : ""}to ${clockText(begin)}`,
  );
}

function joined({ problem, before, after }: DayChange): string[] {
  const had = new Set([...before.today.stops, ...before.behind].map(({ wineryId }) => wineryId));
  return after.today.stops
    .filter(({ wineryId }) => !had.has(wineryId))
    .map(
      ({ wineryId, begin }) => `${placeName(problem, wineryId)} now fits at ${clockText(begin)}`,
    );
}

/** "Gramercy is left out: it closes at 4 PM", for each stop of the day that a mark cost. */
function lost({ problem, before, after }: DayChange): string[] {
  const known = new Set(before.lost.map(({ wineryId }) => wineryId));
  const stops = after.lost
    .filter(({ wineryId }) => !known.has(wineryId))
    .map(({ wineryId, why }) => `${fateOf(after, wineryId, placeName(problem, wineryId))}: ${why}`);
  const isEaten = before.today.lunchAt === null || after.lunchDone;
  const isOver = after.today.stops.length === 0;
  if (isEaten || after.today.lunchAt !== null || isOver) return stops;
  return [...stops, "lunch is left out: it would begin after 1:30 PM"];
}

/** "Gramercy moves to Sunday" or "Gramercy is left out". */
function fateOf({ later }: DayOut, wineryId: WineryId, name: string): string {
  const day = later.find(({ stops }) => stops.some((stop) => stop.wineryId === wineryId));
  return day ? `${name} moves to ${weekdayName(day.weekday)}` : `${name} is left out`;
}

function missed({ problem, before, after }: DayChange): string[] {
  const known = letGoOf(before);
  const missing = letGoOf(after).filter((id) => !known.includes(id));
  return problem.pins.flatMap(({ wineryId, day, begin }) => {
    if (day !== after.day || typeof begin !== "number" || !missing.includes(wineryId)) return [];
    return `the appointment at ${placeName(problem, wineryId)} at ${clockText(begin)} cannot be kept: call them`;
  });
}

const letGoOf = ({ letGo }: DayOut) => letGo.flatMap(({ wineryIds }) => wineryIds);

function idle({ problem, before, after }: DayChange): string[] {
  const known = new Set(idleIn(before, problem).map((each) => each.before));
  return idleIn(after, problem)
    .filter((each) => !known.has(each.before))
    .map((each) => idleText(each, problem));
}

/** Shorter waits need no explanation. */
const MAX_UNEXPLAINED = 60;

interface IdleTime {
  readonly before: Item["what"];
  readonly minutes: number;
  /** The reason as the end of a sentence: "it opens at 2 PM"; null if unknown. */
  readonly why: string | null;
}

/** A visit or break of the day. */
interface Item {
  readonly what: WineryId | "lunch";
  /** When the visitor is there. */
  readonly readyAt: number;
  readonly begin: number;
  /** Says why it cannot begin earlier, of a name or "it"; null if it could. */
  readonly bound: ((it: string) => string) | null;
}

function itemsOf(out: DayOut, problem: ScheduleProblem, now: number): Item[] {
  const { stops, lunchAt, lunchPlace, meal } = out.today;
  const letGo = letGoOf(out);
  const pins = problem.pins.filter(
    ({ day, wineryId }) => day === out.day && !letGo.includes(wineryId),
  );
  const { from = null, start = 0 } = problem.days[out.day] ?? {};
  const isBeforeDay = out.at === from && !out.hasSetOut;
  const items: Item[] = [];
  let free = Math.max(now, out.freeAt, isBeforeDay ? start : 0);
  const eat = (place: PlannedDay["lunchPlace"]) => {
    if (lunchAt === null || lunchPlace !== place) return;
    const readyAt = free + minutesToTable(meal);
    items.push({ what: "lunch", readyAt, begin: lunchAt, bound: lunchBound(out.today, lunchAt) });
    free = Math.max(free, lunchAt + LUNCH_MINUTES + (meal?.back?.legMinutes ?? 0));
  };
  eat("before");
  for (const stop of stops) {
    const { wineryId, begin, end, legMinutes, parkMinutes } = stop;
    const readyAt = free + legMinutes + parkMinutes;
    items.push({ what: wineryId, readyAt, begin, bound: visitBound(stop, pins) });
    free = end;
    eat(wineryId);
  }
  return items;
}

type Bound = Item["bound"];

/** The break starts at a bound, or waits for the middle of the day. */
function lunchBound({ meal }: PlannedDay, lunchAt: number): Bound {
  const isBound = meal !== null || lunchAt === LUNCH_FROM || lunchAt === LUNCH_IDEAL;
  return isBound ? (it) => `${it} is at ${clockText(lunchAt)}` : null;
}

function visitBound(
  { wineryId, begin, opening, hours }: PlannedDay["stops"][number],
  pins: readonly Pin[],
): Bound {
  const pin = pins.find((each) => each.wineryId === wineryId);
  const time = clockText(begin);
  if (pin?.begin === begin) {
    return (it) => `the appointment ${it === "it" ? "" : `at ${it} `}is at ${time}`;
  }
  if (opening?.opens === begin) return (it) => `${it} opens at ${time}`;
  if (hours === "unknown" && begin === UNKNOWN_OPENS) {
    return (it) => {
      const hours = it === "it" ? "its hours" : `the hours of ${it}`;
      return `${hours} are not known, and few rooms open before ${time}`;
    };
  }
  return null;
}
