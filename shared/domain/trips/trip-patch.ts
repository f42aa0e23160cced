/** Differences between two states of a trip, to undo a change beside others' changes. */

import type { DayMark, PatchedField, StopNote, TripPatch } from "#shared/api/trips/trip-changes.ts";
import { logOf, withMark, withoutMarksOf } from "../schedule/day-out/day-mark.ts";
import { hoursOfDay, lunchOfDay, perDay, visitMinutesOf } from "../schedule/plan-request.ts";
import type { WineryId } from "../schedule/problem.ts";
import { type TripInput, withoutWineries } from "./trip-input.ts";

/** The patch that turns `from` into `to`; null if they are equal. */
export function patchBetween(from: TripInput, to: TripInput): TripPatch | null {
  const fields = differences<unknown>(wholeFields(from), wholeFields(to));
  const add = to.wineries.flatMap((wineryId, at) =>
    from.wineries.includes(wineryId) ? [] : { wineryId, at },
  );
  const remove = from.wineries.filter((id) => !to.wineries.includes(id));
  // What was said of them goes with them.
  const left = withoutWineries(from, (id) => remove.includes(id));
  const isOrderSaid = "arrangement" in fields || joins(plannedOf(to), plannedOf(from));
  const parts: TripPatch = {
    ...some("fields", fields),
    ...(to.arrangement && isOrderSaid && { among: plannedOf(to) }),
    ...(BY_DAY.some((field) => field in fields) && {
      onDays: Object.keys(differences(onDaysOf(from), onDaysOf(to))),
    }),
    ...(add.length > 0 && { add }),
    ...(remove.length > 0 && { remove }),
    ...some("pins", differences(byWinery(left.pins), byWinery(to.pins))),
    ...some("wishes", differences(left.wishes, to.wishes)),
    ...some("visits", differences(visitsOf(left), visitsOf(to))),
    ...some("notes", noteDifferences(left.notes, to.notes)),
    ...some("dayLog", differences(byId(left.dayLog), byId(to.dayLog))),
  };
  return Object.keys(parts).length > 0 ? parts : null;
}

/** The fields that a patch replaces as a whole. */
function wholeFields(trip: TripInput): Pick<TripInput, PatchedField> {
  const { wineries, answers, lunchPlaces, pins, wishes, visitMinutes, notes, dayLog, ...fields } =
    trip;
  return fields;
}

/** Applies a patch, ignoring wineries that have left the trip since. */
export function withPatch(trip: TripInput, patch: TripPatch): TripInput {
  const { fields = {}, among, add = [], remove = [] } = patch;
  const set: Partial<TripInput> = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value ?? unset(field)]),
  );
  const left = withoutWineries(trip, (id) => remove.includes(id));
  const wineries = add.reduce(
    (ids, { wineryId, at }) => (ids.includes(wineryId) ? ids : ids.toSpliced(at, 0, wineryId)),
    left.wineries,
  );
  const isIn = (id: string) => wineries.includes(Number(id));
  const pins = merged(byWinery(left.pins), patch.pins, isIn);
  const wishes = merged(left.wishes, patch.wishes, isIn);
  const visits = merged(visitsOf(left), patch.visits, isIn);
  const notes = merged(left.notes, withNotes(left.notes, patch.notes), isIn);
  const dayLog = merged(byId(left.dayLog), patch.dayLog, () => true);
  const known = "arrangement" in fields ? among : plannedOf(trip).concat(among ?? []);
  const isOlder = known && joins(plannedOf({ wineries, wishes }), known);
  return {
    ...left,
    ...set,
    ...(patch.onDays && keptDays(left, set, patch.onDays)),
    // An order from before a winery joined the plan would leave it out.
    ...(isOlder && { arrangement: null }),
    wineries,
    ...(patch.pins && { pins: Object.values(pins) }),
    ...(patch.wishes && { wishes }),
    ...(patch.visits && { visitMinutes: visits }),
    ...(patch.notes && { notes }),
    ...(patch.dayLog && {
      dayLog: logOf(
        withoutMarksOf(Object.values(dayLog).reduce(withMark, []), (id) => !isIn(String(id))),
      ),
    }),
  };
}

/** In these fields null is a value; other fields are omitted if not set. */
const NULLABLE: ReadonlySet<string> = new Set(["name", "guests", "arrangement"]);
const unset = (field: string) => (NULLABLE.has(field) ? null : undefined);

