/** What a visitor can change about a plan: each change is data, and a sentence. */
import type { Arrangement } from "#shared/domain/schedule/arrange.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { endsOf, lunchOfDay } from "#shared/domain/schedule/plan-request.ts";
import {
  MAX_COMPARED_DAYS,
  type Pin,
  type WineryId,
  type Wish,
} from "#shared/domain/schedule/problem.ts";
import type { Repair } from "#shared/domain/schedule/repairs/repairs.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { clockText, dateText, durationText, listText } from "#shared/domain/schedule/wording.ts";
import { counted } from "#shared/domain/site/words.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { combineWishes, type Marks } from "#shared/domain/trips/group-wishes.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";
import type { DayPlaces, StopNote, TripInput, TripPlace } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { type Weekday, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { endsOfWay, type Way, wayInWords } from "../places/stays.ts";

/** A change, and what was done in the visitor's words, without what it comes to. */
export interface Edit {
  readonly edits: readonly TripEdit[];
  readonly said: string;
  /** A change of place alone: where it cannot be kept, nothing is changed. */
  readonly isMove?: boolean;
  /** A winery that comes to the trip, whether it fits or not. */
  readonly adds?: WineryId;
  /** No plan follows from it. */
  readonly isAside?: boolean;
}

/** What a change starts from. */
export interface Editing {
  readonly trip: TripInput;
  /** Its wineries, and those that have left the guide. */
  readonly among: readonly WineryId[];
  /** The plan on show. */
  readonly plan: ShownPlan;
  readonly nameOf: (wineryId: number) => string;
}

/** What each tool starts from, and whom it tells of a change. */
export interface ToolProps {
  readonly editing: Editing;
  readonly onEdit: (edit: Edit) => void;
}

/** "Friday", or "Friday, December 4" where two days of a plan could be meant. */
export const dayName = ({ weekday }: Pick<PlannedDay, "weekday">): string => weekdayName(weekday);

const nameOfDay = ({ plan }: Editing, day: number): string => {
  const to = plan.days[day];
  return to ? dayName(to) : `day ${day + 1}`;
};

/** A change of one thing. */
const one = (edit: TripEdit, said: string): Edit => ({ edits: [edit], said });

/** What names a day fixes the weekday it starts on: else another one could be the best tomorrow. */
const anchor = ({ plan }: Editing) => ({ startWeekday: plan.startWeekday });

/** Gives up the visitor's own order for the best one. */
export const bestOrder = (): Edit => one({ kind: "bestOrder" }, "Back in the best order");

/** Keeps a stop on its day, or to the minute for an appointment. */
export function pinStop(editing: Editing, { wineryId, day, begin }: Pin): Edit {
  const at = typeof begin === "number" ? ` at ${clockText(begin)}` : "";
  return one(
    { kind: "pin", wineryId, day, begin, ...anchor(editing) },
    `${editing.nameOf(wineryId)} is fixed on ${nameOfDay(editing, day)}${at}`,
  );
}

export const unpinStop = ({ nameOf }: Editing, wineryId: number): Edit =>
  one({ kind: "pin", wineryId, day: null }, `${nameOf(wineryId)} may move again`);

export const setVisitLength = ({ nameOf }: Editing, wineryId: number, minutes: number): Edit =>
  one({ kind: "visit", wineryId, minutes }, `${durationText(minutes)} at ${nameOf(wineryId)}`);

/** Keeps a note about a stop; an empty one goes. */
export function setNote({ nameOf }: Editing, wineryId: number, note: StopNote): Edit {
  const kept = Object.fromEntries(Object.entries(note).filter(([, value]) => value));
  const isEmpty = Object.keys(kept).length === 0;
  const edit: TripEdit = { kind: "note", wineryId, note: isEmpty ? null : kept };
  return { ...one(edit, `Your notes on ${nameOf(wineryId)} are kept`), isAside: true };
}

/** Says how many come. */
export const setGuests = (guests: number): Edit => ({
  ...one({ kind: "guests", guests }, `A party of ${guests}`),
  isAside: true,
});

const WISHES: Readonly<Record<Wish, string>> = {
  must: "is a must",
  like: "is planned if it fits",
  skip: "is left out",
};

export const setWish = ({ nameOf }: Editing, wineryId: number, wish: Wish): Edit =>
  one({ kind: "wish", wineryId, wish }, `${nameOf(wineryId)} ${WISHES[wish]}`);

/** Changes when a day starts and ends; the others keep theirs. */
export function setDayHours(
  editing: Editing,
  day: number,
  hours: { readonly start: number; readonly end: number },
): Edit {
  return one(
    { kind: "day", day, ...hours, ...anchor(editing) },
    `${capital(nameOfDay(editing, day))} from ${clockText(hours.start)} to ${clockText(hours.end)}`,
  );
}

export const setLunch = (editing: Editing, day: number, lunch: boolean): Edit =>
  one(
    { kind: "day", day, lunch, ...anchor(editing) },
    `${capital(nameOfDay(editing, day))} ${lunch ? "has a" : "has no"} lunch break`,
  );

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** Gives the trip a first day, or takes it away. */
export const setStartDate = (startDate: CalendarDate | null): Edit =>
  one(
    { kind: "start", startDate },
    startDate === null ? "No date" : `Starting on ${dateText(startDate)}`,
  );

export const setStartWeekday = (startWeekday: Weekday): Edit =>
  one(
    { kind: "start", startDate: null, startWeekday },
    `Starting on a ${weekdayName(startWeekday)}`,
  );

export const setStopsADay = (wineriesPerDay: number): Edit =>
  one({ kind: "pace", wineriesPerDay }, `Up to ${counted(wineriesPerDay, "stop")} a day`);

/** A trip of more than three days starts on a day that is said: the one it starts on now. */
function withStart(editing: Editing, days: number, edits: readonly TripEdit[]): TripEdit[] {
  const { startDate, startWeekday } = editing.trip;
  const isAnchored = days <= MAX_COMPARED_DAYS || startDate !== undefined || startWeekday;
  return [
    ...(isAnchored ? [] : [{ kind: "start", startDate: null, ...anchor(editing) } as const]),
    ...edits,
  ];
}

/** Makes the trip longer or shorter. */
export const setDays = (editing: Editing, days: number): Edit => ({
  edits: withStart(editing, days, [{ kind: "days", days }]),
  said: counted(days, "day"),
});

/** Changes where days begin and end; a bed or a dinner in a town that is left goes. */
export function setWay(editing: Editing, way: Way): Edit {
  const ends = endsOfWay(way);
  const { places = [] } = editing.trip;
  const left = ends.flatMap(({ to }, day): TripEdit[] => {
    const { bed, dinner } = places[day] ?? {};
    const [noBed, noDinner] = [bed, dinner].map((place) => place && place.town !== to);
    if (!noBed && !noDinner) return [];
    return [
      { kind: "places", day, ...(noBed && { bed: null }), ...(noDinner && { dinner: null }) },
    ];
  });
  return {
    edits: withStart(editing, ends.length, [{ kind: "ends", ends }, ...left]),
    said: wayInWords(way),
  };
}

export type PlaceOfDay = keyof DayPlaces;

const PLACES: Readonly<Record<PlaceOfDay, string>> = {
  lunch: "Lunch",
  dinner: "Dinner",
  bed: "The night",
};

/** Chooses where to eat or sleep on a day. A bed is for all nights of the stay that have no other. */
export function choosePlace(
  editing: Editing,
  day: number,
  what: PlaceOfDay,
  place: TripPlace | null,
): Edit {
  const { trip } = editing;
  const days = what === "bed" ? nightsLike(trip, day) : [day];
  const where = `${what === "bed" && days.length > 1 ? `${counted(days.length, "night")} ` : ""}${
    place ? `at ${place.name}, in ${place.town}` : "somewhere not chosen yet"
  }`;
  const edits = days.map((each): TripEdit => ({ kind: "places", day: each, [what]: place }));
  // A place to eat is for a break.
  const hasBreak = what !== "lunch" || place === null || lunchOfDay(trip, day);
  const lunch: TripEdit = { kind: "day", day, lunch: true, ...anchor(editing) };
  const said = `${PLACES[what]} on ${nameOfDay(editing, day)}: ${where}`;
  return { edits: hasBreak ? edits : [...edits, lunch], said, isAside: what !== "lunch" };
}

/** The nights of a day's stay that are spent where that one is, or nowhere yet. */
function nightsLike(trip: TripInput, day: number): number[] {
  const ends = endsOf(trip);
  const bedOf = (each: number) => trip.places?.[each]?.bed ?? null;
  const isLike = (each: number) =>
    each === day ||
    (ends[each]?.to === ends[day]?.to &&
      each < trip.days - 1 &&
      (bedOf(each) === null || isSame(bedOf(each), bedOf(day))));
  const first = ends.findLastIndex((_, each) => each < day && !isLike(each)) + 1;
  const after = ends.findIndex((_, each) => each > day && !isLike(each));
  return ends.map((_, each) => each).slice(first, after < 0 ? trip.days : after);
}

/** Lays a repair over the request; its text says what it comes to. */
export function applyRepair({ change, text }: Repair): Edit {
  const { wineries: _wineries, base: _base, ...fields } = change;
  const [said = text] = text.split(": ");
  return one({ kind: "plan", fields, said }, said);
}

/** Adds a winery, with room for it; the plan is the best one again. */
export function addWinery(
  editing: Editing,
  { id, name }: { readonly id: WineryId; readonly name: string },
): Edit {
  const { trip } = editing;
  const edit: TripEdit = { kind: "add", wineryId: id };
  const applied = applyChange(trip, edit);
  const next = "trip" in applied ? applied.trip : trip;
  const room = [
    ...(next.wineriesPerDay > trip.wineriesPerDay
      ? [`, with up to ${counted(next.wineriesPerDay, "stop")} a day`]
      : []),
    ...(next.days > trip.days ? [`, with ${counted(next.days, "day")}`] : []),
    ...(trip.arrangement ? [", in the best order"] : []),
  ];
  const edits = withStart(editing, next.days, [edit]);
  return { edits, said: `${name} is added${room.join("")}`, adds: id };
}

/** Why the trip cannot take another winery, as a sentence; null where it can. */
export function whyFull({ trip }: Pick<Editing, "trip">): string | null {
  const applied = applyChange(trip, { kind: "add", wineryId: -1 });
  return "refused" in applied ? applied.refused : null;
}

/** Takes a winery out of the trip. */
export const removeWinery = ({ nameOf }: Editing, wineryId: WineryId): Edit =>
  one({ kind: "remove", wineryId }, `${nameOf(wineryId)} is no longer part of the trip`);

/**
 * Makes the guests' marks the wishes of the trip, where its editors have said nothing; null where that
 * changes none.
 */
export function solveForAll({ trip, nameOf }: Editing, guests: readonly Marks[]): Edit | null {
  const before = trip.wishes ?? {};
  const wishes = combineWishes(trip.wineries, before, guests);
  const changed = trip.wineries.flatMap((id) => {
    const wish = wishes[id] ?? "like";
    return wish === (before[id] ?? "like") ? [] : [`${nameOf(id)} ${WISHES[wish]}`];
  });
  if (changed.length === 0) return null;
  const edit = { kind: "plan", fields: { wishes }, said: "Solve it for all of us" } as const;
  return one(edit, `Solved for all of you, so ${listText(changed)}`);
}

/** A place in the plan: `at` counts the stops of the day that come before it, without the stop itself. */
export interface StopPlace {
  /** From 0. */
  readonly day: number;
  readonly at: number;
}

const ordersOf = (plan: ShownPlan): Arrangement =>
  plan.days.map(({ stops }) => stops.map(({ wineryId }) => wineryId));

/** Moves a stop to another day, in its best place there; the rest is planned around it. */
export function moveToDay(editing: Editing, wineryId: number, day: number): Edit {
  const said = `${editing.nameOf(wineryId)} moved to ${nameOfDay(editing, day)}`;
  return { ...one({ kind: "pin", wineryId, day, ...anchor(editing) }, said), isMove: true };
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
 * stands already.
 */
export function moveTo(editing: Editing, wineryId: number, { day, at }: StopPlace): Edit | null {
  const { plan, among, nameOf } = editing;
  const orders = ordersOf(plan);
  const from = orders.findIndex((order) => order.includes(wineryId));
  if (from < 0 || (from === day && orders[from]?.indexOf(wineryId) === at)) return null;
  const order = orders[day]?.filter((id) => id !== wineryId);
  if (!order) return null;
  const isLater = from === day && at > (orders[from]?.indexOf(wineryId) ?? 0);
  const beside = besideWhom(order, at, isLater, nameOf);
  const moved = `${nameOf(wineryId)} moved to ${nameOfDay(editing, day)}`;
  const said =
    from === day
      ? `${nameOf(wineryId)} now comes ${beside}`
      : [moved, beside].filter(Boolean).join(", ");
  const where = { day, at, orders, among };
  const edit = { kind: "move", wineryId, ...where, ...anchor(editing) } as const;
  return { ...one(edit, said), isMove: true };
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
