import type { PlanRequest } from "./plan-request.ts";
import {
  droppedStops,
  earlierStarts,
  freedPins,
  laterEnds,
  lunchAnywhere,
  moreStopsADay,
  movedPins,
  noLunch,
  oneMoreDay,
  otherStarts,
  REPAIR_CODES,
  type Repairable,
  type RepairCode,
  type RepairKind,
  shorterVisits,
  swappedDays,
  type Trial,
} from "./repair-kinds.ts";
import { compareScores, type Score } from "./solver/score.ts";
import { durationText, moreText } from "./wording.ts";

/** What the plan is after a repair. */
interface RepairEffect {
  readonly stops: number;
  readonly driveMinutes: number;
}

/** One thing to change, so that more fits. */
export interface Repair {
  readonly code: RepairCode;
  /** "Leave from 9:30 AM on Friday: all 6 stops fit, 25 min more driving". */
  readonly text: string;
  /** To be laid over the request: `{ ...request, ...change }`; the request itself undoes it. */
  readonly change: Partial<PlanRequest>;
  readonly effect: RepairEffect;
}

const MOST_REPAIRS = 5;

/**
 * The kinds of repairs in the order in which they are tried: one trial that changes the most before many.
 * Of a list, the first that helps: a pin that no move saves may be let go.
 */
const TRIED: readonly (readonly RepairKind[])[] = [
  [moreStopsADay],
  [oneMoreDay],
  [shorterVisits],
  [lunchAnywhere],
  [noLunch],
  [movedPins, freedPins],
  [laterEnds],
  [earlierStarts],
  [otherStarts],
  [swappedDays],
  [droppedStops],
];

/** A trial after which the pins hold. */
type Found = Trial & { readonly score: Score };

const compareFound = (a: Found, b: Found) =>
  compareScores(a.score, b.score) || REPAIR_CODES.indexOf(a.code) - REPAIR_CODES.indexOf(b.code);

/**
 * The repairs of a plan that leaves something out or whose pins contradict each other: of each kind the
 * best, found by solving again with that one thing changed, at most five, best first. None where every
 * stop that may be planned is planned; and none that the allowance of work left untried.
 */
export function repairsOf(repairable: Repairable): Repair[] {
  const { plan } = repairable;
  const isWhole = plan.left.every(({ reasons }) => reasons.some(({ code }) => code === "skipped"));
  if (isWhole) return [];
  const current = plan.contradictions.length > 0 ? null : plan.score;
  return TRIED.flatMap((kinds) => firstThatHelps(kinds, repairable, current) ?? [])
    .sort(compareFound)
    .slice(0, MOST_REPAIRS)
    .map((found) => repairFrom(found, repairable));
}

function firstThatHelps(
  kinds: readonly RepairKind[],
  repairable: Repairable,
  current: Score | null,
): Found | null {
  for (const kind of kinds) {
    const found = bestOf(kind(repairable), current);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The best trial of a kind that helps; the first of those where as much fits, but of other starts and
 * dropped stops the one with less driving.
 */
function bestOf(trials: readonly (Trial | null)[], current: Score | null): Found | null {
  let best: Found | null = null;
  for (const trial of trials) {
    if (!trial?.score) continue;
    const { code, score } = trial;
    if (!helps(code, score, current)) continue;
    if (best === null || compareWithin(code, score, best.score) < 0) best = { ...trial, score };
  }
  return best;
}

/** Hours and pins should change as little as they need to; every other kind is one step, or free. */
function compareWithin(code: RepairCode, a: Score, b: Score): number {
  const isStepwise = code === "leaveEarlier" || code === "returnLater";
  if (isStepwise) return b.must - a.must || b.stops - a.stops;
  if (code === "dropStop") return b.stops - a.stops || a.driveMinutes - b.driveMinutes;
  return compareScores(a, b);
}

/** Whether more fits; of a stop dropped on purpose, whether more others fit or driving is spared. */
function helps(code: RepairCode, score: Score, current: Score | null): boolean {
  if (current === null) return score.stops > 0;
  if (code === "dropStop") {
    const spares = score.stops > 0 && score.driveMinutes < current.driveMinutes;
    return score.stops > current.stops || (spares && score.stops >= current.stops - 1);
  }
  if (score.must !== current.must) return score.must > current.must;
  return score.stops > current.stops;
}

function repairFrom(found: Found, { request, plan }: Repairable): Repair {
  const { code, change, action, score } = found;
  const { stops, driveMinutes } = score;
  const fit = fitText({ ...request, ...change }, stops);
  const driving =
    plan.contradictions.length > 0
      ? `${durationText(driveMinutes)} of driving`
      : moreText(driveMinutes - plan.score.driveMinutes);
  return { code, change, effect: { stops, driveMinutes }, text: `${action}: ${fit}, ${driving}` };
}

/** "all 6 stops fit", "5 of 6 stops fit". */
function fitText(changed: PlanRequest, stops: number): string {
  const wanted = changed.wineries.filter((id) => changed.wishes?.[id] !== "skip").length;
  if (stops < wanted) return `${stops} of ${wanted} stops fit`;
  return wanted === 1 ? "the stop fits" : `all ${wanted} stops fit`;
}
