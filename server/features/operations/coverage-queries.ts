import { asc, eq, isNull } from "drizzle-orm";
import { listWineries } from "#server/features/wineries/winery-queries.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";

const { factSources, placesToEatAndStay, posts, wineries } = schema;

/** Everything a report on the content looks at. */
export type ContentRows = Awaited<ReturnType<typeof readContentRows>>;

/** Reads the wineries of the guide as they are told of `now`, their sources, and the articles. */
export async function readContentRows(db: Db, now: Date) {
  const sources = await db
    .select({ source: factSources, slug: wineries.slug })
    .from(factSources)
    .innerJoin(wineries, eq(wineries.id, factSources.wineryId))
    .where(isNull(wineries.leftKind))
    .orderBy(asc(wineries.slug), asc(factSources.id));
  return {
    wineries: await listWineries(db, now),
    sources: sources.map(({ source, slug }) => ({ ...source, slug })),
    articles: await db
      .select({ slug: posts.slug, content: posts.content })
      .from(posts)
      .orderBy(asc(posts.slug)),
    today: clockInWashington(now).date,
    places: await db.select().from(placesToEatAndStay).orderBy(asc(placesToEatAndStay.slug)),
  };
}
