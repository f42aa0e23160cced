import { idsOfStops } from "../../schedule/plan.ts";
import { numberText } from "../../schedule/wording.ts";
import { isKnown } from "../../winery/winery-facts.ts";
import { dollars } from "../../winery/winery-labels.ts";
import { type ExportedTrip, type ExportedWinery, wineryOf } from "../exported-trip.ts";

/** "Tasting fees for 2: at least $60; two unknown"; null for a plan without a stop. */
export function feesLine(trip: Pick<ExportedTrip, "plan" | "wineries" | "guests">): string | null {
  const visited = idsOfStops(trip.plan.days).map((id) => wineryOf(trip, id));
  const fees = feesText(visited, trip.guests ?? 1);
  return fees && `Tasting fees ${partyText(trip.guests)}: ${fees}`;
}

/**
 * A party's tasting fees, ignoring waivers for purchases: "at least $60; two unknown", "$60",
 * "free", "not known: ask"; null without a winery.
 */
export function feesText(
  wineries: readonly Pick<ExportedWinery, "tastingFee" | "unknownFacts">[],
  guests: number,
): string | null {
  if (wineries.length === 0) return null;
  const known = wineries.filter((winery) => isKnown(winery, "tastingFee"));
  if (known.length === 0) return "not known: ask";
  // In cents, to avoid rounding errors.
  const cents = known.reduce((sum, { tastingFee }) => sum + Math.round((tastingFee ?? 0) * 100), 0);
  const all = cents === 0 ? null : dollars((cents * guests) / 100);
  if (known.length === wineries.length) return all ?? "free";
  const unknown = `${numberText(wineries.length - known.length)} unknown`;
  return all === null ? `free where known; ${unknown}` : `at least ${all}; ${unknown}`;
}

/** "for 2", or "a person" if the party is unknown. */
export function partyText(guests: number | null): string {
  return guests === null ? "a person" : `for ${guests}`;
}
