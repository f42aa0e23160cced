/** A trip's page by its private link, the plan worked out by the real solver. */
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { type DepartedWinery, wineriesApi } from "#shared/api/wineries.ts";
import { BesideThePlan } from "./share/beside-the-plan-part.tsx";
import { SharedTrip } from "./shared-trip.tsx";

const EDITABLE = aSharedTrip({ mayEdit: true, editUrl: "/trip/a-token#edit=a-key" });

const open = (at = "/trip/a-token") =>
  renderPage(<SharedTrip token="a-token" renderMap={() => null} />, { at });

const day = () => screen.findByRole("region", { name: /Saturday, December 5/ });
const bodyOf = (index: number) =>
  requestsTo(tripsApi.update)[index]?.body as Record<string, unknown> | undefined;

async function swapTheDay(user: UserEvent) {
  const [summary] = within(await day()).getAllByText("Change this stop");
  const tools = summary?.closest("details");
  if (!summary || !tools) throw new Error("There are no tools");
  await user.click(summary);
  await user.click(within(tools).getByRole("button", { name: "Later" }));
}

beforeAll(() => BesideThePlan.prepare());

beforeEach(() => {
  stubApi(tripsApi.byToken, aSharedTrip());
});

test("who has the link sees the plan without an account, and changes nothing", async () => {
  open();
  expect(
    await screen.findByRole("heading", { level: 1, name: "Two rooms in a day" }),
  ).toBeVisible();
  expect(within(await day()).getAllByRole("heading", { level: 4 })).toHaveLength(2);
  expect(screen.queryByText("Change this stop")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Rename" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Make a copy of my own" })).toBeVisible();
  expect(await screen.findByText(/It is deleted after Friday, March 5, 2027/)).toBeVisible();
});

test("the key leaves the address and stays in the browser, and is sent as a header alone", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  const { unmount } = open("/trip/a-token#edit=a-key");
  await day();
  expect(window.location.href).not.toContain("a-key");
  expect(requestsTo(tripsApi.byToken)[0]?.headers["x-edit-key"]).toBe("a-key");
  expect(requestsTo(tripsApi.byToken)[0]?.path).not.toContain("a-key");
  unmount();

  open("/trip/a-token");
  await day();
  expect(requestsTo(tripsApi.byToken)[1]?.headers["x-edit-key"]).toBe("a-key");
});

test("each change is saved, naming the version it changes", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  let version = 1;
  stubApi(tripsApi.update, () => {
    version += 1;
    return { ...EDITABLE, version };
  });
  const { user } = open();
  await swapTheDay(user);
  await waitFor(() => expect(requestsTo(tripsApi.update)).toHaveLength(1));
  expect(bodyOf(0)).toMatchObject({
    version: 1,
    arrangement: [[8, 7]],
    name: "Two rooms in a day",
  });
  expect(await screen.findByText("Every change is saved.")).toBeVisible();

  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(requestsTo(tripsApi.update)).toHaveLength(2));
  expect(bodyOf(1)).toMatchObject({ version: 2, arrangement: null });
});

function LeaveAndReturn() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Leave or return
      </button>
      {isOpen ? <SharedTrip token="a-token" renderMap={() => null} /> : null}
    </>
  );
}

test("left and opened again, the page shows the trip as it is then, not as it was", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  const { user } = renderPage(<LeaveAndReturn />, { at: "/trip/a-token" });
  await day();
  await user.click(screen.getByRole("button", { name: "Leave or return" }));
  stubApi(tripsApi.byToken, { ...EDITABLE, version: 9, name: "Renamed elsewhere" });
  await user.click(screen.getByRole("button", { name: "Leave or return" }));
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Renamed elsewhere");
});

test("what could not be saved stays on the page, and one press saves it", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  stubNetworkFailure(tripsApi.update);
  const { user } = open();
  await swapTheDay(user);
  expect(await screen.findByText(/Your last changes are not saved yet/)).toBeVisible();
  stubApi(tripsApi.update, { ...EDITABLE, version: 2 });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Every change is saved.")).toBeVisible();
  expect(bodyOf(1)).toMatchObject({ version: 1, arrangement: [[8, 7]] });
});

