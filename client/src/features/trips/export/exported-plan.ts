import { type ExportedTrip, exportedTrip } from "#shared/domain/export/exported-trip.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { OnPage } from "../edit/editing.ts";

type ExportedFrom = Pick<OnPage, "plan" | "days" | "planned" | "facts" | "stored"> &
  Partial<Pick<OnPage, "geometries">>;

/** The plan as exports need it, its days as the page shows them; null for an unknown base. */
export function exportedPlan(from: ExportedFrom, now: Date): ExportedTrip | null {
  const { days, planned, facts, geometries, stored } = from;
  const { wineries } = planned;
  const { left } = from.plan;
  return exportedTrip({
    ...{ plan: { days, left }, trip: planned, geometries, drives: facts.drives },
    wineries: wineries.flatMap((id) => facts.wineries.get(id) ?? []),
    departed: stored?.departed.length,
    page: {
      // Equal plans are one calendar, whenever they are exported.
      id: stored?.calendarId ?? `plan-${wineries.join("-")}`,
      version: stored?.sequence ?? 0,
      changedAt: stored?.updatedAt ?? now.toISOString(),
      today: clockInWashington(now).date,
      url: stored ? new URL(stored.url, window.location.origin).href : null,
    },
  });
}
