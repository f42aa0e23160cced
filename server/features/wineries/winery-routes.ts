import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import { gone, notFound } from "#server/http/problem.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { factReportsApi, wineriesApi } from "#shared/api/wineries.ts";
import type { GuideDeps } from "./guide-answers.ts";
import { nearbyWineries } from "./nearby-wineries.ts";
import { takeReport } from "./take-report.ts";
import { listFactSources, type WineryDto } from "./winery-queries.ts";

/** The wineries of the guide, what became of those that left it, and what visitors correct of them. */
export function wineryRoutes(
  deps: Pick<AppDeps, "db" | "now" | "secret"> & GuideDeps,
  cached: CachedResponses,
  planner: Planner,
) {
  const { db, guide } = deps;
  const wineries = mount(
    wineriesApi,
    {
      list: async () => (await guide()).wineries,
      featured: async () => (await guide()).wineries.filter(({ isFeatured }) => isFeatured),
      departed: async () => (await guide()).departed,
      bySlug: async ({ params }) => {
        const winery = await requireWinery(deps, params.slug);
        return { ...winery, sources: await listFactSources(db, winery.id) };
      },
      nearby: async ({ params }) => {
        const nearby = await nearbyWineries(await guide(), params.slug, planner);
        if (!nearby) throw notFound(`No winery has the slug "${params.slug}".`);
        return nearby;
      },
    },
    {
      everybody: { cached, calls: ["list", "featured", "departed", "bySlug", "nearby"] },
    },
  );
  // Takes suggested corrections from anybody, within limits.
  const factReports = mount(factReportsApi, {
    report: async ({ params, body, req }) => {
      const winery = await requireWinery(deps, params.slug);
      await takeReport(deps, winery, body, req.ip);
      return { status: "stored" } as const;
    },
  });
  return [wineries, factReports];
}

/**
 * The winery of the guide with a slug.
 *
 * @throws HttpProblem 404 for an unknown slug, 410 for a winery that left, with the reason.
 */
export async function requireWinery({ guide }: GuideDeps, slug: string): Promise<WineryDto> {
  const winery = (await guide()).find(slug);
  if (!winery) throw notFound(`No winery has the slug "${slug}".`);
  if (winery.leftReason !== null) {
    throw gone(`${winery.name} is no longer in this guide. ${winery.leftReason}`);
  }
  return winery;
}
