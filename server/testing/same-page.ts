import type { ClientBuild, PageSource } from "#server/http/cached/static-site.ts";
import { isPagePath } from "#shared/domain/site/page-routes.ts";

/** The build's page as it is, at every path of the route table. */
export function samePage({ page: text }: ClientBuild): PageSource {
  return async (path) => {
    const status = isPagePath(path) ? 200 : 404;
    const type = "text/html; charset=utf-8";
    const page = { route: "page", type, cacheControl: "no-cache", status, text };
    return { key: `page:${status}`, load: async () => page };
  };
}
