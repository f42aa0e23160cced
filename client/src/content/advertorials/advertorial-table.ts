import { PAID_ARTICLES } from "#shared/domain/site/metadata/advertorial-metadata.ts";
import { ADVERTORIAL_SLUGS } from "#shared/domain/site/page-routes.ts";
import { type Author, site } from "#shared/site.ts";
import { sectionsOf } from "../documents.ts";
import bestNews from "./best-news.html?raw";
import fiveDeals from "./five-deals.html?raw";
import industryStruggling from "./industry-struggling.html?raw";
import oneMonth from "./one-month.html?raw";
import tooMuchWine from "./too-much-wine.html?raw";

const retailer = site.affiliate.wineDeals.name;

/**
 * The three offers of the specification (§2 Advertorial articles): what the retailer promises a new
 * customer, and a sentence that says whose promise it is, never ours.
 */
const OFFERS = {
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
} as const;

/** Stands under every offer: none of them is ours to promise, and the link does something. */
export const OFFER_TERMS = `The link opens ${retailer}’s own shop in a new tab and tells it only that you came from this page. If you buy there, we may earn a commission. We can’t tell whether the offer is still good. The shop’s own page sets the terms and has the final say. 21 and older only.`;

type Slug = (typeof ADVERTORIAL_SLUGS)[keyof typeof ADVERTORIAL_SLUGS][number];

/**
 * A paid article's text, shared by every address it has.
 *
 * @param boxesAfter positions in `sections` after which the two in-body boxes stand (spec §2).
 */
const article = (
  name: keyof typeof PAID_ARTICLES,
  text: string,
  boxesAfter: readonly [number, number] = [2, 4],
) => ({ ...PAID_ARTICLES[name], sections: sectionsOf(text), boxesAfter });

/** The specification fixes the title and the headings; the text is a plan, since no trial stands behind it. */
const ONE_MONTH = article("oneMonth", oneMonth);
/** The two articles on the slump share the one title the specification gives them (§2). */
const INDUSTRY_STRUGGLING = article("industryStruggling", industryStruggling);

/** What an address says and offers. */
const CONTENT: Readonly<Record<Slug, [ReturnType<typeof article>, keyof typeof OFFERS]>> = {
  "i-tried-wine-spies-for-a-month": [ONE_MONTH, "credit20"],
  "i-tried-wine-spies-for-a-month-50-off": [ONE_MONTH, "firstOrder50"],
  "the-wine-industry-is-struggling": [INDUSTRY_STRUGGLING, "credit20"],
  "the-wine-industry-is-struggling-50-off": [INDUSTRY_STRUGGLING, "firstOrder50"],
  "wine-industry-struggling-best-news": [article("bestNews", bestNews), "instant40"],
  "5-unbelievable-wine-deals": [article("fiveDeals", fiveDeals, [2, 5]), "instant40"],
  "why-drinking-too-much-wine-benefits": [article("tooMuchWine", tooMuchWine), "credit20"],
};

const under = (author: Author, slugs: readonly Slug[]) =>
  slugs.map((slug) => {
    const [article, offer] = CONTENT[slug];
    return { article, offer: OFFERS[offer], slug, author, path: `${author.prefix}/${slug}` };
  });

/** All eleven addresses: four under both writers' prefixes, three under the second's only (spec §2). */
export const ADVERTORIALS = [
  ...under(site.founder, ADVERTORIAL_SLUGS.both),
  ...under(site.wineWriter, [...ADVERTORIAL_SLUGS.both, ...ADVERTORIAL_SLUGS.secondWriterOnly]),
];

/** One address: whose page it is, what it says and what it offers. */
export type Advertorial = (typeof ADVERTORIALS)[number];

/**
 * The advertorial at an address; undefined is a page that does not exist. Like the router, it takes
 * capitals and a slash at the end for the same address.
 */
export function findAdvertorial(path: string): Advertorial | undefined {
  const plain = path.toLowerCase().replace(/\/$/, "");
  return ADVERTORIALS.find((advertorial) => advertorial.path === plain);
}
