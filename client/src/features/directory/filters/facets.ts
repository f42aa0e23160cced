/**
 * The questions of the directory beside its text search (spec §9 Directory filters). The one list of
 * them: filters, panel, chips and address follow from it.
 */
import type { Winery } from "#shared/api/wineries.ts";
import { regionsOf } from "#shared/domain/places/regions.ts";
import { SETTING_LABELS, settingAnswers } from "#shared/domain/winery/settings.ts";
import {
  FACTS,
  isKnown,
  type Service,
  type WineryFact,
} from "#shared/domain/winery/winery-facts.ts";

interface FacetRule {
  readonly title: string;
  /** Its parameter in the address. */
  readonly parameter: string;
  /** The facts it asks for: where none of them is verified, a winery gives no answer. */
  readonly facts: readonly WineryFact[];
  /** The choices that a winery satisfies. */
  readonly answers: (winery: Winery) => readonly string[];
}

/** Its choices are names from the data; `all` stands for any of them. */
interface NameFacet extends FacetRule {
  readonly all: string;
}

/** Its choices, each with its label, are always the same. */
interface FixedFacet extends FacetRule {
  readonly choices: Readonly<Record<string, string>>;
  /** In one line, for short choices. */
  readonly inline: boolean;
}

/** Spec §9: dollars that part "under 15" from "15 and above". */
const FEE_BOUNDARY = 15;

function feeAnswers({ tastingFee }: Winery): string[] {
  const fee = tastingFee ?? 0;
  if (fee === 0) return ["free", "under-15"];
  return [fee < FEE_BOUNDARY ? "under-15" : "15-and-above"];
}

function visitAnswers(winery: Winery): string[] {
  const required = winery.reservationsRequired && isKnown(winery, "reservationsRequired");
  const walkIns = winery.walkInsWelcome && isKnown(winery, "walkInsWelcome");
  return [...(required ? ["reservations"] : []), ...(walkIns ? ["walk-ins"] : [])];
}

function serviceFacet(service: Service, parameter: string): FixedFacet {
  return {
    title: FACTS[service].service,
    parameter,
    facts: [service],
    answers: (winery) => [winery[service] ? "yes" : "no"],
    choices: { yes: "Yes", no: "No" },
    inline: true,
  };
}

const FACET_RULES = {
  region: {
    title: "Region",
    parameter: "region",
    facts: [],
    answers: regionsOf,
    all: "All regions",
  },
  varietal: {
    title: "Varietal",
    parameter: "varietal",
    facts: ["varietals"],
    answers: ({ varietals }: Winery) => varietals,
    all: "All varietals",
  },
  setting: {
    title: "Setting",
    parameter: "setting",
    facts: ["setting"],
    answers: settingAnswers,
    choices: SETTING_LABELS,
    inline: false,
  },
  fee: {
    title: "Tasting fee",
    parameter: "fee",
    facts: ["tastingFee"],
    answers: feeAnswers,
    choices: { free: "Free", "under-15": "Under $15", "15-and-above": "$15 and above" },
    inline: false,
  },
  visit: {
    title: "Visit type",
    parameter: "visit",
    facts: ["reservationsRequired", "walkInsWelcome"],
    answers: visitAnswers,
    choices: { reservations: "Reservations required", "walk-ins": "Walk-ins welcome" },
    inline: false,
  },
  onlineSales: serviceFacet("onlineSales", "online"),
  wineClub: serviceFacet("wineClub", "club"),
} as const satisfies Readonly<Record<string, NameFacet | FixedFacet>>;

export type Facet = keyof typeof FACET_RULES;

/** The facets whose choices are names from the data. */
export type NamedFacet = {
  [F in Facet]: (typeof FACET_RULES)[F] extends NameFacet ? F : never;
}[Facet];

/** In the order of the panel. */
export const FACETS = Object.keys(FACET_RULES) as readonly Facet[];

/** What the visitor asks for; each question has at most one answer, and null is "any". */
export type FacetChoices = Readonly<Record<Facet, string | null>>;

/** Everything that is said of a facet. */
export function facetRule(facet: Facet): NameFacet | FixedFacet {
  return FACET_RULES[facet];
}

/** Whether a facet's choices are names from the data. */
export function isNamed(facet: Facet): facet is NamedFacet {
  return "all" in facetRule(facet);
}

/** Something for every facet. */
export function forEachFacet<T>(make: (facet: Facet) => T): Record<Facet, T> {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, T>;
}

/** Whether a winery has a verified fact that a facet asks for. */
export function isVerified(facet: Facet, winery: Winery): boolean {
  const { facts } = facetRule(facet);
  return facts.length === 0 || facts.some((fact) => isKnown(winery, fact));
}

/** The choices of a facet that a winery satisfies; an unverified fact satisfies neither yes nor no. */
export function answersOf(facet: Facet, winery: Winery): readonly string[] {
  return isVerified(facet, winery) ? facetRule(facet).answers(winery) : [];
}

/** What a visitor reads for a choice; names from the data stand for themselves. */
function choiceLabel(facet: Facet, choice: string): string {
  const rule = facetRule(facet);
  return ("choices" in rule ? rule.choices[choice] : undefined) ?? choice;
}

/** "Tasting fee: Under $15", for the choice a visitor has made. */
export function chipLabel(facet: Facet, choices: FacetChoices): string {
  return `${facetRule(facet).title}: ${choiceLabel(facet, choices[facet] ?? "Any")}`;
}
