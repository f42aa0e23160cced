import type { AppDeps } from "#server/platform/deps.ts";
import { readSiteContent, type SiteContent } from "./site-content-queries.ts";

/** What the pages show, as of now. */
export type ContentSource = () => Promise<SiteContent>;

/**
 * Reads once for all who ask; and again when content has changed, the next article comes out or a fact
 * gets too old. If the database is away then, everything stays as it was.
 */
export function heldContent({
  db,
  logger,
  now,
  edition,
}: Pick<AppDeps, "db" | "logger" | "now" | "edition">): ContentSource {
  let held: { readonly of: number; readonly content: SiteContent } | undefined;
  let pending: { readonly of: number; readonly read: Promise<SiteContent> } | undefined;
  const read = async (of: number): Promise<SiteContent> => {
    try {
      const content = await readSiteContent(db, now());
      if (of === edition()) held = { of, content };
      return content;
    } catch (error) {
      if (!held) throw error;
      logger.warn({ err: error }, "the pages stay as they were until the database answers");
      return held.content;
    }
  };
  return async () => {
    const of = edition();
    if (held?.of === of && isCurrent(held.content, now())) return held.content;
    if (pending?.of !== of) {
      const begun = {
        of,
        read: read(of).finally(() => {
          if (pending === begun) pending = undefined;
        }),
      };
      pending = begun;
    }
    return pending.read;
  };
}

const isCurrent = ({ until }: SiteContent, now: Date) => until === null || until > now;
