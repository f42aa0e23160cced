import { Router } from "express";
import type { AppDeps } from "#server/platform/deps.ts";
import { isPagePath } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";
import { SHARE_TARGET } from "./document-routes.ts";

/** Characters read of each part. */
const MAX_READ_LENGTH = 600;
/** A sentence may end behind a link. */
const LINKS = /https?:\/\/(?:[^\s<>"“”()]*[^\s<>"“”().,;:!?])?/gi;

/**
 * Handles what is shared with the installed site: a link to one of its pages opens it, and otherwise the
 * first line of words is searched for in the directory (docs/decisions/0024).
 */
export function shareTargetRoutes({ config }: Pick<AppDeps, "config">): Router {
  const { origin } = new URL(config.publicUrl);
  return Router().get(SHARE_TARGET, ({ query }, res) => {
    const parts = [query.text, query.title, query.url].map((part) =>
      typeof part === "string" ? part.slice(0, MAX_READ_LENGTH) : "",
    );
    const own = parts
      .flatMap((part) => part.match(LINKS) ?? [])
      .map((link) => (URL.canParse(link) ? new URL(link) : null))
      .find((link) => link?.origin === origin && isPagePath(link.pathname));
    const lines = parts.flatMap((part) => part.replace(LINKS, "").split(/[\r\n]/));
    const words = lines.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? "";
    const q = words.replace(/[\s\p{Cc}"“”]+/gu, " ").trim();
    const search = q && `?${new URLSearchParams({ q: q.slice(0, MAX_SEARCH_LENGTH).trim() })}`;
    res.setHeader("Cache-Control", "no-store");
    res.redirect(303, own ? own.pathname + own.search + own.hash : paths.wineries + search);
  });
}
