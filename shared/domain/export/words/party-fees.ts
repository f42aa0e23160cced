import { numberText } from "../../schedule/wording.ts";
import { isKnown } from "../../winery/winery-facts.ts";
import { dollars } from "../../winery/winery-labels.ts";
import type { ExportedTrip, ExportedWinery } from "../exported-trip.ts";
import { wineryOf } from "../exported-trip.ts";

export interface PartyFees {
  /** US dollars for the whole party. */
  readonly known: number;
  /** Stops with a known fee, also free ones. */
  readonly knownStops: number;
  readonly unknownStops: number;
}

export function partyFees(trip: Pick<ExportedTrip, "plan" | "wineries" | "guests">): PartyFees {
  const wineries = trip.plan.days.flatMap(({ stops }) =>
    stops.map(({ wineryId }) => wineryOf(trip, wineryId)),
  );
  return feesAt(wineries, trip.guests ?? 1);
}

/** Adds up a party's tasting fees, ignoring waivers for purchases. */
export function feesAt(
  wineries: readonly Pick<ExportedWinery, "tastingFee" | "unknownFacts">[],
  guests: number,
): PartyFees {
  const known = wineries.filter((winery) => isKnown(winery, "tastingFee"));
  // In cents, to avoid rounding errors.
  const cents = known.reduce((sum, { tastingFee }) => sum + Math.round((tastingFee ?? 0) * 100), 0);
  return {
    known: (cents * guests) / 100,
    knownStops: known.length,
    unknownStops: wineries.length - known.length,
  };
}

/** "at least $60; two unknown", "$60", "free", "not known: ask"; null for a plan without a stop. */
export function feesText({ known, knownStops, unknownStops }: PartyFees): string | null {
  if (knownStops + unknownStops === 0) return null;
  if (knownStops === 0) return "not known: ask";
  if (unknownStops === 0) return known === 0 ? "free" : dollars(known);
  const unknown = `${numberText(unknownStops)} unknown`;
  return known === 0 ? `free where known; ${unknown}` : `at least ${dollars(known)}; ${unknown}`;
}

/** "for 2", or "a person" if the party is unknown. */
export function partyText(guests: number | null): string {
  return guests === null ? "a person" : `for ${guests}`;
}
