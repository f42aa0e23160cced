import type { SitePost } from "./site-content-queries.ts";

/** A post that is out. */
export type PublishedPost = SitePost & { readonly publishedAt: string };

/** What is out by `now`, in the order given. */
export function publishedPosts(posts: readonly SitePost[], now: Date): PublishedPost[] {
  return posts.filter(
    (post): post is PublishedPost => post.publishedAt !== null && new Date(post.publishedAt) <= now,
  );
}
