/** When a site that was just started has its start behind it: what is asked before waits for that too. */
import { expect, vi } from "vitest";
import type { SiteProcess } from "#server/testing/local/site-process.ts";

/** Until the site has nothing left to do but to answer. */
export const untilPrepared = (site: SiteProcess): Promise<void> =>
  vi.waitFor(() => expect(site.output()).toContain("every constant answer is made"), {
    timeout: 60_000,
  });

/** Until it has planned as well, which begins with reading the roads. A mail must leave within 13 s. */
export async function untilPlanning(site: SiteProcess): Promise<void> {
  await untilPrepared(site);
  const body = JSON.stringify({ base: "Walla Walla", wineries: [1, 7], days: 1 });
  const planned = await fetch(`${site.url}/api/plans`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(planned.status).toBe(200);
}
