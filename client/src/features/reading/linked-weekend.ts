import type { QueryClient } from "@tanstack/react-query";
import { postQueries } from "#client/entities/post/post-queries.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { linkedIn } from "#shared/domain/text/post-text.ts";
import { type ArticleWeekend, articleWeekend } from "#shared/domain/trips/article-weekend.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";

/** The wineries that a text links to, in its order. */
export function wineriesNamed(content: string, wineries: readonly Winery[]): Winery[] {
  return linkedIn(content, "winery").flatMap(
    (slug) => wineries.find((winery) => winery.slug === slug) ?? [],
  );
}

/**
 * Fetches an article's weekend; null where it names no winery that has a place.
 *
 * @throws where the article or the wineries cannot be fetched.
 */
export async function askWeekend(
  queries: QueryClient,
  slug: string,
  today: CalendarDate,
): Promise<ArticleWeekend<Winery> | null> {
  const [post, wineries] = await Promise.all([
    queries.fetchQuery(postQueries.bySlug(slug)),
    queries.fetchQuery(wineryQueries.all()),
  ]);
  return articleWeekend(wineriesNamed(post.content, wineries), today);
}
