import type { Winery } from "#shared/api/wineries.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { dollars } from "#shared/domain/winery/winery-labels.ts";

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/**
 * What the tastings of a party cost in all: "$60 for 2", "at least $60 for 2; two fees unknown",
 * "free". Waivers for purchases are not counted.
 */
export function partyFees(wineries: readonly Winery[], guests: number): string {
  const known = wineries.filter((winery) => isKnown(winery, "tastingFee"));
  const unknown = wineries.length - known.length;
  const total = known.reduce((sum, { tastingFee }) => sum + (tastingFee ?? 0), 0) * guests;
  const forParty = guests === 1 ? "for one" : `for ${guests}`;
  if (unknown === 0) return total === 0 ? "free" : `${dollars(total)} ${forParty}`;
  const unknownText = `${SMALL[unknown] ?? unknown} ${unknown === 1 ? "fee" : "fees"} unknown`;
  if (known.length === 0) return unknown === 1 ? "the fee is unknown" : "all fees are unknown";
  return total === 0
    ? `free where known; ${unknownText}`
    : `at least ${dollars(total)} ${forParty}; ${unknownText}`;
}
