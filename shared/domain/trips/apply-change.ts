/** The reducer of trips, used by the planner, a trip's page (also offline) and the server. */

import type {
  DayMark,
  OfKind,
  StopNote,
  TripEdit,
  TripPatch,
} from "#shared/api/trips/trip-changes.ts";
import type { Arrangement } from "../schedule/arrange.ts";
import { logOf, withMark, withoutMarksOf } from "../schedule/day-out/day-mark.ts";
import {
  hoursOfDay,
  lunchOfDay,
  perDay,
  saidForDays,
  visitMinutesOf,
} from "../schedule/plan-request.ts";
import { MAX_DAY_MARKS, MAX_STOPS, MAX_STOPS_A_DAY, type WineryId } from "../schedule/problem.ts";
import { counted } from "../text/words.ts";
import { type CalendarDate, LAST_DATE, weekdayOf } from "./calendar-date.ts";
import { faultOf, isUnnamed } from "./trip-faults.ts";
import { ofWineries, type TripInput, withoutWineries } from "./trip-input.ts";
import { patchBetween, withPatch } from "./trip-patch.ts";

export type Applied =
  | {
      readonly trip: TripInput;
      /** For an `undo`; null if nothing changed. */
      readonly inverse: TripPatch | null;
    }
  /** Why the change is not possible, as a sentence. */
  | { readonly refused: string };

/**
 * Applies one change to a trip. Repeating a change, such as removing a stop twice, is no error; an
 * impossible change is refused.
 *
 * `applyChange(applied.trip, { kind: "undo", patch: applied.inverse })` is the trip before.
 */
export function applyChange(trip: TripInput, change: TripEdit): Applied {
  const reduce = REDUCERS[change.kind] as Reducer<TripEdit>;
  const made = reduce(trip, change);
  if (typeof made === "string") return { refused: made };
  if (made.wineries.length === 0 && trip.wineries.length > 0) {
    return { refused: "A trip keeps at least one winery" };
  }
  if (made.startDate !== trip.startDate && !isInReach(made.startDate)) {
    return { refused: "Choose a date from 2000 to 2199" };
  }
  const next = withWeekday(fitting(made), trip);
  const fault = faultOf(next);
  if (fault) return { refused: fault };
  const marks = next.dayLog?.length ?? 0;
  if (marks > MAX_DAY_MARKS && marks > (trip.dayLog?.length ?? 0)) {
    return {
      refused: `A trip keeps at most ${MAX_DAY_MARKS} marks of its days: remove some first`,
    };
  }
  return { trip: next, inverse: patchBetween(next, trip) };
}

const isInReach = (date: CalendarDate = LAST_DATE) => date >= "2000" && date <= LAST_DATE;

/** A trip too long for its starting weekdays to be compared keeps the one it had. */
function withWeekday(trip: TripInput, { startDate, startWeekday }: TripInput): TripInput {
  if (!isUnnamed(trip)) return trip;
  return { ...trip, startWeekday: startDate ? weekdayOf(startDate) : startWeekday };
}

/** The changed trip, or why the change is not possible. */
type Reducer<C> = (trip: TripInput, change: C) => TripInput | string;

