/** What a visitor changes about a plan: each change says what it does, and is taken back. */
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { AMAVI, day, said, show, stopsOf } from "#client/testing/shown-plan.tsx";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";

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
  await said(/^Moved Amavi to Sunday: 15 min more driving/);
  expect(stopsOf(saturday)).toEqual(["Barons"]);
  expect(stopsOf(sunday)).toEqual(["Amavi"]);
  expect(onChange.mock.lastCall?.[0].pins).toEqual([{ wineryId: 1, day: 1 }]);

  // The button that was pressed is gone: its undo has the focus.
  const undo = screen.getByRole("button", { name: "Undo" });
  await waitFor(() => expect(undo).toHaveFocus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(stopsOf(saturday)).toEqual(["Amavi", "Barons"]));
  // Not that the plan is as before: others may have changed it since.
  await said(/^Undone: your last change is taken back\.$/);
  expect(onChange.mock.lastCall?.[0].pins).toEqual([]);
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/^Undone/);
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
  await said(/^Moved Barons before Amavi on Saturday: 40 min more driving/);
  expect(stopsOf(saturday)).toEqual(["Barons", "Amavi"]);
  expect(
    screen.getByText(/The order is your own: the best one has 40 min less driving/),
  ).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Take the best order" }));
  await said(/^Went back to the best order: 40 min less driving/);
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
  expect(onChange).not.toHaveBeenCalled();
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
  await said(/^Set the visit at Amavi to 2 h: no more driving/);
  expect(within(saturday).getByText(/^2 h, until/)).toBeVisible();

  await user.type(tools.getByLabelText("Appointment at"), "15:30");
  await user.tab();
  await said(/^Set Amavi for Saturday at 3:30 PM/);
  expect(within(saturday).getByText("2 h, until 5:30 PM, by appointment")).toBeVisible();

  await user.click(tools.getByRole("button", { name: "Remove" }));
  await said(/^Left out Amavi/);
  expect(stopsOf(saturday)).toEqual(["Barons"]);
  const left = await day(/Left out/);
  await user.click(within(left).getByRole("button", { name: "Plan it again: Amavi" }));
  await waitFor(() => expect(stopsOf(saturday)).toHaveLength(2));
});

test("a day can start later and go without lunch, and the trip can have another date", async () => {
  const { user } = show({ request: { days: 1 } });
  const saturday = await day(/Saturday/);
  await user.selectOptions(within(saturday).getByLabelText("Leave after"), "11 AM");
  await said(/^Changed the hours \(from 11 AM\) of Saturday/);
  await user.click(within(saturday).getByLabelText("A lunch break of 45 minutes"));
  await said(/^Changed the plan \(without a lunch break\) of Saturday/);
  expect(within(saturday).queryByText(/^Lunch/)).not.toBeInTheDocument();

  const date = screen.getByLabelText("First day");
  await user.clear(date);
  await user.type(date, "2026-12-24");
  const christmasEve = await day(/Thursday, December 24/);
  expect(stopsOf(christmasEve)).toHaveLength(2);
});
