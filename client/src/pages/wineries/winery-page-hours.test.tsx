import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openWinery, section, stubWhatIsBesideTheWinery } from "#client/testing/winery-page.tsx";
import { everyDay, formatWeek, type WeeklyHours } from "#shared/domain/winery/opening-hours.ts";

beforeEach(stubWhatIsBesideTheWinery);

afterEach(() => {
  sessionStorage.clear();
});

const WEEKDAYS_ELEVEN_TO_FIVE: WeeklyHours = {
  ...everyDay(() => [{ opens: 11 * 60, closes: 17 * 60 }]),
  wednesday: [],
  sunday: null,
};
const OPEN = { openingHours: WEEKDAYS_ELEVEN_TO_FIVE, hours: formatWeek(WEEKDAYS_ELEVEN_TO_FIVE) };

test("hours are a week with today marked, by Washington's clocks", async () => {
  // In London it is Wednesday already.
  await openWinery(OPEN, new Date("2026-11-18T00:30:00Z"));
  const table = within(screen.getByRole("table", { name: "Hours by day" }));
  const rows = table.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual([
    "Monday11 AM – 5 PM",
    "Tuesday (today)11 AM – 5 PM",
    "WednesdayClosed",
    "Thursday11 AM – 5 PM",
    "Friday11 AM – 5 PM",
    "Saturday11 AM – 5 PM",
    "SundayBy appointment only",
  ]);
  const today = table.getAllByRole("row").filter((row) => row.ariaCurrent === "date");
  expect(today.map((row) => row.textContent)).toEqual([rows[1]]);
});

test.each([
  ["2026-11-17T20:00:00Z", "Open now until 5 PM"],
  ["2026-11-17T18:00:00Z", "Opens at 11 AM"],
  ["2026-11-18T02:00:00Z", "Opens Thursday at 11 AM"],
])("at %s it says %s", async (now, text) => {
  await openWinery(OPEN, new Date(now));
  expect(section("Hours").getByText(text)).toBeVisible();
});

test("§8: missing hours read Hours not available", async () => {
  await openWinery({ hours: null, openingHours: null });
  expect(section("Hours").getByText("Hours not available")).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("the page begins with open today, how to visit and the ways to go on", async () => {
  await openWinery({
    phone: "+15095221261",
    website: "https://ridge.example/",
    hours: formatWeek(everyDay(() => [{ opens: 660, closes: 1020 }])),
    openingHours: everyDay(() => [{ opens: 660, closes: 1020 }]),
    walkInsWelcome: false,
    tastingFee: 20,
    unknownFacts: ["walkInsWelcome"],
  });
  const today = within(screen.getByRole("list", { name: "Today" }));
  expect(today.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Open now until 5 PM",
    "Call ahead: (509) 522-1261",
    "$20 tasting",
  ]);
  const next = within(screen.getByRole("navigation", { name: "Ridge House: next steps" }));
  expect(next.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+15095221261");
  expect(next.getByRole("link", { name: /^Directions/ })).toBeVisible();
  expect(next.getByRole("link", { name: /^Website/ })).toHaveAttribute(
    "href",
    "https://ridge.example/",
  );
  expect(next.getByRole("button", { name: "Add to Trip" })).toBeVisible();
});

const summer = { ...everyDay(() => []), friday: [{ opens: 660, closes: 1020 }] };
const winter = { ...everyDay(() => []), saturday: [{ opens: 720, closes: 960 }] };
const SEASONAL = {
  datedHours: [
    { when: { from: "05-01", until: "08-31" }, week: summer },
    { when: { from: "09-01", until: "04-30" }, week: winter },
    { when: "holidays" as const, week: everyDay(() => []) },
  ],
  openingHours: winter,
  hours: formatWeek(winter),
  season: { from: "09-01", until: "04-30" },
  hoursNote: "At other times by reservation",
};

test("hours of a season say which, what comes next and what holidays change", async () => {
  await openWinery(SEASONAL, new Date("2026-11-28T20:30:00Z"));
  expect(section("Hours").getByText("Hours for September to April")).toBeVisible();
  expect(section("Hours").getByText("Open now until 4 PM")).toBeVisible();
  const besides = within(screen.getByRole("list", { name: "More about hours" }));
  expect(besides.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "From May 1: Fri 11 AM – 5 PM",
    "Closed on federal holidays",
    "At other times by reservation",
  ]);
});

test("hours that are announced for one year are told before they begin", async () => {
  const announced = {
    hours: null,
    openingHours: null,
    datedHours: [{ when: { from: "2027-06-01", until: "2027-08-31" }, week: summer }],
    season: { from: null, until: "2027-05-31" },
  };
  await openWinery(announced, new Date("2026-11-28T20:30:00Z"));
  expect(section("Hours").getByText("From June 1, 2027: Fri 11 AM – 5 PM")).toBeVisible();
});

test("on a holiday the day of the week tells the holiday's hours", async () => {
  // Christmas Day of 2027 is a Saturday.
  await openWinery(SEASONAL, new Date("2027-12-25T21:00:00Z"));
  expect(section("Hours").getByRole("row", { name: /today/ })).toHaveTextContent(
    "Saturday (today)Closed (Christmas Day)",
  );
  expect(section("Hours").queryByText(/^Open now/)).not.toBeInTheDocument();
});

test("on a holiday of which the hours do not tell, it says to call first", async () => {
  await openWinery(OPEN, new Date("2026-11-26T20:00:00Z"));
  const notice = "Holiday: call first (Thanksgiving Day)";
  expect(within(screen.getByRole("list", { name: "Today" })).getByText(notice)).toBeVisible();
  expect(section("Hours").getByText(notice)).toBeVisible();
  expect(section("Hours").getByRole("row", { name: /today/ })).toHaveTextContent(
    "Thursday (today)11 AM – 5 PM (Thanksgiving Day: call first)",
  );
});

test("a date of another season than the one told goes by its own", async () => {
  // A page kept since winter, read in summer.
  await openWinery(SEASONAL, new Date("2027-05-07T20:00:00Z"));
  const today = within(screen.getByRole("list", { name: "Today" }));
  expect(today.getByText("Open now until 5 PM")).toBeVisible();
});

test("hours too old to speak for today are told in the table alone, and the top leads there", async () => {
  const hours = formatWeek(WEEKDAYS_ELEVEN_TO_FIVE);
  await openWinery({ hours, openingHours: null, unknownFacts: ["hours"] });
  expect(within(screen.getByRole("list", { name: "Today" })).getByText("See hours")).toBeVisible();
  expect(section("Hours").getByText(/too old to rely on/)).toBeVisible();
});

test("hours over two years old are told with their age, and counted all the same", async () => {
  const openingHours = everyDay(() => [{ opens: 660, closes: 1020 }]);
  await openWinery(
    { openingHours, hours: formatWeek(openingHours), asOf: { hours: "2024-05" } },
    new Date("2026-11-28T20:30:00Z"),
  );
  expect(section("Hours").getByText("Hours from May 2024: call first.")).toBeVisible();
  expect(section("Hours").getByText("Open now until 5 PM")).toBeVisible();
});
