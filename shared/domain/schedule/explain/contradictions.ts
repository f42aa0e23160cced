import type { Contradiction } from "#shared/api/trips/plan.ts";
import { counted, listed } from "../../text/words.ts";
import {
  dayName,
  type Pin,
  placeName,
  type ScheduleProblem,
  type Stop,
  type WineryId,
} from "../problem.ts";
import {
  type CompiledDay,
  type CompiledProblem,
  countBits,
  pinnedElsewhere,
} from "../solver/compiled-problem.ts";
import { stopsOf } from "../solver/day-sets.ts";
import { daySetsOf, type SolverMemo } from "../solver/solver-memo.ts";
import { clockText, uncapital } from "../wording.ts";
import { faultAlone } from "./alone.ts";

/**
 * Why the pins cannot all hold: pins that cannot hold alone, days with more pins than visits, and
 * the smallest groups of conflicting pins of a day. Pins of different days never conflict.
 */
export function contradictionsOf(compiled: CompiledProblem, memo: SolverMemo): Contradiction[] {
  const { problem, days } = compiled;
  return [
    ...problem.stops.flatMap((stop) => ownContradiction(problem, stop)),
    ...days.flatMap((day) => [...tooManyPins(day), ...dayContradictions(compiled, day, memo)]),
  ];
}

/** Tests whether a day can hold a set of stops, with others on the way if needed. */
function possibleSets(
  problem: CompiledProblem,
  day: CompiledDay,
  memo: SolverMemo,
): (set: number) => boolean {
  const others = (pinnedElsewhere(problem, day) | problem.skip) & ~day.required;
  const sets = daySetsOf(memo, day).flatMap(({ set }) => ((set & others) === 0 ? set : []));
  return (set) => sets.some((fitting) => (fitting & set) === set);
}

function dayContradictions(
  compiled: CompiledProblem,
  day: CompiledDay,
  memo: SolverMemo,
): Contradiction[] {
  const isPossible = possibleSets(compiled, day, memo);
  const pinned = stopsOf(day.required);
  const alone = pinned.filter((stop) => !isPossible(1 << stop));
  const together = pinned.filter((stop) => isPossible(1 << stop));
  return [
    ...alone.flatMap((stop) => impossiblePin(day, stop)),
    ...clashesOf(together, day.maxStops, isPossible).map((set) => clash(day, set)),
  ];
}

function pinText(problem: ScheduleProblem, { day, begin }: Pin): string {
  const time = begin == null ? "" : ` at ${clockText(begin)}`;
  return `${dayName(problem, day)}${time}`;
}

function ownContradiction(
  problem: ScheduleProblem,
  { wineryId, name, wish }: Stop,
): Contradiction[] {
  const pins = problem.pins.filter((pin) => pin.wineryId === wineryId);
  const times = new Set(pins.flatMap(({ begin }) => begin ?? []));
  const found: Contradiction[] = [];
  if (times.size > 1 || pins.some(({ day }) => day !== pins[0]?.day)) {
    const places = listed(pins.map((pin) => pinText(problem, pin)));
    const text = `${name} is pinned to ${places}, and is visited once`;
    found.push({ code: "pinnedTwice", day: null, wineryIds: [wineryId], text });
  }
  if (pins.length > 0 && wish === "skip") {
    const text = `${name} is pinned, and marked to be skipped`;
    found.push({ code: "pinnedAndSkipped", day: null, wineryIds: [wineryId], text });
  }
  return found;
}

function idsOf(problem: ScheduleProblem, set: number): WineryId[] {
  return stopsOf(set).flatMap((stop) => problem.stops[stop]?.wineryId ?? []);
}

function tooManyPins({ problem, index: day, required, maxStops }: CompiledDay): Contradiction[] {
  const pinned = countBits(required);
  if (pinned <= maxStops) return [];
  const text = `${counted(pinned, "stop")} are pinned to ${dayName(problem, day)}, which has room for ${counted(maxStops, "visit")}`;
  return [{ code: "tooManyPins", day, wineryIds: idsOf(problem, required), text }];
}

function impossiblePin(day: CompiledDay, stop: number): Contradiction[] {
  const { problem, pins, index } = day;
  const fault = faultAlone(day, stop);
  const visit = problem.stops[stop];
  if (fault === null || visit === undefined) return [];
  const { wineryId, name } = visit;
  const pin = pins.find((each) => each.wineryId === wineryId);
  const to = pin === undefined ? dayName(problem, index) : pinText(problem, pin);
  const text = `${name} is pinned to ${to}: ${uncapital(fault.text)}`;
  return [{ ...fault, wineryIds: [wineryId], text }];
}

/** The smallest impossible sets of stops that are each possible alone. */
function clashesOf(
  stops: readonly number[],
  room: number,
  isPossible: (set: number) => boolean,
): number[] {
  const all = stops.reduce((set, stop) => set | (1 << stop), 0);
  for (let size = 2; size <= Math.min(stops.length, room); size += 1) {
    const clashes = subsetsOf(all).filter((set) => countBits(set) === size && !isPossible(set));
    if (clashes.length > 0) return clashes;
  }
  return [];
}

function subsetsOf(set: number): number[] {
  const subsets = [];
  for (let subset = set; subset > 0; subset = (subset - 1) & set) subsets.push(subset);
  return subsets;
}

function clash({ problem, index: day }: CompiledDay, set: number): Contradiction {
  const wineryIds = idsOf(problem, set);
  const names = wineryIds.map((wineryId) => {
    const pin = problem.pins.find((each) => each.wineryId === wineryId && each.begin != null);
    const time = pin?.begin == null ? "" : ` at ${clockText(pin.begin)}`;
    return `${placeName(problem, wineryId)}${time}`;
  });
  const text = `${listed(names)} cannot all be visited on ${dayName(problem, day)}`;
  return {
    code: "pinsClash",
    day,
    wineryIds,
    text: names.length === 2 ? text.replace("all be", "both be") : text,
  };
}
