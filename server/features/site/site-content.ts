import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { keepContent } from "#server/platform/content/keep-content.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { readSiteContent, type SiteContent, type SitePost } from "./site-content-queries.ts";

/** What the pages show, as of now. */
export type ContentSource = () => Promise<SiteContent>;

/** Reads what the pages show, once a period for all who ask. */
export function siteContent({
  db,
  guide,
  ...deps
}: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps): ContentSource {
  const read = async () => readSiteContent(db, (await guide()).wineries);
  return keepContent({ ...deps, read }, (content: SiteContent) => content);
}

/** A post that is out. */
export type PublishedPost = SitePost & { readonly publishedAt: string };

/** What is out by `now`, in the order given. */
export function publishedPosts(posts: readonly SitePost[], now: Date): PublishedPost[] {
  return posts.filter(
    (post): post is PublishedPost => post.publishedAt !== null && new Date(post.publishedAt) <= now,
  );
}