const THEIRS = { ...EDITABLE, version: 5, name: "Theirs" };

function stubConflict() {
  stubProblem(tripsApi.update, {
    title: "Precondition Failed",
    status: 412,
    detail: "The trip changed meanwhile",
    // What a 412 carries beside what every problem says.
    ...({ trip: THEIRS } as object),
  });
}

test("it changed meanwhile: both are shown, and mine can stay", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  stubConflict();
  const { user } = open();
  await swapTheDay(user);
  const choice = await screen.findByRole("alert", { name: "It changed meanwhile" });
  expect(within(choice).getByText("As it is now, by somebody else")).toBeVisible();
  expect(within(choice).getByText("As you changed it here")).toBeVisible();

  stubApi(tripsApi.update, { ...EDITABLE, version: 6 });
  await user.click(within(choice).getByRole("button", { name: "Keep mine instead" }));
  expect(await screen.findByText("Every change is saved.")).toBeVisible();
  expect(bodyOf(1)).toMatchObject({ version: 5, arrangement: [[8, 7]] });
});

test("it changed meanwhile: theirs can be taken, and nothing is sent", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  stubConflict();
  const { user } = open();
  await swapTheDay(user);
  await user.click(await screen.findByRole("button", { name: "Take theirs" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();
  expect(await screen.findByText("Every change is saved.")).toBeVisible();
  expect(requestsTo(tripsApi.update)).toHaveLength(1);
});

test("a renamed trip is saved under its new name", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  stubApi(tripsApi.update, { ...EDITABLE, version: 2, name: "Up the river" });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Rename" }));
  const field = await screen.findByLabelText("Trip name");
  await user.clear(field);
  await user.type(field, "Up the river{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Up the river" })).toBeVisible();
  expect(bodyOf(0)).toMatchObject({ name: "Up the river", version: 1 });
});

test("a link that leads to no trip says so, and one that cannot be fetched offers to try again", async () => {
  stubProblem(tripsApi.byToken, { title: "Not Found", status: 404, detail: "There is none." });
  const { unmount } = open();
  expect(await screen.findByText("There is no trip at this link")).toBeVisible();
  unmount();

  stubNetworkFailure(tripsApi.byToken);
  open();
  expect(await screen.findByText("This trip could not be fetched")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

const GONE: DepartedWinery = {
  id: 99,
  slug: "old-cellar",
  name: "Old Cellar",
  city: "Prosser",
  region: "Yakima Valley",
  kind: "closed",
  reason: "Its owners retired.",
  since: "2011-01",
  source: null,
};

function stubTripWithoutOne() {
  const trip = aSharedTrip();
  stubApi(tripsApi.byToken, {
    ...trip,
    request: { ...trip.request, wineries: [7, 99, 8], wineriesPerDay: 3 },
    departed: [99],
  });
}

test("a trip whose winery has left the guide is planned without it, names it and says why", async () => {
  stubTripWithoutOne();
  stubApi(wineriesApi.departed, [{ ...GONE, id: 98, name: "Another Cellar" }, GONE]);
  open();
  expect(await screen.findByText(/1 winery of this trip has left the guide/)).toBeVisible();
  expect(await screen.findByRole("link", { name: "Old Cellar" })).toHaveAttribute(
    "href",
    "/winery/old-cellar",
  );
  expect(screen.getByText(/Closed, January 2011. Its owners retired./)).toBeVisible();
  expect(screen.queryByText("Another Cellar")).not.toBeInTheDocument();
  expect(within(await day()).getAllByRole("heading", { level: 4 })).toHaveLength(2);
});

test("who left is told by number where the names cannot be fetched", async () => {
  stubTripWithoutOne();
  stubNetworkFailure(wineriesApi.departed);
  open();
  expect(await screen.findByText(/1 winery of this trip has left the guide/)).toBeVisible();
  expect(within(await day()).getAllByRole("heading", { level: 4 })).toHaveLength(2);
});

test("a calendar app can subscribe to a trip with dates", async () => {
  open();
  expect(await screen.findByRole("link", { name: "Subscribe in a calendar app" })).toHaveAttribute(
    "href",
    `webcal://${window.location.host}/api/trips/a-token/calendar.ics`,
  );
});
