import { findPostBySlug, toPost } from "#server/features/posts/post-queries.ts";
import { plannedTrips } from "#server/features/ready-trips/planned-trip-queries.ts";
import { nearbyWineries } from "#server/features/wineries/nearby-queries.ts";
import { findWineryBySlug, listFactSources } from "#server/features/wineries/winery-queries.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { placesApi } from "#shared/api/places.ts";
import { postsApi } from "#shared/api/posts.ts";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { siteApi } from "#shared/api/site.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { siteSettings } from "./site-settings.ts";

/** `/api/wineries/slug/amavi/nearby` → `/api/wineries/slug`, `amavi`, `/nearby`. */
const ONE = /^(\/api\/(?:wineries\/slug|blog|ready-trips))\/([^/?]+)(\/nearby)?$/;

/**
 * What the API answers anybody, for the pages that are drawn from it: parsed by the same contract.
 * Undefined is what pages are drawn without.
 *
 * @param cached the table that holds the lists.
 */
export function pageAnswers(
  { config, db, logger, now }: Pick<AppDeps, "config" | "db" | "logger" | "now">,
  planner: Planner,
  cached: CachedResponses,
): (address: string) => Promise<unknown> {
  const findNearby = nearbyWineries({ db, logger, now }, planner);
  const findTrip = plannedTrips({ db, logger, now }, planner);
  const lists: readonly string[] = [
    wineriesApi.list.path,
    wineriesApi.featured.path,
    wineriesApi.departed.path,
    postsApi.list.path,
    readyTripsApi.list.path,
    placesApi.list.path,
  ];

  const winery = async (slug: string) => {
    const row = await findWineryBySlug(db, slug, now());
    if (!row || row.leftReason !== null) return undefined;
    const sources = await listFactSources(db, row.id);
    return wineriesApi.bySlug.response.parse({ ...row, sources });
  };
  const post = async (slug: string) => {
    const row = await findPostBySlug(db, slug);
    return row && postsApi.bySlug.response.parse(toPost(row));
  };

  const trip = async (slug: string) =>
    readyTripsApi.bySlug.response.optional().parse(await findTrip(slug));

  const near = async (slug: string) =>
    wineriesApi.nearby.response.optional().parse(await findNearby(slug));
  /** By what an address has around the slug. */
  const ones: Readonly<Record<string, (slug: string) => Promise<unknown>>> = {
    "/api/wineries/slug": winery,
    "/api/wineries/slug/nearby": near,
    "/api/blog": post,
    "/api/ready-trips": trip,
  };

  return async (address) => {
    if (lists.includes(address)) {
      return JSON.parse((await cached.current(address)).bodies.identity.toString("utf8"));
    }
    if (address === siteApi.settings.path) {
      return siteApi.settings.response.parse(siteSettings(config));
    }
    const [, collection = "", part = "", nearby = ""] = ONE.exec(address) ?? [];
    return ones[collection + nearby]?.(decodeURIComponent(part));
  };
}
