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
import { type Author, site } from "#shared/site.ts";

interface Slug {
  readonly slug: string;
  readonly article: AdvertorialArticle;
  readonly offer: AdvertorialOffer;
}

/** One address: whose page it is, what it says and what it offers. */
export interface Advertorial extends Slug {
  readonly path: string;
  readonly author: Author;
}

const UNDER_BOTH_PREFIXES: readonly Slug[] = [
  { slug: "i-tried-wine-spies-for-a-month", article: ONE_MONTH, offer: OFFERS.credit20 },
  { slug: "the-wine-industry-is-struggling", article: INDUSTRY_STRUGGLING, offer: OFFERS.credit20 },
  { slug: "5-unbelievable-wine-deals", article: FIVE_DEALS, offer: OFFERS.instant40 },
  { slug: "wine-industry-struggling-best-news", article: BEST_NEWS, offer: OFFERS.instant40 },
];

const SECOND_WRITER_ONLY: readonly Slug[] = [
  { slug: "i-tried-wine-spies-for-a-month-50-off", article: ONE_MONTH, offer: OFFERS.firstOrder50 },
  {
    slug: "the-wine-industry-is-struggling-50-off",
    article: INDUSTRY_STRUGGLING,
    offer: OFFERS.firstOrder50,
  },
  { slug: "why-drinking-too-much-wine-benefits", article: TOO_MUCH_WINE, offer: OFFERS.credit20 },
];

const under = (author: Author, slugs: readonly Slug[]): Advertorial[] =>
  slugs.map((entry) => ({ ...entry, author, path: `${author.prefix}/${entry.slug}` }));

/** All eleven addresses: four under both writers' prefixes, three under the second's only (spec §2). */
export const ADVERTORIALS: readonly Advertorial[] = [
  ...under(site.founder, UNDER_BOTH_PREFIXES),
  ...under(site.wineWriter, [...UNDER_BOTH_PREFIXES, ...SECOND_WRITER_ONLY]),
];

/** The advertorial at a writer's prefix and slug; undefined is a page that does not exist. */
export function findAdvertorial(path: string): Advertorial | undefined {
  return ADVERTORIALS.find((advertorial) => advertorial.path === path);
}
