import { asc, desc, isNull } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { excerptOf } from "#shared/domain/site/post-text.ts";

const { posts, wineries } = schema;

/** A winery as far as search engines and readers without script are told about it. */
export type SiteWinery = typeof wineries.$inferSelect;

/** An article with its text; `publishedAt` is an ISO instant, null for a draft. */
export interface SitePost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly content: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly publishedAt: string | null;
  readonly tags: readonly string[];
}

/** What the pages show, for everybody the same. */
export interface SiteContent {
  /** By name. */
  readonly wineries: readonly SiteWinery[];
  /** Newest first, with drafts and what comes out later. */
  readonly posts: readonly SitePost[];
}

/** Reads everything the pages show. */
export async function readSiteContent(db: Db): Promise<SiteContent> {
  const allWineries = await db
    .select()
    .from(wineries)
    .orderBy(asc(wineries.name), asc(wineries.id));
  const allPosts = await db
    .select()
    .from(posts)
    .orderBy(isNull(posts.publishedAt), desc(posts.publishedAt), desc(posts.id));
  return {
    wineries: allWineries,
    posts: allPosts.map((row) => ({
      slug: row.slug,
      title: row.title,
      excerpt: excerptOf(row),
      content: row.content,
      authorId: row.authorId,
      authorName: row.authorName,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      tags: row.tags,
    })),
  };
}
