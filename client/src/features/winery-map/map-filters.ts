/** The home map's filters (spec §4, §9 Home filters): the questions, and what a visitor chooses. */
import {
  type Facet,
  type FacetIndex,
  facetRules,
  ifKnown,
  SETTING,
  whereTrue,
} from "#client/entities/winery/facets.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { HOME_FILTER_REGIONS, liesIn } from "#shared/domain/places/regions.ts";
import { FILTER_VARIETALS } from "#shared/domain/winery/varietals.ts";

interface MapFacet extends Facet {
  /** What stands for any of its choices. */
  readonly any?: string;
}

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
    facts: ["tastingFee"],
    answers: ifKnown("tastingFee", feeAnswers),
    choices: {
      free: "Free",
      "under-15": "Under $15",
      "15-30": "$15-$30",
      "over-30": "Over $30",
    },
  },
  reservations: {
    title: "Reservations",
    facts: ["reservationsRequired", "walkInsWelcome"],
    answers: whereTrue({ "walk-ins": "walkInsWelcome", required: "reservationsRequired" }),
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
    facts: ["shipsToState", "wineClub"],
    answers: whereTrue({ ships: "shipsToState", "wine-club": "wineClub" }),
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
    facts: ["varietals"],
    always: true,
    answers: ifKnown("varietals", grapesIn),
    choices: Object.fromEntries(FILTER_VARIETALS.map((name) => [name, name] as const)),
  },
} as const satisfies Readonly<Record<string, MapFacet>>;

export type MapFacetName = keyof typeof MAP_FACETS;

/** The rules of the home map's facets. */
export const mapFacets = facetRules<MapFacetName, MapFacet>(MAP_FACETS);

/** What is chosen: of each question one choice, null for any; of the grapes any of several. */
export interface MapFilters
  extends Readonly<Record<Exclude<MapFacetName, "varietals">, string | null>> {
  readonly varietals: readonly string[];
}

export const NO_MAP_FILTERS: MapFilters = { ...mapFacets.ofEach(() => null), varietals: [] };

const choicesIn = (params: URLSearchParams, facet: MapFacetName): readonly string[] =>
  [...new Set(params.getAll(facet))].filter((choice) =>
    Object.hasOwn(MAP_FACETS[facet].choices, choice),
  );

/** Reads filters from an address; what is not one of the choices counts as none. */
export const readMapFilters = (params: URLSearchParams): MapFilters => ({
  ...mapFacets.ofEach((facet) => choicesIn(params, facet)[0] ?? null),
  varietals: choicesIn(params, "varietals"),
});

/** Puts filters into an address in the place of others. */
export function writeMapFilters(params: URLSearchParams, filters: MapFilters): void {
  for (const facet of mapFacets.names) {
    params.delete(facet);
    for (const choice of [filters[facet] ?? []].flat()) params.append(facet, choice);
  }
}

/** The wineries that pass every filter, in their order. */
export function filterForMap(
  { entries }: FacetIndex<MapFacetName>,
  filters: MapFilters,
): readonly Winery[] {
  return entries.flatMap((entry) => (mapFacets.satisfiesAll(entry, filters) ? entry.winery : []));
}
