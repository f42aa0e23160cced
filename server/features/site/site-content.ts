import type { AppDeps } from "#server/platform/deps.ts";
import { readSiteContent, type SiteContent } from "./site-content-queries.ts";

/** What the pages show, as of now. */
export type ContentSource = () => Promise<SiteContent>;

/**
 * Reads once for all who ask, for content changes only by migration at start; and again when the next
 * article comes out or a fact gets too old. If the database is away then, everything stays as it was.
 */
export function heldContent({
  db,
  logger,
  now,
}: Pick<AppDeps, "db" | "logger" | "now">): ContentSource {
  let held: SiteContent | undefined;
  let pending: Promise<SiteContent> | undefined;
  const read = async (): Promise<SiteContent> => {
    try {
      held = await readSiteContent(db, now());
    } catch (error) {
      if (!held) throw error;
      logger.warn({ err: error }, "the pages stay as they were until the database answers");
    }
    return held;
  };
  return async () => {
    if (held && (held.until === null || held.until > now())) return held;
    pending ??= read().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
