/** A plan on screen, worked out by the real solver. */
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import { type DayHours, everyDay, type Weekday } from "#shared/domain/winery/opening-hours.ts";
import { Itinerary, type ItineraryProps } from "./itinerary.tsx";
import type { PlanDrives } from "./plan/plan-facts.ts";

const DAILY: DayHours = [{ opens: 600, closes: 1080 }];
const hours = (closed: readonly Weekday[] = []) =>
  everyDay((weekday) => (closed.includes(weekday) ? [] : DAILY));

const AMAVI = aWinery({
  id: 1,
  name: "Amavi",
  openingHours: hours(),
  phone: "+15095551234",
  reservationsRequired: true,
});
const BARONS = aWinery({ id: 2, name: "Barons", openingHours: hours(["sunday"]) });
const CADENCE = aWinery({ id: 3, name: "Cadence", openingHours: null, unknownFacts: ["hours"] });
const DUNHAM = aWinery({
  id: 4,
  name: "Dunham",
  openingHours: hours(),
  tastingFee: null,
  unknownFacts: ["tastingFee"],
});

/** Saturday, December 5, 2026, and the Sunday after it. */
const WEEKEND: PlanRequest = {
  base: "Walla Walla",
  wineries: [1, 2],
  days: 2,
  wineriesPerDay: 2,
  startDate: "2026-12-05",
};

interface Setting {
  readonly request?: Partial<PlanRequest>;
  readonly wineries?: readonly Winery[];
  readonly drives?: PlanDrives;
  readonly guests?: number;
  readonly onChange?: ItineraryProps["onChange"] | null;
}

function show({ request, wineries = [AMAVI, BARONS], drives, guests = 2, onChange }: Setting = {}) {
  const ids = wineries.map(({ id }) => id);
  return renderPage(
    <Itinerary
      initial={{ request: { ...WEEKEND, wineries: ids, ...request }, arrangement: null }}
      facts={{
        drives: drives ?? evenDrives(ids),
        wineries: new Map(wineries.map((winery) => [winery.id, winery])),
      }}
      guests={guests}
      today="2026-11-22"
      onChange={onChange === null ? undefined : (onChange ?? (() => {}))}
    />,
  );
}

const day = (name: RegExp) => screen.findByRole("region", { name });
const stopsOf = (region: HTMLElement) =>
  within(region)
    .queryAllByRole("heading", { level: 4 })
    .map(({ textContent }) => textContent?.replace(/^Stop \d+: /, ""));
/** What the last change did. */
const said = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });

test("shows the days with times, ways, hours, and what to book with the number to call", async () => {
  show();
  const saturday = await day(/Saturday, December 5/);
  expect(stopsOf(saturday)).toEqual(["Amavi", "Barons"]);
  expect(within(saturday).getByText(/2 stops, 45 min of driving over 23 miles/)).toBeVisible();
  expect(within(saturday).getAllByText("15 min by car")).toHaveLength(3);
  expect(within(saturday).getAllByText(/, 7.5 miles/)).toHaveLength(3);
  expect(within(saturday).getAllByText("Open 10 AM – 6 PM on Saturdays")).toHaveLength(2);
  expect(within(saturday).getByText(/^Lunch/)).toBeVisible();
  expect(within(await day(/Sunday, December 6/)).getByText(/A free day/)).toBeVisible();

  const before = await day(/Before you go/);
  expect(within(before).getByText("Reservations required.")).toBeVisible();
  expect(within(before).getByRole("link", { name: "Call (509) 555-1234" })).toHaveAttribute(
    "href",
    "tel:+15095551234",
  );
  expect(screen.getByText("No better plan exists under these rules")).toBeVisible();
});

test("adds the fees of the exact party up, and says what is unknown", async () => {
  show({ wineries: [AMAVI, BARONS, DUNHAM], guests: 8 });
  const before = await day(/Before you go/);
  expect(within(before).getByText("Tastings for 8")).toBeVisible();
  expect(within(before).getByText("At least $240; one unknown.")).toBeVisible();
  expect(within(before).getAllByText(/Call ahead for groups: you are 8/)).toHaveLength(3);
});

test("unknown hours are never taken for closed, and say whom to call", async () => {
  show({ wineries: [CADENCE], request: { days: 1 } });
  const saturday = await day(/Saturday/);
  expect(stopsOf(saturday)).toEqual(["Cadence"]);
  expect(within(saturday).getByText("Hours not known: call first")).toBeVisible();
  expect(within(saturday).getByText("Hours on Saturdays not known")).toBeVisible();
});

