/** Serves the built site: `npm run serve`. */

import { staticSite } from "#server/http/ready/static-site.ts";
import { buildAssetArchive } from "./features/site/build-asset-archive.ts";
import { sitePages } from "./features/site/site-pages.ts";
import { clientBuildFolder } from "./platform/paths.ts";
import { run } from "./runtime.ts";

await run({
  development: false,
  site: (_server, ready, deps) =>
    staticSite(clientBuildFolder, ready, {
      archive: buildAssetArchive(deps),
      pages: sitePages(deps),
    }),
});
