/** Facts about a winery that may be unverified; `unknownFacts` holds these names (docs/readings.md, unknown). */
export const WINERY_FACTS = [
  "tastingFee",
  "reservationsRequired",
  "walkInsWelcome",
  "onlineSales",
  "wineClub",
  "shipsToState",
  "hours",
  "varietals",
  "rating",
  "phone",
  "website",
  "email",
] as const;

export type WineryFact = (typeof WINERY_FACTS)[number];

/** Where facts come from and when they were read there. */
export interface FactSource {
  /** The facts this source stands for: `address`, `position`, or a `WineryFact`. */
  readonly facts: readonly string[];
  readonly name: string;
  readonly url: string | null;
  /** ISO date (`2026-08-16`), or a month (`2026-07`) where the source gives no day. */
  readonly date: string | null;
}

/** Whether a fact has been verified. A winery without `unknownFacts` is taken at its word (spec §3). */
export function isKnown(
  winery: { readonly unknownFacts?: readonly string[] | undefined },
  fact: WineryFact,
): boolean {
  return !winery.unknownFacts?.includes(fact);
}
