import { isDeepStrictEqual } from "node:util";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { winerySchema } from "#shared/api/wineries.ts";
import { milesBetween } from "#shared/domain/places/distance.ts";
import { ancestorsOf, findRegion } from "#shared/domain/places/regions.ts";
import { findTown, resolvePosition } from "#shared/domain/places/towns.ts";
import { E164 } from "#shared/domain/winery/phone.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import { isWebAddress, type RowFault, schemaFaults, unless } from "./content-fault.ts";
import { placeFaults } from "./place-faults.ts";
import { isToCome } from "./source-faults.ts";
import { spaceFaults, textFaults } from "./text-faults.ts";
import { factFaults, type SourcedWinery } from "./winery-fact-faults.ts";
import { hoursFaults, REWRITE } from "./winery-hours-faults.ts";

/** The farthest a seeded winery lies from the town of its address is 23 miles; a slip lies farther. */
const FARTHEST_FROM_TOWN_MILES = 40;

/**
 * Everything an editor has to put right in a winery's row.
 *
 * @param today `2026-11-22`: what is dated later cannot have been read.
 */
export function wineryFaults(row: SourcedWinery, today: string): RowFault[] {
  const shape = shapeFaults(row);
  const { name, address, city, description, founded, leftSince } = row;
  const isReadable = (field: string) => !shape.some((fault) => fault.field === field);
  return [
    ...shape,
    ...unless(
      !isToCome(leftSince, today),
      "left_since",
      `${leftSince} has not come yet: give when it left`,
    ),
    ...unless(
      founded === null || founded <= Number(today.slice(0, 4)),
      "founded",
      `${founded} has not come yet: give the year`,
    ),
    ...textFaults(row),
    ...row.sources.flatMap(textFaults).map(({ advice }) => ({ field: "fact_sources", advice })),
    ...spaceFaults({ name, address, city, description }),
    ...townFaults(row),
    ...placeFaults(row),
    ...regionFaults(row),
    ...contactFaults(row),
    ...varietalFaults(row.varietals),
    ...(isReadable("opening_hours") ? hoursFaults(row) : []),
    ...factFaults(row, today),
  ];
}

/** The columns whose form is of several parts, and what to do where one is missing. */
const FORMS: Readonly<Record<string, string>> = {
  email: 'write it like "visit@winery.com", or null',
  opening_hours: `is not in the form of this column; ${REWRITE}`,
};

/** What the API has no form for: one fault for each column, however many of its parts are wrong. */
function shapeFaults(row: WineryRow): RowFault[] {
  const found = schemaFaults(winerySchema.omit({ asOf: true, season: true }), row).map(
    ({ field, advice }) => {
      const column = /^(?:hours|openingHours|datedHours)\b/.test(field) ? "opening_hours" : field;
      return { field: column, advice: FORMS[column] ?? advice };
    },
  );
  return found.filter(
    ({ field, advice }, index) =>
      found.findIndex((other) => other.field === field && other.advice === advice) === index,
  );
}

function townFaults(row: WineryRow): RowFault[] {
  const town = findTown(row.city);
  const position = resolvePosition(row);
  if (town === null) {
    return [
      {
        field: "city",
        advice: `"${row.city}" is not in the town table: correct the spelling, or add the town to shared/domain/places/town-table.json`,
      },
    ];
  }
  const miles = position === null ? 0 : milesBetween(town, position);
  return [
    ...unless(
      miles <= FARTHEST_FROM_TOWN_MILES,
      "latitude, longitude",
      `the position is ${miles} miles from ${row.city}: check both numbers (longitudes here are negative)`,
    ),
    ...unless(
      row.zipCode === null || /^9[89]\d{3}$/.test(row.zipCode),
      "zip_code",
      "a Washington ZIP code is five digits from 98001 to 99403; null when unknown",
    ),
  ];
}

function regionFaults(row: WineryRow): RowFault[] {
  const region = findRegion(row.region);
  if (region?.kind !== "ava" || region.name !== row.region) {
    return [
      ...unless(
        region?.name === row.region,
        "region",
        `"${row.region}" is neither an AVA nor an area: use a name from shared/domain/places/ava-table.json or regions.ts, to the letter`,
      ),
      ...unless(
        row.avas.length === 0,
        "avas",
        "a winery in an area outside the AVAs has none: '{}'",
      ),
    ];
  }
  const expected = [...ancestorsOf(region.id).map(({ name }) => name), region.name];
  return unless(
    isDeepStrictEqual(row.avas, expected),
    "avas",
    `name the AVAs around ${region.name} from the widest to it: ${expected.join(", ")}`,
  );
}

function contactFaults(row: WineryRow): RowFault[] {
  const links = { website: row.website, reservation_url: row.reservationUrl };
  return [
    ...unless(
      row.phone === null || E164.test(row.phone),
      "phone",
      'write it as "+15095551234": a plus sign, the country code and digits only',
    ),
    ...Object.entries(links).flatMap(([field, link]) =>
      unless(
        link === null || isWebAddress(link),
        field,
        "give a whole address that starts with https:// or http://, or null",
      ),
    ),
  ];
}

function varietalFaults(varietals: readonly string[]): RowFault[] {
  return [
    ...unless(
      new Set(varietals).size === varietals.length,
      "varietals",
      "a grape is named twice: name each once",
    ),
    ...varietals.flatMap((varietal) => {
      const canonical = canonicalVarietal(varietal);
      return unless(
        canonical === varietal,
        "varietals",
        canonical === undefined
          ? `"${varietal}" is not in shared/domain/winery/varietals.ts: correct the spelling, or add the grape there`
          : `"${varietal}" is spelled "${canonical}" on this site`,
      );
    }),
  ];
}
