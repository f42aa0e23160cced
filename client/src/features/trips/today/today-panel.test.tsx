/** A day out on screen, hour by hour, with the real solver and a clock of the test. */
import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { aSharedTrip, aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { tripOf } from "#client/testing/shown-plan.tsx";
import { instantInWashington } from "#shared/domain/schedule/clock.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { type DayHours, everyDay } from "#shared/domain/winery/opening-hours.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import { planAtOnce } from "../plan/work-out-plan.ts";
import { ServerStore } from "../store/server-store.ts";
import { TripStore } from "../store/trip-store.ts";
import { TodayPanel } from "./today-panel.tsx";
import { useDayOfTrip } from "./use-day-of-trip.ts";

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

afterEach(() => {
  vi.useRealTimers();
});

/** The panel of a trip on its day; `at` turns the clock, as when the phone is taken out again. */
function show({
  token = "a-trip",
  mayEdit = true,
  minutes = 9 * 60,
  rooms = ROOMS,
  drives = evenDrives(rooms.map(({ id }) => id)),
  ends = REQUEST.ends,
} = {}) {
  const turnTo = (now: number) => vi.setSystemTime(instantInWashington(DAY, now));
  vi.useFakeTimers({ toFake: ["Date"] });
  turnTo(minutes);
  const facts = {
    drives,
    wineries: new Map(rooms.map((winery) => [winery.id, winery])),
  };
  const wineries = rooms.map(({ id }) => id);
  const trip = tripOf({ ...REQUEST, wineries, ...(ends && { ends }) });
  const plan = planAtOnce({ trip, facts: scheduleFacts(facts) });
  const stored = aSharedTrip({ mayEdit, request: { ...REQUEST, wineriesPerDay: 3 } });
  const store = mayEdit
    ? new TripStore({ trip })
    : new ServerStore({
        ...{ token, visitor: null, tripKey: null, trip: stored, keptAt: null },
        onSaved: () => {},
      });
  const page = renderPage(<Panel {...{ store, plan, trip, facts }} />);
  const at = (hour: number, minute = 0) => {
    turnTo(hour * 60 + minute);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
  return { ...page, at, store };
}

interface PanelProps {
  readonly trip: TripInput;
  readonly facts: ItineraryFacts;
  readonly store: TripStore;
  readonly plan: ShownPlan;
}

/** The panel, and below it the day as the timeline has it. */
function Panel({ store, plan, trip, facts }: PanelProps) {
  const [said, setSaid] = useState("");
  const [question] = useState({ trip, facts: scheduleFacts(facts), today: DAY });
  const [solved] = useState({ question, answer: plan });
  const { today, days } = useDayOfTrip({ store, solved, facts });
  return (
    <>
      {today ? <TodayPanel {...today} onAnnounce={setSaid} /> : null}
      <p role="status">{said}</p>
      <ul aria-label="timeline">
        {days[0]?.stops.map(({ wineryId, begin, end }) => (
          <li key={wineryId}>
            {facts.wineries.get(wineryId)?.name} {clockText(begin)} to {clockText(end)}
          </li>
        ))}
      </ul>
    </>
  );
}

const timeline = () =>
  within(screen.getByRole("list", { name: "timeline" }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const press = (name: RegExp | string) => screen.getByRole("button", { name });
const said = () => screen.getByRole("status").textContent;
const rest = () =>
  within(screen.getByRole("list", { name: /rest of today/i }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace(/I am here.*/, ""));

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

test("lunch is told ahead, in the sentence and in the rest of the day, until it begins", () => {
  const { at } = show();
  at(11, 30);
  expect(
    screen.getByText(/^Lunch, noon to 12:45 PM\. Leave at 12:45 PM\. Then 15 min by car to Barons/),
  ).toBeVisible();
  expect(rest()).toEqual([
    "Lunch, noon to 12:45 PM",
    "Barons1:05 PM to 2:05 PM",
    "Cadence2:25 PM to 3:25 PM",
  ]);
  at(12, 10);
  expect(screen.getByText(/^Leave at 12:45 PM\. Then/)).toBeVisible();
  expect(rest()).toHaveLength(2);
});

test("a break before the first visit is told where the day begins, one after the last where it ends", () => {
  const rooms = (opens: number, closes: number) =>
    ROOMS.slice(0, 1).map((room) => ({
      ...room,
      openingHours: everyDay(() => [{ opens, closes }]),
    }));
  const late = show({ rooms: rooms(900, 1020) });
  expect(rest()[0]).toMatch(/Lunch in Walla Walla, before you leave, /);
  expect(
    screen.getByText(/^In .*\. Lunch in Walla Walla, before you leave, .*\. Then 15 /),
  ).toBeVisible();
  late.unmount();
  const early = show({ rooms: rooms(600, 720) });
  expect(rest()).toHaveLength(1);
  const home = () => screen.getByText(/^Back in Walla Walla at .*\. Lunch in Walla Walla, /);
  expect(home()).toBeVisible();
  early.at(11, 30);
  expect(screen.queryByRole("list", { name: /rest of today/i })).not.toBeInTheDocument();
  expect(home()).toBeVisible();
});

test("a day that ends at another base arrives there", () => {
  const drives = evenDrives([1, 2, 3, 4]);
  show({
    drives: { ...drives, places: ["Walla Walla", 1, 2, 3, "Seattle"] },
    ends: [{ from: "Walla Walla", to: "Seattle" }],
  });
  expect(screen.getByText(/^Arrive in Seattle at /)).toBeVisible();
});

test("a way over water is told as such", () => {
  const drives = evenDrives([1, 2, 3]);
  show({ drives: { ...drives, ferry: drives.ferry.map((row) => row.map(() => true)) } });
  expect(screen.getByText(/Then 15 min by car and ferry to Amavi, there at /)).toBeVisible();
});

test("who leaves hours too early reads how long the road is, and how long the wait", async () => {
  const { at, user } = show({ minutes: 8 * 60 });
  await user.click(press("Leaving now"));
  expect(title()).toBe("On the way to Amavi");
  expect(
    screen.getByText(
      "There at 8:20 AM, in 20 min. Then 2 h 40 min to wait: the visit begins at 11 AM.",
    ),
  ).toBeVisible();
  at(9);
  expect(title()).toBe("At Amavi until noon");
  expect(
    screen.getByText(/^The visit begins at 11 AM, in 2 h\. Lunch, .* Leave at /),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Leaving now" })).not.toBeInTheDocument();
  expect(press(/^I am here ?at Amavi$/)).toBeVisible();
});

test("somebody who is late says so with one press, reads what changes and why, and takes it back", async () => {
  const { at, user } = show();
  at(11, 30);
  await user.click(press("Running late by 20 min"));
  expect(title()).toBe("At Amavi until 12:20 PM");
  const sentence =
    "Barons moves to 1:25 PM, Cadence to 2:45 PM, and lunch to 12:20 PM because you are 20 minutes late.";
  expect(said()).toBe(sentence);
  expect(screen.getAllByText(sentence)[0]).toBeVisible();
  await user.click(press("Running late by 40 min"));
  expect(title()).toBe("At Amavi until 1 PM");
  await user.click(press("Undo: Ran 40 min late"));
  expect(title()).toBe("At Amavi until 12:20 PM");
  await user.click(press("Undo: Ran 20 min late"));
  expect(title()).toBe("At Amavi until noon");
});

test("lateness said again is announced as the panel tells it: in all", async () => {
  const { at, user } = show();
  at(11, 30);
  await user.click(press("Running late by 20 min"));
  await user.click(press("Running late by 20 min"));
  expect(said()).toContain("because you are 40 minutes late");
  expect(screen.getAllByText(said())[0]).toBeVisible();
});

test("the timeline below has the day's visits as the panel has them", async () => {
  const { at, user } = show();
  expect(timeline()[1]).toBe("Barons 1:05 PM to 2:05 PM");
  at(11, 30);
  await user.click(press("Running late by 20 min"));
  expect(timeline()).toEqual([
    "Amavi 11 AM to 12:20 PM",
    "Barons 1:25 PM to 2:25 PM",
    "Cadence 2:45 PM to 3:45 PM",
  ]);
  await user.click(press(/^Skip ?Barons/));
  expect(timeline().join()).not.toContain("Barons");
  expect(timeline()[0]).toBe("Amavi 11 AM to 12:20 PM");
});

test("a departure can be typed; what cannot be is said, and what was typed stays", async () => {
  const { at, user } = show();
  at(11, 30);
  const field = screen.getByLabelText("I leave at");
  await user.click(press("Set the departure"));
  expect(screen.getByRole("alert")).toHaveTextContent("Type a time, such as 2:10 PM.");
  await user.type(field, "10:30");
  await user.click(press("Set the departure"));
  expect(screen.getByRole("alert")).toHaveTextContent("You’ve been here since 11 AM");
  expect(field).toHaveValue("10:30");
  await user.clear(field);
  await user.type(field, "12:30");
  await user.click(press("Set the departure"));
  expect(title()).toBe("At Amavi until 12:30 PM");
  expect(press("Undo: Set the departure to 12:30 PM")).toBeVisible();
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
  expect(said()).toBe("You are 20 minutes late: Cadence is left out: it closes at 5 PM.");
  const told = screen.getAllByText(/Cadence is left out/, { ignore: "[role=status]" });
  expect(told).toHaveLength(1);
  expect(title()).toBe("At Barons until 3:50 PM");
  await user.click(press(/^Shorten the visit|^Shorten this visit/));
  expect(said()).toMatch(/Cadence now fits at 3:\d\d PM\.$/);
});

test("a room that is closed: the rest is planned from its door", async () => {
  const { at, user } = show();
  at(11, 5);
  await user.click(press(/^This one is closed ?Amavi$/));
  expect(said()).toMatch(/^Barons moves to 11:25 AM.* because Amavi is closed\.$/);
  expect(title()).toBe("On the way to Barons");
  expect(rest().join()).not.toContain("Amavi");
  await user.click(press("Undo: Found Amavi closed"));
  expect(title()).toBe("At Amavi until noon");
});

test("an idle hour is named with its reason", async () => {
  const late = aWinery({
    id: 3,
    name: "Cadence",
    openingHours: everyDay(() => [{ opens: 900, closes: 1020 }]),
  });
  const { at, user } = show({ rooms: [...ROOMS.slice(0, 2), late] });
  at(11, 30);
  await user.click(press(/^Skip ?Barons/));
  expect(rest()[1]).toMatch(/^1 h \d+ min free before Cadence: it opens at 3 PM\./);
});

test("who may not edit the trip keeps marks on this device, for this trip alone", async () => {
  const first = show({ mayEdit: false });
  first.at(11, 30);
  await first.user.click(press("Running late by 20 min"));
  expect(title()).toBe("At Amavi until 12:20 PM");
  first.unmount();

  const again = show({ mayEdit: false, minutes: 11 * 60 + 40 });
  expect(title()).toBe("At Amavi until 12:20 PM");
  again.unmount();

  show({ mayEdit: false, token: "another", minutes: 11 * 60 + 40 });
  expect(title()).toBe("At Amavi until noon");
});

test("what an editor says of the day is a change of the trip, and undone with it", async () => {
  const { at, user, store } = show();
  at(11, 30);
  await user.click(press("Running late by 10 min"));
  expect(store.read().trip.dayLog).toMatchObject([
    { kind: "late", by: 10, minute: 690, passed: [1] },
  ]);
  act(() => store.undo());
  expect(store.read().trip.dayLog).toBeUndefined();
  expect(title()).toBe("At Amavi until noon");
});

test("on other days than those of the plan there is no panel", () => {
  const { at } = show();
  expect(title()).toBe("Leave Walla Walla at 10:40 AM");
  at(24 + 9);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
