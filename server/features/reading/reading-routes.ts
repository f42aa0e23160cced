import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { postsApi } from "#shared/api/posts.ts";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { listTripSummaries, plannedTrips } from "./planned-trip-answers.ts";
import { findPostBySlug, listPublishedPosts, toPost, toSummary } from "./post-queries.ts";

/** The articles, and the ready-made trips, each with its plan. */
export function readingRoutes(
  deps: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps,
  planner: Planner,
  cached: CachedResponses,
) {
  const { db, now } = deps;
  const planned = plannedTrips(deps, planner);
  const options = { everybody: { cached, calls: ["list", "bySlug"] as const } };
  const posts = mount(
    postsApi,
    {
      list: async () => (await listPublishedPosts(db, now())).map(toSummary),
      bySlug: async ({ params }) => {
        const post = await findPostBySlug(db, params.slug);
        if (!post) throw notFound(`No article has the slug "${params.slug}".`);
        return toPost(post);
      },
    },
    options,
  );
  const readyTrips = mount(
    readyTripsApi,
    {
      list: () => listTripSummaries(deps),
      bySlug: async ({ params }) => {
        const trip = await planned(params.slug);
        if (!trip) throw notFound(`No ready-made trip has the slug "${params.slug}".`);
        return trip;
      },
    },
    options,
  );
  return [posts, readyTrips];
}
