/** Places to eat and to stay, and where they are offered. */

import { capital } from "../schedule/wording.ts";
import { foldForSearch } from "../text/search-text.ts";
import { isOld } from "../winery/fact-age.ts";
import { exactMilesBetween, type Position } from "./distance.ts";
import { type HasCoordinates, positionOf } from "./position.ts";

export const PLACE_KINDS = ["eat", "stay", "both"] as const;

export const STAY_CATEGORIES = [
  "hotel",
  "inn",
  "lodging at a winery",
  "lodging",
  "RV park or campground",
] as const;

export const PLACE_CATEGORIES = [
  "restaurant",
  "winery restaurant",
  "bakery or café",
  "deli",
  "market hall",
  ...STAY_CATEGORIES,
] as const;

export type PlaceUse = "eat" | "lunch" | "dinner" | "stay";

/** At its own position, or that of its town's center. */
export interface OfferedPlace extends Position {
  readonly name: string;
  readonly kind: (typeof PLACE_KINDS)[number];
  readonly category: (typeof PLACE_CATEGORIES)[number];
  /** A name of the town table. */
  readonly town: string;
  /** Null if unknown. */
  readonly servesLunch: boolean | null;
  readonly servesDinner: boolean | null;
  readonly source: { readonly date: string | null };
}

/** A winery or a base. */
export interface Spot extends HasCoordinates {
  readonly city: string;
}

/** With fewer places in the towns themselves, other towns are offered too. */
const FEW = 4;

/** How far away other towns may be, center to center in a straight line. */
const NEAR_MILES = 15;

/** Categories that are assumed to close before dinner. */
const DAYTIME: readonly OfferedPlace["category"][] = ["bakery or café", "deli", "market hall"];

/** Unknown meals count as possible. */
export function isFor(place: OfferedPlace, use: PlaceUse): boolean {
  const { kind, category, servesLunch, servesDinner } = place;
  switch (use) {
    case "stay":
      return kind !== "eat";
    case "eat":
      return kind !== "stay";
    case "lunch":
      return kind !== "stay" && servesLunch !== false;
    case "dinner":
      return kind !== "stay" && (servesDinner ?? !DAYTIME.includes(category));
  }
}

/**
 * The places of these towns for a use, in the order of the towns; within a town those known to
 * serve the meal first, then those with the newest source, then by name.
 */
export function placesInTowns<P extends OfferedPlace>(
  places: readonly P[],
  towns: readonly string[],
  use: PlaceUse,
): P[] {
  const fitting = places.filter((place) => isFor(place, use)).sort(byWorth(use));
  const names = new Set(towns.map(foldForSearch));
  return [...names].flatMap((name) => fitting.filter(({ town }) => foldForSearch(town) === name));
}

/** The places near wineries or bases: in their own towns, and if these are few, in towns nearby. */
export function placesNear<P extends OfferedPlace>(
  places: readonly P[],
  spots: readonly Spot[],
  use: PlaceUse,
): P[] {
  const own = placesInTowns(
    places,
    spots.map(({ city }) => city),
    use,
  );
  if (own.length >= FEW) return own;
  const from = spots.flatMap((spot) => positionOf(spot) ?? []);
  const others = places
    .filter((place) => isFor(place, use) && !own.includes(place))
    .sort(byWorth(use))
    .map((place) => ({
      place,
      miles: Math.min(...from.map((position) => exactMilesBetween(position, place))),
    }))
    .filter(({ miles }) => miles <= NEAR_MILES)
    .sort((one, other) => one.miles - other.miles);
  return [...own, ...others.map(({ place }) => place)];
}

/**
 * The text before and after a source's name: "Listed in 2024 by …", "Listed in 2019 by …; confirm",
 * "Listed by …, undated; confirm".
 *
 * @param date of the source: `2024-03-27`, `2024`, null.
 */
export function listingOf(date: string | null, today: string) {
  if (date === null) return { before: "Listed by ", after: ", undated; confirm" };
  const before = `Listed in ${date.slice(0, 4)} by `;
  return { before, after: isOld(date, today) ? "; confirm" : "" };
}

/** "Winery restaurant in Chelan, South Shore". */
export function placeInWords({
  category,
  town,
  area,
}: Pick<OfferedPlace, "category" | "town"> & {
  readonly area: string | null;
}): string {
  return `${capital(category)} in ${town}${area === null ? "" : `, ${area}`}`;
}

function byWorth(use: PlaceUse) {
  const serves = ({ servesLunch, servesDinner }: OfferedPlace) =>
    (use === "lunch" && servesLunch) || (use === "dinner" && servesDinner);
  return (one: OfferedPlace, other: OfferedPlace): number =>
    Number(serves(other)) - Number(serves(one)) ||
    (other.source.date ?? "").localeCompare(one.source.date ?? "") ||
    one.name.localeCompare(other.name, "en");
}
