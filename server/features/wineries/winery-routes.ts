import { Router } from "express";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import type { GuideDeps } from "./guide-answers.ts";
import { nearbyWineries } from "./nearby-wineries.ts";
import { requireWinery } from "./require-winery.ts";
import { listDepartedWineries, listFactSources } from "./winery-queries.ts";

/** The wineries of the guide, and what became of those that left it. */
export function wineryRoutes(
  deps: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps,
  cached: CachedResponses,
  planner: Planner,
): Router {
  const router = Router();
  const { db, guide } = deps;
  const findNearby = nearbyWineries(deps, planner);
  mount(
    router,
    wineriesApi,
    {
      list: async () => (await guide()).wineries,
      featured: async () => (await guide()).wineries.filter(({ isFeatured }) => isFeatured),
      departed: () => listDepartedWineries(db),
      bySlug: async ({ params }) => {
        const winery = await requireWinery(deps, params.slug);
        return { ...winery, sources: await listFactSources(db, winery.id) };
      },
      nearby: async ({ params }) => {
        const nearby = await findNearby(params.slug);
        if (!nearby) throw notFound(`No winery has the slug "${params.slug}".`);
        return nearby;
      },
    },
    {
      everybody: {
        cached,
        kept: ["list", "featured", "departed"],
        asked: ["bySlug", "nearby"],
      },
    },
  );
  return router;
}
