import { keepContent } from "#server/platform/content/keep-content.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { readSiteContent, type SiteContent } from "./site-content-queries.ts";

/** What the pages show, as of now. */
export type ContentSource = () => Promise<SiteContent>;

/** Reads what the pages show, once a period for all who ask. */
export function siteContent({
  db,
  logger,
  now,
}: Pick<AppDeps, "db" | "logger" | "now">): ContentSource {
  return keepContent(
    { now, logger, read: () => readSiteContent(db, now()) },
    (content: SiteContent) => content,
  );
}
