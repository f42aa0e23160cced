import { Router } from "express";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { postsApi } from "#shared/api/posts.ts";
import { findPostBySlug, listPublishedPosts, toPost, toSummary } from "./post-queries.ts";

export function postRoutes(
  { db, now }: Pick<AppDeps, "db" | "now">,
  cached: CachedResponses,
): Router {
  const router = Router();
  mount(
    router,
    postsApi,
    {
      list: async () => (await listPublishedPosts(db, now())).map(toSummary),
      bySlug: async ({ params }) => {
        const post = await findPostBySlug(db, params.slug);
        if (!post) throw notFound(`No article has the slug "${params.slug}".`);
        return toPost(post);
      },
    },
    { everybody: { cached, calls: ["list", "bySlug"] } },
  );
  return router;
}
