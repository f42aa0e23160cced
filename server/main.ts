/** Serves the built site: `npm run serve`. */

import { retireServiceWorker } from "#server/http/ready/retired-worker.ts";
import { staticSite } from "#server/http/ready/static-site.ts";
import { buildAssetArchive } from "./features/site/build-asset-archive.ts";
import { loadPageDrawing } from "./features/site/page-drawing.ts";
import { sitePages } from "./features/site/site-pages.ts";
import { createPlanner } from "./planning/planner.ts";
import { clientBuildFolder, pageDrawingFolder } from "./platform/paths.ts";
import { run } from "./runtime.ts";

await run({
  development: false,
  site: async (_server, ready, deps) => {
    const site = await staticSite(clientBuildFolder, ready, {
      archive: buildAssetArchive(deps),
      pages: sitePages(deps, {
        pages: await loadPageDrawing(pageDrawingFolder),
        planner: createPlanner(deps.logger),
        ready,
      }),
    });
    if (!deps.config.offlineTrips) retireServiceWorker(ready);
    return site;
  },
});
