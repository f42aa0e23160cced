import visits from "./region-visits.json" with { type: "json" };

/** What a source says about when to visit a region, or about what its climate makes of the wine. */
export interface SourcedSentence {
  readonly text: string;
  /** Null for the federal rule of the AVA and the state wine commission, which the page names. */
  readonly source: {
    readonly name: string;
    readonly url: string;
    /** A day (2023-03-31), a month, a year; null where the source gives none. */
    readonly date: string | null;
  } | null;
}

/** Nothing is said of what no source says: a list may be empty, and a region may be missing. */
interface RegionVisit {
  /** Weekends that come round each year, heat, snow and closed roads. */
  readonly season: readonly SourcedSentence[];
  /** Rain, warmth and soil: what one can taste. */
  readonly taste: readonly SourcedSentence[];
}

/** By the AVA's id. Festivals move and lapse, so each sentence says which year it speaks of. */
export const regionVisits: Readonly<Record<string, RegionVisit>> = visits;
