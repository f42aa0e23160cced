import { expect, test } from "vitest";
import { WHOLE_YEAR } from "./dated-hours.ts";
import { everyDay } from "./opening-hours.ts";
import {
  dayLabel,
  feeLabel,
  oldVisitLabel,
  requiresReservation,
  visitContact,
  visitLabel,
} from "./winery-labels.ts";

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

test.each([
  [{ tastingFee: 15, asOf: { tastingFee: "2020-10" } }, "$15 in 2020; confirm"],
  [{ tastingFee: 0, asOf: { tastingFee: "2021" } }, "Free in 2021; confirm"],
  [{ tastingFee: 15, asOf: { tastingFee: null } }, "$15 (undated source; confirm)"],
])("a fee too old to be told as today's says of when it is: %j", (winery, label) => {
  expect(feeLabel({ ...winery, unknownFacts: ["tastingFee"] })).toBe(label);
  expect(feeLabel({ ...winery, unknownFacts: [] })).not.toBe(label);
});

test("an old booking rule is told with its year and leaves the label at Call ahead", () => {
  const unknownFacts = ["reservationsRequired", "walkInsWelcome"];
  const asOf = { reservationsRequired: "2021-08", walkInsWelcome: "2021-08" };
  const booked = { reservationsRequired: true, walkInsWelcome: false, unknownFacts, asOf };
  expect(oldVisitLabel(booked)).toBe("Reservations required in 2021; confirm");
  expect(visitLabel(booked)).toBe("Call ahead");
  const open = { reservationsRequired: false, walkInsWelcome: true, unknownFacts, asOf };
  expect(oldVisitLabel(open)).toBe("Walk-ins welcome in 2021; confirm");
  expect(oldVisitLabel({ ...booked, unknownFacts: [] })).toBeNull();
  expect(oldVisitLabel({ unknownFacts })).toBeNull();
});

test("beside Call ahead stands the phone, else the website, else that there is none", () => {
  const phone = "+15095221261";
  const website = "https://winery.example/";
  expect(visitContact({ phone, website })).toEqual({
    by: "phone",
    text: "(509) 522-1261",
    href: "tel:+15095221261",
  });
  expect(visitContact({ phone: null, website })).toMatchObject({ by: "website", href: website });
  expect(visitContact({ phone: null, website: null })).toEqual({
    by: "none",
    text: "contact details coming",
  });
  expect(visitContact({ phone, website, walkInsWelcome: true })).toBeNull();
  expect(visitContact({ phone, website, reservationsRequired: true })).toMatchObject({
    by: "phone",
  });
});

test.each([
  ["an open day", [{ opens: 660, closes: 1020 }], "Today 11 AM – 5 PM"],
  ["a closed day", [], "Closed today"],
  ["a day by appointment", null, "By appointment today"],
])("%s is told with its hours", (_, day, told) => {
  const hours = { openingHours: everyDay(() => day), datedHours: null };
  expect(dayLabel(hours, "2026-11-23")).toBe(told);
  expect(dayLabel({ ...hours, unknownFacts: ["hours"] }, "2026-11-23")).toBeNull();
});

test("an open day that is a holiday is one to call first, unless the hours tell holidays", () => {
  const openingHours = everyDay(() => [{ opens: 660, closes: 1020 }]);
  const noon = everyDay(() => [{ opens: 720, closes: 900 }]);
  const datedHours = [
    { when: WHOLE_YEAR, week: openingHours },
    { when: "holidays" as const, week: noon },
  ];
  expect(dayLabel({ openingHours, datedHours: null }, "2026-11-26")).toBe("Holiday: call first");
  expect(dayLabel({ openingHours, datedHours }, "2026-11-26")).toBe("Today Noon – 3 PM");
  expect(dayLabel({ openingHours: everyDay(() => []), datedHours: null }, "2026-11-26")).toBe(
    "Closed today",
  );
});

test("of a day of which nobody knows the hours nothing is said", () => {
  expect(dayLabel({ openingHours: null, datedHours: null }, "2026-11-23")).toBeNull();
});
