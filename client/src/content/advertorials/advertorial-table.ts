import type {
  AdvertorialArticle,
  AdvertorialOffer,
} from "#client/content/advertorials/advertorial.ts";
import { BEST_NEWS } from "#client/content/advertorials/best-news.tsx";
import { FIVE_DEALS } from "#client/content/advertorials/five-deals.tsx";
import { INDUSTRY_STRUGGLING } from "#client/content/advertorials/industry-struggling.tsx";
import { OFFERS } from "#client/content/advertorials/offers.ts";
import { ONE_MONTH } from "#client/content/advertorials/one-month.tsx";
import { TOO_MUCH_WINE } from "#client/content/advertorials/too-much-wine.tsx";
import { ADVERTORIAL_SLUGS } from "#shared/domain/site/page-routes.ts";
import { type Author, site } from "#shared/site.ts";

type Slug = (typeof ADVERTORIAL_SLUGS)[keyof typeof ADVERTORIAL_SLUGS][number];

/** One address: whose page it is, what it says and what it offers. */
export interface Advertorial {
  readonly path: string;
  readonly slug: Slug;
  readonly author: Author;
  readonly article: AdvertorialArticle;
  readonly offer: AdvertorialOffer;
}

const CONTENT: Readonly<Record<Slug, Pick<Advertorial, "article" | "offer">>> = {
  "i-tried-wine-spies-for-a-month": { article: ONE_MONTH, offer: OFFERS.credit20 },
  "i-tried-wine-spies-for-a-month-50-off": { article: ONE_MONTH, offer: OFFERS.firstOrder50 },
  "the-wine-industry-is-struggling": { article: INDUSTRY_STRUGGLING, offer: OFFERS.credit20 },
  "the-wine-industry-is-struggling-50-off": {
    article: INDUSTRY_STRUGGLING,
    offer: OFFERS.firstOrder50,
  },
  "wine-industry-struggling-best-news": { article: BEST_NEWS, offer: OFFERS.instant40 },
  "5-unbelievable-wine-deals": { article: FIVE_DEALS, offer: OFFERS.instant40 },
  "why-drinking-too-much-wine-benefits": { article: TOO_MUCH_WINE, offer: OFFERS.credit20 },
};

const under = (author: Author, slugs: readonly Slug[]): Advertorial[] =>
  slugs.map((slug) => ({ ...CONTENT[slug], slug, author, path: `${author.prefix}/${slug}` }));

/** All eleven addresses: four under both writers' prefixes, three under the second's only (spec §2). */
export const ADVERTORIALS: readonly Advertorial[] = [
  ...under(site.founder, ADVERTORIAL_SLUGS.both),
  ...under(site.wineWriter, [...ADVERTORIAL_SLUGS.both, ...ADVERTORIAL_SLUGS.secondWriterOnly]),
];

/**
 * The advertorial at an address; undefined is a page that does not exist. Like the router, it takes
 * capitals and a slash at the end for the same address.
 */
export function findAdvertorial(path: string): Advertorial | undefined {
  const plain = path.toLowerCase().replace(/\/$/, "");
  return ADVERTORIALS.find((advertorial) => advertorial.path === plain);
}
