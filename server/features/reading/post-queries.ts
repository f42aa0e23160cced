import { desc, eq, lte } from "drizzle-orm";
import { safeHtml } from "#server/platform/content/article-html.ts";
import { invalidPost, validBy } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { Post, PostSummary } from "#shared/api/posts.ts";
import { articleParts } from "#shared/domain/text/article-illustrations.ts";
import { excerptOf, linkedIn } from "#shared/domain/text/post-text.ts";

const { posts } = schema;

export type PostRow = typeof posts.$inferSelect;

const isValid = validBy(invalidPost);

/** A post as lists tell of it. */
export function toSummary({ content, ...row }: PostRow): PostSummary {
  return {
    ...row,
    excerpt: excerptOf({ excerpt: row.excerpt, content }),
    regionIds: linkedIn(content, "regions"),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

/** A post as its page tells it. */
export function toPost(row: PostRow): Post {
  const parts = articleParts(row.content).map((part) =>
    part.kind === "text" ? { kind: part.kind, html: safeHtml(part.markdown) } : part,
  );
  return { ...toSummary(row), content: row.content, parts };
}

/** The posts published by `now`, newest first. */
export async function listPublishedPosts(db: Db, now: Date): Promise<PostRow[]> {
  const rows = await db.query.posts.findMany({
    where: lte(posts.publishedAt, now),
    orderBy: [desc(posts.publishedAt), desc(posts.id)],
  });
  return rows.filter(isValid);
}

export async function findPostBySlug(db: Db, slug: string): Promise<PostRow | undefined> {
  const row = await db.query.posts.findFirst({ where: eq(posts.slug, slug) });
  return row && isValid(row) ? row : undefined;
}
