import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import sirv from "sirv";
import { isPagePath, PAGE_ROUTES } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";

/**
 * Serves the built client: hashed assets for a year, everything else revalidated, the page for every
 * other path (status 404 where no route of the site matches it).
 *
 * @param folder the client's build, with `.br` and `.gz` beside each compressible file.
 */
export async function staticSite(folder: string): Promise<Router> {
  const router = Router();
  const page = await readFile(join(folder, "index.html"));
  router.get(PAGE_ROUTES.wineryDirectory, (_req, res) => res.redirect(301, paths.wineries));
  router.use(
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: [],
      setHeaders: (res, pathname) => {
        const hashed = pathname.startsWith("/assets/");
        res.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    }),
  );
  router.use(sendPage(page));
  return router;
}

function sendPage(page: Buffer): RequestHandler {
  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      next();
      return;
    }
    res
      .status(isPagePath(req.path) ? 200 : 404)
      .set({ "Cache-Control": "no-cache", "Content-Type": "text/html; charset=utf-8" })
      .send(page);
  };
}
