import type { Reason } from "#shared/api/trips/plan.ts";
import { counted } from "../text/words.ts";
import { faultAlone } from "./explain/alone.ts";
import { dayName, placeName, type ScheduleProblem, type WineryId } from "./problem.ts";
import { type CompiledDay, compileProblem } from "./solver/compiled-problem.ts";
import { bestTiming, type DayOrder } from "./solver/day-orders.ts";
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
  const orderOf = ({ index }: CompiledDay) => orders[index] ?? [];
  const faults = compiled.days.flatMap((day) => dayFault(day, orderOf(day)) ?? []);
  const days = compiled.days.map((day): AssignedDay => {
    const order = orderOf(day);
    const isFaulty = faults.some((fault) => fault.day === day.index);
    const timing = isFaulty || order.length === 0 ? null : bestTiming(day, order);
    if (timing === null) return { order: [], driveMinutes: day.idle?.driveMinutes ?? 0, timing };
    return { order, driveMinutes: timing.drive, timing };
  });
  return {
    days: planDays(compiled, days),
    faults,
    left: problem.stops.flatMap(({ wineryId }, stop) =>
      arranged.includes(stop) ? [] : { wineryId, reasons: [NOT_ARRANGED] },
    ),
    score: scoreOf(compiled, days),
  };
}

const NOT_ARRANGED: Reason = { code: "notArranged", day: null, text: "Not in your own order" };

function dayFault(day: CompiledDay, order: DayOrder): ArrangementFault | null {
  const { problem, index, maxStops: room } = day;
  const extra = problem.stops[order[room] ?? -1];
  if (extra !== undefined) {
    const text = `${dayName(problem, index)} has room for ${counted(room, "visit")}`;
    return { code: "dayFull", day: index, wineryId: extra.wineryId, text };
  }
  return pinFault(day, order) ?? timeFault(day, order);
}

function pinFault({ problem, index }: CompiledDay, order: DayOrder): ArrangementFault | null {
  for (const at of order) {
    const stop = problem.stops[at];
    const pin = problem.pins.find((each) => each.wineryId === stop?.wineryId && each.day !== index);
    if (stop === undefined || pin === undefined) continue;
    const text = `${stop.name} is pinned to ${dayName(problem, pin.day)}`;
    return { code: "pins", day: index, wineryId: stop.wineryId, text };
  }
  return null;
}

function timeFault(day: CompiledDay, order: DayOrder): ArrangementFault | null {
  if (order.length === 0 || bestTiming(day, order)) return null;
  const { problem, frame, index } = day;
  // The shortest beginning without a timing ends with the stop at fault.
  const at = order.findIndex((_, last) => !bestTiming(day, order.slice(0, last + 1)));
  const [stop, last] = [order[at] ?? -1, problem.stops[order[at - 1] ?? -1]];
  const { wineryId = 0, name = "" } = problem.stops[stop] ?? {};
  const alone = faultAlone(day, stop);
  if (alone !== null) return { ...alone, wineryId };
  const there = frame.to === "base" ? "at the base" : `in ${placeName(problem, frame.to)}`;
  const rules = `by ${clockText(day.end)} ${there}, within the hours${day.lunch ? ", lunch included" : ""}`;
  const text = `There is no time for ${name}${last ? ` after ${last.name}` : ""}: ${rules}`;
  return { code: "noTimeAfter", day: index, wineryId, text };
}
