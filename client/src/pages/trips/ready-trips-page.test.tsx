import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { aReadyTrip } from "#client/testing/ready-trip-fixture.ts";
import { renderPage } from "#client/testing/render.tsx";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { siteApi } from "#shared/api/site.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { ReadyTripPage } from "./ready-trip-page.tsx";
import { ReadyTripsPage } from "./ready-trips-page.tsx";

const day = aReadyTrip();
const [stay] = day.stays;
const half = aReadyTrip({
  slug: "half",
  title: "Half",
  stays: stay ? [{ ...stay, timeAvailable: "Half day (4 hours)" }] : [],
});
const two = aReadyTrip({
  slug: "two",
  title: "Two Beds",
  stays: stay
    ? [
        { ...stay, base: "Yakima" },
        { ...stay, base: "Walla Walla", startWeekday: "saturday" },
      ]
    : [],
});

test("trips stand under their lengths, each with its plan and its way into the planner", async () => {
  stubApi(readyTripsApi.list, [half, day, two]);
  renderPage(<ReadyTripsPage />);
  const heading = await screen.findByRole("region", { name: "Half a day" });
  expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual([
    "Half a day",
    "One day",
    "Two days",
  ]);
  const links = within(heading);
  expect(links.getByRole("link", { name: "Read the plan: Half" })).toHaveAttribute(
    "href",
    "/ready-made-trips/half",
  );
  expect(links.getByRole("link", { name: /^Open in the planner ?: Half$/ })).toHaveAttribute(
    "href",
    "/planner?ready-trip=half#planner",
  );
  expect(screen.getByText("2 wineries from Yakima and Walla Walla, starts Friday"));
});

const openTrip = (slug: string) =>
  renderPage(<ReadyTripPage />, {
    at: paths.readyTrip(slug),
  });

test("a trip's page has its words, its day with times, and the other days it works on", async () => {
  stubApi(readyTripsApi.bySlug, day);
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
  openTrip("an-afternoon-out");
  expect(await screen.findByRole("heading", { level: 1, name: "An Afternoon Out" })).toBeVisible();
  expect(screen.getByText("Begin late.")).toBeVisible();
  const planned = within(screen.getByRole("region", { name: "Day 1, Friday" }));
  expect(planned.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringContaining("Lunch in Walla Walla, before you leave"),
    "11:20 AMLeave Walla Walla",
    expect.stringMatching(/^11:45 AM1\. AmaviWalla Walla, until 12:45 PM\. 10 min by car/),
    "12:55 PMBack in Walla Walla",
  ]);
  expect(screen.getByText("It also works starting Thursday.")).toBeVisible();
});

test("a trip of two bases opens whole in the planner, or one base alone, and counts its days through", async () => {
  stubApi(readyTripsApi.bySlug, two);
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
  openTrip("two");
  await screen.findByRole("heading", { level: 1 });
  expect(
    screen
      .getAllByRole("link", { name: /^Open / })
      .map((a) => [a.textContent, a.getAttribute("href")]),
  ).toEqual([
    ["Open the whole trip in the planner", "/planner?ready-trip=two#planner"],
    ["Open only the days in Yakima", "/planner?ready-trip=two&stay=1#planner"],
    ["Open only the days in Walla Walla", "/planner?ready-trip=two&stay=2#planner"],
  ]);
  expect(screen.getByRole("region", { name: "Day 2, Friday" })).toBeVisible();
});
