/** Serves the built site: `npm run serve`. */
import { Router } from "express";
import { readBuild, retireServiceWorker, staticSite } from "#server/http/cached/static-site.ts";
import { buildAssetArchive } from "./features/site/build-asset-queries.ts";
import { loadPageRenderer, pageRenderer } from "./features/site/page-renderer.ts";
import { sitePages } from "./features/site/site-pages.ts";
import { tripPages } from "./features/site/trip-pages.ts";
import { clientBuildFolder, pageRendererFolder } from "./platform/paths.ts";
import { run } from "./runtime.ts";

// Both are read while the database opens, and held no longer than until the table has what is sent of them.
const reading = {
  renderer: begun(loadPageRenderer(pageRendererFolder)),
  build: begun((async () => readBuild(clientBuildFolder))()),
};

await run({
  development: false,
  site: async (_server, { cached, planner, deps }) => {
    const [renderer, build] = await Promise.all([reading.renderer, reading.build]);
    Object.assign(reading, { renderer: undefined, build: undefined });
    const pages = pageRenderer(renderer, build.page, deps.config);
    const find = sitePages(deps, pages, cached);
    const { router, pageFor } = await staticSite(build, cached, find, buildAssetArchive(deps));
    if (!deps.config.offlineTrips) retireServiceWorker(cached);
    const ofTrips = tripPages({ ...deps, planner }, pages);
    return { handler: Router().use(ofTrips, router), pageFor };
  },
});

/** Its failure is that of whoever waits for it. */
function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
