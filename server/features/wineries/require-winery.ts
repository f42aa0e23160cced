import { gone, notFound } from "#server/http/problem.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findWineryBySlug, type ToldWinery } from "./winery-queries.ts";

/**
 * The winery of the guide with a slug.
 *
 * @throws HttpProblem 404 for an unknown slug, 410 for a winery that left, with the reason.
 */
export async function requireWinery(db: Db, slug: string, now: Date): Promise<ToldWinery> {
  const winery = await findWineryBySlug(db, slug, now);
  if (!winery) throw notFound(`No winery has the slug "${slug}".`);
  if (winery.leftReason !== null) {
    throw gone(`${winery.name} is no longer in this guide. ${winery.leftReason}`);
  }
  return winery;
}
