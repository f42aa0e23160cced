import { site } from "#shared/site.ts";
import { asDescription, breadcrumbs, type PageMetadata } from "./page-metadata.ts";

interface PaidArticle {
  readonly title: string;
  readonly standfirst: string;
  /** The canonical address. */
  readonly path: string;
  /** The date of the last fact check; changes only with the text. */
  readonly reviewed: string;
}

const INDUSTRY_TITLE =
  "The Wine Industry Is Struggling. And That's the Best News You'll Hear All Year.";

/** The five texts behind the eleven advertorial addresses (spec §2). */
export const PAID_ARTICLES = {
  oneMonth: {
    title: "I Tried Wine Spies for a Month",
    standfirst:
      "A plan for a trial month of your own with a daily-deals wine shop: what to look at each week, what to ask, and when to buy nothing at all.",
    path: `${site.founder.prefix}/i-tried-wine-spies-for-a-month`,
    reviewed: "2026-11-22",
  },
  industryStruggling: {
    title: INDUSTRY_TITLE,
    standfirst:
      "There is more good wine than there are people drinking it. That is hard on those who grow it, and a rare opening for the careful buyer.",
    path: `${site.founder.prefix}/the-wine-industry-is-struggling`,
    reviewed: "2026-11-22",
  },
  bestNews: {
    title: INDUSTRY_TITLE,
    standfirst:
      "Four things a slow market offers people who care about wine, and how to enjoy them without taking advantage.",
    path: `${site.founder.prefix}/wine-industry-struggling-best-news`,
    reviewed: "2026-11-22",
  },
  fiveDeals: {
    title: "5 wine deals of 2025",
    standfirst:
      "Bottles sell out and prices move, so here are five kinds of deal: where each comes from, how to spot a good one, and what to ask.",
    path: `${site.founder.prefix}/5-unbelievable-wine-deals`,
    reviewed: "2026-11-22",
  },
  tooMuchWine: {
    title: "Why drinking too much wine might be the best thing that happens to you this year",
    standfirst:
      "Too many wines, that is, not too many glasses: more than anyone could ever know, and a good reason to pour each one smaller.",
    path: `${site.wineWriter.prefix}/why-drinking-too-much-wine-benefits`,
    reviewed: "2026-11-22",
  },
} as const satisfies Readonly<Record<string, PaidArticle>>;

const OTHER_SLUGS: Readonly<Record<string, PaidArticle>> = {
  "i-tried-wine-spies-for-a-month-50-off": PAID_ARTICLES.oneMonth,
  "the-wine-industry-is-struggling-50-off": PAID_ARTICLES.industryStruggling,
};

/** @param path any address of a paid article. */
export function advertorialMetadata(path: string): PageMetadata {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const article =
    OTHER_SLUGS[slug] ??
    Object.values(PAID_ARTICLES).find((candidate) => candidate.path.endsWith(`/${slug}`));
  if (!article) throw new Error(`${path} is no advertorial's address`);
  return {
    title: article.title,
    description: asDescription(`Advertorial. ${article.standfirst}`),
    canonical: article.path,
    data: (absolute) => [breadcrumbs(absolute, [[article.title, article.path]])],
  };
}