test("names ferries, passes, walks and what is only estimated", async () => {
  const drives = evenDrives([1, 2]);
  const marked: PlanDrives = {
    ...drives,
    // Amavi and Barons stand next to each other; the way to either takes a ferry and a pass.
    miles: drives.miles.map((row, from) =>
      row.map((miles, to) => (from > 0 && to > 0 && from !== to ? 0.1 : miles)),
    ),
    ferry: drives.ferry.map((row, from) => row.map((_, to) => from === 0 || to === 0)),
    estimated: drives.estimated.map((row) => row.map(() => true)),
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
  expect(within(saturday).getAllByText("15 min by road and ferry")).toHaveLength(2);
  expect(within(saturday).getByText("Over Chinook Pass (SR 410), closed in winter.")).toBeVisible();
  expect(within(saturday).getAllByText(/, estimated/)).toHaveLength(2);
  expect(within(await day(/Before you go/)).getByText("1 way on foot.")).toBeVisible();
});

/** Opens what can be changed about the stop with this number in a day. */
async function openTools(user: UserEvent, region: HTMLElement, number: number) {
  const summary = within(region).getAllByText("Change this stop")[number - 1];
  if (!summary) throw new Error(`There is no stop ${number}`);
  await user.click(summary);
  const tools = summary.closest("details");
  if (!tools) throw new Error("The tools are nowhere");
  return within(tools);
}

test("a stop moved to another day is said with what it costs, and one press takes it back", async () => {
  const onChange = vi.fn();
  const { user } = show({ onChange });
  const saturday = await day(/Saturday/);
  const sunday = await day(/Sunday/);
  const tools = await openTools(user, saturday, 1);
  await user.click(tools.getByRole("button", { name: "Move to Sunday" }));
  await said(/^Amavi moved to Sunday: 15 min more driving/);
  expect(stopsOf(saturday)).toEqual(["Barons"]);
  expect(stopsOf(sunday)).toEqual(["Amavi"]);
  expect(onChange.mock.lastCall?.[0].request.pins).toEqual([{ wineryId: 1, day: 1 }]);

  // The button that was pressed is gone: its undo has the focus.
  const undo = screen.getByRole("button", { name: "Undo" });
  await waitFor(() => expect(undo).toHaveFocus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(stopsOf(saturday)).toEqual(["Amavi", "Barons"]));
  expect(onChange.mock.lastCall?.[0].request.pins).toBeUndefined();
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("the order within a day can be the visitor's own, and given up for the best one", async () => {
  const drives = evenDrives([1, 2]);
  // From Barons the way home is long, so Amavi comes last in the best order.
  const lopsided = {
    ...drives,
    minutes: [
      [0, 10, 20],
      [40, 0, 15],
      [10, 15, 0],
    ],
  };
  const { user } = show({ drives: lopsided, request: { days: 1 } });
  const saturday = await day(/Saturday/);
  expect(stopsOf(saturday)).toEqual(["Amavi", "Barons"]);
  const tools = await openTools(user, saturday, 2);
  await user.click(tools.getByRole("button", { name: "Earlier" }));
  await said(/^Barons now comes before Amavi: 40 min more driving/);
  expect(stopsOf(saturday)).toEqual(["Barons", "Amavi"]);
  expect(
    screen.getByText(/The order is your own: the best one has 40 min less driving/),
  ).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Take the best order" }));
  await said(/^Back in the best order: 40 min less driving/);
  expect(stopsOf(saturday)).toEqual(["Amavi", "Barons"]);
});

test("an order that cannot be kept changes nothing, and the reason is said", async () => {
  const early = aWinery({
    id: 5,
    name: "Early",
    openingHours: everyDay(() => [{ opens: 600, closes: 700 }]),
  });
  const onChange = vi.fn();
  const { user } = show({ wineries: [early, AMAVI], request: { days: 1 }, onChange });
  const saturday = await day(/Saturday/);
  expect(stopsOf(saturday)).toEqual(["Early", "Amavi"]);
  const tools = await openTools(user, saturday, 1);
  await user.click(tools.getByRole("button", { name: "Later" }));
  await said(/^That cannot be kept, so nothing was moved\. .*Early/);
  expect(stopsOf(saturday)).toEqual(["Early", "Amavi"]);
  expect(onChange.mock.lastCall?.[0].arrangement).toBeNull();
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("a move to a day on which a room is closed moves nothing, and says so", async () => {
  const { user } = show();
  const saturday = await day(/Saturday/);
  const tools = await openTools(user, saturday, 2);
  await user.click(tools.getByRole("button", { name: "Move to Sunday" }));
  await said(/nothing was moved\. Barons is pinned to Sunday: closed on Sundays/);
  expect(stopsOf(saturday)).toEqual(["Amavi", "Barons"]);
});

test("a visit can be made longer, an appointment fixed to the minute, and a stop left out", async () => {
  const { user } = show({ request: { days: 1 } });
  const saturday = await day(/Saturday/);
  const tools = await openTools(user, saturday, 1);
  await user.selectOptions(tools.getByLabelText("Length of the visit"), "2 h");
  await said(/^2 h at Amavi: no more driving/);
  expect(within(saturday).getByText(/^2 h, until/)).toBeVisible();

  await user.type(tools.getByLabelText("Appointment at"), "15:30");
  await user.click(tools.getByRole("button", { name: "Fix this time" }));
  await said(/^Amavi is fixed on Saturday at 3:30 PM/);
  expect(within(saturday).getByText("2 h, until 5:30 PM, by appointment")).toBeVisible();

  await user.click(tools.getByRole("button", { name: "Leave it out" }));
  await said(/^Amavi is left out/);
  expect(stopsOf(saturday)).toEqual(["Barons"]);
  const left = await day(/What is not in the plan/);
  await user.click(within(left).getByRole("button", { name: "Plan it again: Amavi" }));
  await waitFor(() => expect(stopsOf(saturday)).toHaveLength(2));
});

test("a day can start later and go without lunch, and the trip can have another date", async () => {
  const { user } = show({ request: { days: 1 } });
  const saturday = await day(/Saturday/);
  await user.selectOptions(within(saturday).getByLabelText("Leave at the earliest"), "11 AM");
  await said(/^Saturday from 11 AM to 6 PM/);
  await user.click(within(saturday).getByLabelText("A lunch break of 45 minutes"));
  await said(/^Saturday has no lunch break/);
  expect(within(saturday).queryByText(/^Lunch/)).not.toBeInTheDocument();

  const date = screen.getByLabelText("First day");
  await user.clear(date);
  await user.type(date, "2026-12-24");
  const christmasEve = await day(/Thursday, December 24/);
  expect(stopsOf(christmasEve)).toHaveLength(2);
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
  const clash = await day(/This cannot hold together/);
  const repairs = await within(clash).findAllByRole("button");
  await user.click(repairs[0] ?? clash);
  await waitFor(async () => expect(stopsOf(await day(/Saturday/))).toHaveLength(2));
});

test("a plan that cannot be changed shows no tools", async () => {
  show({ onChange: null });
  await day(/Saturday/);
  expect(screen.queryByText(/Change this stop/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("a stop that does not fit has its reason, and a repair that keeps what it promises", async () => {
  const { user } = show({ wineries: [BARONS], request: { days: 1, startDate: "2026-12-06" } });
  const left = await day(/What is not in the plan/);
  expect(within(left).getByText("Closed on Sundays.")).toBeVisible();
  const repair = await within(left).findByRole("button", { name: /Start on Monday/ });
  await user.click(repair);
  await said(/Barons now fits, 30 min more driving/);
  expect(screen.queryByRole("region", { name: /What is not in the plan/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await day(/What is not in the plan/)).toBeVisible();
});

test("without a date the seven weekdays stand side by side, and one press takes another", async () => {
  const { startDate: _date, ...undated } = WEEKEND;
  const { user } = renderPage(
    <Itinerary
      initial={{ request: { ...undated, wineries: [2], days: 1 }, arrangement: null }}
      facts={{ drives: evenDrives([2]), wineries: new Map([[2, BARONS]]) }}
      guests={2}
      today="2026-11-22"
      onChange={() => {}}
    />,
  );
  const weekdays = await day(/Which day to start/);
  const buttons = within(weekdays).getAllByRole("button");
  expect(buttons).toHaveLength(7);
  expect(buttons[0]).toHaveAttribute("aria-pressed", "true");
  await user.click(within(weekdays).getByRole("button", { name: /^Sun/ }));
  await said(/Starting on a Sunday: Barons no longer fits/);
  await waitFor(() =>
    expect(within(weekdays).getByRole("button", { name: /^Sun/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    ),
  );
});
