/** In a chunk of its own, since the tables behind the names are large. */
import { AREAS, HOME_FILTER_REGIONS } from "#shared/domain/places/regions.ts";
import { FILTER_VARIETALS } from "#shared/domain/winery/varietals.ts";

/** The AVAs of the site's filters, then the areas outside all AVAs. */
export const REGION_NAMES: readonly string[] = [
  ...HOME_FILTER_REGIONS,
  ...AREAS.map(({ name }) => name),
];

export const VARIETAL_NAMES: readonly string[] = FILTER_VARIETALS;
