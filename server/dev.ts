/** Serves the site from its sources with hot reload: `npm run dev`. */
import { createServer as createVite } from "vite";
import { run } from "./runtime.ts";

await run({
  development: true,
  site: async (server) => {
    const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
    return { handler: vite.middlewares };
  },
});
