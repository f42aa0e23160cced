import { setTimeout as delay } from "node:timers/promises";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { paths } from "#shared/domain/site/paths.ts";

/** Whatever is left then, a process that waits for visitors any longer is no use. */
const MAX_MS = 4_000;

interface WarmUpParts extends GuideDeps {
  /** Makes the page at a path, and keeps it; undefined where no proxy waits for pages. */
  readonly pageFor: ((path: string) => Promise<unknown>) | undefined;
  readonly isOver: () => boolean;
  readonly maxMs?: number;
}

/**
 * Makes the pages that visits begin with, then those of wineries, for some seconds: a page takes several times
 * as long while the code that renders it is new to the process. A ready-made trip is planned on the way. What
 * cannot be made now is made when it is asked for.
 */
export async function warmUp(parts: WarmUpParts): Promise<void> {
  const { pageFor, guide, isOver, maxMs = MAX_MS } = parts;
  let isLate = false;
  const makeAll = async () => {
    const { wineries, readyTrips } = await guide();
    const trips = readyTrips.slice(0, 2).map(({ slug }) => paths.readyTrip(slug));
    const lists = [paths.home, paths.wineries, paths.planner, paths.blog, paths.readyTrips];
    for (const path of [...lists, ...trips, ...wineries.map(({ slug }) => paths.winery(slug))]) {
      if (isLate || isOver()) return;
      await pageFor?.(path);
    }
  };
  await Promise.race([makeAll().catch(() => {}), delay(maxMs, undefined, { ref: false })]);
  isLate = true;
}
