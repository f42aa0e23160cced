/** zod for everything that a browser may load. */
import { z } from "zod";

// It tries whether it may compile schemas with `new Function`, which the site's pages forbid and report.
if ("window" in globalThis) z.config({ jitless: true });

export { z };
