import { Router } from "express";
import { isLoopbackUrl } from "#server/http/guards/loopback.ts";
import { onlyFromThisMachine } from "#server/http/guards/only-this-machine.ts";
import { PLAIN_PAGE_HEADERS } from "#server/http/plain-page.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { contentCoverage } from "./coverage.ts";
import { coveragePage } from "./coverage-page.ts";
import { readContentRows } from "./coverage-queries.ts";

/** `/dev/content`: the report on the content, on an editor's own machine and never in production. */
export function contentRoutes({ config, db, now }: Pick<AppDeps, "config" | "db" | "now">): Router {
  const router = Router();
  if (config.production || !isLoopbackUrl(config.publicUrl)) return router;
  router.get("/dev/content", onlyFromThisMachine(config), async (_req, res) => {
    const coverage = contentCoverage(await readContentRows(db, now()));
    res.setHeader("Cache-Control", "no-store");
    res.set(PLAIN_PAGE_HEADERS);
    res.type("html").send(coveragePage(coverage));
  });
  return router;
}
