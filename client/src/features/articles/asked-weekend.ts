import type { QueryClient } from "@tanstack/react-query";
import { linkedWinerySlugs } from "#client/entities/post/linked-wineries.ts";
import { postQueries } from "#client/entities/post/post-queries.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { type ArticleWeekend, articleWeekend } from "#shared/domain/trip/article-weekend.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";

/** The wineries that a text links to, in its order. */
export function wineriesNamed(content: string, wineries: readonly Winery[]): Winery[] {
  return linkedWinerySlugs(content).flatMap(
    (slug) => wineries.find((winery) => winery.slug === slug) ?? [],
  );
}

/**
 * Fetches an article's weekend.
 *
 * @throws where the article or the wineries cannot be fetched, or nothing places its wineries.
 */
export async function askWeekend(
  queries: QueryClient,
  slug: string,
  today: CalendarDate,
): Promise<ArticleWeekend<Winery>> {
  const [post, wineries] = await Promise.all([
    queries.fetchQuery(postQueries.bySlug(slug)),
    queries.fetchQuery(wineryQueries.all()),
  ]);
  const weekend = articleWeekend(wineriesNamed(post.content, wineries), today);
  if (weekend === null) throw new Error(`no winery of ${slug} has a place`);
  return weekend;
}
