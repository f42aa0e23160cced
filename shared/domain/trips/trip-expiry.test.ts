import { expect, test } from "vitest";
import { expiryOf } from "./trip-expiry.ts";

const TODAY = "2026-11-22";
const expiry = (startDate: string | null, days = 1) => expiryOf({ startDate, days }, TODAY);

test("a trip is kept 90 days after its last day", () => {
  expect(expiry("2026-12-05")).toBe("2027-03-05");
  expect(expiry("2026-12-05", 3)).toBe("2027-03-07");
});

test("one without a date, or that is over, is kept 90 days after its last change", () => {
  expect(expiry(null, 3)).toBe("2027-02-20");
  expect(expiry("2020-01-01", 3)).toBe("2027-02-20");
  expect(expiry("2026-11-21", 3)).toBe("2027-02-21");
});

test("none is kept longer than three years, however far away its date is", () => {
  expect(expiry("2029-11-20")).toBe("2029-11-21");
  expect(expiry("9999-12-31", 3)).toBe("2029-11-21");
});
