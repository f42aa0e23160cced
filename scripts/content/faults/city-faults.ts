import type { CityRow } from "#server/features/places/place-queries.ts";
import { milesBetween } from "#shared/domain/places/distance.ts";
import { findAva } from "#shared/domain/places/regions.ts";
import { findTown, resolvePosition } from "#shared/domain/places/towns.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { faultsOf, type RowFault } from "./content-fault.ts";

/** A town table and a city search that differ by more than this do not mean the same place. */
const SAME_PLACE_MILES = 1;

/** Everything an editor has to put right in a city's row. */
export function cityFaults(row: CityRow): RowFault[] {
  const searchName = foldForSearch(row.name);
  const town = findTown(`${row.name}, ${row.county} County`);
  const position = resolvePosition({ latitude: row.latitude, longitude: row.longitude });
  const isSamePlace =
    town !== null && position !== null && milesBetween(town, position) <= SAME_PLACE_MILES;
  return faultsOf({
    search_name: row.searchName !== searchName && `the search compares "${searchName}"`,
    region:
      row.region !== null &&
      findAva(row.region)?.name !== row.region &&
      `"${row.region}" is no AVA: use a name from shared/domain/places/ava-table.json, or null`,
    name:
      town === null &&
      `${row.name} in ${row.county} County is not in shared/domain/places/town-table.json: add it, for distances are measured from there`,
    "latitude, longitude":
      town !== null && !isSamePlace && "the town table has this place elsewhere",
  });
}
