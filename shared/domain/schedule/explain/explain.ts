import type { Reason } from "#shared/api/trips/plan.ts";
import { counted, listed, plural } from "../../text/words.ts";
import { dayName, type ScheduleProblem } from "../problem.ts";
import type { BestAssignment } from "../solver/assign-days.ts";
import type { CompiledProblem } from "../solver/compiled-problem.ts";
import { type AssignedDay, type Score, scoreOf } from "../solver/score.ts";
import { durationText, uncapital } from "../wording.ts";
import { faultAlone } from "./alone.ts";

/** A stop that the best plan leaves out. */
export interface LeftOut {
  readonly stop: number;
  /** Of the best plan. */
  readonly days: readonly AssignedDay[];
  readonly bestAssignment: BestAssignment;
}

/**
 * Why the best plan leaves a stop out, for the visitor: for each day what rules it out even alone,
 * and if it would fit some day, what it would cost the other stops.
 */
export function reasonsWithout(compiled: CompiledProblem, left: LeftOut): Reason[] {
  if (compiled.skip & (1 << left.stop)) {
    return [{ code: "skipped", day: null, text: "Marked to be skipped" }];
  }
  const faults = compiled.days.flatMap((day) => faultAlone(day, left.stop) ?? []);
  const reasons = mergedFaults(compiled.problem, faults);
  return faults.length === compiled.days.length
    ? reasons
    : [...reasons, ...reasonsAmongOthers(compiled, left)];
}

/** Merges the faults of days: one for all days, closed days together, others by weekday. */
function mergedFaults(problem: ScheduleProblem, faults: readonly Reason[]): Reason[] {
  const [first] = faults;
  if (first === undefined) return [];
  const isEverywhere = faults.length === problem.days.length;
  if (isEverywhere && faults.every(({ text }) => text === first.text)) {
    return [{ ...first, day: problem.days.length === 1 ? first.day : null }];
  }
  const closed = faults.filter(({ code }) => code === "closed");
  const on = new Set(closed.map(({ text }) => text.replace(/^Closed on /, "")));
  const together: Reason[] =
    closed.length < 2
      ? closed
      : [{ code: "closed", day: null, text: `Closed on ${listed([...on])}` }];
  const others = faults.filter(({ code }) => code !== "closed");
  return [
    ...together,
    ...others.map((fault) => ({
      ...fault,
      text: `${dayName(problem, fault.day ?? 0)}: ${uncapital(fault.text)}`,
    })),
  ];
}

/** Why a stop that fits a day alone is not in the best plan. */
function reasonsAmongOthers(
  compiled: CompiledProblem,
  { stop, days, bestAssignment }: LeftOut,
): Reason[] {
  const forced = bestAssignment(stop);
  if (forced === null) {
    return [{ code: "pins", day: null, text: "What is pinned leaves no time for it" }];
  }
  const kept = new Set(forced.flatMap(({ order }) => order));
  const namesOf = (stops: readonly number[]) =>
    listed(stops.map((other) => compiled.problem.stops[other]?.name ?? ""));
  const dropped = days.flatMap(({ order }) => order).filter((other) => !kept.has(other));
  const joining = [...kept].filter(
    (other) => other !== stop && !days.some(({ order }) => order.includes(other)),
  );
  const musts = dropped.filter((other) => compiled.must & (1 << other));
  const price = priceText(namesOf(joining), namesOf(dropped), {
    musts: `${namesOf(musts)}, ${plural(musts.length, "a must", "musts")}`,
    best: scoreOf(compiled, days),
    forced: scoreOf(compiled, forced),
  });
  const isFull = compiled.days.every(({ maxStops }, day) => days[day]?.order.length === maxStops);
  const rooms = Math.max(...compiled.days.map(({ maxStops }) => maxStops));
  const full = `${compiled.days.length === 1 ? "The day" : "Every day"} already has its ${counted(rooms, "visit")}`;
  return [
    ...(isFull ? [{ code: "dayFull", day: null, text: full } as const] : []),
    { code: "insteadOf", day: null, text: price },
  ];
}

/** The cost of visiting a stop in place of others: the first line of the score that gets worse. */
function priceText(
  joining: string,
  others: string,
  { musts, best, forced }: { readonly musts: string; readonly best: Score; readonly forced: Score },
): string {
  const instead = `Visiting it${joining === "" ? "" : ` and ${joining}`} instead of ${others} would`;
  if (forced.must < best.must) return `Visiting it would leave out ${musts}`;
  if (forced.stops < best.stops) return `Visiting it would leave out ${others}`;
  if (forced.known < best.known) return `${instead} mean fewer stops with known hours`;
  const driving = forced.driveMinutes - best.driveMinutes;
  if (driving > 0) return `${instead} take ${durationText(driving)} more driving`;
  const waiting = forced.waitMinutes - best.waitMinutes;
  if (waiting > 0) return `${instead} take ${durationText(waiting)} more waiting`;
  const later = forced.lastBack - best.lastBack;
  if (later > 0) return `${instead} end the last day ${durationText(later)} later`;
  if (forced.lunchShift > best.lunchShift) return `${instead} move lunch farther from 12:30 PM`;
  return `It could only take the place of ${others}, chosen earlier`;
}
