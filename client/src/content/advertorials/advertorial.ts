import type { ReactNode } from "react";

/** What the retailer promises a new customer, in its own words' sense, never ours. */
export interface AdvertorialOffer {
  /** As in "$20 credit". */
  readonly amount: string;
  /** One sentence that says whose promise it is. */
  readonly line: string;
}

export interface AdvertorialSection {
  /** Null for the opening, which stands right under the title. */
  readonly heading: string | null;
  readonly body: ReactNode;
}

/** A paid article's text, shared by every address it has. */
export interface AdvertorialArticle {
  readonly title: string;
  readonly standfirst: string;
  /** The day the text was last reviewed, as in 2026-11-21. */
  readonly reviewed: string;
  readonly sections: readonly AdvertorialSection[];
  /** Positions in `sections` after which the two in-body boxes stand (spec §2). */
  readonly boxesAfter: readonly [number, number];
}
