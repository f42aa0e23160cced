import type { PageContent, PageSource } from "#server/http/cached/static-site.ts";
import { isPagePath } from "#shared/domain/site/page-routes.ts";

/** The build's page as it is, at every path of the route table. */
export const samePage: PageSource = (buildPage) => async (path) => {
  const page: PageContent = {
    name: isPagePath(path) ? "page" : "missing",
    canonical: null,
    status: isPagePath(path) ? 200 : 404,
    html: async () => ({ text: buildPage }),
    again: async () => page,
  };
  return page;
};
