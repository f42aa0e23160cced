import type { Winery } from "#shared/api/wineries.ts";
import { counted } from "#shared/domain/text/words.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { dollars, feeLabel } from "#shared/domain/winery/winery-labels.ts";

/** The tasting fee as the popup says it: "Free if none" (spec §9); as on cards where it is not known or old. */
export function feeText(winery: Pick<Winery, "tastingFee" | "unknownFacts" | "asOf">): string {
  if (!isKnown(winery, "tastingFee")) return feeLabel(winery);
  return winery.tastingFee ? dollars(winery.tastingFee) : "Free";
}

/** Miles as a visitor reads them. */
export function milesText(miles: number): string {
  if (miles < 1) return "less than a mile";
  return counted(miles, "mile");
}
