/** zod for everything that a browser may load. */
import { z } from "zod";

// zod would try `new Function` to compile schemas, which the pages' policy forbids and reports.
if ("window" in globalThis) z.config({ jitless: true });

export { z };
