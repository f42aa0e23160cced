import type { PageSource } from "#server/http/cached/static-site.ts";
import { isPagePath } from "#shared/domain/site/page-routes.ts";

/** The build's page as it is, at every path of the route table. */
export const samePage: PageSource = (buildPage) => async (path) => {
  const status = isPagePath(path) ? 200 : 404;
  const type = "text/html; charset=utf-8";
  const page = { route: "page", type, cacheControl: "no-cache", status, text: buildPage };
  return { key: `page:${status}`, load: async () => page };
};
