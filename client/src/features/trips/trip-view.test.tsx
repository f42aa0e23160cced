/** A plan on screen, worked out by the real solver. */
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestsTo, stubApi } from "#client/testing/api.ts";
import { evenDrives } from "#client/testing/fixtures.ts";
import {
  AMAVI,
  BARONS,
  CADENCE,
  DUNHAM,
  day,
  said,
  show,
  stopsOf,
} from "#client/testing/shown-plan.tsx";
import { type Drives, drivesApi } from "#shared/api/trips/drives.ts";
import { partyText } from "#shared/domain/export/words/party-fees.ts";
import { instantInWashington } from "#shared/domain/schedule/clock.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { workOut } from "./plan/work-out-plan.ts";

/** Before the trips of these tests. */
const NOW = new Date("2026-11-20T20:00:00Z");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("shows the days with times, ways, hours, and what to book with the number to call", async () => {
  show();
  const saturday = await day(/Saturday, December 5/);
  expect(screen.getByText("Saturday, December 5 to Sunday, December 6, 2026")).toBeVisible();
  expect(stopsOf(saturday)).toEqual(["Amavi", "Barons"]);
  expect(within(saturday).getByText(/2 stops, 45 min of driving over 23 miles/)).toBeVisible();
  expect(within(saturday).getAllByText("15 min by car")).toHaveLength(3);
  expect(within(saturday).getAllByText(/, 7.5 miles/)).toHaveLength(3);
  expect(within(saturday).getAllByText("Open 10 AM – 6 PM on Saturdays")).toHaveLength(2);
  expect(within(saturday).getByText(/^Lunch/)).toBeVisible();
  expect(within(await day(/Sunday, December 6/)).getByText(/A free day/)).toBeVisible();

  const before = await day(/Before you go/);
  expect(within(before).getByText("Book first.")).toBeVisible();
  expect(within(before).getByRole("link", { name: "Call (509) 555-1234" })).toHaveAttribute(
    "href",
    "tel:+15095551234",
  );
  expect(screen.getByText("Best possible plan")).toBeVisible();
});

test("says what to do before the trip until its last day is over", async () => {
  for (const [now, times] of [
    ["2026-12-06T20:00:00Z", 1],
    ["2026-12-07T20:00:00Z", 0],
  ] as const) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
    const { unmount } = show();
    await day(/Saturday, December 5/);
    expect(screen.queryAllByRole("region", { name: "Before you go" })).toHaveLength(times);
    unmount();
  }
});

test("adds the fees of the exact party up, and says what is unknown", async () => {
  show({ wineries: [AMAVI, BARONS, DUNHAM], guests: 8 });
  const before = await day(/Before you go/);
  expect(within(before).getByText("Tastings for 8")).toBeVisible();
  expect(within(before).getByText("At least $240; one unknown.")).toBeVisible();
  expect(within(before).getAllByText(/Call ahead for groups, you are 8/)).toHaveLength(3);
});

test("fees are a person's where the party has no number, as in the mail and the text", async () => {
  show({ wineries: [AMAVI, BARONS], guests: null });
  const before = await day(/Before you go/);
  expect(within(before).getByText(`Tastings ${partyText(null)}`)).toBeVisible();
  expect(within(before).getByText("$30.")).toBeVisible();
  expect(screen.getAllByText(/^\$15 tasting/)).toHaveLength(2);
});

test("unknown hours are never taken for closed, and say whom to call", async () => {
  show({ wineries: [CADENCE], request: { days: 1 } });
  const saturday = await day(/Saturday/);
  expect(stopsOf(saturday)).toEqual(["Cadence"]);
  expect(within(saturday).getByText("Hours not known: call first")).toBeVisible();
  expect(within(saturday).getByText("Hours on Saturdays not known")).toBeVisible();
});

test("a day by appointment is told as one, and not as unknown", async () => {
  show({ wineries: [{ ...AMAVI, openingHours: everyDay(() => null) }], request: { days: 1 } });
  const saturday = await day(/Saturday/);
  expect(within(saturday).getByText("By appointment that day: call first")).toBeVisible();
  expect(within(saturday).getByText("Saturdays by appointment")).toBeVisible();
  expect(within(saturday).queryByText(/not known/)).not.toBeInTheDocument();
});

test("says at the stop before lunch that it serves food, and not among what to be careful about", async () => {
  const servingFood = [CADENCE, { ...CADENCE, id: 4, name: "Dunham" }].map((winery) => ({
    ...winery,
    setting: ["food served"],
  }));
  show({ wineries: servingFood, request: { days: 1 } });
  const saturday = await day(/Saturday/);
  const lunch = within(saturday).getByText(/Serves food: the lunch break can be here$/);
  expect(lunch).toBeVisible();
  for (const caution of within(saturday).getAllByText("Hours not known: call first")) {
    expect(caution.parentElement).not.toContainElement(lunch);
  }
});

