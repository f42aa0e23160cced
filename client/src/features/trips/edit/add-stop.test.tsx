/** Wineries that come to a trip and leave it, on the page of the trip. */
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure } from "#client/testing/api.ts";
import { aSharedTrip, aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { tripOf } from "#client/testing/shown-plan.tsx";
import { serveTrip } from "#client/testing/trip-server.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { SharedTrip } from "../shared-trip.tsx";
import { whyFull } from "./edits.ts";

const DAILY = everyDay(() => [{ opens: 600, closes: 1080 }]);
const ISENHOWER = aWinery({ id: 9, name: "Isenhower", openingHours: DAILY });
const SHUT = aWinery({ id: 10, name: "Shut Cellars", openingHours: everyDay(() => []) });
const EDITABLE = aSharedTrip({ mayEdit: true });

function open(trip: Trip = EDITABLE) {
  const server = serveTrip(trip, [ISENHOWER, SHUT]);
  return { server, ...renderPage(<SharedTrip token="a-token" renderMap={() => null} />) };
}
const stops = async () =>
  within(await screen.findByRole("region", { name: /Saturday, December 5/ }))
    .getAllByRole("heading", { level: 4 })
    .map(({ textContent }) => textContent?.replace(/^Stop \d+: /, ""));
const said = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });

async function openTools(user: ReturnType<typeof open>["user"]) {
  await user.click(await screen.findByText("Add a winery"));
}

beforeEach(() => {
  stubApi(wineriesApi.list, [...EDITABLE.wineries, SHUT, ISENHOWER]);
  stubApi(drivesApi.between, evenDrives([9, 7, 8]));
});

test("a winery found by name is added, what that does is said, and one press undoes it", async () => {
  const { user, server } = open();
  await stops();
  expect(requestsTo(wineriesApi.list)).toHaveLength(0);
  await openTools(user);
  await user.type(await screen.findByLabelText("Search by name, town or region"), "isen");
  await user.click(await screen.findByRole("button", { name: "Add Isenhower" }));
  expect(
    await said(/Added Isenhower, with up to 3 stops a day: Isenhower now fits, 15 min more/),
  ).toBeVisible();
  expect(await stops()).toContain("Isenhower");
  expect(requestsTo(drivesApi.between)[0]?.body).toEqual({
    base: "Walla Walla",
    wineries: [9, 7, 8],
  });
  await waitFor(() =>
    expect(server.trip().request).toMatchObject({ wineries: [7, 8, 9], wineriesPerDay: 3 }),
  );
  expect(server.sent()).toEqual([[{ kind: "add", wineryId: 9 }]]);

  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await stops()).toHaveLength(2));
  await waitFor(() =>
    expect(server.trip().request).toMatchObject({ wineries: [7, 8], wineriesPerDay: 2 }),
  );
});

test("one that does not fit is told so, with its reason, and can be removed again", async () => {
  stubApi(drivesApi.between, evenDrives([10, 7, 8]));
  const { user, server } = open();
  await openTools(user);
  await user.click(await screen.findByRole("button", { name: "Add Shut Cellars" }));
  expect(await said(/Added Shut Cellars, .*: it does not fit yet; see why below/)).toBeVisible();
  expect(await screen.findByText("Closed on Saturdays.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Remove from the trip ?: Shut Cellars$/ }));
  expect(await said(/Removed Shut Cellars/)).toBeVisible();
  await waitFor(() => expect(server.trip().request.wineries).toEqual([7, 8]));
});

test("where its drives cannot be measured nothing is changed, and it can be tried again", async () => {
  stubNetworkFailure(drivesApi.between);
  const { user, server } = open();
  await openTools(user);
  await user.click(await screen.findByRole("button", { name: "Add Isenhower" }));
  expect(await screen.findByText(/nothing was changed/)).toBeVisible();
  expect(await stops()).toHaveLength(2);
  expect(server.sent()).toEqual([]);
  stubApi(drivesApi.between, evenDrives([9, 7, 8]));
  await user.click(screen.getByRole("button", { name: "Add Isenhower" }));
  expect(await said(/Added Isenhower/)).toBeVisible();
});

test("a trip whose wineries all left the guide takes another, and is planned again", async () => {
  stubApi(wineriesApi.departed, []);
  stubApi(drivesApi.between, evenDrives([9]));
  const request = { ...EDITABLE.request, wineries: [] };
  const { user, server } = open({ ...EDITABLE, request, wineries: [], departed: [99] });
  expect(await screen.findByText("This trip has no wineries yet.")).toBeVisible();
  await openTools(user);
  await user.click(await screen.findByRole("button", { name: "Add Isenhower" }));
  expect(await screen.findByRole("heading", { level: 4, name: /Isenhower/ })).toBeVisible();
  await waitFor(() => expect(server.sent()).toEqual([[{ kind: "add", wineryId: 9 }]]));
});

test("who only sees the trip adds nothing", async () => {
  open(aSharedTrip());
  await stops();
  expect(screen.queryByText("Add a winery")).not.toBeInTheDocument();
});

test("a trip that is full says so", () => {
  const trip = (count: number, days: number) =>
    tripOf({
      base: "Walla Walla",
      wineries: Array.from({ length: count }, (_, index) => index + 1),
      days,
      wineriesPerDay: 4,
    });
  const shown = { plan: { startWeekday: "friday" } as never, nameOf: String };
  expect(whyFull({ ...shown, trip: trip(12, 3) })).toBeNull();
  expect(whyFull({ ...shown, trip: trip(14, 4) })).toMatch(/at most 14 wineries/);
});

test("a winery that left the guide is passed over while the trip is changed", async () => {
  stubApi(wineriesApi.departed, []);
  const { user, server } = open({ ...EDITABLE, departed: [99] });
  await stops();
  await user.click(screen.getAllByRole("button", { name: "Later" })[0] ?? document.body);
  await waitFor(() => expect(server.sent()).toHaveLength(1));
  // The stored trip still names it.
  expect(server.sent()[0]).toMatchObject([{ kind: "move", at: 1, among: [7, 8, 99] }]);
});
