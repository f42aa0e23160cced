import type { PublishedPost } from "#server/features/reading/post-queries.ts";
import type { Guide } from "#server/features/wineries/guide-answers.ts";
import { html } from "#server/platform/html.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { PAID_ARTICLES } from "#shared/domain/site/metadata/advertorial-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { API_DOCS_PATH, OPEN_DATA_PATHS } from "#shared/domain/site/open-data.ts";
import { paths } from "#shared/domain/site/paths.ts";

/**
 * Every page for search engines, once, under its canonical address; with a date only if the content has
 * one (sitemaps.org).
 */
export function sitemap(
  { wineries, readyTrips }: Guide,
  posts: readonly PublishedPost[],
  origin: string,
): string {
  // ISO texts sort by time.
  const newest = (dates: readonly (string | null)[]) =>
    dates
      .flatMap((date) => date ?? [])
      .sort()
      .at(-1) ?? null;
  const wineriesChanged = newest(wineries.map(({ newestSource }) => newestSource));
  const postsChanged = newest(posts.map(({ publishedAt }) => publishedAt));
  const changedWith: Readonly<Record<string, string | null>> = {
    [paths.wineries]: wineriesChanged,
    [paths.blog]: postsChanged,
    [paths.home]: postsChanged,
  };
  const fixed = Object.values(PAGE_METADATA).flatMap(({ canonical }) => canonical ?? []);
  // When each last changed: an ISO year, month, day or instant; null if unknown.
  const entries = [
    ...fixed.map((path) => ({ path, changed: changedWith[path] ?? null })),
    ...wineries.map(({ slug, newestSource: changed }) => ({ path: paths.winery(slug), changed })),
    ...posts.map(({ slug, publishedAt }) => ({ path: paths.post(slug), changed: publishedAt })),
    ...AVAS.map(({ id }) => ({ path: paths.region(id), changed: null })),
    ...readyTrips.map(({ slug }) => ({ path: paths.readyTrip(slug), changed: null })),
    ...[OPEN_DATA_PATHS.page, API_DOCS_PATH].map((path) => ({ path, changed: null })),
    ...Object.values(PAID_ARTICLES).map(({ path }) => ({ path, changed: null })),
  ];
  const urls = entries.map(
    ({ path, changed }) =>
      html`<url><loc>${origin}${path}</loc>${isDay(changed) && html`<lastmod>${changed}</lastmod>`}</url>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Whether the sitemap schema allows a date: days and instants, not years or months. */
function isDay(date: string | null): boolean {
  return date !== null && /^\d{4}-\d{2}-\d{2}/.test(date);
}
