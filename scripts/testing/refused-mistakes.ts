/** Mistakes that the database refuses, as statements of new migrations. */

const winery = (slug: string, change: string) =>
  `update "wineries" set ${change} where "slug" = '${slug}';`;

/** What the database refuses: it would stop the start of a site, and is told in one line. */
export const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  [
    "a missing comma",
    winery("abeja", `"founded" = 2000 "city" = 'x'`),
    /^0099_x\.sql, line 3, abeja: .+missing comma/,
  ],
  [
    "an apostrophe that is not doubled",
    winery("abeja", `"name" = 'L'Ecole'`),
    /an apostrophe that is not doubled/,
  ],
  ["a column that is none", winery("abeja", `"phones" = 'x'`), /names of columns stand as in/],
  [
    "a value left out",
    winery("abeja", `"address" = null`),
    /abeja: "address" has no value: fill it in/,
  ],
  [
    "a list in the wrong brackets",
    winery("abeja", `"varietals" = '[Syrah]'`),
    /lists need array\['a', 'b'\]/,
  ],
  [
    "a month 13",
    `update "fact_sources" set "date" = '2026-13' where "fact" = 'left';`,
    /2026-08-16, 2026-08, 2026, or null/,
  ],
  [
    "a name that is taken",
    winery("abeja", `"slug" = 'corliss'`),
    /Key \(slug\)=\(corliss\) already exists/,
  ],
];
