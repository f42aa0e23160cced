import type { DirectoryFilters, Facet, FIXED_CHOICES, FixedFacet } from "./directory-filters.ts";

export const FACET_TITLES: Readonly<Record<Facet, string>> = {
  region: "Region",
  varietal: "Varietal",
  fee: "Tasting fee",
  visit: "Visit type",
  onlineSales: "Online sales",
  wineClub: "Wine club",
};

type FixedChoice = (typeof FIXED_CHOICES)[FixedFacet][number];

const CHOICE_LABELS: Readonly<Record<FixedChoice, string>> = {
  free: "Free",
  "under-15": "Under $15",
  "15-and-above": "$15 and above",
  reservations: "Reservations required",
  "walk-ins": "Walk-ins welcome",
  yes: "Yes",
  no: "No",
};

const isFixedChoice = (choice: string): choice is FixedChoice => choice in CHOICE_LABELS;

/** What a visitor reads for a choice; names from the data stand for themselves. */
export function choiceLabel(choice: string): string {
  return isFixedChoice(choice) ? CHOICE_LABELS[choice] : choice;
}

/** "Tasting fee: Under $15", for the choice a visitor has made. */
export function chipLabel(facet: Facet, filters: DirectoryFilters): string {
  return `${FACET_TITLES[facet]}: ${choiceLabel(filters[facet] ?? "Any")}`;
}
