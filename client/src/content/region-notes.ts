import notes from "./region-notes.json" with { type: "json" };

/** What a region's page says about its place, soil, climate and grapes, in plain text. */
export interface RegionNote {
  /** One sentence under the region's name. */
  readonly standfirst: string;
  readonly paragraphs: readonly string[];
}

/**
 * A note for each AVA of Washington and for The Rocks District, keyed by the AVA's id.
 *
 * Sizes and dates are left to the AVA table, so that a page never states them twice.
 */
export const regionNotes: Readonly<Record<string, RegionNote>> = notes;
