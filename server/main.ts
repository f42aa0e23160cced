/** Serves the built site: `npm run serve`. */
import { staticSite } from "./http/static-site.ts";
import { clientBuildFolder } from "./platform/paths.ts";
import { run } from "./runtime.ts";

await run({ development: false, site: (_server, ready) => staticSite(clientBuildFolder, ready) });
