/** The home map's filters (spec §4, §9 Home filters): the questions, and what a visitor chooses. */
import { facetAddress } from "#client/entities/winery/facet-address.ts";
import {
  type Facet,
  facetRules,
  ifKnown,
  SETTING,
  whereTrue,
} from "#client/entities/winery/facets.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { HOME_FILTER_REGIONS, liesIn } from "#shared/domain/places/regions.ts";
import { FILTER_VARIETALS } from "#shared/domain/winery/varietals.ts";

const REGION_TESTS = HOME_FILTER_REGIONS.map((name) => ({ name, test: liesIn(name) }));

function feeAnswers({ tastingFee }: Winery): string[] {
  const fee = tastingFee ?? 0;
  return [...(fee === 0 ? ["free"] : []), fee < 15 ? "under-15" : fee <= 30 ? "15-30" : "over-30"];
}

/** A grape asks for a case-insensitive part of one that the winery pours (spec §9). */
function grapesIn({ varietals }: Winery): string[] {
  const poured = varietals.join("\n").toLowerCase();
  return FILTER_VARIETALS.filter((wanted) => poured.includes(wanted.toLowerCase()));
}

/** In the order of the panel. */
export const MAP_FACETS = {
  region: {
    title: "Region",
    any: "All regions",
    facts: [],
    answers: (winery: Winery) =>
      REGION_TESTS.flatMap(({ name, test }) => (test(winery) ? name : [])),
    choices: Object.fromEntries(HOME_FILTER_REGIONS.map((name) => [name, name] as const)),
  },
  fee: {
    title: "Tasting fee",
    ...ifKnown("tastingFee", feeAnswers),
    choices: {
      free: "Free",
      "under-15": "Under $15",
      "15-30": "$15-$30",
      "over-30": "Over $30",
    },
  },
  reservations: {
    title: "Reservations",
    ...whereTrue({ "walk-ins": "walkInsWelcome", required: "reservationsRequired" }),
    choices: {
      "walk-ins": "Walk-ins Welcome",
      required: "Reservations Required",
      recommended: "Reservations Recommended",
    },
    unrecorded: "recommended",
    always: true,
  },
  onlineSales: {
    title: "Online sales",
    ...whereTrue({ ships: "shipsToState", "wine-club": "wineClub" }),
    choices: {
      ships: "Ships to Your State",
      "pick-up": "Pick-up Only",
      "wine-club": "Wine Club Available",
    },
    unrecorded: "pick-up",
  },
  setting: { ...SETTING, always: true },
  varietals: {
    title: "Varietals",
    always: true,
    several: true,
    ...ifKnown("varietals", grapesIn),
    choices: Object.fromEntries(FILTER_VARIETALS.map((name) => [name, name] as const)),
  },
} as const satisfies Readonly<Record<string, Facet>>;

export type MapFacetName = keyof typeof MAP_FACETS;

/** What is chosen: of each question one choice, null for any; of the grapes any of several. */
export interface MapFilters
  extends Readonly<Record<Exclude<MapFacetName, "varietals">, string | null>> {
  readonly varietals: readonly string[];
}

/** The rules of the home map's facets. */
export const mapFacets = facetRules<MapFacetName>(MAP_FACETS);

/** Where they stand in the address, with the search. */
export const mapAddress = facetAddress<MapFacetName, MapFilters & { readonly search: string }>(
  MAP_FACETS,
);
