import { expect, test } from "vitest";
import { smallTrip, wineryAt } from "../../testing/small-trip.ts";
import { feesLine, partyText } from "./party-fees.ts";

const fee = (id: number, tastingFee: number | null, unknownFacts: string[] = []) =>
  wineryAt(id, { tastingFee, unknownFacts });
const unknown = (id: number) => fee(id, null, ["tastingFee"]);

test.each([
  [[fee(1, 15), fee(2, 15)], 2, "$60"],
  [[fee(1, 12.5), fee(2, 10.1)], 3, "$67.80"],
  [[fee(1, 30), unknown(2), unknown(3)], 2, "at least $60; two unknown"],
  [[fee(1, null), fee(2, 0)], 2, "free"],
  [[fee(1, null), unknown(2)], 2, "free where known; one unknown"],
  [[unknown(1), unknown(2)], 2, "not known: ask"],
  [[fee(1, 20)], null, "$20"],
])("fees of %# are told for the exact party", (wineries, guests, text) => {
  const trip = smallTrip({ wineries, over: { guests } });
  expect(feesLine(trip)).toBe(`Tasting fees ${partyText(guests)}: ${text}`);
});

test("count the stops of the plan alone", () => {
  const trip = smallTrip({ wineries: [fee(1, 15), fee(2, 40)], wishes: { 2: "skip" } });
  expect(feesLine(trip)).toMatch(/: \$30$/);
});
