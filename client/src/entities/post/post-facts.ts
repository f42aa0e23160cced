import { formatShortDate } from "#client/lib/format-date.ts";
import type { Post } from "#shared/api/posts.ts";

/** Shown on lists and article pages alike, whatever `readTime` says (spec §3). */
export const READ_TIME = "5 min read";

/** Without an excerpt, a card shows this many characters of the content (spec §3). */
const EXCERPT_LENGTH = 150;

/** "Nov 20, 2026", or "Draft" where the post is not published (spec §3). */
export function publishedLabel(post: Pick<Post, "publishedAt">): string {
  return post.publishedAt ? formatShortDate(post.publishedAt) : "Draft";
}

/** The excerpt, or the first 150 characters of the content without its Markdown marks (spec §3). */
export function excerptOf(post: Pick<Post, "excerpt" | "content">): string {
  return post.excerpt || plainText(post.content).slice(0, EXCERPT_LENGTH);
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(#{1,6}|[-*>]|\d+\.)\s+/gm, "")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
