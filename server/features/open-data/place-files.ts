import type { Place } from "#shared/api/places.ts";
import { csv } from "./csv.ts";

/** The places to eat and stay as a table; what nobody knows is empty. */
export function placesCsv(places: readonly Place[]): string {
  return csv(
    places.map(
      ({ id, slug, name, kind, category, town, area, street, phone, website, note, ...place }) => ({
        id,
        slug,
        name,
        kind,
        category,
        town,
        area,
        street,
        phone,
        website,
        servesLunch: place.servesLunch,
        servesDinner: place.servesDinner,
        note,
        sourceName: place.source.name,
        sourceUrl: place.source.url,
        sourceDate: place.source.date,
        latitude: place.latitude,
        longitude: place.longitude,
        isAtTownCenter: place.isAtTownCenter,
      }),
    ),
  );
}
