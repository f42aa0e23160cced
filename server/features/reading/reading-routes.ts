import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { postsApi } from "#shared/api/posts.ts";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { findPlannedTrip, listTripSummaries } from "./planned-trip-answers.ts";
import { publishedPosts, toPost } from "./post-queries.ts";

/** The articles, and the ready-made trips, each with its plan. */
export function readingRoutes(
  { guide, now }: Pick<AppDeps, "now"> & GuideDeps,
  planner: Planner,
  cached: CachedResponses,
) {
  const options = { everybody: { cached, calls: ["list", "bySlug"] as const } };
  const posts = mount(
    postsApi,
    {
      list: async () => publishedPosts((await guide()).posts, now()),
      bySlug: async ({ params }) => {
        const post = (await guide()).posts.find(({ slug }) => slug === params.slug);
        if (!post) throw notFound(`No article has the slug "${params.slug}".`);
        return toPost(post);
      },
    },
    options,
  );
  const readyTrips = mount(
    readyTripsApi,
    {
      list: async () => listTripSummaries(await guide()),
      bySlug: async ({ params }) => {
        const trip = await findPlannedTrip(await guide(), params.slug, planner.site);
        if (!trip) throw notFound(`No ready-made trip has the slug "${params.slug}".`);
        return trip;
      },
    },
    options,
  );
  return [posts, readyTrips];
}
