import { isDeepStrictEqual } from "node:util";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { invalidFields } from "#server/platform/content/valid-rows.ts";
import { isInside } from "#server/roads/network/plane-geometry.ts";
import { winerySchema } from "#shared/api/wineries.ts";
import { milesBetween } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { ancestorsOf, findAva, findRegion } from "#shared/domain/places/regions.ts";
import { findTown, resolvePosition, TOWNS } from "#shared/domain/places/towns.ts";
import { formatWeek } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours, writtenHours } from "#shared/domain/winery/osm-hours.ts";
import { E164 } from "#shared/domain/winery/phone.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import outlines from "../../../client/public/geo/avas.json" with { type: "json" };
import { faultsOf, isWebAddress, type RowFault } from "./content-fault.ts";
import { isToCome } from "./source-faults.ts";
import { spaceFaults, textFaults } from "./text-faults.ts";
import { factFaults, type SourcedWinery } from "./winery-fact-faults.ts";

/** The farthest seeded winery is 23 miles from the town of its address; a typo is farther off. */
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
    ...faultsOf({
      left_since: isToCome(leftSince, today) && `${leftSince} has not come yet: give when it left`,
      founded:
        founded !== null &&
        founded > Number(today.slice(0, 4)) &&
        `${founded} has not come yet: give the year`,
    }),
    ...textFaults(row),
    ...row.sources.flatMap(textFaults).map(({ advice }) => ({ field: "fact_sources", advice })),
    ...spaceFaults({ name, address, city, description }),
    ...townFaults(row),
    ...countyFaults(row),
    ...outlineFaults(row),
    ...regionFaults(row),
    ...contactFaults(row),
    ...varietalFaults(row.varietals),
    ...(isReadable("opening_hours") ? hoursFaults(row) : []),
    ...factFaults(row, today),
  ];
}

/** The command that prints all columns of hours. */
const REWRITE = 'npm run content:new -- hours "..." prints the columns from one text';

/** What to do about columns whose form the API schema does not explain to an editor. */
const FORMS: Readonly<Record<string, string>> = {
  email: 'write it like "visit@winery.com", or null',
  opening_hours: `is not in the form of this column; ${REWRITE}`,
};

/** Departures from the API schema: one fault per column, however many of its parts are wrong. */
function shapeFaults(row: WineryRow): RowFault[] {
  const found = invalidFields(winerySchema.omit({ asOf: true, season: true }), row).map(
    ({ field, reason }): [string, RowFault] => {
      const column = /^(?:hours|openingHours|datedHours)\b/.test(field) ? "opening_hours" : field;
      const advice = FORMS[column] ?? reason;
      return [`${column} ${advice}`, { field: column, advice }];
    },
  );
  return [...new Map(found).values()];
}

function townFaults(row: WineryRow): RowFault[] {
  const town = findTown(row.city);
  const position = resolvePosition(row);
  if (town === null) {
    return faultsOf({
      city: `"${row.city}" is not in the town table: correct the spelling, or add the town to shared/domain/places/town-table.json`,
    });
  }
  const miles = position === null ? 0 : milesBetween(town, position);
  return faultsOf({
    "latitude, longitude":
      miles > FARTHEST_FROM_TOWN_MILES &&
      `the position is ${miles} miles from ${row.city}: check both numbers (longitudes here are negative)`,
    zip_code:
      row.zipCode !== null &&
      !/^9[89]\d{3}$/.test(row.zipCode) &&
      "a Washington ZIP code is five digits from 98001 to 99403; null when unknown",
  });
}

function regionFaults(row: WineryRow): RowFault[] {
  const region = findRegion(row.region);
  if (region?.kind !== "ava" || region.name !== row.region) {
    return faultsOf({
      region:
        region?.name !== row.region &&
        `"${row.region}" is neither an AVA nor an area: use a name from shared/domain/places/ava-table.json or regions.ts, to the letter`,
      avas: row.avas.length > 0 && "a winery in an area outside the AVAs has none: '{}'",
    });
  }
  const expected = [...ancestorsOf(region.id).map(({ name }) => name), region.name];
  return faultsOf({
    avas:
      !isDeepStrictEqual(row.avas, expected) &&
      `name the AVAs around ${region.name} from the widest to it: ${expected.join(", ")}`,
  });
}

function contactFaults(row: WineryRow): RowFault[] {
  const linkFault = (link: string | null) =>
    link !== null &&
    !isWebAddress(link) &&
    "give a whole address that starts with https:// or http://, or null";
  return faultsOf({
    phone:
      row.phone !== null &&
      !E164.test(row.phone) &&
      'write it as "+15095551234": a plus sign, the country code and digits only',
    website: linkFault(row.website),
    reservation_url: linkFault(row.reservationUrl),
  });
}

function varietalFaults(varietals: readonly string[]): RowFault[] {
  const misspelled = varietals.map((varietal) => {
    const canonical = canonicalVarietal(varietal);
    return canonical === undefined
      ? `"${varietal}" is not in shared/domain/winery/varietals.ts: correct the spelling, or add the grape there`
      : canonical !== varietal && `"${varietal}" is spelled "${canonical}" on this site`;
  });
  const isTwice = new Set(varietals).size < varietals.length;
  return faultsOf({
    varietals: [isTwice && "a grape is named twice: name each once", ...misspelled],
  });
}

/** Outlines are simplified, and a tasting room may stand across the road from its AVA. */
const BESIDE_MILES = 2;

function countyFaults({ city, county }: WineryRow): RowFault[] {
  const town = findTown(city);
  if (county === null || town === null) return [];
  const counties = new Set(
    TOWNS.filter(({ name }) => name === town.name).map((place) => place.county),
  );
  return faultsOf({
    county:
      !counties.has(county) &&
      `${city} is in ${[...counties].join(" or ")} County, not in "${county}": correct one of the two`,
  });
}

function outlineFaults(row: WineryRow): RowFault[] {
  const ava = findAva(row.region);
  const outline = outlines.find(({ id }) => id === ava?.id);
  const position = resolvePosition({ latitude: row.latitude, longitude: row.longitude });
  if (!ava || !outline || !position || row.locationIsApproximate) return [];
  const rings = outline.polygons.map((polygon) => polygon.map((ring) => decodePositions(ring)));
  const isWithin = rings.some((polygon) =>
    polygon.every((ring, hole) => isInside(position, ring) === (hole === 0)),
  );
  const isBeside = rings.flat(2).some((corner) => milesBetween(corner, position) <= BESIDE_MILES);
  return faultsOf({
    region:
      !isWithin &&
      !isBeside &&
      `the position ${row.latitude}, ${row.longitude} lies outside ${ava.name}: correct the position, or name the region it is in`,
  });
}

/** The four columns of hours must agree: the text as written, and what is parsed from it. */
export function hoursFaults(row: WineryRow): RowFault[] {
  const written = writtenHours(row);
  const reading = written === null ? null : parseOsmHours(written);
  if (reading?.ok === false) {
    return faultsOf({ hours_as_written: `"${reading.rule}": ${reading.reason}` });
  }
  const { week, dated } = reading ?? { week: null, dated: null };
  const columns: readonly (readonly [string, unknown, unknown])[] = [
    ["hours", row.hours, week && formatWeek(week)],
    ["opening_hours", row.openingHours, week],
    ["dated_hours", row.datedHours, dated],
  ];
  const others = columns.flatMap(([column, stands, read]) =>
    isDeepStrictEqual(stands, read) ? [] : column,
  );
  const field = ["hours_as_written", ...others].join(", ");
  return faultsOf({ [field]: others.length > 0 && `these do not say the same; ${REWRITE}` });
}
