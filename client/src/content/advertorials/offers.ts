import type { AdvertorialOffer } from "#client/content/advertorials/advertorial.ts";
import { site } from "#shared/site.ts";

const retailer = site.affiliate.wineDeals.name;

/** The three offers of the specification (§2 Advertorial articles), each as the retailer's claim. */
export const OFFERS = {
  credit20: {
    amount: "$20 credit",
    line: `${retailer} says a new account that comes through this page starts with a $20 credit.`,
  },
  firstOrder50: {
    amount: "$50 off first order",
    line: `${retailer} says a first order that comes through this page is $50 off.`,
  },
  instant40: {
    amount: "$40 instant credit",
    line: `${retailer} says a new account that comes through this page gets a $40 instant credit.`,
  },
} as const satisfies Record<string, AdvertorialOffer>;

/** Stands under every offer, because none of them is ours to promise. */
export const OFFER_TERMS =
  "The retailer sets the terms and may change or end the offer: read them before you order. For adults of 21 and over.";
