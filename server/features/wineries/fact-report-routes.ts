import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { factReportsApi } from "#shared/api/wineries.ts";
import type { GuideDeps } from "./guide-answers.ts";
import { takeReport } from "./reports/take-report.ts";
import { requireWinery } from "./require-winery.ts";

/** Takes suggested corrections from anybody, within limits. */
export function factReportRoutes(deps: Pick<AppDeps, "db" | "now" | "secret"> & GuideDeps): Router {
  const router = Router();
  mount(router, factReportsApi, {
    report: async ({ params, body, req }) => {
      const winery = await requireWinery(deps, params.slug);
      await takeReport(deps, winery, body, req.ip);
      return { status: "stored" } as const;
    },
  });
  return router;
}
