/** A page of a trip while others change it: what they do comes by itself, and nobody is disturbed. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession } from "#client/testing/session-hint.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { SharedTrip } from "../shared-trip.tsx";
import { BesideThePlan } from "../trip-view.tsx";

const BEA = {
  id: "0b8f7a52-5d0e-4f53-8a1f-1b2c3d4e5f62",
  name: "Bea",
  marks: { "7": "skip" as const },
  gets: { musts: { met: 0, of: 0 }, likes: { met: 0, of: 0 }, skipsPlanned: 1 },
};
const withBea = (overrides: Partial<Trip> = {}) =>
  aSharedTrip({ sequence: 2, group: { isOpen: true, guests: [BEA] }, ...overrides });

/** The event stream as a browser has it; the test says what comes. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    Stream.all.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }

  close() {
    this.readyState = Stream.CLOSED;
  }

  tell(sequence: number) {
    const data = JSON.stringify({ version: 1, sequence });
    return act(async () => void this.dispatchEvent(new MessageEvent("trip", { data })));
  }

  fail(isLasting = true) {
    if (isLasting) this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  static get last(): Stream {
    const last = Stream.all.at(-1);
    if (!last) throw new Error("The page listens to nothing");
    return last;
  }
}

beforeAll(() => BesideThePlan.prepare());
beforeEach(() => {
  forgetSession();
  Stream.all = [];
  vi.stubGlobal("EventSource", Stream);
  stubApi(drivesApi.geometries, { courses: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(trip = aSharedTrip()) {
  stubApi(tripsApi.byToken, trip);
  const page = renderPage(<SharedTrip token="a-token" renderMap={() => null} />);
  await screen.findByRole("region", { name: /Saturday, December 5/ });
  return page;
}
const asked = () => requestsTo(tripsApi.byToken).length;
const see = (state: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange"));
};
const stops = () =>
  within(screen.getByRole("region", { name: /Saturday, December 5/ })).getAllByRole("heading", {
    level: 4,
  });

test("another editor's change comes at once, and is told by name", async () => {
  await open(aSharedTrip({ mayEdit: true }));
  const server = serveTrip(aSharedTrip({ mayEdit: true }));
  await Stream.last.tell(1);
  expect(asked()).toBe(1);
  server.change({ kind: "remove", wineryId: 8 }, "Ann");
  await Stream.last.tell(2);
  expect(await screen.findByText("Ann removed Hedges.")).toBeVisible();
  await waitFor(() => expect(stops()).toHaveLength(1));
  expect(Stream.all).toHaveLength(1);
  expect(Stream.last.url).toBe("/api/trips/a-token/events");
});

test("a page that only sees the trip is told that it changed, and follows", async () => {
  await open();
  stubApi(tripsApi.byToken, aSharedTrip({ version: 2, sequence: 2, name: "Changed elsewhere" }));
  await Stream.last.tell(2);
  expect(await screen.findByRole("heading", { level: 1, name: "Changed elsewhere" })).toBeVisible();
  expect(screen.getByText("The trip was changed.")).toBeVisible();
});

test("a guest's mark comes by itself, and changes nothing about the plan", async () => {
  await open();
  await Stream.last.tell(1);
  stubApi(tripsApi.byToken, withBea());
  await Stream.last.tell(2);
  expect(await screen.findByText("Bea sent marks.")).toBeVisible();
  expect(screen.getByText(/1 stop they would skip is planned/)).toBeVisible();
  expect(stops()).toHaveLength(2);
});

test("what somebody types stays while others change the trip, and so do changes not sent yet", async () => {
  const { user } = await open(aSharedTrip({ mayEdit: true }));
  const server = serveTrip(aSharedTrip({ mayEdit: true }));
  stubNetworkFailure(tripsApi.change);
  const [length] = within(screen.getByRole("region", { name: /Saturday/ })).getAllByLabelText(
    "Length of the visit",
  );
  const [time] = screen.getAllByLabelText("Appointment at");
  if (!length || !time) throw new Error("There are no tools");
  await user.selectOptions(length, "90");
  await user.type(time, "14:30");
  await user.type(screen.getByLabelText("Your name"), "An");
  server.change({ kind: "rename", name: "Theirs" }, "Bea");
  await Stream.last.tell(2);
  expect(await screen.findByRole("heading", { level: 1, name: "Theirs" })).toBeVisible();
  expect(time).toHaveValue("14:30");
  expect(screen.getByLabelText("Your name")).toHaveValue("An");
  expect(length).toHaveValue("90");
});

test("one's own change is not fetched again when the site tells of it", async () => {
  const { user } = await open(aSharedTrip({ mayEdit: true }));
  serveTrip(aSharedTrip({ mayEdit: true }));
  await Stream.last.tell(1);
  const [length] = within(screen.getByRole("region", { name: /Saturday/ })).getAllByLabelText(
    "Length of the visit",
  );
  if (!length) throw new Error("There are no tools");
  await user.selectOptions(length, "90");
  expect(await screen.findByText("Every change is saved.")).toBeVisible();
  await Stream.last.tell(2);
  expect(asked()).toBe(1);
});

test("a page that is hidden listens to nothing, and catches up when it is looked at again", async () => {
  await open();
  see("hidden");
  expect(Stream.last.readyState).toBe(Stream.CLOSED);
  stubApi(tripsApi.byToken, withBea());
  see("visible");
  expect(await screen.findByText("Bea")).toBeVisible();
  expect(Stream.all).toHaveLength(2);
  expect(Stream.last.readyState).not.toBe(Stream.CLOSED);
});

test("where streams fail again and again, the page asks every half minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await open();
  for (const _time of [1, 2]) {
    Stream.last.fail();
    await act(() => vi.advanceTimersByTimeAsync(5000));
  }
  const before = asked();
  Stream.last.fail();
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(asked()).toBe(before);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(asked()).toBe(before + 1);
  Stream.last.fail();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked()).toBe(before + 2);
});

const BUSY = { title: "Too Many Requests", status: 429, detail: "Try again.", retryAfter: 7 };

test("a change that cannot be fetched is fetched again, when the site says", async () => {
  await open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  stubProblem(tripsApi.byToken, BUSY);
  await Stream.last.tell(2);
  await vi.waitFor(() => expect(asked()).toBe(2));
  stubApi(tripsApi.byToken, withBea());
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(asked()).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(asked()).toBe(3);
  expect(screen.getByText("Bea sent marks.")).toBeVisible();
});

test("a left page fetches nothing any more, even what failed", async () => {
  const { unmount } = await open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  stubProblem(tripsApi.byToken, BUSY);
  await Stream.last.tell(2);
  await vi.waitFor(() => expect(asked()).toBe(2));
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(2);
});

test("a trip that is gone is said to be, and neither changed nor asked for any more", async () => {
  await open(aSharedTrip({ mayEdit: true }));
  stubProblem(tripsApi.byToken, {
    title: "Not Found",
    status: 404,
    detail: "There is no such trip.",
  });
  Stream.last.fail();
  see("hidden");
  see("visible");
  expect(await screen.findByText(/This trip is gone: it was deleted/)).toBeVisible();
  expect(screen.queryByText("Change this stop")).not.toBeInTheDocument();
  expect(Stream.last.readyState).toBe(Stream.CLOSED);
  const before = Stream.all.length;
  see("hidden");
  see("visible");
  expect(Stream.all).toHaveLength(before);
});

test("a left page listens no more", async () => {
  const { unmount } = await open();
  unmount();
  expect(Stream.last.readyState).toBe(Stream.CLOSED);
});

test("a copy of the device says since when it is kept, until the site answers again", async () => {
  const copied = { "X-Kept-At": "2026-12-05T02:40:00.000Z" };
  stubApi(tripsApi.byToken, aSharedTrip(), copied);
  const { user } = renderPage(<SharedTrip token="a-token" renderMap={() => null} />);
  expect(
    await screen.findByText(/kept on this device on Friday, December 4 at 6:40 PM/),
  ).toBeVisible();
  stubApi(tripsApi.byToken, aSharedTrip({ sequence: 2, name: "Renamed meanwhile" }));
  await user.click(screen.getByRole("button", { name: "Look again" }));
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Renamed meanwhile");
  expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
});

test("a copy of the device gives way to the trip once its stream answers, unchanged as it may be", async () => {
  stubApi(tripsApi.byToken, aSharedTrip(), { "X-Kept-At": "2026-12-05T02:40:00.000Z" });
  renderPage(<SharedTrip token="a-token" renderMap={() => null} />);
  await screen.findByText(/kept on this device on Friday/);
  stubApi(tripsApi.byToken, aSharedTrip());
  await Stream.last.tell(1);
  await waitFor(() => expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument());
});

test("the map draws the ways along their geometries, which are asked for as far as they are missing", async () => {
  const line = "_gjaHjnwsU";
  stubApi(
    tripsApi.byToken,
    aSharedTrip({ courses: [{ from: "base", to: 7, parts: [{ by: "road", line }] }] }),
  );
  stubApi(drivesApi.geometries, { courses: [{ from: 7, to: 8, parts: [{ by: "ferry", line }] }] });
  renderPage(
    <SharedTrip
      token="a-token"
      renderMap={({ days }, on) =>
        on ? null : <p>{days[0]?.geometry.map(({ by }) => by).join(" ")}</p>
      }
    />,
  );
  expect(await screen.findByText("road ferry straight")).toBeVisible();
  expect(screen.getByText(/Lines follow the roads\. Dots are ferries\./)).toBeVisible();
  expect(requestsTo(drivesApi.geometries)[0]?.body).toEqual({
    base: "Walla Walla",
    legs: [
      { from: 7, to: 8 },
      { from: 8, to: "base" },
    ],
  });
});

test("a field that was only looked into follows the others, and leaving it takes nothing back", async () => {
  const EDITABLE = aSharedTrip({ mayEdit: true, notes: {} });
  const { user } = await open(EDITABLE);
  const server = serveTrip(EDITABLE);
  const [note] = screen.getAllByLabelText("Note");
  if (!note) throw new Error("There are no tools");
  await user.click(note);
  server.change({ kind: "note", wineryId: 7, note: { text: "Ring twice" } }, "Bea");
  await Stream.last.tell(2);
  await waitFor(() => expect(note).toHaveValue("Ring twice"));
  await user.tab();
  expect(server.sent()).toEqual([]);
  expect(server.trip().notes).toEqual({ "7": { text: "Ring twice" } });
});

test("news of others leaves the focus where it is", async () => {
  const { user } = await open(aSharedTrip({ mayEdit: true }));
  const server = serveTrip(aSharedTrip({ mayEdit: true }));
  const [length] = screen.getAllByLabelText("Length of the visit");
  if (!length) throw new Error("There are no tools");
  await user.selectOptions(length, "90");
  const status = { selector: "[role=status]" };
  await screen.findByText(/^Set the visit at/, status);
  await screen.findByText("Every change is saved.");
  length.blur();
  server.change({ kind: "rename", name: "Theirs" }, "Bea");
  await Stream.last.tell(3);
  expect(await screen.findByText(/^Bea named the trip/, status)).toBeVisible();
  expect(document.body).toHaveFocus();
  // What stands beside it is not taken back by it.
  await user.click(screen.getByRole("button", { name: "Undo my last change" }));
  await waitFor(() => expect(server.trip().request.visitMinutes).toMatchObject({ "7": 60 }));
  expect(server.trip().name).toBe("Theirs");
});
