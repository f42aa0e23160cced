/** A trip's page by its private link, the plan worked out by the real solver. */
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip, aUser } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession, rememberSession } from "#client/testing/session-hint.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import { authApi } from "#shared/api/account/auth.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { type DepartedWinery, wineriesApi } from "#shared/api/wineries.ts";
import { SharedTrip } from "./shared-trip.tsx";
import { queueChanges } from "./store/change-queue.ts";
import { BesideThePlan } from "./trip-view.tsx";

const EDITABLE = aSharedTrip({ mayEdit: true, editUrl: "/trip/a-token#edit=a-key" });

const open = (at = "/trip/a-token") =>
  renderPage(<SharedTrip token="a-token" renderMap={() => null} />, { at });

const day = () => screen.findByRole("region", { name: /Saturday, December 5/ });
const key = (index: number) => requestsTo(tripsApi.byToken)[index]?.headers["x-edit-key"];

async function swapTheDay(user: UserEvent) {
  const [summary] = within(await day()).getAllByText("Change this stop");
  const tools = summary?.closest("details");
  if (!summary || !tools) throw new Error("There are no tools");
  await user.click(summary);
  await user.click(within(tools).getByRole("button", { name: "Later" }));
}

beforeAll(() => BesideThePlan.prepare());

beforeEach(() => {
  forgetSession();
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
  expect(screen.getByRole("button", { name: "Make my own copy" })).toBeVisible();
  expect(await screen.findByText(/It is deleted after Friday, March 5, 2027/)).toBeVisible();
});

test("the key leaves the address and stays in the browser, and is sent as a header alone", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  const { unmount } = open("/trip/a-token#edit=a-key");
  await day();
  expect(window.location.href).not.toContain("a-key");
  expect(key(0)).toBe("a-key");
  expect(requestsTo(tripsApi.byToken)[0]?.path).not.toContain("a-key");
  unmount();

  open();
  await day();
  expect(key(1)).toBe("a-key");
});

test("a key opened by somebody signed in leaves with them; one of the device stays with it", async () => {
  rememberSession();
  stubApi(authApi.user, aUser());
  const hers = open("/trip/a-token#edit=hers");
  await day();
  hers.unmount();
  open();
  await day();
  expect(key(1)).toBe("hers");
  document.body.replaceChildren();

  // The next visitor of a shared device is signed in as somebody else; then nobody is.
  stubApi(authApi.user, aUser({ id: "1d0c2f0e-0000-4000-8000-000000000002" }));
  const other = open();
  await day();
  expect(key(2)).toBeUndefined();
  expect(JSON.stringify(localStorage)).not.toContain("hers");
  other.unmount();
  forgetSession();
  open("/trip/a-token#edit=the-device");
  await day();
  document.body.replaceChildren();
  rememberSession();
  stubApi(authApi.user, aUser());
  open();
  await day();
  expect(key(4)).toBe("the-device");
});

test("a change of order travels as that change, and its undo too", async () => {
  const server = serveTrip(EDITABLE);
  const { user } = open();
  await swapTheDay(user);
  expect(await screen.findByText("Every change is saved.")).toBeVisible();
  expect(server.sent()[0]).toMatchObject([{ kind: "move", wineryId: 7, day: 0, at: 1 }]);
  expect(server.trip().arrangement).toEqual([[8, 7]]);

  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(server.trip().arrangement).toBeNull());
  expect(server.sent()[1]).toMatchObject([{ kind: "undo" }]);
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

test("what could not be saved stays, also over a reload, and one press saves it", async () => {
  const server = serveTrip(EDITABLE);
  stubNetworkFailure(tripsApi.change);
  const first = open();
  await swapTheDay(first.user);
  expect(await screen.findByText(/Your last changes are not saved yet/)).toBeVisible();
  first.unmount();

  const { user } = open();
  const names = within(await day()).getAllByRole("heading", { level: 4 });
  expect(names.map(({ textContent }) => textContent)).toEqual(["Stop 1: Hedges", "Stop 2: Amavi"]);
  server.answer();
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Every change is saved.")).toBeVisible();
  // The alert goes with its button.
  expect(document.body).not.toHaveFocus();
  expect(server.trip().arrangement).toEqual([[8, 7]]);
});

test("a renamed trip is saved under its new name, and that is said", async () => {
  const server = serveTrip(EDITABLE);
  const { user } = open();
  await swapTheDay(user);
  expect(await screen.findByText(/^Moved Amavi/)).toBeVisible();
  const button = await screen.findByRole("button", { name: "Rename" });
  await user.click(button);
  const field = await screen.findByLabelText("Trip name");
  await user.clear(field);
  await user.type(field, "Up the river{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Up the river" })).toBeVisible();
  expect(screen.getByText("Named the trip “Up the river”.")).toBeVisible();
  expect(button).toHaveFocus();
  await waitFor(() => expect(server.trip().name).toBe("Up the river"));
});

