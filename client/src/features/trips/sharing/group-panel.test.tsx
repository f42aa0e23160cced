/** The marks of a trip's guests, on the page of the trip. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { serveTrip } from "#client/testing/trip-server.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { SharedTrip } from "../shared-trip.tsx";
import { BesideThePlan } from "../trip-view.tsx";
import { NO_DRAFT } from "./guest-draft.ts";

const BEA = {
  id: "0b8f7a52-5d0e-4f53-8a1f-1b2c3d4e5f62",
  name: "Bea",
  marks: { "7": "skip" as const, "8": "must" as const },
  gets: { musts: { met: 1, of: 1 }, likes: { met: 0, of: 0 }, skipsPlanned: 0 },
};
const withBea = (overrides: Partial<Trip> = {}) =>
  aSharedTrip({ group: { isOpen: true, guests: [BEA] }, ...overrides });

const open = () =>
  renderPage(<SharedTrip token="a-token" renderMap={() => null} />, { at: "/trip/a-token" });
const group = () => screen.findByRole("region", { name: "Going together" });
const mark = async (winery: string, wish: string) =>
  within(within(await group()).getByRole("radiogroup", { name: winery })).getByLabelText(wish);

beforeAll(() => BesideThePlan.prepare());

beforeEach(() => {
  stubApi(tripsApi.byToken, aSharedTrip());
});

test("a guest types a name and marks, which advise and change nothing of the plan", async () => {
  stubApi(tripsApi.mark, { ...withBea(), guestId: BEA.id });
  const { user } = open();
  await user.type(within(await group()).getByLabelText("Your name"), "Bea");
  await user.click(await mark("Amavi", "Skip"));
  await user.click(await mark("Hedges", "Must"));
  await user.click(screen.getByRole("button", { name: "Send my marks" }));
  expect(await screen.findByText("Gets 1 of 1 must.")).toBeVisible();
  const [sent] = requestsTo(tripsApi.mark);
  expect(sent?.body).toEqual({ name: "Bea", marks: { "7": "skip", "8": "must" } });
  expect(sent?.headers["x-guest-key"]).toMatch(/^[\w-]{36}$/);
  const day = screen.getByRole("region", { name: /Saturday, December 5/ });
  expect(within(day).getAllByRole("heading", { level: 4 })).toHaveLength(2);
});

test("what a guest marks while their marks are sent stays", async () => {
  let answer = () => {};
  stubApi(tripsApi.mark, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { ...withBea(), guestId: BEA.id };
  });
  const { user } = open();
  await user.type(within(await group()).getByLabelText("Your name"), "Bea");
  await user.click(screen.getByRole("button", { name: "Send my marks" }));
  await waitFor(() => expect(requestsTo(tripsApi.mark)).toHaveLength(1));
  await user.click(await mark("Amavi", "Skip"));
  answer();
  expect(await screen.findByRole("button", { name: "Send my marks again" })).toBeVisible();
  expect(await mark("Amavi", "Skip")).toBeChecked();
  const kept = localStorage.getItem(`trip-guest:${aSharedTrip().calendarId}`);
  expect(JSON.parse(kept ?? "{}")).toMatchObject({
    guestId: BEA.id,
    marks: { "7": "skip" },
  });
});

test("an editor solves it for all: one change, told with what it did, and undone by one press", async () => {
  const server = serveTrip(withBea({ mayEdit: true }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Solve it for all of us" }));
  expect(
    await screen.findByText(
      /^Solved for all of you. Left out Amavi and made Hedges a must: 15 min less driving/,
    ),
  ).toBeVisible();
  await waitFor(() => expect(server.sent()).toHaveLength(1));
  expect(server.sent()[0]).toEqual([
    {
      kind: "plan",
      fields: {},
      // Stop by stop: what others wish meanwhile stays.
      patch: { wishes: { "7": "skip", "8": "must" } },
      said: "Solve it for all of us",
    },
  ]);
  await user.click(screen.getByRole("button", { name: "Solve it for all of us" }));
  expect(await screen.findByText(/^Nothing changes: your own wishes decide/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(server.trip().request.wishes ?? {}).toEqual({}));
});

test("what guests advise is said with its effect, and accepted by one press", async () => {
  const text = "Bea would skip Amavi: without it, 15 min less driving and home at 12:20 PM";
  const effect = { stops: 1, driveMinutes: 30, moreDriveMinutes: -15, day: 0, backAt: 740 };
  const skip = {
    ...{ wineryId: 7, wish: "skip" as const, guests: ["Bea"], text },
    effect: { ...effect, joining: [], leaving: [] },
  };
  stubApi(tripsApi.byToken, withBea({ advice: [skip] }));
  const guest = open();
  await group();
  expect(screen.queryByText(`${text}.`)).not.toBeInTheDocument();
  guest.unmount();

  const server = serveTrip(withBea({ mayEdit: true, advice: [skip] }));
  const { user } = open();
  expect(await screen.findByText(`${text}.`)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Accept: Amavi" }));
  expect(await screen.findByText(/^Left out Amavi: 15 min less/)).toBeVisible();
  await waitFor(() =>
    expect(server.sent()).toEqual([[{ kind: "wish", wineryId: 7, wish: "skip" }]]),
  );
  expect(screen.queryByText(`${text}.`)).not.toBeInTheDocument();
});

test("advice that is accepted keeps the weekday for which its effect was told", async () => {
  const effect = { stops: 1, driveMinutes: 30, moreDriveMinutes: -15, day: 0, backAt: 740 };
  const skip = {
    ...{ wineryId: 7, wish: "skip" as const, guests: ["Bea"], text: "Bea would skip Amavi" },
    effect: { ...effect, joining: [], leaving: [] },
  };
  // Amavi is open on Fridays alone, Hedges every day.
  const wineries = aSharedTrip().wineries.map((winery) => ({
    ...winery,
    ...(winery.id === 7 && {
      openingHours: everyDay((day) => (day === "friday" ? [{ opens: 600, closes: 1080 }] : [])),
    }),
  }));
  const { startDate: _date, ...request } = aSharedTrip().request;
  const server = serveTrip(withBea({ mayEdit: true, advice: [skip], wineries, request }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Accept: Amavi" }));
  expect(await screen.findByText(/left out Amavi: 15 min less/)).toBeVisible();
  await waitFor(() =>
    expect(server.sent()).toEqual([
      [
        { kind: "start", startDate: null, startWeekday: "friday" },
        { kind: "wish", wineryId: 7, wish: "skip" },
      ],
    ]),
  );
});

test("what was typed and marked survives a failure and a reload", async () => {
  stubNetworkFailure(tripsApi.mark);
  const first = open();
  await first.user.type(within(await group()).getByLabelText("Your name"), "Bea");
  await first.user.click(await mark("Hedges", "Must"));
  await first.user.click(screen.getByRole("button", { name: "Send my marks" }));
  expect(
    await screen.findByText(/Your marks may not have been sent; they are kept here/),
  ).toBeVisible();
  first.unmount();
  open();
  expect(within(await group()).getByLabelText("Your name")).toHaveValue("Bea");
  expect(await mark("Hedges", "Must")).toBeChecked();
});

test("a guest has their name, marks and key under a renewed link, and takes the marks back there", async () => {
  stubApi(tripsApi.mark, { ...withBea(), guestId: BEA.id });
  const first = open();
  await first.user.type(within(await group()).getByLabelText("Your name"), "Bea");
  await first.user.click(await mark("Hedges", "Must"));
  await first.user.click(screen.getByRole("button", { name: "Send my marks" }));
  expect(await screen.findByText(/^Your marks are in/)).toBeVisible();
  first.unmount();
  stubApi(tripsApi.byToken, withBea({ url: "/trip/renewed" }));
  stubApi(tripsApi.unmark, undefined);
  const { user } = renderPage(<SharedTrip token="renewed" renderMap={() => null} />, {
    at: "/trip/renewed",
  });
  expect(within(await group()).getByLabelText("Your name")).toHaveValue("Bea");
  expect(await mark("Hedges", "Must")).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Take my marks back" }));
  await waitFor(() => expect(requestsTo(tripsApi.unmark)).toHaveLength(1));
  const keyOf = (sent: ReturnType<typeof requestsTo>) => sent[0]?.headers["x-guest-key"];
  expect(keyOf(requestsTo(tripsApi.unmark))).toBe(keyOf(requestsTo(tripsApi.mark)));
});

test("a name that is missing or taken is said beside it", async () => {
  const { user } = open();
  await group();
  await user.click(screen.getByRole("button", { name: "Send my marks" }));
  const field = within(await group()).getByLabelText("Your name");
  expect(field).toHaveAccessibleDescription(/Type your name/);
  // With many wineries the field is far above the button.
  expect(field).toHaveFocus();
  const message = "Another guest has this name: add a letter to yours";
  const errors = [{ field: "body.name", message }];
  stubProblem(tripsApi.mark, { title: "Conflict", status: 409, detail: `${message}.`, errors });
  await user.type(field, "Bea");
  await user.click(screen.getByRole("button", { name: "Send my marks" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveFocus();
});

test("who plans sees who marked what, removes a guest and closes the marks; guests cannot", async () => {
  stubApi(tripsApi.byToken, withBea());
  const guest = open();
  expect(await screen.findByText("Bea")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
  guest.unmount();

  stubApi(tripsApi.byToken, withBea({ mayEdit: true }));
  stubApi(tripsApi.setVoting, undefined);
  stubApi(tripsApi.removeGuest, undefined);
  const { user } = open();
  const remove = await screen.findByRole("button", { name: /^Remove ?Bea and their marks$/ });
  stubApi(tripsApi.byToken, aSharedTrip({ mayEdit: true }));
  await user.click(remove);
  await waitFor(() => expect(screen.queryByText("Bea")).not.toBeInTheDocument());
  expect(screen.getByRole("heading", { name: "Going together" })).toHaveFocus();
  stubApi(tripsApi.byToken, aSharedTrip({ mayEdit: true, group: { isOpen: false, guests: [] } }));
  await user.click(screen.getByRole("button", { name: "Close the marks" }));
  expect(await screen.findByText(/Marks are closed/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Open the marks again" })).toHaveFocus();
  expect(requestsTo(tripsApi.setVoting)[0]?.body).toEqual({ isOpen: false });
});

test("what a guest is told is of the last press: sent, not taken back, or nothing", async () => {
  const key = "k".repeat(36);
  localStorage.setItem("trip-guest:a-token", JSON.stringify({ ...NO_DRAFT, key, name: "Bea" }));
  stubApi(tripsApi.mark, { ...withBea(), guestId: BEA.id });
  stubNetworkFailure(tripsApi.unmark);
  stubApi(tripsApi.byToken, aSharedTrip());
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Send my marks" }));
  expect(await screen.findByText(/^Your marks are in/)).toBeVisible();
  const takeBack = screen.getByRole("button", { name: "Take my marks back" });
  await user.click(takeBack);
  expect(await screen.findByText(/^Your marks may not have been taken back/)).toBeVisible();
  expect(screen.queryByText(/^Your marks are in/)).not.toBeInTheDocument();
  for (const goOn of [
    () => user.type(screen.getByLabelText("Your name"), "t"),
    () => user.click(screen.getAllByLabelText("Must")[0] ?? takeBack),
  ]) {
    await goOn();
    expect(screen.queryByText(/taken back/)).not.toBeInTheDocument();
    await user.click(takeBack);
    expect(await screen.findByText(/^Your marks may not have been taken back/)).toBeVisible();
  }
  await user.click(screen.getByRole("button", { name: "Send my marks again" }));
  expect(await screen.findByText(/^Your marks are in/)).toBeVisible();
  expect(screen.queryByText(/taken back/)).not.toBeInTheDocument();
  stubApi(tripsApi.unmark, undefined);
  await user.click(takeBack);
  await waitFor(() => expect(takeBack).not.toBeInTheDocument());
  expect(screen.queryByText(/^Your marks are in/)).not.toBeInTheDocument();
});

test("marks whose taking back was not answered are known to be gone once the page hears of it", async () => {
  const draft = { key: "k".repeat(36), name: "Bea", marks: BEA.marks, guestId: BEA.id };
  localStorage.setItem("trip-guest:a-token", JSON.stringify(draft));
  stubApi(tripsApi.byToken, withBea());
  stubNetworkFailure(tripsApi.unmark);
  const { user } = open();
  const takeBack = await screen.findByRole("button", { name: "Take my marks back" });
  await user.click(takeBack);
  expect(await screen.findByText(/^Your marks may not have been taken back/)).toBeVisible();
  stubApi(tripsApi.byToken, aSharedTrip({ sequence: 2 }));
  const seen = vi.spyOn(document, "visibilityState", "get");
  for (const state of ["hidden", "visible"] as const) {
    seen.mockReturnValue(state);
    fireEvent(document, new Event("visibilitychange"));
  }
  await waitFor(() => expect(takeBack).not.toBeInTheDocument());
  expect(screen.queryByText(/taken back/)).not.toBeInTheDocument();
  seen.mockRestore();
});

test("a guest takes their marks back, after they were closed too", async () => {
  const draft = { key: "k".repeat(36), name: "Bea", marks: BEA.marks, guestId: BEA.id };
  localStorage.setItem("trip-guest:a-token", JSON.stringify(draft));
  stubApi(tripsApi.byToken, withBea({ group: { isOpen: false, guests: [BEA] } }));
  stubApi(tripsApi.unmark, undefined);
  const { user } = open();
  expect(await screen.findByText(/Marks are closed/)).toBeVisible();
  const takeBack = screen.getByRole("button", { name: "Take my marks back" });
  stubApi(tripsApi.byToken, aSharedTrip({ group: { isOpen: false, guests: [] } }));
  await user.click(takeBack);
  await waitFor(() => expect(takeBack).not.toBeInTheDocument());
  expect(screen.getByRole("heading", { name: "Going together" })).toHaveFocus();
  const [sent] = requestsTo(tripsApi.unmark);
  expect(sent?.headers["x-guest-key"]).toBe(draft.key);
});