test("says how long they wait at a door, also of one they walk to", async () => {
  const near = evenDrives([1, 2]);
  const drives: Drives = {
    ...near,
    miles: near.miles.map((row, from) => row.map((miles, to) => (from * to === 2 ? 0.1 : miles))),
  };
  const open = (opens: number, closes: number) => everyDay(() => [{ opens, closes }]);
  const wineries = [
    { ...AMAVI, openingHours: open(600, 690) },
    { ...BARONS, openingHours: open(780, 1080) },
  ];
  show({ drives, wineries, request: { days: 1, lunch: false } });
  const saturday = await day(/Saturday/);
  expect(stopsOf(saturday)).toEqual(["Amavi", "Barons"]);
  expect(within(saturday).getByText("1 h 25 min to spare")).toBeVisible();
});

test("names ferries, passes, walks and what is only estimated", async () => {
  const drives = evenDrives([1, 2]);
  const marked: Drives = {
    ...drives,
    // Amavi and Barons stand next to each other; the way to either takes a ferry and a pass.
    miles: drives.miles.map((row, from) =>
      row.map((miles, to) => (from > 0 && to > 0 && from !== to ? 0.1 : miles)),
    ),
    ferry: drives.ferry.map((row, from) => row.map((_, to) => from === 0 || to === 0)),
    estimated: drives.estimated.map((row) => row.map(() => true)),
    ferries: [{ name: "Seattle–Bainbridge Island", minutes: 35, legs: [[0, 1]] }],
    passes: [
      {
        name: "Chinook Pass (SR 410)",
        season: "closed in winter",
        legs: [
          [0, 1],
          [0, 2],
        ],
      },
    ],
  };
  show({ drives: marked, request: { days: 1 } });
  const saturday = await day(/Saturday/);
  expect(within(saturday).getByText("5 min on foot")).toBeVisible();
  expect(within(saturday).getByText(/The car stays where it is/)).toBeVisible();
  expect(within(saturday).getAllByText("15 min by car and ferry")).toHaveLength(2);
  // There and back.
  const pass = "This way goes over Chinook Pass (SR 410), closed in winter.";
  expect(within(saturday).getAllByText(pass)).toHaveLength(2);
  expect(
    within(saturday).getByText(
      "This way takes the Seattle–Bainbridge Island ferry, about 35 min on the water and 30 min for the wait: all of it is counted in. Check its sailings.",
    ),
  ).toBeVisible();
  expect(
    within(saturday).getByText(
      /^This way takes a ferry and a wait for it: all of it is counted in/,
    ),
  ).toBeVisible();
  expect(within(saturday).getAllByText(/, estimated/)).toHaveLength(2);
  expect(within(await day(/Before you go/)).getByText("One walk, no driving.")).toBeVisible();
});

test("tells a ferry to lunch once, with its wait, and what to know before going there", async () => {
  const even = evenDrives([1, 9]);
  const ferry = even.places.map((_, from) => even.places.map((_, to) => from + to === 3));
  const drives: Drives = { ...even, places: ["base", 1, "place-9"], ferry };
  const lunchPlaces = [{ key: "place-9", name: "The Table", town: "Langley" }];
  show({ drives, wineries: [AMAVI], request: { days: 1, lunchPlaces } });
  const saturday = await day(/Saturday/);
  expect(await within(saturday).findByText("Hours not known: call first")).toBeVisible();
  expect(within(saturday).getAllByText(/^This way takes a ferry/)).not.toHaveLength(0);
  expect(within(saturday).queryByText("The way there takes a ferry")).not.toBeInTheDocument();
});

test("a day that only drives to its next base has its way in the map apps, too", async () => {
  const drives: Drives = { ...evenDrives([1, 2, 3]), places: ["Walla Walla", 1, 2, "Yakima"] };
  const ends = [
    { from: "Walla Walla", to: "Walla Walla" },
    { from: "Walla Walla", to: "Yakima" },
  ];
  show({ drives, request: { ends } });
  await day(/Saturday/);
  const along = await day(/Take it along/);
  const links = within(along).getAllByRole("link", { name: /^Google Maps/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Google Maps: Walla Walla, Amavi, Barons, Walla Walla (opens in a new tab)",
    "Google Maps: Walla Walla, Yakima (opens in a new tab)",
  ]);
});

test("pins that cannot hold together are the answer, with a way out", async () => {
  const { user } = show({
    request: {
      days: 1,
      pins: [
        { wineryId: 1, day: 0, begin: 840 },
        { wineryId: 2, day: 0, begin: 850 },
      ],
    },
  });
  const clash = await day(/Your pinned stops conflict/);
  const repairs = await within(clash).findAllByRole("button");
  await user.click(repairs[0] ?? clash);
  await waitFor(async () => expect(stopsOf(await day(/Saturday/))).toHaveLength(2));
});

