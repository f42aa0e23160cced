import { site } from "#shared/site.ts";

/** Where a paid link stands: the page (`utm_campaign`) and the spot on it (`utm_content`). */
export interface Placement {
  readonly campaign: string;
  readonly content: string;
}

const { affiliate } = site;

/** What every paid link carries beside `target="_blank"`: no opener, no referrer, marked as paid. */
export const AFFILIATE_REL = "noopener noreferrer sponsored";

/** `target` with the four utm parameters (spec §2 Advertorial articles); its own query is kept. */
export function affiliateUrl(target: string, { campaign, content }: Placement): string {
  const url = new URL(target);
  url.searchParams.set("utm_source", affiliate.utmSource);
  url.searchParams.set("utm_medium", affiliate.utmMedium);
  url.searchParams.set("utm_campaign", campaign);
  url.searchParams.set("utm_content", content);
  return url.href;
}

/** The daily-deals wine site, followed back to the place the visitor left from. */
export function wineDealsUrl(placement: Placement): string {
  return affiliateUrl(affiliate.wineDeals.url, placement);
}

/** The retailer's search for a kind of product: we vouch for the kind, not for one listing. */
export function retailerSearchUrl(words: string, placement: Placement): string {
  const url = new URL(affiliate.retailer.searchUrl);
  url.searchParams.set(affiliate.retailer.searchParameter, words);
  return affiliateUrl(url.href, placement);
}
