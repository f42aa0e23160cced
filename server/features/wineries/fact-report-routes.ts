import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import { answerInTime, MAIL_DEADLINES } from "#server/mail/answer-time.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { factReportsApi } from "#shared/api/wineries.ts";
import { reportFact } from "./fact-reports.ts";
import { requireWinery } from "./require-winery.ts";

/** Takes reports of wrong facts from anybody, within limits. */
export function factReportRoutes(
  deps: Pick<AppDeps, "config" | "db" | "mailer" | "now" | "secret">,
): Router {
  const router = Router();
  mount(router, factReportsApi, {
    report: ({ params, body, req }) =>
      answerInTime(MAIL_DEADLINES, async ({ mailBy: signal }) => {
        const winery = await requireWinery(deps.db, params.slug, deps.now());
        await reportFact(deps, { winery, ...body }, { ip: req.ip, signal });
        return { status: "sent" } as const;
      }),
  });
  return router;
}
