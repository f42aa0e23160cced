/** What guests advise: their marks change nothing by themselves (docs/schedule.md). */

import { weekdayName } from "../winery/opening-hours.ts";
import { type Arrangement, timeArrangement } from "./arrange.ts";
import { idsOfStops, type Plan } from "./plan.ts";
import { type PlanRequest, problemFor, type ScheduleFacts } from "./plan-request.ts";
import { planTrip, type TripPlan } from "./plan-trip.ts";
import type { WineryId, Wish } from "./problem.ts";
import { type Changeable, planAfter } from "./solve.ts";
import { newMemo } from "./solver/solver-memo.ts";
import { clockText, listText, moreText } from "./wording.ts";

/** What a guest marked, by the winery's id. */
export interface GuestMarks {
  readonly name: string;
  readonly marks: Readonly<Record<string, Wish>>;
}

/** What the plan is once the advice is taken. */
interface AdviceEffect {
  readonly stops: number;
  readonly driveMinutes: number;
  /** Beside the plan as it is; less than 0 for fewer. */
  readonly moreDriveMinutes: number;
  /** The winery's day, from 0, and when that day is back; null for a day that goes nowhere then. */
  readonly day: number;
  readonly backAt: number | null;
  /** Other wineries that the plan visits then and does not now, and the other way round. */
  readonly joining: readonly WineryId[];
  readonly leaving: readonly WineryId[];
}

/** A change that guests wish, for the trip's editor to take or leave. */
export interface Advice {
  readonly wineryId: WineryId;
  readonly wish: "must" | "skip";
  /** Who wishes it. */
  readonly guests: readonly string[];
  /** To be laid over the request; the request itself undoes it. */
  readonly change: Partial<PlanRequest>;
  /** Null where a must does not fit, whatever it costs. */
  readonly effect: AdviceEffect | null;
  /** "Ann would skip Long Shadows: without it, 19 min less driving and home at 4:10 PM". */
  readonly text: string;
}

/** What the advice is about. */
interface AdviceOptions {
  /** The best plan of the request, where it is at hand. */
  readonly plan?: TripPlan | undefined;
  /** The visitor's own order where that is what is shown: what is skipped is taken out of it. */
  readonly arrangement?: Arrangement | null | undefined;
}

/**
 * What guests advise about a plan, what most of them wish first: to take a winery out that it visits, or
 * to put one in that it does not. Marks that the plan meets advise nothing, and what its editor says of a
 * winery stands.
 */
export function adviceOf(
  request: PlanRequest,
  facts: ScheduleFacts,
  guests: readonly GuestMarks[],
  { plan = planTrip(request, facts, { withoutRepairs: true }), arrangement }: AdviceOptions = {},
): Advice[] {
  const { startWeekday } = plan;
  const base = { request, facts, startWeekday, memo: newMemo() };
  const own = arrangement && ownOrder(base, arrangement);
  const shown = own ?? plan;
  const planned = new Set(idsOfStops(shown.days));
  const asked = request.wineries.flatMap((wineryId) => {
    const wish = planned.has(wineryId) ? ("skip" as const) : ("must" as const);
    const names = guests.filter(({ marks }) => marks[wineryId] === wish).map(({ name }) => name);
    const isSaid = request.wishes?.[wineryId] !== undefined;
    return names.length === 0 || isSaid ? [] : { wineryId, wish, guests: names };
  });
  return asked
    .sort((a, b) => b.guests.length - a.guests.length)
    .flatMap((each) => {
      const { wineryId, wish } = each;
      const wishes = { ...request.wishes, [wineryId]: wish };
      const pins = request.pins?.filter((pin) => wish === "must" || pin.wineryId !== wineryId);
      const change = pins ? { wishes, pins } : { wishes };
      const after =
        wish === "skip" && own && arrangement
          ? ownOrder(base, arrangement, wineryId)
          : bestAfter(base, change);
      if (after === null) return [];
      // Only a best plan is compared with a must: it says what the winery costs in any order.
      const before = wish === "skip" ? shown : plan;
      const effect = effectOf(each, before, after);
      return { ...each, change, effect, text: textOf(each, effect, { facts, plan }) };
    });
}

/** What two plans are compared by. */
type Compared = Pick<Plan, "days" | "score">;

/** The best plan after a change; null where it was not tried, or the pins cannot hold. */
function bestAfter(base: Changeable, change: Partial<PlanRequest>): Compared | null {
  const { days = [], score = null } = planAfter(base, change) ?? {};
  return score && { days, score };
}

/** The visitor's own order, without a winery; null where it cannot be kept. */
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

type Asked = Pick<Advice, "wineryId" | "wish" | "guests">;

function effectOf(
  { wineryId, wish }: Asked,
  before: Compared,
  after: Compared,
): AdviceEffect | null {
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
    moreDriveMinutes: after.score.driveMinutes - before.score.driveMinutes,
    day,
    backAt: after.days[day]?.backAt ?? null,
    joining: others(after, before),
    leaving: others(before, after),
  };
}

function textOf(
  { wineryId, wish, guests }: Asked,
  effect: AdviceEffect | null,
  { facts, plan }: { readonly facts: ScheduleFacts; readonly plan: TripPlan },
): string {
  const names = (ids: readonly WineryId[]) =>
    listText(ids.map((id) => facts.wineries.find((winery) => winery.id === id)?.name ?? ""));
  const would = wish === "must" ? "would not miss" : "would skip";
  const who = `${listText(guests)} ${would} ${names([wineryId])}`;
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
  return `${who}: ${wish === "must" ? "with" : "without"} it, ${listText(changes)}`;
}
