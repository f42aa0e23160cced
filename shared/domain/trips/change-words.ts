/** Describes changes, for a trip's history and for the editor who made them. */

import type { DayWord, OfKind, TripEdit } from "#shared/api/trips/trip-changes.ts";
import { weekdayAfter } from "../schedule/clock.ts";
import { clockText, dateText, durationText } from "../schedule/wording.ts";
import { counted, listed } from "../text/words.ts";
import { weekdayName } from "../winery/opening-hours.ts";
import { addDays, weekdayOf } from "./calendar-date.ts";
import type { TripInput } from "./trip-input.ts";

export interface ChangeNames {
  readonly winery: (id: number) => string;
  /** "Sunday", or "day 2" if no weekday is known. */
  readonly day: (index: number) => string;
}

/** "Sunday", or "day 2" if no weekday is known. */
export function dayOfTrip(
  { startDate, startWeekday }: Pick<TripInput, "startDate" | "startWeekday">,
  index: number,
): string {
  if (startDate !== undefined) return weekdayName(weekdayOf(addDays(startDate, index)));
  return startWeekday ? weekdayName(weekdayAfter(startWeekday, index)) : `day ${index + 1}`;
}

type InWords<C> = (change: C, names: ChangeNames) => string;

/** "moved Gramercy to Sunday", to follow the editor's name. */
export function changeInWords(change: TripEdit, names: ChangeNames): string {
  const inWords = CHANGES[change.kind] as InWords<TripEdit>;
  return inWords(change, names);
}

const CHANGES: { readonly [K in TripEdit["kind"]]: InWords<OfKind<K>> } = {
  rename: ({ name }) => (name === null ? "removed the trip's name" : `named the trip “${name}”`),
  guests: ({ guests }) => (guests === null ? "left the party open" : `set the party to ${guests}`),
  add: ({ wineryId }, { winery }) => `added ${winery(wineryId)}`,
  remove: ({ wineryId }, { winery }) => `removed ${winery(wineryId)}`,
  wish: ({ wineryId, wish }, { winery }) =>
    `${WISHES[wish][0]} ${winery(wineryId)}${WISHES[wish][1]}`,
  pin: pinInWords,
  visit: ({ wineryId, minutes }, { winery }) =>
    `set the visit at ${winery(wineryId)} to ${durationText(minutes)}`,
  day: (change, { day }) => `changed ${dayChange(change)} of ${day(change.day)}`,
  places: placesInWords,
  start: startInWords,
  pace: ({ wineriesPerDay }) => `allowed up to ${counted(wineriesPerDay, "stop")} a day`,
  days: ({ days }) => `made it ${counted(days, "day")}`,
  ends: () => "changed the towns and nights",
  move: moveInWords,
  bestOrder: () => "went back to the best order",
  plan: ({ said }) => `chose “${said}”`,
  note: ({ wineryId }, { winery }) => `changed the note on ${winery(wineryId)}`,
  mark: ({ mark }, names) => markInWords(mark, names),
  unmark: ({ said }) => `took back “${said}”`,
  undo: ({ said }) => `undid “${said}”`,
};

/** "ran 20 min late", "found Barons closed". */
function markInWords(mark: DayWord, { winery }: Pick<ChangeNames, "winery">): string {
  switch (mark.kind) {
    case "here":
      return `reached ${winery(mark.wineryId)}`;
    case "skip":
      return `skipped ${winery(mark.wineryId)} today`;
    case "closed":
      return `found ${winery(mark.wineryId)} closed`;
    case "leave":
      return mark.at === undefined ? "went on" : `set the departure to ${clockText(mark.at)}`;
    case "late":
      return `ran ${durationText(mark.by)} late`;
    case "shorten":
      return `cut the visit at ${winery(mark.wineryId)} to ${durationText(mark.minutes)}`;
    case "reorder":
      return "put the rest of the day in the best order";
  }
}

const WISHES = {
  must: ["made", " a must"],
  like: ["planned", " where it fits"],
  skip: ["left out", ""],
} as const;

function pinInWords({ wineryId, day, begin }: OfKind<"pin">, names: ChangeNames): string {
  const winery = names.winery(wineryId);
  if (day === null) return `let ${winery} move again`;
  if (begin === null) return `kept ${winery} on ${names.day(day)}`;
  const at = typeof begin === "number" ? ` at ${clockText(begin)}` : "";
  return `${at ? "set" : "moved"} ${winery} ${at ? "for" : "to"} ${names.day(day)}${at}`;
}

/** "moved Barons before Amavi on Saturday", "moved Barons to Sunday, after Amavi". */
function moveInWords({ wineryId, day, at, orders }: OfKind<"move">, names: ChangeNames): string {
  const stays = orders[day]?.includes(wineryId) ?? false;
  const others = (orders[day] ?? []).filter((id) => id !== wineryId);
  const [before, after] = [others[at], others[at - 1]];
  const isLater = stays && at > (orders[day]?.indexOf(wineryId) ?? 0);
  const neighbor = isLater ? (after ?? before) : (before ?? after);
  const beside =
    neighbor === undefined
      ? ""
      : `${neighbor === before ? "before" : "after"} ${names.winery(neighbor)}`;
  const moved = `moved ${names.winery(wineryId)}`;
  if (stays) return `${moved} ${beside} on ${names.day(day)}`;
  return `${moved} to ${names.day(day)}${beside && `, ${beside}`}`;
}

/** "chose lunch at Olive, in Walla Walla, on Saturday"; a bed is often for several days. */
function placesInWords({ day, lunch, dinner, bed }: OfKind<"places">, names: ChangeNames): string {
  const meals = Object.entries({ lunch, dinner }).flatMap(([meal, place]) => {
    if (place === undefined) return [];
    return `${place ? `chose ${meal} at ${place.name}, in ${place.town},` : `left ${meal} open`} on ${names.day(day)}`;
  });
  const night = bed ? `chose to sleep at ${bed.name}, in ${bed.town}` : "left the night open";
  return listed(bed === undefined ? meals : [...meals, night]);
}

function dayChange({ start, end, lunch }: OfKind<"day">): string {
  if (lunch !== undefined)
    return lunch ? "the plan (with a lunch break)" : "the plan (without a lunch break)";
  const [from, to] = [start, end].map((minute) => minute !== undefined && clockText(minute));
  const hours = from && to ? `${from} to ${to}` : from ? `from ${from}` : to && `until ${to}`;
  return hours ? `the hours (${hours})` : "the hours";
}

function startInWords({ startDate, startWeekday }: OfKind<"start">): string {
  if (startDate !== null) return `set the first day to ${dateText(startDate)}`;
  return startWeekday
    ? `set the trip to start on a ${weekdayName(startWeekday)}`
    : "took the date out";
}
