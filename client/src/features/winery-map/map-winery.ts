import type { Winery } from "#shared/api/wineries.ts";
import { counted } from "#shared/domain/text/words.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { dollars } from "#shared/domain/winery/winery-labels.ts";

/** What the map needs of a winery; any winery of the API will do. */
export type MapWinery = Pick<
  Winery,
  | "id"
  | "slug"
  | "name"
  | "region"
  | "city"
  | "latitude"
  | "longitude"
  | "locationIsApproximate"
  | "tastingFee"
  | "rating"
  | "isFeatured"
  | "unknownFacts"
>;

/** What a map of one place needs. */
export type LocatedWinery = Pick<
  MapWinery,
  "name" | "latitude" | "longitude" | "locationIsApproximate" | "isFeatured"
>;

/** The tasting fee as the popup says it: "Free if none" (spec §9), unless nobody has verified it. */
export function feeText(winery: Pick<MapWinery, "tastingFee" | "unknownFacts">): string {
  if (!isKnown(winery, "tastingFee")) return "Ask about the tasting fee";
  return winery.tastingFee ? dollars(winery.tastingFee) : "Free";
}

/** Miles as a visitor reads them. */
export function milesText(miles: number): string {
  if (miles < 1) return "less than a mile";
  return counted(miles, "mile");
}