const REDUCERS: { readonly [K in TripEdit["kind"]]: Reducer<OfKind<K>> } = {
  rename: (trip, { name }) => ({ ...trip, name }),
  guests: (trip, { guests }) => ({ ...trip, guests }),
  add: (trip, { wineryId }) => withWinery(trip, wineryId),
  remove: (trip, { wineryId }) => withoutWineries(trip, (id) => id === wineryId),
  days: (trip, { days }) => ({ ...trip, days }),
  ends: (trip, { ends }) => ({
    ...trip,
    days: ends.length,
    ends,
    base: ends[0]?.from ?? trip.base,
  }),
  start: ({ startDate: _date, startWeekday: _weekday, ...rest }, { startDate, startWeekday }) => {
    if (startDate !== null) return { ...rest, startDate };
    return startWeekday ? { ...rest, startWeekday } : rest;
  },
  pace: (trip, { wineriesPerDay }) => ({ ...trip, wineriesPerDay }),
  bestOrder: (trip) => ({ ...trip, arrangement: null }),
  plan: withFields,
  mark: (trip, { mark }) => marked(trip, mark),
  unmark: (trip, { markId }) => ({
    ...trip,
    dayLog: logOf(trip.dayLog?.filter(({ id }) => id !== markId)),
  }),
  undo: (trip, { patch }) => withPatch(trip, patch),
  day: ofDay(withHours),
  places: ofDay((trip, { kind: _kind, day, ...places }) => {
    const all = perDay(trip, (index) => trip.places?.[index] ?? {});
    return { ...trip, places: all.with(day, { ...all[day], ...places }) };
  }),
  wish: ofStop((trip, { wineryId, wish }) => ({
    ...trip,
    wishes: { ...trip.wishes, [wineryId]: wish },
    ...(wish !== "skip" && { arrangement: null }),
  })),
  visit: ofStop((trip, { wineryId, minutes }) => {
    const lengths = trip.wineries.map((id) => [id, visitMinutesOf(trip, id)]);
    return { ...trip, visitMinutes: { ...Object.fromEntries(lengths), [wineryId]: minutes } };
  }),
  note: ofStop((trip, change) =>
    withPatch(trip, { notes: { [change.wineryId]: notePatch(trip, change) } }),
  ),
  pin: ofStop(pinned),
  move: ofStop(moved),
};

/** Of a day that the trip still has. */
function ofDay<C extends { readonly day: number }>(reduce: Reducer<C>): Reducer<C> {
  return (trip, change) => (change.day < trip.days ? reduce(trip, change) : noSuchDay(trip));
}

/** Of a stop that is still part of the trip. */
function ofStop<C extends { readonly wineryId: WineryId }>(reduce: Reducer<C>): Reducer<C> {
  return (trip, change) =>
    trip.wineries.includes(change.wineryId) ? reduce(trip, change) : NO_SUCH_STOP;
}

/** Overwrites fields of the trip; days and pace are never unset. */
function withFields(trip: TripInput, { fields, patch = {} }: OfKind<"plan">): TripInput {
  const { days = trip.days, wineriesPerDay = trip.wineriesPerDay } = fields;
  return withPatch({ ...trip, ...fields, days, wineriesPerDay, arrangement: null }, patch);
}

function marked(trip: TripInput, mark: DayMark): TripInput | string {
  const { dayLog = [], wineries } = trip;
  const [known] = withoutMarksOf([mark], (id) => !wineries.includes(id));
  if (!known) return NO_SUCH_STOP;
  // A mark that is already there is not added again.
  if (dayLog.some(({ id }) => id === mark.id)) return trip;
  return { ...trip, dayLog: withMark(dayLog, known) };
}

const NO_SUCH_STOP = "This winery is no longer part of the trip";
const noSuchDay = ({ days }: TripInput) => `The trip has ${counted(days, "day")} now`;

const LEFT_OUT = "Someone left this winery out in the meantime: take another look first";

function pinned(trip: TripInput, change: OfKind<"pin">): TripInput | string {
  const { wineryId, day, begin } = change;
  const others = withoutPin(trip, wineryId) ?? [];
  if (day === null) return { ...trip, pins: others, arrangement: null };
  if (trip.wishes?.[wineryId] === "skip") return LEFT_OUT;
  if (day >= trip.days) return noSuchDay(trip);
  const pin = { wineryId, day, ...(typeof begin === "number" && { begin }) };
  return { ...onDay(trip, change), pins: [...others, pin], arrangement: null };
}

const withoutPin = ({ pins }: TripInput, wineryId: WineryId) =>
  pins?.filter((pin) => pin.wineryId !== wineryId);

/** By default all fields, those of the note before included. */
function notePatch({ notes }: TripInput, { wineryId, note, only }: OfKind<"note">) {
  const all = Object.keys({ ...notes?.[wineryId], ...note }) as (keyof StopNote)[];
  return Object.fromEntries((only ?? all).map((field) => [field, note?.[field] ?? null]));
}

function withHours(trip: TripInput, change: OfKind<"day">): TripInput {
  const { day, start, end, lunch } = change;
  const hours = (own: "start" | "end", said = hoursOfDay(trip, day)[own]) =>
    perDay(trip, (index) => hoursOfDay(trip, index)[own]).with(day, said);
  const hasHours = start !== undefined || end !== undefined;
  return {
    ...onDay(trip, change),
    ...(hasHours && { dayStart: hours("start", start), dayEnd: hours("end", end) }),
    ...(lunch !== undefined && {
      lunch: perDay(trip, (index) => lunchOfDay(trip, index)).with(day, lunch),
    }),
  };
}

