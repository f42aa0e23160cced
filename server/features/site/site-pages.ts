import { findTripByToken } from "#server/features/trips/trip-queries.ts";
import type { Guide, GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { TextResponse } from "#server/http/cached/cached-response.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import type { PageSource } from "#server/http/cached/static-site.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { matchRoute } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import type { RenderContext, RenderedPage } from "#shared/domain/site/rendered-page.ts";
import { describePage, missingTripPage, type SitePage } from "./describe-page.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** Finds the site's pages by path, each with its own status and metadata. */
export function sitePages(
  { db, guide, logger, now }: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps,
  pages: PageRenderer,
  cached: CachedResponses,
): PageSource {
  const isMissingTrip = async (path: string) => {
    const at = matchRoute(path);
    if (at?.name !== "sharedTrip") return false;
    try {
      return !(await findTripByToken(db, at.param, now()));
    } catch (error) {
      // The page handles that itself, and shows the copy that the device may have.
      const unknown = "cannot tell whether a trip exists while the database does not answer";
      logger.warn({ err: error }, unknown);
      return false;
    }
  };
  const render = contentRenderer({ logger, now }, pages, cached);
  const textOf = async (page: SitePage, version: string): Promise<TextResponse> => {
    const content = await render(page, version);
    return {
      route: "page",
      type: "text/html; charset=utf-8",
      cacheControl: "no-cache",
      status: page.status,
      headers: pages.headers,
      text: pages.write(page.metadata, content),
      isIncomplete: content?.isOutdated ?? true,
    };
  };
  return async (path) => {
    const missing = (await isMissingTrip(path)) ? missingTripPage() : undefined;
    const find = (at: string, content: Guide) => missing ?? describePage(at, content, now());
    const page = find(path, await guide());
    const isOwn = page.status === 200 && page.metadata.canonical === path;
    // One cached page serves many addresses, so it must not follow what happens to one of them.
    const shared = page.path ?? path;
    const load = async () => {
      const content = await guide();
      return textOf(find(shared, content), content.version);
    };
    return { key: isOwn ? path : `page:${page.name}`, load };
  };
}

/** Renders pages, and tells whether an answer for one is of another content; if that fails, the browser renders the page. */
function contentRenderer(
  { logger, now }: Pick<AppDeps, "logger" | "now">,
  pages: PageRenderer,
  cached: CachedResponses,
) {
  return async ({ name, status, route, path }: SitePage, version: string) => {
    const day = clockInWashington(now()).date;
    let isOutdated = false;
    const answerAt: RenderContext["answerAt"] = async (declared, params) => {
      const asked = await cached.ask(declared, params);
      if (asked && asked.version !== version) isOutdated = true;
      return asked?.answer.json;
    };
    try {
      const isMissing = path !== null && status !== 200;
      const made = await pages.render(path, { day, isMissing, answerAt });
      const rendered = isMissing ? signingInAtHome(made, path) : made;
      return { rendered, name: route, isOutdated };
    } catch (error) {
      logger.error({ err: error, page: name }, "a page could not be rendered");
      return undefined;
    }
  };
}

/** One cached page serves every missing address, so signing in from it returns to the home page. */
function signingInAtHome(rendered: RenderedPage, path: string): RenderedPage {
  const back = (to: string) => `${paths.login}?${new URLSearchParams({ returnTo: to })}`;
  return {
    ...rendered,
    markup: rendered.markup.replaceAll(`"${back(path)}"`, `"${back(paths.home)}"`),
  };
}
