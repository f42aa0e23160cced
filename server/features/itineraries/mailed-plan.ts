import { randomUUID } from "node:crypto";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { MailedTrip } from "#shared/api/trips/itineraries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { townLabel } from "#shared/domain/places/town-names.ts";
import type { Town } from "#shared/domain/places/towns.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import type { MailedPlan } from "./itinerary-email-words.ts";

/** What a visitor asks to be mailed, looked up. */
export interface AskedTrip {
  readonly town: Town;
  /** In the visitor's order; each has a position. */
  readonly wineries: readonly Winery[];
  readonly trip: MailedTrip;
}

/** Makes plans for mails. */
export function planMaker({ config, now }: Pick<AppDeps, "config" | "now">, planner: Planner) {
  /** @throws HttpProblem 503 when too many plans are being worked out. */
  return async ({ town, wineries, trip }: AskedTrip): Promise<MailedPlan> => {
    const known = planner.factsOf(town, wineries);
    const request = {
      base: townLabel(town),
      wineries: wineries.map(({ id }) => id),
      days: trip.days,
      wineriesPerDay: trip.wineriesPerDay,
      startDate: trip.startDate || undefined,
    };
    const today = clockInWashington(now()).date;
    const { plan } = await planner.plan({ ...known, request, today, withoutRepairs: true });
    return {
      trip: {
        id: randomUUID(),
        version: 1,
        changedAt: now().toISOString(),
        title: `Wine trip from ${townLabel(town)}`,
        url: null,
        guests: trip.guests ?? null,
        base: { name: townLabel(town), latitude: town.latitude, longitude: town.longitude },
        plan,
        pins: [],
        wineries,
        drives: known.drives,
      },
      isNamed: false,
      wineries,
      varietals: [...new Set(trip.preferences.flatMap((text) => canonicalVarietal(text) ?? []))],
      editUrl: `${config.publicUrl}/planner`,
      expiresOn: null,
    };
  };
}
