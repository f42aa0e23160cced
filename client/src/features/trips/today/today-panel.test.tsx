/** A day out on screen, hour by hour, with the real solver and a clock of the test. */
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { tripOf } from "#client/testing/shown-plan.tsx";
import { instantInWashington } from "#shared/domain/schedule/clock.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import { type DayHours, everyDay } from "#shared/domain/winery/opening-hours.ts";
import { scheduleFacts } from "../plan/plan-facts.ts";
import { planAtOnce } from "../plan/work-out-plan.ts";
import { TodayPanel } from "./today-panel.tsx";

const DAY = "2026-12-05";
const ELEVEN_TO_FIVE: DayHours = [{ opens: 660, closes: 1020 }];
const ROOMS = ["Amavi", "Barons", "Cadence"].map((name, index) =>
  aWinery({
    id: index + 1,
    name,
    openingHours: everyDay(() => ELEVEN_TO_FIVE),
    phone: "+15095551234",
  }),
);
const REQUEST: PlanRequest = {
  base: "Walla Walla",
  wineries: [1, 2, 3],
  days: 1,
  wineriesPerDay: 3,
  startDate: DAY,
};

/** The panel of a trip on its day; `at` turns the clock, as when the phone is taken out again. */
function show({ token = "a-trip", perDay = 3, minutes = 9 * 60 } = {}) {
  let now = minutes;
  const facts = {
    drives: evenDrives([1, 2, 3]),
    wineries: new Map(ROOMS.map((winery) => [winery.id, winery])),
  };
  const trip = tripOf({ ...REQUEST, wineriesPerDay: perDay });
  const plan = planAtOnce({ trip, facts: scheduleFacts(facts) });
  const clock = () => instantInWashington(DAY, now);
  const page = renderPage(<TodayPanel {...{ token, plan, trip, facts, clock }} />);
  const at = (hour: number, minute = 0) => {
    now = hour * 60 + minute;
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
  return { ...page, at };
}

const title = () => screen.getByRole("heading", { level: 3 }).textContent;
const press = (name: RegExp | string) => screen.getByRole("button", { name });
const said = () => screen.getByRole("status").textContent;

test("says hour by hour where to be and when to leave, in Washington's time", () => {
  const { at } = show();
  const titles = [
    [9, 0],
    [10, 45],
    [11, 30],
    [12, 10],
    [12, 50],
    [13, 30],
    [15, 30],
    [16, 0],
  ].map(([hour = 0, minute = 0]) => {
    at(hour, minute);
    return title();
  });
  expect(titles).toEqual([
    "Leave Walla Walla at 10:40 AM",
    "On the way to Amavi",
    "At Amavi until noon",
    "Lunch until 12:45 PM",
    "On the way to Barons",
    "At Barons until 2:05 PM",
    "On the way back to Walla Walla",
    "Back in Walla Walla",
  ]);
});

test("somebody who is late says so with one press, hears what follows, and takes it back", async () => {
  const { at, user } = show();
  at(11, 30);
  await user.click(press("Running late by 20 min"));
  expect(title()).toBe("At Amavi until 12:20 PM");
  expect(said()).toMatch(/^At Amavi until 12:20 PM\. Leave at/);
  await user.click(press("Running late by 20 min"));
  expect(title()).toBe("At Amavi until 12:40 PM");
  const undo = screen.getAllByRole("button", { name: "Undo: Running late by 20 min" });
  expect(undo).toHaveLength(2);
  await user.click(undo[1] ?? press("Undo"));
  expect(title()).toBe("At Amavi until 12:20 PM");
  await user.click(press(/^Undo/));
  expect(title()).toBe("At Amavi until noon");
});

test("a day of delays: each visit begins when they are there, and what no longer fits is named", async () => {
  const { at, user } = show();
  at(11, 50);
  await user.click(press(/^I am here ?at Amavi$/));
  expect(title()).toBe("At Amavi until 12:50 PM");
  at(14, 30);
  await user.click(press(/^I am here ?at Barons$/));
  expect(title()).toBe("At Barons until 3:30 PM");
  expect(screen.getByText("3:50 PM to 4:50 PM")).toBeVisible();
  at(15, 25);
  await user.click(press("Running late by 20 min"));
  expect(screen.getByText(/^Cadence no longer fits: /)).toBeVisible();
  expect(said()).toContain("Cadence no longer fits");
  expect(title()).toBe("At Barons until 3:50 PM");
  at(15, 55);
  expect(title()).toBe("On the way back to Walla Walla");
});

test("a closed door is skipped, and the rest planned from there", async () => {
  const { at, user } = show();
  at(11, 5);
  await user.click(press(/^Skip this one/));
  expect(title()).toBe("On the way to Barons");
  const rest = within(screen.getByRole("list", { name: /rest of today/i }));
  expect(rest.queryByText("Amavi")).not.toBeInTheDocument();
  await user.click(press("Undo: Skipped Amavi"));
  expect(title()).toBe("At Amavi until noon");
});

test("what was marked is there after a reload, for this trip and this plan of it alone", async () => {
  const first = show();
  first.at(11, 30);
  await first.user.click(press("Running late by 20 min"));
  first.unmount();

  const again = show({ minutes: 11 * 60 + 40 });
  expect(title()).toBe("At Amavi until 12:20 PM");
  again.unmount();

  const other = show({ token: "another", minutes: 11 * 60 + 40 });
  expect(title()).toBe("At Amavi until noon");
  other.unmount();

  show({ perDay: 2, minutes: 11 * 60 + 40 });
  expect(title()).toBe("At Amavi until noon");
  expect(screen.getByText(/The plan was changed since you marked your way/)).toBeVisible();
});

test("on other days than those of the plan there is no panel", () => {
  const { at } = show();
  expect(title()).toBe("Leave Walla Walla at 10:40 AM");
  at(24 + 9);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
