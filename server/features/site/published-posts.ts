import type { SitePost } from "./site-content-queries.ts";

/** A post that is out. */
export type PublishedPost = SitePost & { readonly publishedAt: string };

/** What is out by `now`, in the order given. */
export function publishedPosts(posts: readonly SitePost[], now: Date): PublishedPost[] {
  return posts.filter(
    (post): post is PublishedPost => post.publishedAt !== null && new Date(post.publishedAt) <= now,
  );
}

/** When the next of them comes out; null where none is waiting. */
export function nextPublication(posts: readonly SitePost[], now: Date): Date | null {
  const waiting = posts.flatMap(({ publishedAt }) => {
    const at = publishedAt === null ? now : new Date(publishedAt);
    return at > now ? [at.getTime()] : [];
  });
  return waiting.length === 0 ? null : new Date(Math.min(...waiting));
}
