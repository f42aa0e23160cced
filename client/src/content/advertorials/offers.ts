import { site } from "#shared/site.ts";

/** What the retailer promises a new customer, in its own words' sense, never ours. */
export interface AdvertorialOffer {
  /** As in "$20 credit". */
  readonly amount: string;
  /** One sentence that says whose promise it is. */
  readonly line: string;
}

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

/** Stands under every offer: none of them is ours to promise, and the link does something. */
export const OFFER_TERMS = `The link opens ${retailer}’s own shop in a new tab and tells it only that you came from this page. If you buy there, we may earn a commission. We can’t tell whether the offer is still good. The shop’s own page sets the terms and has the final say. 21 and older only.`;
