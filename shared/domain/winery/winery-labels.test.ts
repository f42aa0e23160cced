import { expect, test } from "vitest";
import { feeLabel, requiresReservation, visitLabel } from "./winery-labels.ts";

test.each([
  [{ reservationsRequired: true, walkInsWelcome: true }, "Reservations required"],
  [{ requiresReservation: true }, "Reservations required"],
  [{ reservationsRequired: false, walkInsWelcome: true }, "Walk-ins welcome"],
  [{ reservationsRequired: false, walkInsWelcome: false }, "Call ahead"],
  [{ walkInsWelcome: true, unknownFacts: ["walkInsWelcome"] }, "Call ahead"],
  [{ reservationsRequired: true, unknownFacts: ["reservationsRequired"] }, "Call ahead"],
])("§2 Winery cards: the visit label of %j is %s", (winery, label) => {
  expect(visitLabel(winery)).toBe(label);
});

test.each([
  [{ tastingFee: null }, "Free tasting"],
  [{ tastingFee: 0 }, "Free tasting"],
  [{ tastingFee: 15 }, "$15 tasting"],
  [{ tastingFee: 12.5 }, "$12.50 tasting"],
  [{ tastingFee: null, unknownFacts: ["tastingFee"] }, "Ask about the tasting fee"],
])("§2 Winery cards: the fee label of %j is %s", (winery, label) => {
  expect(feeLabel(winery)).toBe(label);
});

test("§3: the planner's requiresReservation is another name of reservationsRequired", () => {
  expect(requiresReservation({ requiresReservation: true })).toBe(true);
  expect(requiresReservation({ reservationsRequired: false, requiresReservation: true })).toBe(
    false,
  );
});
