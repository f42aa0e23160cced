/** Addresses of the site's pages, for links in the browser and in mails (spec §2 route table). */
export const paths = {
  home: "/",
  planner: "/planner",
  wineries: "/wineries",
  winery: (slug: string) => `/winery/${encodeURIComponent(slug)}`,
  blog: "/blog",
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  gear: "/wine-must-haves",
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  regions: "/regions",
  region: (id: string) => `/regions/${encodeURIComponent(id)}`,
  newsletterConfirm: (token: string) => `/newsletter/confirm/${encodeURIComponent(token)}`,
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe/${encodeURIComponent(token)}`,
  login: "/api/login",
  trips: "/trips",
  trip: (id: string) => `/trips/${encodeURIComponent(id)}`,
  account: "/account",
} as const;

/** Both authors' advertorials, and those of the second writer only (spec §2). */
export const ADVERTORIAL_SLUGS = {
  both: [
    "i-tried-wine-spies-for-a-month",
    "the-wine-industry-is-struggling",
    "5-unbelievable-wine-deals",
    "wine-industry-struggling-best-news",
  ],
  secondWriterOnly: [
    "i-tried-wine-spies-for-a-month-50-off",
    "the-wine-industry-is-struggling-50-off",
    "why-drinking-too-much-wine-benefits",
  ],
} as const;
