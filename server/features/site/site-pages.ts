import type { PageSource } from "#server/http/ready/static-site.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { pageAtPath } from "./pages/page-at-path.ts";
import { pageTemplate } from "./pages/page-template.ts";
import { nextPublication } from "./published-posts.ts";
import { readSiteContent, type SiteContent } from "./site-content-queries.ts";

/**
 * The site's pages with their own status, head and text. Content changes only by migration at start,
 * so it is read once and again when the next article comes out; if the database is away then, the
 * pages stay as they were.
 */
export function sitePages({
  config,
  db,
  logger,
  now,
}: Pick<AppDeps, "config" | "db" | "logger" | "now">): PageSource {
  const current = heldContent({ db, logger, now });
  return (buildPage) => {
    const template = pageTemplate(buildPage, config.publicUrl);
    return async (path) => {
      const { content, until } = await current();
      const { name, status, head, text } = pageAtPath(path, content, now());
      return {
        name,
        canonical: head.canonical,
        status,
        until,
        html: () => template(head, text()),
      };
    };
  };
}

interface Held {
  readonly content: SiteContent;
  readonly until: Date | null;
}

/** Reads once for all who ask at the same time. */
function heldContent({ db, logger, now }: Pick<AppDeps, "db" | "logger" | "now">) {
  let held: Held | undefined;
  let pending: Promise<Held> | undefined;
  const read = async (): Promise<Held> => {
    try {
      const content = await readSiteContent(db);
      held = { content, until: nextPublication(content.posts, now()) };
    } catch (error) {
      if (!held) throw error;
      logger.warn({ err: error }, "the pages stay as they were until the database answers");
    }
    return held;
  };
  return async (): Promise<Held> => {
    if (held && (held.until === null || held.until > now())) return held;
    pending ??= read().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
