import type { PostSummary } from "#shared/api/posts.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Ava } from "#shared/domain/places/ava-table.ts";
import { liesIn } from "#shared/domain/places/regions.ts";

/** The wineries inside an AVA: at the site itself, whatever region the wine comes from. */
export function wineriesIn(ava: Pick<Ava, "name">, wineries: readonly Winery[]): Winery[] {
  return wineries.filter(liesIn(ava.name));
}

/** The articles about an AVA (tagged with its name), then those that link to it. */
export function articlesAbout(
  ava: Pick<Ava, "id" | "name">,
  posts: readonly PostSummary[],
): PostSummary[] {
  const isAbout = (post: PostSummary) => post.tags.includes(ava.name);
  const mentions = (post: PostSummary) => post.regionIds.includes(ava.id);
  return [...posts.filter(isAbout), ...posts.filter((post) => !isAbout(post) && mentions(post))];
}
