import { desc, isNull, max } from "drizzle-orm";
import { toSummary } from "#server/features/reading/post-queries.ts";
import { listOpenTrips } from "#server/features/reading/ready-trip-queries.ts";
import type { Guide, GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { listDepartedWineries } from "#server/features/wineries/winery-queries.ts";
import { keepContent } from "#server/platform/content/keep-content.ts";
import { invalidPost, validBy } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { PostSummary } from "#shared/api/posts.ts";

const { factSources, posts } = schema;

/** The content that pages show, the same for everybody. */
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;

/** Reads the current content. */
export type ContentSource = () => Promise<SiteContent>;

/** Keeps the content in memory, and reads it again once the guide has changed. */
export function siteContent({
  db,
  guide,
  ...deps
}: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps): ContentSource {
  return keepContent({ ...deps, read: guide }, (current) => readSiteContent(db, current));
}

/** An article with its text (Markdown). */
type SitePost = PostSummary & { readonly content: string };

/** A published post. */
export type PublishedPost = SitePost & { readonly publishedAt: string };

/** The posts published by `now`, in the given order. */
export function publishedPosts(posts: readonly SitePost[], now: Date): PublishedPost[] {
  return posts.filter(
    (post): post is PublishedPost => post.publishedAt !== null && new Date(post.publishedAt) <= now,
  );
}

async function readSiteContent(db: Db, { wineries, version }: Guide) {
  return {
    /** Of the guide it is part of. */
    version,
    /** By name. */
    wineries,
    /** By winery id, the newest date among its sources (`2026-08-16`, `2021`). */
    newestSources: await newestSources(db),
    departed: await listDepartedWineries(db),
    /** Newest first, drafts and scheduled posts included. */
    posts: await listPosts(db),
    /** Shortest first, with the wineries of all stays. */
    readyTrips: (await listOpenTrips(db, wineries)).map((trip) => ({
      ...trip,
      wineries: trip.stays.flatMap(({ visited }) => visited),
    })),
  };
}

async function newestSources(db: Db): Promise<ReadonlyMap<number, string | null>> {
  const rows = await db
    .select({ wineryId: factSources.wineryId, date: max(factSources.date) })
    .from(factSources)
    .groupBy(factSources.wineryId);
  return new Map(rows.map(({ wineryId, date }) => [wineryId, date]));
}

async function listPosts(db: Db): Promise<SitePost[]> {
  const rows = await db
    .select()
    .from(posts)
    .orderBy(isNull(posts.publishedAt), desc(posts.publishedAt), desc(posts.id));
  return rows
    .filter(validBy(invalidPost))
    .map((row) => ({ ...toSummary(row), content: row.content }));
}
