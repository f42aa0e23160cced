import type { SpotName } from "#client/art/spot.tsx";
import { retailerSearchUrl, wineDealsUrl } from "#client/content/affiliate-url.ts";
import { site } from "#shared/site.ts";
import items from "./gear-items.json" with { type: "json" };

type GearId<Name = SpotName> = Name extends `gear-${infer Id}` ? Id : never;

/** A product of the gear page (spec §3 Gear product); its picture is the drawing of its `id`. */
export interface GearItem {
  readonly id: GearId;
  readonly name: string;
  /** As printed, with its dollar sign; an offer in words where there is nothing to pay. */
  readonly price: string;
  /** Stars out of 5 from a source we can name; null until there is one (ratings are never made up). */
  readonly rating: number | null;
  readonly retailerUrl: string;
  readonly description: string;
  /** Shown as the Key Features badges: two to four words each, true of every product of the kind. */
  readonly features: readonly string[];
  readonly founderNote: string;
}

interface GearRow extends Omit<GearItem, "retailerUrl"> {
  /** What the retailer is searched for; null for the daily-deals site. */
  readonly search: string | null;
}

/** The six items of the gear page, in the specification's order (spec §3). */
export const GEAR_ITEMS = (items as readonly GearRow[]).map(({ search, ...item }): GearItem => {
  const placement = { campaign: site.affiliate.gearCampaign, content: item.id };
  const retailerUrl =
    search === null ? wineDealsUrl(placement) : retailerSearchUrl(search, placement);
  return { ...item, retailerUrl };
});