/** The trip fixed to the weekday its editor saw, if it has neither date nor weekday. */
function onDay(trip: TripInput, { startWeekday }: Pick<OfKind<"pin">, "startWeekday">): TripInput {
  const isAnchored = trip.startDate !== undefined || trip.startWeekday !== undefined;
  return isAnchored || !startWeekday ? trip : { ...trip, startWeekday };
}

function withWinery(trip: TripInput, wineryId: WineryId): TripInput | string {
  if (trip.wineries.includes(wineryId)) return trip;
  const wineries = [...trip.wineries, wineryId];
  if (wineries.length > MAX_STOPS) {
    return `A trip holds at most ${MAX_STOPS} wineries: remove one to add another`;
  }
  return { ...withRoom(trip, wineries.length), wineries, arrangement: null };
}

/** First more stops a day, then another day: the most stops fit into fewer days than the most. */
function withRoom(trip: TripInput, stops: number): TripInput {
  if (stops <= trip.days * trip.wineriesPerDay) return trip;
  if (trip.wineriesPerDay < MAX_STOPS_A_DAY) {
    return withRoom({ ...trip, wineriesPerDay: trip.wineriesPerDay + 1 }, stops);
  }
  return withRoom({ ...trip, days: trip.days + 1 }, stops);
}

/** What is said of days and wineries fits those there are: an added day copies the last one. */
function fitting(trip: TripInput): TripInput {
  const { days, lunchPlaces, places, wishes, visitMinutes, pins, arrangement } = trip;
  const isIn = (id: WineryId) => trip.wineries.includes(id);
  // A skipped stop leaves its day, and the visitor's own order.
  const isPlanned = (id: WineryId) => isIn(id) && wishes?.[id] !== "skip";
  return {
    ...trip,
    ...saidForDays(trip),
    ...(places && { places: places.slice(0, days) }),
    ...(lunchPlaces && { lunchPlaces: lunchPlaces.slice(0, days) }),
    ...(pins && {
      pins: pins.filter(
        ({ wineryId, day }, at) =>
          day < days &&
          isPlanned(wineryId) &&
          at === pins.findLastIndex((pin) => pin.wineryId === wineryId),
      ),
    }),
    ...(wishes && { wishes: ofWineries(wishes, isIn) }),
    ...(typeof visitMinutes === "object" && { visitMinutes: ofWineries(visitMinutes, isIn) }),
    arrangement: arrangement && resizedOrders(arrangement, days, isPlanned),
  };
}

/** Null if stops were on removed days: the visitor's order then no longer holds. */
function resizedOrders(
  orders: Arrangement,
  days: number,
  isIn: (id: WineryId) => boolean,
): Arrangement | null {
  if (orders.slice(days).some((order) => order.length > 0)) return null;
  return perDay({ days }, (day) => orders[day]?.filter(isIn) ?? []);
}

/** Moves a stop; from then on, the order is the visitor's own. */
function moved(trip: TripInput, change: OfKind<"move">): TripInput | string {
  const { wineryId, day, at, orders, among } = change;
  if (trip.wishes?.[wineryId] === "skip") return LEFT_OUT;
  if (day >= trip.days) return noSuchDay(trip);
  if (trip.wineries.some((id) => !among.includes(id))) {
    return "Someone added a winery in the meantime, and the order changed: take another look first";
  }
  const known = trip.arrangement ?? orders;
  const others = perDay(trip, (index) =>
    (known[index] ?? []).filter((id) => id !== wineryId && trip.wineries.includes(id)),
  );
  const pin = trip.pins?.find((each) => each.wineryId === wineryId);
  // A pin to another day moves along, without its appointment time.
  const pins =
    pin && pin.day !== day ? [...(withoutPin(trip, wineryId) ?? []), { wineryId, day }] : trip.pins;
  return {
    ...onDay(trip, change),
    ...(pins && { pins }),
    arrangement: others.map((order, index) =>
      index === day ? order.toSpliced(at, 0, wineryId) : order,
    ),
  };
}
