import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { factReportsApi } from "#shared/api/wineries.ts";
import { takeReport } from "./reports/take-report.ts";
import { requireWinery } from "./require-winery.ts";

/** Takes suggested corrections from anybody, within limits. */
export function factReportRoutes(deps: Pick<AppDeps, "db" | "now" | "secret">): Router {
  const router = Router();
  mount(router, factReportsApi, {
    report: async ({ params, body, req }) => {
      const winery = await requireWinery(deps.db, params.slug, deps.now());
      await takeReport(deps, winery, body, req.ip);
      return { status: "stored" } as const;
    },
  });
  return router;
}
