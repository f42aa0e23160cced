/** Changes of a stop's place: to another day, earlier or later, or where it was dropped. */
import type { Arrangement } from "#shared/domain/schedule/arrange.ts";
import type { PlanAnswer } from "../plan/work-out-plan.ts";
import { anchored, dayName, type Edit, type Editing, withPin } from "./edits.ts";

/** A place in the plan: `at` counts the stops of the day that come before it, without the stop itself. */
export interface StopPlace {
  /** From 0. */
  readonly day: number;
  readonly at: number;
}

const ordersOf = (plan: PlanAnswer): Arrangement =>
  plan.days.map(({ stops }) => stops.map(({ wineryId }) => wineryId));

const nameOfDay = ({ plan }: Editing, day: number): string => {
  const to = plan.days[day];
  return to ? dayName(to) : `day ${day + 1}`;
};

/** Moves a stop to another day, in its best place there; the rest is planned around it. */
export function moveToDay(editing: Editing, wineryId: number, day: number): Edit {
  return {
    next: { request: withPin(editing, { wineryId, day }), arrangement: null },
    said: `${editing.nameOf(wineryId)} moved to ${nameOfDay(editing, day)}`,
    isMove: true,
  };
}

/** Moves a stop one place earlier or later within its day; from then on the order is the visitor's. */
export function moveWithin(editing: Editing, wineryId: number, by: -1 | 1): Edit | null {
  const orders = ordersOf(editing.plan);
  const day = orders.findIndex((order) => order.includes(wineryId));
  const at = (orders[day] ?? []).indexOf(wineryId) + by;
  if (at < 0 || at >= (orders[day]?.length ?? 0)) return null;
  return moveTo(editing, wineryId, { day, at });
}

/**
 * Puts a stop exactly where it was dropped; from then on the order is the visitor's. Null where it
 * stands already. A day it was fixed on moves with it; an appointment of another day does not.
 */
export function moveTo(editing: Editing, wineryId: number, { day, at }: StopPlace): Edit | null {
  const orders = ordersOf(editing.plan);
  const from = orders.findIndex((order) => order.includes(wineryId));
  if (from < 0 || (from === day && orders[from]?.indexOf(wineryId) === at)) return null;
  const without = orders.map((order) => order.filter((id) => id !== wineryId));
  const order = without[day];
  if (!order) return null;
  const isFixed = editing.edited.request.pins?.some((pin) => pin.wineryId === wineryId) ?? false;
  const request = isFixed && from !== day ? withPin(editing, { wineryId, day }) : anchored(editing);
  const name = editing.nameOf(wineryId);
  const isLater = from === day && at > (orders[from]?.indexOf(wineryId) ?? 0);
  const beside = besideWhom(order, at, isLater, editing.nameOf);
  const moved = `${name} moved to ${nameOfDay(editing, day)}`;
  return {
    next: {
      request,
      arrangement: without.map((stops, index) =>
        index === day ? stops.toSpliced(at, 0, wineryId) : stops,
      ),
    },
    said: from === day ? `${name} now comes ${beside}` : [moved, beside].filter(Boolean).join(", "),
    isMove: true,
  };
}

/** "before Abeja", "after Abeja": the neighbor it went past; empty where it is alone. */
function besideWhom(
  order: readonly number[],
  at: number,
  isLater: boolean,
  nameOf: Editing["nameOf"],
): string {
  const [before, after] = [order[at], order[at - 1]];
  if (before !== undefined && !(isLater && after !== undefined)) return `before ${nameOf(before)}`;
  return after === undefined ? "" : `after ${nameOf(after)}`;
}
