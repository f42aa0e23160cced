import type { CompiledDay, CompiledProblem } from "./compiled-problem.ts";
import { type DaySets, daySets } from "./day-orders.ts";

/**
 * What problems that are solved one after another have in common: the sets that fit equal days. It
 * belongs to one call (a plan with its repairs, the seven weekdays), never to a module.
 */
export interface SolverMemo {
  readonly daySets: Map<string, DaySets>;
}

export const newMemo = (): SolverMemo => ({ daySets: new Map() });

/** The sets that fit a day, worked out once for all days that are equal in every number. */
export function daySetsOf(memo: SolverMemo, problem: CompiledProblem, day: CompiledDay): DaySets {
  const { start, end, lunch, maxStops, windows, outMinutes, outDrive, home, idleDrive } = day;
  const { visit, minutes, drive } = problem;
  const key = JSON.stringify([
    [start, end, lunch, maxStops, visit, outMinutes, outDrive, idleDrive],
    windows.map((each) => each.flatMap(({ from, until }) => [from, until])),
    [minutes, drive, home],
  ]);
  const known = memo.daySets.get(key);
  if (known) return known;
  const found = daySets(problem, day);
  memo.daySets.set(key, found);
  return found;
}
