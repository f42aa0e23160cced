import { desc, eq, isNull } from "drizzle-orm";
import { safeHtml } from "#server/platform/content/article-html.ts";
import { invalidPost, validBy } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { Post, PostSummary } from "#shared/api/posts.ts";
import { articleParts } from "#shared/domain/text/article-illustrations.ts";
import { excerptOf, linkedIn } from "#shared/domain/text/post-text.ts";

const { posts } = schema;

export type PostRow = typeof posts.$inferSelect;

const isValid = validBy(invalidPost);

/** An article with its text (Markdown). */
type SitePost = PostSummary & { readonly content: string };

/** A published post. */
export type PublishedPost = SitePost & { readonly publishedAt: string };

/** A post as its page tells it. */
export function toPost(post: SitePost): Post {
  const parts = articleParts(post.content).map((part) =>
    part.kind === "text" ? { kind: part.kind, html: safeHtml(part.markdown) } : part,
  );
  return { ...post, parts };
}

/** All posts, newest first; drafts and scheduled posts too. */
export async function listPosts(db: Db): Promise<SitePost[]> {
  const rows = await db.query.posts.findMany({
    orderBy: [isNull(posts.publishedAt), desc(posts.publishedAt), desc(posts.id)],
  });
  return rows.filter(isValid).map((row) => ({
    ...row,
    excerpt: excerptOf(row),
    regionIds: linkedIn(row.content, "regions"),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }));
}

/** The posts published by `now`, in the given order. */
export function publishedPosts(all: readonly SitePost[], now: Date): PublishedPost[] {
  return all.filter(
    (post): post is PublishedPost => post.publishedAt !== null && new Date(post.publishedAt) <= now,
  );
}

export async function findPostBySlug(db: Db, slug: string): Promise<PostRow | undefined> {
  const row = await db.query.posts.findFirst({ where: eq(posts.slug, slug) });
  return row && isValid(row) ? row : undefined;
}
