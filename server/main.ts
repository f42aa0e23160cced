/** Serves the built site: `npm run serve`. */
import { retireServiceWorker } from "#server/http/ready/retired-worker.ts";
import { readBuild, staticSite } from "#server/http/ready/static-site.ts";
import { buildAssetArchive } from "./features/site/build-asset-archive.ts";
import { loadPageDrawing } from "./features/site/page-drawing.ts";
import { sitePages } from "./features/site/site-pages.ts";
import { createPlanner } from "./planning/planner.ts";
import { clientBuildFolder, pageDrawingFolder } from "./platform/paths.ts";
import { run } from "./runtime.ts";

// Both are read while the database opens.
const drawing = begun(loadPageDrawing(pageDrawingFolder));
const files = begun(readBuild(clientBuildFolder));

await run({
  development: false,
  site: async (_server, { ready, deps, content }) => {
    const site = await staticSite(await files, ready, {
      archive: buildAssetArchive(deps),
      pages: sitePages(
        deps,
        { pages: await drawing, planner: createPlanner(deps.logger), ready },
        content,
      ),
    });
    if (!deps.config.offlineTrips) retireServiceWorker(ready);
    return site;
  },
});

/** Its failure is that of whoever waits for it. */
function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
