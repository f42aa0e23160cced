import type { SpotName } from "#client/art/spot.tsx";
import { retailerSearchUrl, wineDealsUrl } from "#client/content/affiliate-url.ts";
import { site } from "#shared/site.ts";

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

const searchFor = (id: GearId, words: string) =>
  retailerSearchUrl(words, { campaign: site.affiliate.gearCampaign, content: id });

/** The six items of the gear page, in the specification's order (spec §3). */
export const GEAR_ITEMS: readonly GearItem[] = [
  {
    id: "wine-spies",
    name: site.affiliate.wineDeals.name,
    price: "Wine credit for new accounts",
    rating: null,
    retailerUrl: wineDealsUrl({ campaign: site.affiliate.gearCampaign, content: "wine-spies" }),
    description:
      "A daily-deals wine site: a short, changing selection instead of an endless list, each wine offered for a limited time. The retailer offers a wine credit to new accounts that come through this page, and sets the amount and terms.",
    features: ["New wines every day", "Limited-time offers", "Credit for new accounts"],
    founderNote:
      "Before you buy, look up the wine in the winery's own shop. If you still save after shipping, it's a deal. If not, wait for tomorrow's.",
  },
  {
    id: "preservation-system",
    name: "Wine Preservation System",
    price: "$199.95",
    rating: null,
    retailerUrl: searchFor("preservation-system", "argon wine preservation system"),
    description:
      "Pours a glass and replaces it with argon. The gas is inert, so the wine left in the bottle meets no fresh oxygen, and you can open a good bottle for a single glass.",
    features: ["Inert argon gas", "One glass at a time", "Replaceable capsules"],
    founderNote:
      "Add the capsules to the price. It pays for itself on bottles you want to revisit for weeks; for a Tuesday bottle that will be gone by Thursday, the vacuum saver below is enough.",
  },
  {
    id: "red-wine-glasses",
    name: "Red-Wine Glasses",
    price: "$79.00",
    rating: null,
    retailerUrl: searchFor("red-wine-glasses", "stemmed red wine glasses set"),
    description:
      "A wide bowl gives a young Cabernet or Syrah the surface it needs, and the narrower rim gathers the aroma. Of everything on this page, the glass makes the most difference to the most wines.",
    features: ["Wide bowl", "Tapered rim", "Long stem"],
    founderNote:
      "One good shape for every red beats a cupboard of special ones. Fill it no higher than the widest point, and leave the rest for the aroma.",
  },
  {
    id: "aerator",
    name: "Wine Aerator",
    price: "$30.99",
    rating: null,
    retailerUrl: searchFor("aerator", "wine aerator pourer"),
    description:
      "Draws air into the wine as you pour, doing in seconds part of what a decanter does in half an hour. Useful with young, tannic reds that seem closed when the cork comes out.",
    features: ["Aerates as you pour", "For young reds", "Rinses clean"],
    founderNote:
      "Pour a little without it first and taste both. Old bottles and delicate ones can lose more than they gain, so leave it in the drawer for those.",
  },
  {
    id: "vacuum-saver",
    name: "Vacuum Wine Saver",
    price: "$18.97",
    rating: null,
    retailerUrl: searchFor("vacuum-saver", "vacuum wine saver pump stoppers"),
    description:
      "A hand pump and rubber stoppers that take most of the air out of an opened bottle. It keeps a still wine fresh a day or two longer, for very little money.",
    features: ["Hand pump", "Reusable stoppers", "Fits standard bottles"],
    founderNote:
      "Put the stoppered bottle in the refrigerator, even a red: the cold does more than the pump. Never use it on sparkling wine.",
  },
  {
    id: "corkscrew",
    name: "Self-Pulling Corkscrew",
    price: "$39.95",
    rating: null,
    retailerUrl: searchFor("corkscrew", "self pulling corkscrew"),
    description:
      "Set the frame on the neck and keep turning one way: the screw goes down, then the cork climbs up it. No pulling, no levers to line up, and kind to hands that have lost some of their grip.",
    features: ["Turn, never pull", "Frame guides the screw", "Easy on the hands"],
    founderNote:
      "Stop as soon as the cork begins to rise if it is an old one, and ease it the rest of the way with two fingers. Old corks break when hurried.",
  },
];
