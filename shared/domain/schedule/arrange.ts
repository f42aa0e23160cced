import type { Reason } from "#shared/api/trips/plan.ts";
import { counted } from "../text/words.ts";
import { faultAlone } from "./explain/alone.ts";
import { dayName, placeName, type ScheduleProblem, type WineryId } from "./problem.ts";
import { type CompiledProblem, compileProblem } from "./solver/compiled-problem.ts";
import { bestTiming } from "./solver/day-orders.ts";
import { planDays } from "./solver/plan-days.ts";
import { type AssignedDay, scoreOf } from "./solver/score.ts";
import { clockText } from "./wording.ts";

/** The stops of each day in the order the visitor put them. */
export type Arrangement = readonly (readonly WineryId[])[];

export interface ArrangementFault extends Reason {
  /** The first stop of the day that cannot be kept there. */
  readonly wineryId: WineryId;
}

/**
 * A visitor's own order with its best times. A day with a fault has no stops; `left` are the chosen
 * stops that are not arranged. The score leaves out days with faults.
 */
export type Arranged = ReturnType<typeof timeArrangement>;

/**
 * Finds the best times and break for a visitor's own order, and what is wrong with it.
 * @throws RangeError for a stop that is not chosen, or arranged twice.
 */
export function timeArrangement(problem: ScheduleProblem, arrangement: Arrangement) {
  const compiled = compileProblem(problem);
  const orders = problem.days.map((_, day) =>
    (arrangement[day] ?? []).map((wineryId) => {
      const stop = problem.stops.findIndex((each) => each.wineryId === wineryId);
      if (stop < 0) throw new RangeError(`Winery ${wineryId} is arranged and not chosen.`);
      return stop;
    }),
  );
  const arranged = orders.flat();
  if (new Set(arranged).size < arranged.length) throw new RangeError("A stop is arranged twice.");
  const faults = orders.flatMap(
    (order, index) => dayFault({ problem, compiled, order, index }) ?? [],
  );
  const days = orders.map((order, index): AssignedDay => {
    const day = compiled.days[index];
    const isFaulty = faults.some((fault) => fault.day === index);
    const timing = day && !isFaulty && order.length > 0 ? bestTiming(compiled, day, order) : null;
    if (timing === null) return { order: [], driveMinutes: day?.idle?.driveMinutes ?? 0, timing };
    return { order, driveMinutes: timing.drive, timing };
  });
  return {
    days: planDays(problem, compiled, days),
    faults,
    left: problem.stops.flatMap(({ wineryId }, stop) =>
      arranged.includes(stop) ? [] : { wineryId, reasons: [NOT_ARRANGED] },
    ),
    score: scoreOf(compiled, days),
  };
}

const NOT_ARRANGED: Reason = { code: "notArranged", day: null, text: "Not in your own order" };

interface ArrangedDay {
  readonly problem: ScheduleProblem;
  readonly compiled: CompiledProblem;
  readonly order: readonly number[];
  readonly index: number;
}

function dayFault(arranged: ArrangedDay): ArrangementFault | null {
  const { problem, compiled, order, index } = arranged;
  const room = compiled.days[index]?.maxStops ?? 0;
  const extra = problem.stops[order[room] ?? -1];
  if (extra !== undefined) {
    const text = `${dayName(problem, index)} has room for ${counted(room, "visit")}`;
    return { code: "dayFull", day: index, wineryId: extra.wineryId, text };
  }
  return pinFault(arranged) ?? timeFault(arranged);
}

function pinFault({ problem, order, index }: ArrangedDay): ArrangementFault | null {
  for (const at of order) {
    const stop = problem.stops[at];
    const pin = problem.pins.find((each) => each.wineryId === stop?.wineryId && each.day !== index);
    if (stop === undefined || pin === undefined) continue;
    const text = `${stop.name} is pinned to ${dayName(problem, pin.day)}`;
    return { code: "pins", day: index, wineryId: stop.wineryId, text };
  }
  return null;
}

function timeFault({ problem, compiled, order, index }: ArrangedDay): ArrangementFault | null {
  const day = compiled.days[index];
  if (day === undefined || order.length === 0 || bestTiming(compiled, day, order)) return null;
  // The shortest beginning without a timing ends with the stop at fault.
  const at = order.findIndex((_, last) => !bestTiming(compiled, day, order.slice(0, last + 1)));
  const [stop, last] = [order[at] ?? -1, problem.stops[order[at - 1] ?? -1]];
  const { wineryId = 0, name = "" } = problem.stops[stop] ?? {};
  const alone = faultAlone(problem, compiled, { stop, day: index });
  if (alone !== null) return { ...alone, wineryId };
  const end = problem.days[index]?.to ?? "base";
  const there = end === "base" ? "at the base" : `in ${placeName(problem, end)}`;
  const rules = `by ${clockText(day.end)} ${there}, within the hours${day.lunch ? ", lunch included" : ""}`;
  const text = `There is no time for ${name}${last ? ` after ${last.name}` : ""}: ${rules}`;
  return { code: "noTimeAfter", day: index, wineryId, text };
}
