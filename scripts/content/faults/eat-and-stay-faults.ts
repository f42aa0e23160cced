import { invalidPlace } from "#server/platform/content/valid-rows.ts";
import type { schema } from "#server/platform/database/db.ts";
import { milesBetween } from "#shared/domain/places/distance.ts";
import { STAY_CATEGORIES } from "#shared/domain/places/eat-and-stay.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { faultsOf, isWebAddress, type RowFault } from "./content-fault.ts";
import { sourceFaults } from "./source-faults.ts";
import { spaceFaults, textFaults } from "./text-faults.ts";

export type PlaceRow = (typeof schema)["placesToEatAndStay"]["$inferSelect"];

/** An inn "six miles north of town" is in reach of this; a slip lies farther. */
const FARTHEST_FROM_TOWN_MILES = 25;

/**
 * Everything an editor has to put right in the row of a place to eat or stay.
 *
 * @param today `2026-11-22`: what is dated later cannot have been read.
 */
export function eatAndStayFaults(row: PlaceRow, today: string): RowFault[] {
  const { name, town, area, street, kind, category, note, sureness } = row;
  const source = { name: row.sourceName, url: row.sourceUrl, date: row.sourceDate, sureness };
  const isLodging = STAY_CATEGORIES.some((name) => name === category);
  return [
    ...invalidPlace(row)
      .filter(({ field }) => field !== "sourceUrl")
      .map(({ field, reason }) => ({ field, advice: FORMS[field] ?? reason })),
    ...textFaults(row),
    ...spaceFaults({ name, town, area, street, note }),
    ...faultsOf({
      kind:
        kind === (isLodging ? "eat" : "stay") &&
        `"${kind}" does not go with "${category}": correct one of the two`,
      serves_lunch:
        kind === "stay" &&
        (row.servesLunch !== null || row.servesDinner !== null) &&
        "a place to stay alone serves no meals to visitors: write null, or kind 'both'",
    }),
    ...positionFaults(row),
    ...faultsOf({
      website:
        row.website !== null &&
        !isWebAddress(row.website) &&
        "give a whole address with https://, or null",
      note:
        /\$\d/.test(note ?? "") &&
        !/\b20\d\d\b/.test(note ?? "") &&
        "a price says its year: '$35 in 2025'",
    }),
    ...sourceFaults(source, today).map(({ field, advice }) => ({
      field: field === "sureness" ? field : `source_${field}`,
      advice: `the source ${advice}`,
    })),
  ];
}

/** The columns whose form the API's own words do not explain to an editor. */
const FORMS: Readonly<Record<string, string>> = {
  phone: 'write it as "+15095551234", or null',
};

function positionFaults(row: PlaceRow): RowFault[] {
  const [town, position] = [findTown(row.town), positionOf(row)];
  if (!town || !position) return [];
  const miles = milesBetween(town, position);
  return faultsOf({
    "latitude, longitude":
      miles > FARTHEST_FROM_TOWN_MILES &&
      `the position is ${miles} miles from ${row.town}: check both numbers (longitudes here are negative)`,
  });
}
