import { gone, notFound } from "#server/http/problem.ts";
import type { GuideDeps } from "./guide-answers.ts";
import type { ToldWinery } from "./winery-queries.ts";

/**
 * The winery of the guide with a slug.
 *
 * @throws HttpProblem 404 for an unknown slug, 410 for a winery that left, with the reason.
 */
export async function requireWinery({ guide }: GuideDeps, slug: string): Promise<ToldWinery> {
  const winery = (await guide()).find(slug);
  if (!winery) throw notFound(`No winery has the slug "${slug}".`);
  if (winery.leftReason !== null) {
    throw gone(`${winery.name} is no longer in this guide. ${winery.leftReason}`);
  }
  return winery;
}
