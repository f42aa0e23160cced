/** Describes what a mark changed about the day, and waits of an hour or more. */
import { counted } from "../../text/words.ts";
import { weekdayName } from "../../winery/opening-hours.ts";
import type { PlannedDay } from "../plan.ts";
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
import { capital, clockText, durationText, listText } from "../wording.ts";
import type { DayMark } from "./day-mark.ts";
import type { DayOut } from "./day-out.ts";

interface DayChange {
  readonly problem: ScheduleProblem;
  readonly before: DayOut;
  readonly after: DayOut;
  readonly mark: DayMark;
}

/** The long waits in the rest of a day. */
export function idleIn(out: DayOut, problem: ScheduleProblem): IdleTime[] {
  const letGo = new Set(out.letGo.flatMap(({ wineryIds }) => wineryIds));
  const pins = problem.pins.filter(({ day, wineryId }) => day === out.day && !letGo.has(wineryId));
  const nameOf = (wineryId: WineryId) => placeName(problem, wineryId);
  const { from = null, start = 0 } = problem.days[out.day] ?? {};
  const isBeforeDay = out.at === from && !out.hasSetOut;
  const freeAt = isBeforeDay ? Math.max(out.freeAt, start) : out.freeAt;
  return idleTimes(out.today, { freeAt, pins, nameOf });
}

/** "1 h 20 min free before Barons: it opens at 2 PM". */
export function idleText({ before, minutes, why }: IdleTime, problem: ScheduleProblem): string {
  const what = before === "lunch" ? "lunch" : placeName(problem, before);
  return `${durationText(minutes)} free before ${what}${why ? `: ${why}` : ""}`;
}

/**
 * "Gramercy moves to 2:40 PM because you are 20 minutes late; Doubleback is left out: it closes at
 * 4 PM." Stops that stay are not mentioned unless all do.
 */
export function dayChangeText(change: DayChange): string {
  const because = causeOf(change);
  const moves = movesOf(change);
  const others = [...joined(change), ...lost(change), ...missed(change), ...idle(change)];
  const first = moves.length > 0 ? `${listText(moves)} because ${because}` : null;
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

const stopsOf = ({ today }: DayOut) => new Map(today.stops.map((stop) => [stop.wineryId, stop]));

/** "Gramercy moves to 2:40 PM", "Barons to 4 PM". */
function movesOf({ problem, before, after }: DayChange): string[] {
  const had = stopsOf(before);
  const moved = after.today.stops
    .filter(({ wineryId, begin }) => had.has(wineryId) && had.get(wineryId)?.begin !== begin)
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

function lost({ problem, before, after }: DayChange): string[] {
  const known = new Set(before.lost.map(({ wineryId }) => wineryId));
  const stops = after.lost
    .filter(({ wineryId }) => !known.has(wineryId))
    .map(({ wineryId, why }) => `${fateOf(after, wineryId, placeName(problem, wineryId))}: ${why}`);
  const hasNoLunch =
    before.today.lunchAt !== null && after.today.lunchAt === null && !after.lunchDone;
  const isOver = after.today.stops.length > 0;
  return hasNoLunch && isOver
    ? [...stops, "lunch is left out: it would begin after 1:30 PM"]
    : stops;
}

/** "Gramercy moves to Sunday" or "Gramercy is left out". */
export function fateOf({ later }: DayOut, wineryId: WineryId, name: string): string {
  const day = later.find(({ stops }) => stops.some((stop) => stop.wineryId === wineryId));
  return day ? `${name} moves to ${weekdayName(day.weekday)}` : `${name} is left out`;
}

function missed({ problem, before, after }: DayChange): string[] {
  const known = new Set(before.letGo.flatMap(({ wineryIds }) => wineryIds));
  return after.letGo
    .flatMap(({ wineryIds }) => wineryIds)
    .filter((id) => !known.has(id))
    .flatMap((id) => missedText(problem, after.day, id) ?? []);
}

function missedText(problem: ScheduleProblem, day: number, id: WineryId): string | null {
  const pin = problem.pins.find((each) => each.wineryId === id && each.day === day);
  if (pin?.begin == null) return null;
  return `the appointment at ${placeName(problem, id)} at ${clockText(pin.begin)} cannot be kept: call them`;
}

function idle({ problem, before, after }: DayChange): string[] {
  const known = new Set(idleIn(before, problem).map((each) => each.before));
  return idleIn(after, problem)
    .filter((each) => !known.has(each.before))
    .map((each) => idleText(each, problem));
}

/** Shorter waits need no explanation. */
const LONGEST_UNEXPLAINED = 60;

interface IdleTime {
  readonly before: WineryId | "lunch";
  readonly from: number;
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

interface WaitsFor {
  /** When the visitor can continue. */
  readonly freeAt: number;
  readonly pins: readonly Pin[];
  readonly nameOf: (wineryId: WineryId) => string;
}

/** A wait is explained by the first item after it that cannot begin earlier. */
function idleTimes(day: PlannedDay, waits: WaitsFor): IdleTime[] {
  const items = itemsOf(day, waits);
  return items.flatMap(({ what, readyAt, begin }, index) => {
    const minutes = begin - readyAt;
    if (minutes < LONGEST_UNEXPLAINED) return [];
    const waitsFor = items.slice(index).find(({ bound }) => bound !== null);
    const name = typeof waitsFor?.what === "number" ? waits.nameOf(waitsFor.what) : "lunch";
    const why = waitsFor?.bound?.(waitsFor.what === what ? "it" : name) ?? null;
    return [{ before: what, from: readyAt, minutes, why }];
  });
}

function itemsOf(day: PlannedDay, waits: WaitsFor): Item[] {
  const { stops, lunchAt, lunchPlace, meal } = day;
  const items: Item[] = [];
  let free = waits.freeAt;
  const eat = (place: PlannedDay["lunchPlace"]) => {
    if (lunchAt === null || lunchPlace !== place) return;
    const there = meal?.there.legMinutes ?? 0;
    const readyAt = free + there;
    items.push({ what: "lunch", readyAt, begin: lunchAt, bound: lunchBound(day, lunchAt) });
    free = Math.max(free, lunchAt + LUNCH_MINUTES + (meal?.back?.legMinutes ?? 0));
  };
  eat("before");
  for (const stop of stops) {
    const { wineryId, begin, end, legMinutes, parkMinutes } = stop;
    const readyAt = free + legMinutes + parkMinutes;
    items.push({ what: wineryId, readyAt, begin, bound: visitBound(stop, waits.pins) });
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
    return (it) => `the hours of ${it} are not known, and few rooms open before ${time}`;
  }
  return null;
}
