/** Builds the edits that the tools of a plan make. */

import type { OfKind, TripEdit } from "#shared/api/trips/trip-changes.ts";
import type { Arrangement } from "#shared/domain/schedule/arrange.ts";
import { MAX_COMPARED_DAYS, type WineryId } from "#shared/domain/schedule/problem.ts";
import type { Repair } from "#shared/domain/schedule/repairs.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { capital } from "#shared/domain/schedule/wording.ts";
import { counted, listed } from "#shared/domain/text/words.ts";
import { changeInWords } from "#shared/domain/trips/change-words.ts";
import { combineWishes, type Marks } from "#shared/domain/trips/group-wishes.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { patchBetween } from "#shared/domain/trips/trip-patch.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { withEdits } from "../store/trip-store.ts";

export interface EditBasis {
  readonly trip: TripInput;
  /** The plan on the page. */
  readonly plan: ShownPlan;
  readonly nameOf: (wineryId: number) => string;
}

/** "Friday"; "day 9" where the plan has no such day. */
export function dayNameOf(plan: Pick<ShownPlan, "days">, day: number): string {
  const shown = plan.days[day];
  return shown ? weekdayName(shown.weekday) : `day ${day + 1}`;
}

/**
 * Fixes the trip's starting weekday where the edits depend on it: if they name a day, or make the trip
 * too long to compare starting weekdays.
 */
export function withFixedWeekday(
  edits: readonly TripEdit[],
  { trip, plan }: EditBasis,
): TripEdit[] {
  const { startWeekday } = plan;
  const isFloating = trip.startDate === undefined && !trip.startWeekday;
  const onDays = edits.map((edit) =>
    edit.kind === "move" || edit.kind === "day" || (edit.kind === "pin" && edit.day !== null)
      ? { ...edit, startWeekday }
      : edit,
  );
  if (!isFloating) return onDays;
  const made = withEdits({ ...trip, startWeekday }, edits);
  const isLonger = "trip" in made && made.trip.days > Math.max(trip.days, MAX_COMPARED_DAYS);
  return isLonger ? [{ kind: "start", startDate: null, startWeekday }, ...onDays] : onDays;
}

/** Whether an edit only moves a stop: if it cannot be kept, nothing is changed. */
export const isMove = (edit: TripEdit): boolean =>
  edit.kind === "move" || (edit.kind === "pin" && edit.day !== null && edit.begin === undefined);

/** Whether an edit leaves the plan as it is. */
export const leavesPlanAsIs = (edit: TripEdit): boolean =>
  edit.kind === "rename" ||
  edit.kind === "note" ||
  edit.kind === "guests" ||
  (edit.kind === "places" && edit.lunch === undefined);

/** "Moved Amavi to Sunday", in the words of the trip's history. */
export function editsInWords(edits: readonly TripEdit[], { plan, nameOf }: EditBasis): string {
  const names = { winery: nameOf, day: (day: number) => dayNameOf(plan, day) };
  return capital(listed([...new Set(edits.map((edit) => changeInWords(edit, names)))]));
}

/**
 * The edit that applies a repair; its text begins with what it does.
 *
 * @param trip the one that the repair was found for.
 */
export function repairEdit(
  trip: TripInput,
  { change, text }: Pick<Repair, "change" | "text">,
): TripEdit {
  const { wineries: _wineries, base: _base, ...changed } = change;
  const { wishes, pins, visitMinutes, lunchPlaces, ...fields } = changed;
  const [said = text] = text.split(": ");
  const ofStops = {
    ...(wishes && { wishes }),
    ...(pins && { pins }),
    ...(visitMinutes !== undefined && { visitMinutes }),
    // A plan's places to eat follow from the trip's.
    ...(lunchPlaces && { places: trip.places?.map((day) => ({ ...day, lunch: null })) }),
  };
  return planEdit(trip, ofStops, { fields, said });
}

/** Wishes, pins and lengths of visits go stop by stop: those that others change meanwhile stay. */
function planEdit(
  trip: TripInput,
  ofStops: Pick<TripInput, "wishes" | "pins" | "visitMinutes" | "places">,
  edit: Pick<OfKind<"plan">, "fields" | "said">,
): OfKind<"plan"> {
  const patch = patchBetween(trip, { ...trip, ...ofStops });
  return { kind: "plan", ...edit, ...(patch && { patch }) };
}

/** ", with up to 3 stops a day": how the trip made room for an added winery; often empty. */
export function roomInWords(before: TripInput, after: TripInput): string {
  const { wineriesPerDay, days, arrangement } = after;
  const room = [
    wineriesPerDay > before.wineriesPerDay && `with up to ${counted(wineriesPerDay, "stop")} a day`,
    days > before.days && `with ${counted(days, "day")}`,
    before.arrangement && !arrangement && "in the best order",
  ];
  return room.map((text) => (text ? `, ${text}` : "")).join("");
}

/** Why no winery can be added, as a sentence; null if one can. */
export function whyFull(from: EditBasis): string | null {
  const made = withEdits(from.trip, withFixedWeekday([{ kind: "add", wineryId: -1 }], from));
  return "refused" in made ? made.refused : null;
}

/** Adopts the guests' marks as wishes where the editors have set none; null if that changes nothing. */
export function solveForAll(
  { trip, ...shown }: EditBasis,
  guests: readonly Marks[],
): { readonly edit: TripEdit; readonly message: string } | null {
  const before = trip.wishes ?? {};
  const wishes = combineWishes(trip.wineries, before, guests);
  const changed = trip.wineries.flatMap((wineryId): TripEdit[] => {
    const wish = wishes[wineryId] ?? "like";
    return wish === (before[wineryId] ?? "like") ? [] : [{ kind: "wish", wineryId, wish }];
  });
  if (changed.length === 0) return null;
  const edit = planEdit(trip, { wishes }, { fields: {}, said: "Solve it for all of us" });
  return { edit, message: `Solved for all of you. ${editsInWords(changed, { trip, ...shown })}` };
}

/** A place in the plan: `at` counts the stops before it, the moved stop left out. */
export interface StopPlace {
  /** From 0. */
  readonly day: number;
  readonly at: number;
}

/** Moves a stop; from then on the order is the visitor's own. Null if it is there already. */
export function moveTo(
  { plan, among }: { readonly plan: ShownPlan; readonly among: readonly WineryId[] },
  wineryId: number,
  { day, at }: StopPlace,
): TripEdit | null {
  const orders: Arrangement = plan.days.map(({ stops }) => stops.map((stop) => stop.wineryId));
  const from = orders.findIndex((order) => order.includes(wineryId));
  const isThere = from === day && orders[from]?.indexOf(wineryId) === at;
  if (from < 0 || isThere || !orders[day]) return null;
  return { kind: "move", wineryId, day, at, orders, among };
}
