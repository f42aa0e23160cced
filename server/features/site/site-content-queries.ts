import { desc, isNull, max } from "drizzle-orm";
import { toSummary } from "#server/features/reading/post-queries.ts";
import { listOpenTrips } from "#server/features/reading/ready-trip-queries.ts";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { listDepartedWineries, type WineryDto } from "#server/features/wineries/winery-queries.ts";
import { keepContent } from "#server/platform/content/keep-content.ts";
import { invalidPost, validBy } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { PostSummary } from "#shared/api/posts.ts";

const { factSources, posts } = schema;

/** What the pages show, for everybody the same. */
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;

/** What the pages show, as of now. */
export type ContentSource = () => Promise<SiteContent>;

/** Reads what the pages show, for all who ask, once the guide has changed. */
export function siteContent({
  db,
  guide,
  ...deps
}: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps): ContentSource {
  return keepContent({ ...deps, read: guide }, ({ wineries }) => readSiteContent(db, wineries));
}

/** An article with its text (Markdown). */
type SitePost = PostSummary & { readonly content: string };

/** A post that is out. */
export type PublishedPost = SitePost & { readonly publishedAt: string };

/** What is out by `now`, in the order given. */
export function publishedPosts(posts: readonly SitePost[], now: Date): PublishedPost[] {
  return posts.filter(
    (post): post is PublishedPost => post.publishedAt !== null && new Date(post.publishedAt) <= now,
  );
}

async function readSiteContent(db: Db, wineries: readonly WineryDto[]) {
  return {
    /** By name. */
    wineries,
    /** The newest date among the sources of each winery (`2026-08-16`, `2021`), by its id. */
    newestSources: await newestSources(db),
    departed: await listDepartedWineries(db),
    /** Newest first, with drafts and what comes out later. */
    posts: await listPosts(db),
    /** The shortest first, with the wineries of all stays. */
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
