import { formatShortDate } from "#client/lib/dates/format-date.ts";
import type { Post } from "#shared/api/posts.ts";

/** Shown on lists and article pages alike, whatever `readTime` says (spec §3). */
export const READ_TIME = "5 min read";

/** "Nov 20, 2026", or "Draft" where the post is not published (spec §3). */
export function publishedLabel(post: Pick<Post, "publishedAt">): string {
  return post.publishedAt ? formatShortDate(post.publishedAt) : "Draft";
}
