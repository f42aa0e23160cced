import type { PlanRequest } from "./plan-request.ts";
import {
  REPAIR_CODES,
  REPAIR_KINDS,
  type Repairable,
  type RepairCode,
  type RepairKind,
  type Trial,
} from "./repair-kinds.ts";
import { compareScores, type Score, type Scored } from "./solver/score.ts";
import { durationText, moreText } from "./wording.ts";

/** One change that makes more stops fit. */
export type Repair = ReturnType<typeof repairFrom>;

const MAX_REPAIRS = 5;

/** A trial whose pins hold. */
type Found = Trial & Scored;

const compareFound = (a: Found, b: Found) =>
  compareScores(a.score, b.score) || REPAIR_CODES.indexOf(a.code) - REPAIR_CODES.indexOf(b.code);

/**
 * The repairs of a plan that leaves something out or has conflicting pins: the best of each kind,
 * found by solving again with that one change; at most five, best first. Trials beyond the work
 * allowance are skipped.
 */
export function repairsOf(repairable: Repairable): Repair[] {
  const { plan } = repairable;
  const isWhole = plan.left.every(({ reasons }) => reasons.some(({ code }) => code === "skipped"));
  if (isWhole) return [];
  const current = plan.contradictions.length > 0 ? null : plan.score;
  return REPAIR_KINDS.flatMap((kinds) => firstThatHelps(kinds, repairable, current) ?? [])
    .sort(compareFound)
    .slice(0, MAX_REPAIRS)
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

/** The best trial that helps; the first of equal ones. */
function bestOf(trials: readonly (Trial | null)[], current: Score | null): Found | null {
  const found = trials.flatMap((trial): Found | [] => {
    const score = trial?.score;
    return score && helps(trial.code, score, current) ? { ...trial, score } : [];
  });
  return found.sort((a, b) => compareWithin(a.code, a.score, b.score))[0] ?? null;
}

/** Hours should change as little as needed, so their trials are compared by stops alone. */
function compareWithin(code: RepairCode, a: Score, b: Score): number {
  const isStepwise = code === "leaveEarlier" || code === "returnLater";
  if (isStepwise) return b.must - a.must || b.stops - a.stops;
  if (code === "dropStop") return b.stops - a.stops || a.driveMinutes - b.driveMinutes;
  return compareScores(a, b);
}

/** Whether more fits. Dropping a stop helps if more other stops fit, or it saves driving; no must is lost to it. */
function helps(code: RepairCode, score: Score, current: Score | null): boolean {
  if (current === null) return score.stops > 0;
  if (code === "dropStop") {
    if (score.must < current.must) return false;
    const spares = score.stops > 0 && score.driveMinutes < current.driveMinutes;
    return score.stops > current.stops || (spares && score.stops >= current.stops - 1);
  }
  if (score.must !== current.must) return score.must > current.must;
  return score.stops > current.stops;
}

function repairFrom(found: Found, { request, plan }: Repairable) {
  const { code, change, action, score } = found;
  const { stops, driveMinutes } = score;
  const fit = fitText({ ...request, ...change }, stops);
  const driving =
    plan.contradictions.length > 0
      ? `${durationText(driveMinutes)} of driving`
      : moreText(driveMinutes - plan.score.driveMinutes);
  return {
    code,
    /** Merge over the request to apply: `{ ...request, ...change }`. */
    change,
    /** Of the repaired plan. */
    effect: { stops, driveMinutes },
    /** "Leave from 9:30 AM on Friday: all 6 stops fit, 25 min more driving". */
    text: `${action}: ${fit}, ${driving}`,
  };
}

/** "all 6 stops fit", "5 of 6 stops fit". */
function fitText(changed: PlanRequest, stops: number): string {
  const wanted = changed.wineries.filter((id) => changed.wishes?.[id] !== "skip").length;
  if (stops < wanted) return `${stops} of ${wanted} stops fit`;
  return wanted === 1 ? "the stop fits" : `all ${wanted} stops fit`;
}
