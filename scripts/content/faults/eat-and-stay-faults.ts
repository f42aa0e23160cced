import { unsoundPlace } from "#server/platform/content/sound-rows.ts";
import type { schema } from "#server/platform/database/db.ts";
import { milesBetween } from "#shared/domain/places/distance.ts";
import { STAY_CATEGORIES } from "#shared/domain/places/eat-and-stay.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { isWebAddress, type RowFault, SLUG, SLUG_ADVICE, unless } from "./content-fault.ts";
import { isToCome } from "./future-faults.ts";
import { textFaults } from "./text-faults.ts";

export type PlaceRow = (typeof schema)["placesToEatAndStay"]["$inferSelect"];

/** An inn "six miles north of town" is in reach of this; a slip lies farther. */
const FARTHEST_FROM_TOWN_MILES = 25;

/**
 * Everything an editor has to put right in the row of a place to eat or stay.
 *
 * @param today `2026-11-22`: what is dated later cannot have been read.
 */
export function eatAndStayFaults(row: PlaceRow, today: string): RowFault[] {
  const { slug, kind, category, note, sourceName, sourceDate, sureness } = row;
  const isLodging = STAY_CATEGORIES.some((name) => name === category);
  return [
    ...unsoundPlace(row).map(({ field, reason }) => ({ field, advice: FORMS[field] ?? reason })),
    ...unless(SLUG.test(slug), "slug", SLUG_ADVICE),
    ...textFaults(row),
    ...spaceFaults(row),
    ...unless(
      kind !== (isLodging ? "eat" : "stay"),
      "kind",
      `"${kind}" does not go with "${category}": correct one of the two`,
    ),
    ...unless(
      kind !== "stay" || (row.servesLunch === null && row.servesDinner === null),
      "serves_lunch",
      "a place to stay alone serves no meals to visitors: write null, or kind 'both'",
    ),
    ...positionFaults(row),
    ...unless(
      row.website === null || isWebAddress(row.website),
      "website",
      "give a whole address with https://, or null",
    ),
    ...unless(
      !/\$\d/.test(note ?? "") || /\b20\d\d\b/.test(note ?? ""),
      "note",
      "a price says its year: '$35 in 2025'",
    ),
    ...unless(/\p{L}/u.test(sourceName), "source_name", "say who names the place"),
    ...unless(
      sourceDate !== null || sureness !== "high",
      "sureness",
      "'high' needs the date that its source states: give it, or write 'medium'",
    ),
    ...unless(
      !isToCome(sourceDate, today),
      "source_date",
      `${sourceDate} has not come yet: give the day on which it was said`,
    ),
  ];
}

/** The columns whose form the API's own words do not explain to an editor. */
const FORMS: Readonly<Record<string, string>> = {
  phone: 'write it as "+15095551234", or null',
  sourceUrl: "is no web address: give a whole one, or null",
};

function spaceFaults({ name, town, area, street, note }: PlaceRow): RowFault[] {
  return Object.entries({ name, town, area, street, note }).flatMap(([field, text]) =>
    unless(
      text === null || (text !== "" && text === text.trim() && !text.includes("  ")),
      field,
      "write a text without spaces around it or double spaces in it, or null",
    ),
  );
}

function positionFaults(row: PlaceRow): RowFault[] {
  const [town, position] = [findTown(row.town), positionOf(row)];
  if (!town || !position) return [];
  const miles = milesBetween(town, position);
  return unless(
    miles <= FARTHEST_FROM_TOWN_MILES,
    "latitude, longitude",
    `the position is ${miles} miles from ${row.town}: check both numbers (longitudes here are negative)`,
  );
}
