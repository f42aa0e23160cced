/** Wineries that come to a trip and leave it, on the page of the trip. */
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure } from "#client/testing/api.ts";
import { aSharedTrip, aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { SharedTrip } from "../shared-trip.tsx";

const DAILY = everyDay(() => [{ opens: 600, closes: 1080 }]);
const ISENHOWER = aWinery({ id: 9, name: "Isenhower", openingHours: DAILY });
const SHUT = aWinery({ id: 10, name: "Shut Cellars", openingHours: everyDay(() => []) });
const EDITABLE = aSharedTrip({ mayEdit: true });

const open = () => renderPage(<SharedTrip token="a-token" renderMap={() => null} />);
const stops = async () =>
  within(await screen.findByRole("region", { name: /Saturday, December 5/ }))
    .getAllByRole("heading", { level: 4 })
    .map(({ textContent }) => textContent?.replace(/^Stop \d+: /, ""));
const lastSaved = () => requestsTo(tripsApi.update).at(-1)?.body;
const said = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });

async function openTools(user: ReturnType<typeof open>["user"]) {
  await user.click(await screen.findByText("Add a winery"));
}

beforeEach(() => {
  stubApi(tripsApi.byToken, EDITABLE);
  stubApi(tripsApi.update, { ...EDITABLE, version: 2 });
  stubApi(wineriesApi.list, [...EDITABLE.wineries, SHUT, ISENHOWER]);
  stubApi(drivesApi.between, evenDrives([9, 7, 8]));
});

test("a winery found by name is added, what that does is said, and one press undoes it", async () => {
  const { user } = open();
  expect(requestsTo(wineriesApi.list)).toHaveLength(0);
  await openTools(user);
  await user.type(await screen.findByLabelText("Search by name, town or region"), "isen");
  await user.click(await screen.findByRole("button", { name: "Add Isenhower" }));
  expect(
    await said(/Isenhower is added, with up to 3 stops a day: Isenhower now fits, 15 min more/),
  ).toBeVisible();
  expect(await stops()).toContain("Isenhower");
  expect(requestsTo(drivesApi.between)[0]?.body).toEqual({
    base: "Walla Walla",
    wineries: [9, 7, 8],
  });
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({ wineries: [7, 8, 9], wineriesPerDay: 3 }),
  );

  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await stops()).toHaveLength(2));
  await waitFor(() => expect(lastSaved()).toMatchObject({ wineries: [7, 8], wineriesPerDay: 2 }));
});

test("one that does not fit is told so, with its reason, and can be removed again", async () => {
  stubApi(drivesApi.between, evenDrives([10, 7, 8]));
  const { user } = open();
  await openTools(user);
  await user.click(await screen.findByRole("button", { name: "Add Shut Cellars" }));
  expect(await said(/Shut Cellars is added, .*: it does not fit yet; see why below/)).toBeVisible();
  expect(await screen.findByText("Closed on Saturdays.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Remove from the trip ?: Shut Cellars$/ }));
  expect(await said(/Shut Cellars is no longer part of the trip/)).toBeVisible();
  await waitFor(() => expect(lastSaved()).toMatchObject({ wineries: [7, 8] }));
});

test("where its drives cannot be measured nothing is changed, and it can be tried again", async () => {
  stubNetworkFailure(drivesApi.between);
  const { user } = open();
  await openTools(user);
  await user.click(await screen.findByRole("button", { name: "Add Isenhower" }));
  expect(await screen.findByText(/nothing was changed/)).toBeVisible();
  expect(await stops()).toHaveLength(2);
  expect(requestsTo(tripsApi.update)).toHaveLength(0);
  stubApi(drivesApi.between, evenDrives([9, 7, 8]));
  await user.click(screen.getByRole("button", { name: "Add Isenhower" }));
  expect(await said(/Isenhower is added/)).toBeVisible();
});

test("who only sees the trip adds nothing", async () => {
  stubApi(tripsApi.byToken, aSharedTrip());
  open();
  await stops();
  expect(screen.queryByText("Add a winery")).not.toBeInTheDocument();
});

test("a trip of twelve wineries says that it is full", async () => {
  const wineries = Array.from({ length: 12 }, (_, index) =>
    aWinery({ id: 20 + index, name: `Room ${index}`, openingHours: DAILY }),
  );
  const request = {
    ...EDITABLE.request,
    wineries: wineries.map(({ id }) => id),
    days: 3,
    wineriesPerDay: 4,
  };
  stubApi(tripsApi.byToken, aSharedTrip({ mayEdit: true, wineries, request }));
  open();
  expect(await screen.findByText(/A trip holds at most 12 wineries/)).toBeVisible();
});

test("a trip saves what was wished for a winery that left the guide no more", async () => {
  const request = {
    ...EDITABLE.request,
    wineries: [7, 99, 8],
    wineriesPerDay: 3,
    wishes: { "99": "must" as const, "7": "must" as const },
    visitMinutes: { "7": 60, "8": 60, "99": 90 },
  };
  stubApi(tripsApi.byToken, { ...EDITABLE, request, departed: [99] });
  stubApi(wineriesApi.departed, []);
  const { user } = open();
  await stops();
  await user.selectOptions(
    within(await screen.findByRole("region", { name: /Saturday/ })).getAllByLabelText(
      "Length of the visit",
    )[0] ?? screen.getByRole("main"),
    "90",
  );
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({ wineries: [7, 8], wishes: { "7": "must" } }),
  );
  expect(JSON.stringify(lastSaved())).not.toContain('"99"');
});
