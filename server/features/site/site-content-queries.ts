import { desc, isNull, max } from "drizzle-orm";
import { listOpenTrips } from "#server/features/reading/ready-trip-queries.ts";
import { listDepartedWineries, type WineryDto } from "#server/features/wineries/winery-queries.ts";
import { soundBy, unsoundPost } from "#server/platform/content/sound-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { excerptOf } from "#shared/domain/text/post-text.ts";

const { factSources, posts } = schema;

/** A winery as visitors are told of it, with the newest date of its sources (`2026-08-16`, `2021`). */
export type SiteWinery = WineryDto & { readonly newestSource: string | null };

/** A winery that is no longer in the guide, and why. */
type DepartedWinery = Awaited<ReturnType<typeof listDepartedWineries>>[number];

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

/** A ready-made trip with its words. */
interface SiteReadyTrip {
  readonly slug: string;
  readonly title: string;
  readonly standfirst: string;
  /** Paragraphs between empty lines. */
  readonly words: string;
  readonly wineries: readonly {
    readonly slug: string;
    readonly name: string;
    readonly city: string;
  }[];
}

/** What the pages show, for everybody the same. */
export interface SiteContent {
  /** By name. */
  readonly wineries: readonly SiteWinery[];
  readonly departed: readonly DepartedWinery[];
  /** Newest first, with drafts and what comes out later. */
  readonly posts: readonly SitePost[];
  /** The shortest first, with the wineries of all stays. */
  readonly readyTrips: readonly SiteReadyTrip[];
}

/** Reads everything the pages show, with the wineries as they are told. */
export async function readSiteContent(
  db: Db,
  wineries: readonly WineryDto[],
): Promise<SiteContent> {
  const newest = await newestSources(db);
  return {
    wineries: wineries.map((winery) => ({
      ...winery,
      newestSource: newest.get(winery.id) ?? null,
    })),
    departed: await listDepartedWineries(db),
    posts: await readPosts(db),
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

async function readPosts(db: Db): Promise<SitePost[]> {
  const rows = await db
    .select()
    .from(posts)
    .orderBy(isNull(posts.publishedAt), desc(posts.publishedAt), desc(posts.id));
  return rows.filter(soundBy(unsoundPost)).map((row) => ({
    ...row,
    excerpt: excerptOf(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }));
}
