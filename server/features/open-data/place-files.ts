import type { Place } from "#shared/api/places.ts";
import { csv, picked } from "./csv.ts";

const FACTS = [
  "id",
  "slug",
  "name",
  "kind",
  "category",
  "town",
  "area",
  "street",
  "phone",
] as const;
const SERVICE = ["website", "servesLunch", "servesDinner", "note"] as const;
const POSITION = ["latitude", "longitude", "isAtTownCenter"] as const;

/** The places to eat and stay as a table; what nobody knows is empty. */
export function placesCsv(places: readonly Place[]): string {
  return csv(
    places.map((place) => ({
      ...picked(place, [...FACTS, ...SERVICE]),
      sourceName: place.source.name,
      sourceUrl: place.source.url,
      sourceDate: place.source.date,
      ...picked(place, POSITION),
    })),
  );
}