test("a copy has the changes that are on their way, and who has gone on is not led to it", async () => {
  const server = serveTrip(EDITABLE);
  const release = server.hold();
  const copied: unknown[] = [];
  stubApi(tripsApi.duplicate, () => {
    copied.push(server.trip().arrangement);
    return { url: "/trip/another", editUrl: "/trip/another#edit=key" };
  });
  const { user } = open();
  await swapTheDay(user);
  await user.click(screen.getByRole("button", { name: "Duplicate" }));
  release();
  await waitFor(() => expect(copied).toEqual([[[8, 7]]]));
  await waitFor(() => expect(window.location.pathname).toBe("/trip/another"));
  expect(screen.getByText("This is your copy")).toBeVisible();

  window.history.pushState(null, "", "/wineries");
  await user.click(screen.getByRole("button", { name: "Duplicate" }));
  expect(await screen.findByText("Your copy is ready")).toBeVisible();
  expect(window.location.pathname).toBe("/wineries");
  await user.click(screen.getByRole("button", { name: "Open it" }));
  expect(window.location.pathname).toBe("/trip/another");
});

test("the trip is mailed as it stands, by one dialog, and Escape gives the focus back", async () => {
  const server = serveTrip(EDITABLE);
  stubApi(tripsApi.mail, { status: "sent" });
  const { user } = open();
  await swapTheDay(user);
  const button = await screen.findByRole("button", { name: "Email it" });
  await user.click(button);
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(button).toHaveFocus();

  await user.click(button);
  await user.type(await screen.findByLabelText("Email address"), "ann@example.org{Enter}");
  expect(await screen.findByText("Itinerary sent!")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(requestsTo(tripsApi.mail)[0]?.body).toEqual({
    email: "ann@example.org",
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(server.trip().arrangement).toEqual([[8, 7]]);
});

test("a mail whose answer was lost is repeated as the same, also after the changes it waited for", async () => {
  const id = () => crypto.randomUUID();
  const changes = [
    { id: id(), kind: "rename", name: "One" },
    { id: id(), kind: "guests", guests: 3 },
  ] as const;
  queueChanges({ visitor: null, token: "a-token" }, changes);
  stubApi(tripsApi.byToken, EDITABLE);
  stubNetworkFailure(tripsApi.change);
  stubNetworkFailure(tripsApi.mail);
  const { user } = open();
  await screen.findByText(/Your last changes are not saved yet/);
  const send = async (typed: string) => {
    const before = requestsTo(tripsApi.mail).length;
    await user.click(screen.getByRole("button", { name: "Email it" }));
    // A request raises the version by one, whatever it holds.
    stubApi(tripsApi.change, { ...EDITABLE, version: 2, sequence: 2 });
    await user.type(await screen.findByLabelText("Email address"), `${typed}{Enter}`);
    await waitFor(() => expect(requestsTo(tripsApi.mail)).toHaveLength(before + 1));
    await screen.findByText(/The plan may have been sent/);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  await send("ann@example.org");
  await send("");
  const [first, second] = requestsTo(tripsApi.mail);
  expect(second?.body).toEqual(first?.body);
});

test("a trip that was deleted by a press without an answer is deleted, one that others deleted is told of", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  const gone = { title: "Not found", status: 404, detail: "There is no trip at this address." };
  stubProblem(tripsApi.remove, gone);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const press = await screen.findByRole("button", { name: "Delete it" });
  await user.click(press);
  expect(await screen.findByText(gone.detail)).toBeVisible();
  stubNetworkFailure(tripsApi.remove);
  await user.click(press);
  expect(await screen.findByText(/^It may not have been deleted/)).toBeVisible();
  // What comes between says nothing about that press.
  const busy = { title: "Too many", status: 429, detail: "Wait." };
  stubProblem(tripsApi.remove, busy);
  await user.click(press);
  expect(await screen.findByText(busy.detail)).toBeVisible();
  stubProblem(tripsApi.remove, gone);
  await user.click(press);
  expect(await screen.findByText("Trip deleted")).toBeVisible();
  expect(window.location.pathname).toBe("/trips");
});

test("editors see who changed what, newest first, and undo any of it", async () => {
  const server = serveTrip(EDITABLE);
  server.change({ kind: "rename", name: "Ann's way" }, "Ann");
  server.change({ kind: "wish", wineryId: 8, wish: "must" });
  const { user } = open();
  const history = await screen.findByRole("region", { name: "What changed" });
  expect(
    within(history)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Someone made Hedges a must/),
    expect.stringMatching(/^Ann named the trip “Ann's way”/),
  ]);
  await user.click(within(history).getByRole("button", { name: /^Undo ?: named the trip/ }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "Two rooms in a day" }),
  ).toBeVisible();
  await waitFor(() => expect(server.trip().name).toBe("Two rooms in a day"));
  expect(server.trip().request.wishes).toEqual({ 8: "must" });
});

test("the undo of the last row of what changed leaves the focus to the row before it", async () => {
  const server = serveTrip(EDITABLE);
  for (let guests = 1; guests <= 8; guests++) server.change({ kind: "guests", guests });
  const { user } = open();
  const history = await screen.findByRole("region", { name: "What changed" });
  const undos = () => within(history).getAllByRole("button", { name: /^Undo/ });
  const [last, before] = undos().reverse();
  if (!last || !before) throw new Error("There is no history");
  await user.click(last);
  await waitFor(() => expect(last).not.toBeInTheDocument());
  expect(undos().at(-1)).toBe(before);
  expect(before).toHaveFocus();
});

test("what can no longer be undone says why", async () => {
  const server = serveTrip(EDITABLE);
  server.change({ kind: "days", days: 2 }, "Ann");
  server.change({ kind: "pace", wineriesPerDay: 1 }, "Ann");
  const { user } = open();
  const history = await screen.findByRole("region", { name: "What changed" });
  const [, days] = within(history).getAllByRole("button", { name: /^Undo/ });
  if (!days) throw new Error("There is no history");
  await user.click(days);
  expect(await screen.findByText(/^2 wineries do not fit into 1 day/)).toBeVisible();
  expect(server.sent()).toEqual([]);
});

test("a link that leads to no trip says so, and one that cannot be fetched offers to try again", async () => {
  stubProblem(tripsApi.byToken, { title: "Not Found", status: 404, detail: "There is none." });
  const { unmount } = open();
  expect(await screen.findByText("There is no trip at this link")).toBeVisible();
  unmount();

  stubNetworkFailure(tripsApi.byToken);
  open();
  expect(await screen.findByText("This trip could not be loaded")).toBeVisible();
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
  stubApi(tripsApi.byToken, aSharedTrip({ departed: [99] }));
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

test("a copy that the site refuses is told with its reason and when to try again", async () => {
  stubApi(tripsApi.byToken, aSharedTrip());
  const detail = "You have made too many trips. Try again in 40 minutes.";
  stubProblem(tripsApi.duplicate, { title: "Too Many Requests", status: 429, detail });
  const { user } = renderPage(<SharedTrip token="a-token" renderMap={() => null} />, {
    at: "/trip/a-token",
  });
  await user.click(await screen.findByRole("button", { name: "Make my own copy" }));
  expect(await screen.findByText("The trip was not copied")).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
});

test("a copy whose answer was lost may have been made, one that was never asked for was not", async () => {
  stubApi(tripsApi.byToken, aSharedTrip());
  stubNetworkFailure(tripsApi.duplicate);
  const { user } = renderPage(<SharedTrip token="a-token" renderMap={() => null} />, {
    at: "/trip/a-token",
  });
  const press = await screen.findByRole("button", { name: "Make my own copy" });
  await user.click(press);
  expect(await screen.findByText("The trip may not have been copied")).toBeVisible();
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  await user.click(press);
  expect(await screen.findByText("The trip was not copied")).toBeVisible();
});