test("whoever has an appointment is not asked to book it, as in the mail", async () => {
  show({ request: { pins: [{ wineryId: 1, day: 0, begin: 660 }] } });
  const before = await day(/Before you go/);
  expect(within(before).getByText(/Nothing has to be booked/)).toBeVisible();
  expect(within(before).queryByText(/Book first/)).not.toBeInTheDocument();
});

test("a plan that cannot be changed shows no tools", async () => {
  show({ mayEdit: false });
  await day(/Saturday/);
  expect(screen.queryByText(/Change this stop/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("a stop that does not fit has its reason, and a repair that keeps what it promises", async () => {
  const { user } = show({ wineries: [BARONS], request: { days: 1, startDate: "2026-12-06" } });
  const left = await day(/Left out/);
  expect(within(left).getByText("Closed on Sundays.")).toBeVisible();
  const repair = await within(left).findByRole("button", { name: /Start on Monday/ });
  await user.click(repair);
  await said(/Barons now fits, 30 min more driving/);
  expect(screen.queryByRole("region", { name: /Left out/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await day(/Left out/)).toBeVisible();
});

const BUSY = { title: "Service Unavailable", status: 503, detail: "Many plans are asked for." };

test("a busy site is asked again once it has said, and the page says so meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  show({ refusal: { ...BUSY, retryAfter: 30 } });
  await said(/The site is busy just now. We’ll try again in 30 seconds/);
  stubApi(drivesApi.between, evenDrives([1, 2]));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(requestsTo(drivesApi.between)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stopsOf(await day(/Saturday, December 5/))).toEqual(["Amavi", "Barons"]);
  expect(requestsTo(drivesApi.between)).toHaveLength(2);
});

test("a site that is busy for long says for how long, and is not asked meanwhile", async () => {
  show({ refusal: { ...BUSY, retryAfter: 600 } });
  expect(
    await screen.findByText("The site is busy just now. Please try again in 10 minutes."),
  ).toBeVisible();
  expect(requestsTo(drivesApi.between)).toHaveLength(1);
});

/** Solves as the page's worker does: each reply is a task of its own. */
class TestWorker extends EventTarget {
  postMessage(message: Parameters<typeof workOut>[0]): void {
    let delay = 0;
    workOut(message, (data) => {
      delay += 20;
      setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })), delay);
    });
  }
  terminate(): void {}
}

test("the weekdays to start on stay in place while others are worked out, and keep the focus", async () => {
  vi.stubGlobal("Worker", TestWorker);
  const { user } = show({ wineries: [BARONS], request: { days: 1, startDate: undefined } });
  const weekdays = await day(/Which day to start/);
  for (const name of [/^Tue/, /^Wed/]) {
    const button = within(weekdays).getByRole("button", { name });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    expect(button).toHaveFocus();
  }
  await user.type(screen.getByLabelText("First day"), "2026-12-24");
  await day(/Thursday, December 24/);
  expect(weekdays).not.toBeInTheDocument();
});

test("a winery that comes in for a skipped one is no longer told as left out", async () => {
  vi.setSystemTime(instantInWashington("2026-12-05", 9 * 60));
  const { user } = show({
    wineries: [AMAVI, BARONS, DUNHAM],
    request: { days: 1, wineriesPerDay: 3, dayEnd: 14 * 60, lunch: false },
  });
  const saturday = await day(/Saturday, December 5/);
  expect(stopsOf(saturday)).toHaveLength(2);
  expect(screen.getByText(/One stop is left out/)).toBeVisible();
  const [skip] = screen.getAllByRole("button", { name: /^Skip/ });
  await user.click(skip ?? saturday);
  expect(stopsOf(saturday)).toHaveLength(2);
  expect(screen.queryByText(/is left out/)).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Left out" })).not.toBeInTheDocument();
});

test("without a date the seven weekdays stand side by side, and one press takes another", async () => {
  const { user } = show({ wineries: [BARONS], request: { days: 1, startDate: undefined } });
  const weekdays = await day(/Which day to start/);
  const buttons = within(weekdays).getAllByRole("button");
  expect(buttons).toHaveLength(7);
  expect(buttons[0]).toHaveAttribute("aria-pressed", "true");
  await user.click(within(weekdays).getByRole("button", { name: /^Sun/ }));
  await said(/Set the trip to start on a Sunday: Barons no longer fits/);
  await waitFor(() =>
    expect(within(weekdays).getByRole("button", { name: /^Sun/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    ),
  );
});
