import { expect, it } from "vitest";
import { E164, formatPhone } from "./phone.ts";

it.each([
  ["+15095221261", "(509) 522-1261"],
  ["+12064659406", "(206) 465-9406"],
  ["+442071234567", "+442071234567"],
  ["call us", "call us"],
])("shows %s as %s", (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});

it.each([
  ["+15095221261", true],
  ["+1-509-522-1261", false],
  ["5095221261", false],
  ["+0123456789", false],
])("says whether %s is kept as E.164", (phone, valid) => {
  expect(E164.test(phone)).toBe(valid);
});
