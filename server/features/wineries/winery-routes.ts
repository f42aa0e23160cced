import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { ReadyAnswers } from "#server/http/ready/ready-answers.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { nearbyWineries } from "./nearby-queries.ts";
import { findWineryBySlug, listFeaturedWineries, listWineries } from "./winery-queries.ts";

export function wineryRoutes({ db }: Pick<AppDeps, "db">, ready: ReadyAnswers): Router {
  const router = Router();
  const findNearby = nearbyWineries(db);
  mount(
    router,
    wineriesApi,
    {
      list: () => listWineries(db),
      featured: () => listFeaturedWineries(db),
      bySlug: async ({ params }) => {
        const winery = await findWineryBySlug(db, params.slug);
        if (!winery) throw notFound(`No winery has the slug "${params.slug}".`);
        return winery;
      },
      nearby: async ({ params }) => {
        const nearby = await findNearby(params.slug);
        if (!nearby) throw notFound(`No winery has the slug "${params.slug}".`);
        return nearby;
      },
    },
    { constant: { ready, endpoints: ["list", "featured"] } },
  );
  return router;
}
