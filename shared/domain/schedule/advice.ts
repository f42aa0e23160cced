/** Advice from guests' marks, which change nothing by themselves (docs/schedule.md). */

import { listed } from "../text/words.ts";
import { weekdayName } from "../winery/opening-hours.ts";
import { type Arrangement, timeArrangement } from "./arrange.ts";
import { idsOfStops } from "./plan.ts";
import { type PlanRequest, problemFor, type ScheduleFacts } from "./plan-request.ts";
import { planTrip, type TripPlan } from "./plan-trip.ts";
import type { WineryId, Wish } from "./problem.ts";
import { type Changeable, planAfter } from "./solve.ts";
import { newMemo } from "./solver/solver-memo.ts";
import { clockText, moreText } from "./wording.ts";

/** A guest's wishes by winery id. */
export interface GuestMarks {
  readonly name: string;
  readonly marks: Readonly<Record<string, Wish>>;
}

/** What guests wish for. */
interface GuestWish {
  readonly wineryId: WineryId;
  readonly wish: "must" | "skip";
  readonly guests: readonly string[];
}

interface AdviceOptions {
  /** The best plan of the request, if already known. */
  readonly plan?: TripPlan | undefined;
  /** The visitor's own order, if shown; skipped wineries are removed from it. */
  readonly arrangement?: Arrangement | null | undefined;
}

/**
 * The guests' advice about a plan, most wished first: leave out a winery that it visits, or add one
 * that it does not. Marks that the plan already meets, or that its editor has overruled, give no
 * advice.
 */
export function adviceOf(
  request: PlanRequest,
  facts: ScheduleFacts,
  guests: readonly GuestMarks[],
  { plan = planTrip(request, facts, { withoutRepairs: true }), arrangement }: AdviceOptions = {},
) {
  const { startWeekday } = plan;
  const base = { request, facts, startWeekday, memo: newMemo() };
  const own = arrangement && ownOrder(base, arrangement);
  const shown = own ?? plan;
  const planned = new Set(idsOfStops(shown.days));
  const wishes = request.wineries.flatMap((wineryId): GuestWish | [] => {
    const wish = planned.has(wineryId) ? "skip" : "must";
    const names = guests.filter(({ marks }) => marks[wineryId] === wish).map(({ name }) => name);
    const isSaid = request.wishes?.[wineryId] !== undefined;
    return names.length === 0 || isSaid ? [] : { wineryId, wish, guests: names };
  });
  return wishes
    .sort((a, b) => b.guests.length - a.guests.length)
    .flatMap((each) => {
      const { wineryId, wish } = each;
      const wishes = { ...request.wishes, [wineryId]: wish };
      const pins = request.pins?.filter((pin) => wish === "must" || pin.wineryId !== wineryId);
      // Without the stop, an order that could not be kept may be one that can.
      const kept = wish === "skip" && arrangement && ownOrder(base, arrangement, wineryId);
      const after = kept || bestAfter(base, { wishes, pins });
      if (after === null) return [];
      // A must is compared with the best plan: its cost in any order.
      const before = wish === "skip" ? shown : plan;
      const effect = effectOf(each, before, after);
      // Null if a must does not fit at any cost.
      return { ...each, effect, text: textOf(each, effect, { facts, plan }) };
    });
}

type Compared = Pick<TripPlan, "days" | "score">;

/** The best plan after a change; null if it was not tried or the pins cannot hold. */
function bestAfter(base: Changeable, change: Partial<PlanRequest>): Compared | null {
  const { days = [], score = null } = planAfter(base, change) ?? {};
  return score && { days, score };
}

/** The visitor's own order, optionally without a winery; null if it cannot be kept. */
function ownOrder(
  { request, facts, startWeekday }: Changeable,
  arrangement: Arrangement,
  without?: WineryId,
): Compared | null {
  const orders = arrangement.map((order) => order.filter((id) => id !== without));
  const pins = request.pins?.filter(({ wineryId }) => wineryId !== without);
  const problem = problemFor({ ...request, pins }, facts, startWeekday);
  const arranged = timeArrangement(problem, orders);
  return arranged.faults.length > 0 ? null : arranged;
}

/** The plan once the advice is taken. */
function effectOf({ wineryId, wish }: GuestWish, before: Compared, after: Compared) {
  const changed = wish === "must" ? after : before;
  const day = changed.days.findIndex(({ stops }) =>
    stops.some((stop) => stop.wineryId === wineryId),
  );
  if (day < 0) return null;
  const others = (of: Compared, than: Compared) =>
    idsOfStops(of.days).filter((id) => id !== wineryId && !idsOfStops(than.days).includes(id));
  return {
    stops: after.score.stops,
    driveMinutes: after.score.driveMinutes,
    /** Compared with the current plan; negative for less. */
    moreDriveMinutes: after.score.driveMinutes - before.score.driveMinutes,
    /** Index of the winery's day, and when that day returns; null if it then has no drive. */
    day,
    backAt: after.days[day]?.backAt ?? null,
    /** Other wineries that the plan gains or loses. */
    joining: others(after, before),
    leaving: others(before, after),
  };
}

/** "Ann would skip Long Shadows: without it, 19 min less driving and home at 4:10 PM". */
function textOf(
  { wineryId, wish, guests }: GuestWish,
  effect: ReturnType<typeof effectOf>,
  { facts, plan }: { readonly facts: ScheduleFacts; readonly plan: TripPlan },
): string {
  const names = (ids: readonly WineryId[]) =>
    listed(ids.map((id) => facts.wineries.find((winery) => winery.id === id)?.name ?? ""));
  const would = wish === "must" ? "would not miss" : "would skip";
  const who = `${listed(guests)} ${would} ${names([wineryId])}`;
  if (effect === null) return `${who}: there is no time for it`;
  const { joining, leaving, moreDriveMinutes, day, backAt } = effect;
  const weekday = weekdayName(plan.days[day]?.weekday ?? "monday");
  const home = plan.days.length === 1 ? "home at" : `back on ${weekday} at`;
  const changes = [
    ...(leaving.length > 0 ? [`no time for ${names(leaving)}`] : []),
    ...(joining.length > 0 ? [`time for ${names(joining)}`] : []),
    moreText(moreDriveMinutes),
    ...(backAt === null ? [] : [`${home} ${clockText(backAt)}`]),
  ];
  return `${who}: ${wish === "must" ? "with" : "without"} it, ${listed(changes)}`;
}
