import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import { gone, notFound } from "#server/http/problem.ts";
import type { ReadyAnswers } from "#server/http/ready/ready-answers.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { nearbyWineries } from "./nearby-queries.ts";
import {
  findWineryBySlug,
  listDepartedWineries,
  listFactSources,
  listFeaturedWineries,
  listWineries,
  nextAging,
} from "./winery-queries.ts";

/** The wineries of the guide, and what became of those that left it. */
export function wineryRoutes(
  { db, now }: Pick<AppDeps, "db" | "now">,
  ready: ReadyAnswers,
): Router {
  const router = Router();
  const findNearby = nearbyWineries(db);
  const untilNextAging = () => nextAging(db, now());
  mount(
    router,
    wineriesApi,
    {
      list: () => listWineries(db, now()),
      featured: () => listFeaturedWineries(db, now()),
      departed: () => listDepartedWineries(db),
      bySlug: async ({ params }) => {
        const winery = await findWineryBySlug(db, params.slug, now());
        if (!winery) throw notFound(`No winery has the slug "${params.slug}".`);
        if (winery.leftReason !== null) {
          throw gone(`${winery.name} is no longer in this guide. ${winery.leftReason}`);
        }
        return { ...winery, sources: await listFactSources(db, winery.id) };
      },
      nearby: async ({ params }) => {
        const nearby = await findNearby(params.slug);
        if (!nearby) throw notFound(`No winery has the slug "${params.slug}".`);
        return nearby;
      },
    },
    {
      constant: {
        ready,
        endpoints: ["list", "featured", "departed"],
        until: { list: untilNextAging, featured: untilNextAging },
      },
    },
  );
  return router;
}
