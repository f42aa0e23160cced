import { asc, eq, isNull, type SQL } from "drizzle-orm";
import { listWineries } from "#server/features/wineries/winery-queries.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";

const { factSources, placesToEatAndStay, posts, wineries } = schema;

/** Everything a report on the content looks at. */
export type ContentRows = Awaited<ReturnType<typeof readContentRows>>;

/** The sources of facts with their wineries' slugs, in the order of the slugs. */
export async function listSources(db: Db, which: SQL | undefined) {
  const rows = await db
    .select({ source: factSources, slug: wineries.slug })
    .from(factSources)
    .innerJoin(wineries, eq(wineries.id, factSources.wineryId))
    .where(which)
    .orderBy(asc(wineries.slug), asc(factSources.id));
  return rows.map(({ source, slug }) => ({ ...source, slug }));
}

/** Reads the wineries of the guide as visitors see them at `now`, their sources, and the articles. */
export async function readContentRows(db: Db, now: Date) {
  return {
    wineries: await listWineries(db, now),
    sources: await listSources(db, isNull(wineries.leftKind)),
    articles: await db.query.posts.findMany({ orderBy: asc(posts.slug) }),
    today: clockInWashington(now).date,
    places: await db.query.placesToEatAndStay.findMany({ orderBy: asc(placesToEatAndStay.slug) }),
  };
}
