/** Serves the built site: `npm run serve`. */
import { buildAssetArchive } from "./features/site/build-asset-archive.ts";
import { staticSite } from "./http/static-site.ts";
import { clientBuildFolder } from "./platform/paths.ts";
import { run } from "./runtime.ts";

await run({
  development: false,
  site: (_server, ready, deps) => staticSite(clientBuildFolder, ready, buildAssetArchive(deps)),
});
