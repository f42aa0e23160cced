import { numberText } from "../../schedule/wording.ts";
import { isKnown } from "../../winery/winery-facts.ts";
import { dollars } from "../../winery/winery-labels.ts";
import type { TakenTrip, TakenWinery } from "../taken-trip.ts";
import { wineryOf } from "../taken-trip.ts";

/** What the tastings of a plan cost a party, as far as it is known. */
export interface PartyFees {
  /** US dollars for the party at the stops whose fee is known. */
  readonly known: number;
  /** Stops whose fee is known, the free ones among them. */
  readonly knownStops: number;
  /** Stops whose fee nobody has verified. */
  readonly unknownStops: number;
}

/** Adds up the tasting fees of the stops that are in the plan. */
export function partyFees(trip: Pick<TakenTrip, "plan" | "wineries" | "guests">): PartyFees {
  const wineries = trip.plan.days.flatMap(({ stops }) =>
    stops.map(({ wineryId }) => wineryOf(trip, wineryId)),
  );
  return feesAt(wineries, trip.guests ?? 1);
}

/** Adds up the tasting fees of a party; waivers for purchases are not counted. */
export function feesAt(
  wineries: readonly Pick<TakenWinery, "tastingFee" | "unknownFacts">[],
  guests: number,
): PartyFees {
  const known = wineries.filter((winery) => isKnown(winery, "tastingFee"));
  // In cents: sums of dollars with fractions would show their rounding.
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

/** "for 2", "a person" where nobody said how many come. */
export function partyText(guests: number | null): string {
  return guests === null ? "a person" : `for ${guests}`;
}