const BY_DAY = ["dayStart", "dayEnd", "lunch", "places"] as const;

/** What a trip says of each of its days. */
const saidByDay = (trip: TripInput) =>
  perDay(trip, (day) => {
    const { start: dayStart, end: dayEnd } = hoursOfDay(trip, day);
    const { lunch: eats = null, dinner = null, bed = null } = trip.places?.[day] ?? {};
    return { dayStart, dayEnd, lunch: lunchOfDay(trip, day), eats, dinner, bed };
  });

const onDaysOf = (trip: TripInput) =>
  Object.fromEntries(
    saidByDay(trip).flatMap((said, day) =>
      Object.entries(said).map(([name, value]) => [`${day}.${name}`, value]),
    ),
  );

/** The set fields that are said day by day, with what others have said since of anything else. */
function keptDays(
  trip: TripInput,
  set: Partial<TripInput>,
  onDays: readonly string[],
): Partial<TripInput> {
  const now = saidByDay(trip);
  const then = saidByDay({ ...trip, ...set });
  const days = then.map((said, day) => {
    const kept = Object.entries(now[day] ?? {}).filter(
      ([name]) => !onDays.includes(`${day}.${name}`),
    );
    return { ...said, ...Object.fromEntries(kept) };
  });
  // Exactly as it was, also where nothing was said.
  if (isSame(days, then)) return {};
  const all: Pick<TripInput, (typeof BY_DAY)[number]> = {
    dayStart: days.map(({ dayStart }) => dayStart),
    dayEnd: days.map(({ dayEnd }) => dayEnd),
    lunch: days.map(({ lunch }) => lunch),
    places: days.map(({ eats, dinner, bed }) => ({ lunch: eats, dinner, bed })),
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in set));
}

const plannedOf = ({ wineries, wishes }: Pick<TripInput, "wineries" | "wishes">) =>
  wineries.filter((id) => wishes?.[id] !== "skip");

const joins = (ids: readonly WineryId[], known: readonly WineryId[]) =>
  ids.some((id) => !known.includes(id));

const byWinery = (pins: TripInput["pins"] = []) =>
  Object.fromEntries(pins.map((pin) => [String(pin.wineryId), pin]));

const byId = (marks: readonly DayMark[] = []) =>
  Object.fromEntries(marks.map((mark) => [String(mark.id), mark]));

const visitsOf = (trip: TripInput): Record<string, number> =>
  Object.fromEntries(trip.wineries.map((id) => [String(id), visitMinutesOf(trip, id)]));

type Values<T> = Readonly<Record<string, T>>;

function differences<T>(from: Values<T> = {}, to: Values<T> = {}): Record<string, T | null> {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    names.filter((name) => !isSame(from[name], to[name])).map((name) => [name, to[name] ?? null]),
  );
}

type Notes = NonNullable<TripInput["notes"]>;

const noteDifferences = (from: Notes = {}, to: Notes = {}): TripPatch["notes"] & object =>
  Object.fromEntries(
    Object.keys(differences(from, to)).map((id) => [
      id,
      differences<StopNote[keyof StopNote]>({ ...from[id] }, { ...to[id] }),
    ]),
  );

/** The notes that a patch is about as they are after it; one without content is null. */
const withNotes = (notes: Notes = {}, changes: TripPatch["notes"] = {}) =>
  Object.fromEntries(
    Object.entries(changes).map(([id, fields]): [string, StopNote | null] => {
      const kept = Object.entries((fields && { ...notes[id], ...fields }) || {}).filter(
        ([, value]) => value,
      );
      return [id, kept.length === 0 ? null : Object.fromEntries(kept)];
    }),
  );

function merged<T>(
  values: Values<T> = {},
  changes: Values<T | null> = {},
  isIn: (id: string) => boolean,
): Record<string, T> {
  const all: [string, T | null][] = Object.entries({ ...values, ...changes });
  return Object.fromEntries(
    all.flatMap(([id, value]) => (value === null || !isIn(id) ? [] : [[id, value] as const])),
  );
}

const some = <K extends string, T extends object>(name: K, values: T) =>
  Object.keys(values).length > 0 ? { [name]: values } : {};

/** Deep equality of JSON values; `undefined` equals null. */
export function isSame(one: unknown, other: unknown): boolean {
  if ((one ?? null) === (other ?? null)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...left.keys(), ...right.keys()])].every((name) =>
    isSame(left.get(name), right.get(name)),
  );
}
