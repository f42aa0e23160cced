/** What a mark changed about the day, and why, in one sentence. */
import { counted } from "../../text/words.ts";
import { weekdayName } from "../../winery/opening-hours.ts";
import { placeName, type ScheduleProblem, type WineryId } from "../problem.ts";
import { capital, clockText, durationText, listText } from "../wording.ts";
import type { DayMark } from "./day-mark.ts";
import type { DayOut } from "./day-out.ts";
import { type IdleTime, idleTimes } from "./idle.ts";

/** A day before and after a mark. */
interface DayChange {
  readonly problem: ScheduleProblem;
  readonly before: DayOut;
  readonly after: DayOut;
  readonly mark: DayMark;
}

/** The idle hours of what is left of a day. */
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
 * 4 PM." What stays is not told; where everything does, that is.
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

/** Stops that had no time before. */
function joined({ problem, before, after }: DayChange): string[] {
  const had = new Set([...before.today.stops, ...before.behind].map(({ wineryId }) => wineryId));
  return after.today.stops
    .filter(({ wineryId }) => !had.has(wineryId))
    .map(
      ({ wineryId, begin }) => `${placeName(problem, wineryId)} now fits at ${clockText(begin)}`,
    );
}

/** Stops that have no time any more, and a break that cannot be any more. */
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

/** "Gramercy moves to Sunday", or that it is left out. */
export function fateOf({ later }: DayOut, wineryId: WineryId, name: string): string {
  const day = later.find(({ stops }) => stops.some((stop) => stop.wineryId === wineryId));
  return day ? `${name} moves to ${weekdayName(day.weekday)}` : `${name} is left out`;
}

/** Appointments that cannot be kept any more. */
function missed({ problem, before, after }: DayChange): string[] {
  const known = new Set(before.letGo.flatMap(({ wineryIds }) => wineryIds));
  return after.letGo
    .flatMap(({ wineryIds }) => wineryIds)
    .filter((id) => !known.has(id))
    .flatMap((id) => missedText(problem, after.day, id) ?? []);
}

/** "the appointment at Barons at 1 PM cannot be kept: call them"; null for a stop without a time. */
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
