import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type Post, postsApi } from "#shared/api/posts.ts";
import { findPostBySlug, listPublishedPosts, type PostRow } from "./post-queries.ts";

const toPost = (row: PostRow): Post => ({
  ...row,
  publishedAt: row.publishedAt?.toISOString() ?? null,
});

export function postRoutes({ db, now }: Pick<AppDeps, "db" | "now">): Router {
  const router = Router();
  mount(router, postsApi, {
    list: async () => (await listPublishedPosts(db, now())).map(toPost),
    bySlug: async ({ params }) => {
      const post = await findPostBySlug(db, params.slug);
      if (!post) throw notFound(`No article has the slug "${params.slug}".`);
      return toPost(post);
    },
  });
  return router;
}
