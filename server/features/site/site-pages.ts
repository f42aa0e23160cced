import { isTripToken } from "#server/features/trips/trip-queries.ts";
import type { PageSource } from "#server/http/ready/static-site.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { pageAt } from "#shared/domain/site/page-routes.ts";
import { missingTripPage, pageAtPath } from "./pages/page-at-path.ts";
import { pageTemplate } from "./pages/page-template.ts";
import { readSiteContent, type SiteContent } from "./site-content-queries.ts";

/**
 * The site's pages with their own status, head and text. Content changes only by migration at start,
 * so it is read once and again when the next article comes out or a fact gets too old; if the database is away then, the
 * pages stay as they were.
 */
export function sitePages({
  config,
  db,
  logger,
  now,
}: Pick<AppDeps, "config" | "db" | "logger" | "now">): PageSource {
  const current = heldContent({ db, logger, now });
  const isMissingTrip = async (path: string) => {
    const at = pageAt(path);
    if (at?.name !== "sharedTrip") return false;
    try {
      return !(await isTripToken(db, at.part, now()));
    } catch (error) {
      // The page says so itself, and shows the copy that the visitor may have.
      logger.warn(
        { err: error },
        "nobody knows whether this trip is there until the database answers",
      );
      return false;
    }
  };
  return (buildPage) => {
    const template = pageTemplate(buildPage, config.publicUrl);
    return async (path) => {
      if (await isMissingTrip(path)) {
        const { name, status, head, text } = missingTripPage();
        return { name, canonical: null, status, until: null, html: () => template(head, text()) };
      }
      const content = await current();
      const { name, status, head, text } = pageAtPath(path, content, now());
      return {
        name,
        canonical: head.canonical,
        status,
        until: content.until,
        html: () => template(head, text()),
      };
    };
  };
}

/** Reads once for all who ask at the same time. */
function heldContent({ db, logger, now }: Pick<AppDeps, "db" | "logger" | "now">) {
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
  return async (): Promise<SiteContent> => {
    if (held && (held.until === null || held.until > now())) return held;
    pending ??= read().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
