/**
 * The questions of the directory beside its text search (spec §9 Directory filters). The one list of
 * them: filters, panel, chips and address follow from it.
 */
import {
  type Facet,
  facetRules,
  ifKnown,
  SETTING,
  whereTrue,
} from "#client/entities/winery/facets.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { regionsOf } from "#shared/domain/places/regions.ts";
import { FACTS, type Service } from "#shared/domain/winery/winery-facts.ts";

/** Spec §9: dollars that part "under 15" from "15 and above". */
const FEE_BOUNDARY = 15;

function feeAnswers({ tastingFee }: Winery): string[] {
  const fee = tastingFee ?? 0;
  if (fee === 0) return ["free", "under-15"];
  return [fee < FEE_BOUNDARY ? "under-15" : "15-and-above"];
}

const serviceFacet = (service: Service, parameter: string) => ({
  title: FACTS[service].service,
  parameter,
  ...ifKnown(service, (winery) => [winery[service] ? "yes" : "no"]),
  choices: { yes: "Yes", no: "No" },
  inline: true,
});

export const FACET_RULES = {
  region: {
    title: "Region",
    facts: [],
    answers: regionsOf,
    any: "All regions",
  },
  varietal: {
    title: "Varietal",
    ...ifKnown("varietals", ({ varietals }) => varietals),
    any: "All varietals",
  },
  setting: SETTING,
  fee: {
    title: "Tasting fee",
    ...ifKnown("tastingFee", feeAnswers),
    choices: { free: "Free", "under-15": "Under $15", "15-and-above": "$15 and above" },
  },
  visit: {
    title: "Visit type",
    ...whereTrue({ reservations: "reservationsRequired", "walk-ins": "walkInsWelcome" }),
    choices: { reservations: "Reservations required", "walk-ins": "Walk-ins welcome" },
  },
  onlineSales: serviceFacet("onlineSales", "online"),
  wineClub: serviceFacet("wineClub", "club"),
} as const satisfies Readonly<Record<string, Facet>>;

export type FacetName = keyof typeof FACET_RULES;

/** The facets whose choices are names from the data. */
export type NamedFacet = {
  [F in FacetName]: (typeof FACET_RULES)[F] extends { readonly any: string } ? F : never;
}[FacetName];

/** What the visitor asks for; each question has at most one answer, and null is "any". */
export type FacetChoices = Readonly<Record<FacetName, string | null>>;

/** The rules of the directory's facets, in the order of the panel. */
export const directoryFacets = facetRules<FacetName>(FACET_RULES);

/** "Tasting fee: Under $15", for the choice a visitor has made; names from the data stand for themselves. */
export function chipLabel(facet: FacetName, filters: FacetChoices): string {
  const { title, choices } = directoryFacets.of(facet);
  const choice = filters[facet] ?? "Any";
  return `${title}: ${choices?.[choice] ?? choice}`;
}
