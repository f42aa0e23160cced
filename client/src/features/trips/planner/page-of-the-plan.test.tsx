/** The page of the planner's trip gets another link, is deleted, is not there yet, or is changed in another tab. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { choose, day, ON_SERVER, Planner, stubPlanner } from "#client/testing/plan-on-planner.tsx";
import { renderPage } from "#client/testing/render.tsx";
import { serveTrip } from "#client/testing/trip-server.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { PlanBelowForm } from "../trip-planner.tsx";
import { BesideThePlan } from "../trip-view.tsx";
import { readDraft, readKeptPlan, renewKeptPlan, writeKeptPlan } from "./trip-draft.ts";
import { usePlanner } from "./use-planner.ts";

const NO_TRIP = { title: "Not Found", status: 404, detail: "There is none." };
const RENEWED = { url: "/trip/new-token", editUrl: "/trip/new-token#edit=new-key" };
const WARNING = "The planner was changed in another tab";

beforeAll(() => BesideThePlan.prepare());
beforeEach(stubPlanner);

/** The plan that is kept has a page, and is edited with this key. */
function keepPage(key: string | null = "a-key") {
  const plan = readKeptPlan();
  if (!plan) throw new Error("No plan is kept");
  writeKeptPlan({ ...plan, token: "a-token" });
  if (key) localStorage.setItem("trip-key:a-token", key);
}

/** The planner with a plan that has a page. */
async function openBound(trip = ON_SERVER, key: string | null = "a-key") {
  const first = renderPage(<Planner />);
  choose(2);
  await day();
  first.unmount();
  keepPage(key);
  const server = serveTrip(trip);
  const page = renderPage(<Planner />, { at: "/planner" });
  await waitFor(() => expect(requestsTo(tripsApi.byToken)).toHaveLength(1));
  await screen.findByRole("link", { name: "Open its page" });
  return { ...page, server };
}

const pageLink = () => screen.getByRole("link", { name: "Open its page" });
const lastAsked = () => requestsTo(tripsApi.byToken).at(-1);

/** As another tab keeps a plan. */
function inAnotherTab(keepPlan: () => void) {
  keepPlan();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "trip-plan" })));
}

const LIST = [3, 77];
function WithList() {
  const planner = usePlanner(LIST);
  return (
    <>
      <output>{planner.chosenIds.join(" ")}</output>
      <PlanBelowForm {...{ planner }} onChangeWineries={() => {}} renderMap={() => null} />
    </>
  );
}

test("a plan goes on under the new link when its links are replaced on the planner", async () => {
  const { user, server } = await openBound();
  stubApi(tripsApi.renewLinks, RENEWED);
  await user.click(await screen.findByRole("button", { name: "Replace both links" }));
  await waitFor(() => expect(pageLink()).toHaveAttribute("href", "/trip/new-token"));
  await waitFor(() => expect(lastAsked()?.path).toBe("/api/trips/new-token"));
  expect(lastAsked()?.headers["x-edit-key"]).toBe("new-key");
  expect(readKeptPlan()?.token).toBe("new-token");
  const [note] = await screen.findAllByLabelText("Note");
  if (!note) throw new Error("There are no notes");
  await user.type(note, "Ask for the rosé{Enter}");
  await waitFor(() => expect(server.sent()).toHaveLength(1));
  expect(requestsTo(tripsApi.change)[0]?.path).toBe("/api/trips/new-token");
});

test("a plan keeps its page while the new links of that have not arrived", async () => {
  const { user } = await openBound();
  stubNetworkFailure(tripsApi.renewLinks);
  const both = await screen.findByRole("button", { name: "Replace both links" });
  await user.click(both);
  await screen.findByText(/please stay on this page/);
  // The site had done it.
  stubProblem(tripsApi.byToken, NO_TRIP);
  const asked = requestsTo(tripsApi.byToken).length;
  const seen = vi.spyOn(document, "visibilityState", "get");
  onTestFinished(() => seen.mockRestore());
  for (const state of ["hidden", "visible"] as const) {
    seen.mockReturnValue(state);
    fireEvent(document, new Event("visibilitychange"));
  }
  await waitFor(() => expect(requestsTo(tripsApi.byToken).length).toBeGreaterThan(asked));
  await act(() => new Promise((settled) => setTimeout(settled, 50)));
  serveTrip(ON_SERVER);
  stubApi(tripsApi.renewLinks, RENEWED);
  await user.click(both);
  await waitFor(() => expect(readKeptPlan()?.token).toBe("new-token"));
  await waitFor(() => expect(pageLink()).toHaveAttribute("href", "/trip/new-token"));
});

test("a plan follows the link that is replaced on its page in another tab, without a warning", async () => {
  await openBound();
  localStorage.setItem("trip-key:new-token", "new-key");
  inAnotherTab(() => renewKeptPlan("a-token", "new-token"));
  await waitFor(() => expect(pageLink()).toHaveAttribute("href", "/trip/new-token"));
  expect(readKeptPlan()?.token).toBe("new-token");
  expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
});

test("a link that is replaced leaves the plan of another trip alone", async () => {
  await openBound();
  act(() => renewKeptPlan("another", "new-token"));
  expect(pageLink()).toHaveAttribute("href", "/trip/a-token");
});

test("a plan that another tab changes is warned of, and not one whose page brings the change", async () => {
  const { unmount } = await openBound();
  const name = (text: string) => () => {
    const plan = readKeptPlan();
    if (plan) writeKeptPlan({ ...plan, trip: { ...plan.trip, name: text } });
  };
  inAnotherTab(name("Theirs"));
  expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  unmount();
  renderPage(<Planner />);
  choose(1);
  await day();
  inAnotherTab(name("Theirs again"));
  expect(await screen.findByText(WARNING)).toBeVisible();
});

test("a plan with a page that is opened takes nothing of the trip list into what the device keeps", async () => {
  const first = renderPage(<Planner />);
  choose(2);
  await day();
  first.unmount();
  keepPage();
  serveTrip(ON_SERVER);
  renderPage(<WithList />, { at: "/planner" });
  // The plan's wineries come from its page.
  expect(await screen.findByText("1 2 3 77")).toBeVisible();
  expect(readDraft().chosenIds).toEqual([1, 2]);
});

test("a plan that another tab saved has its page here, too", async () => {
  renderPage(<Planner />);
  choose(2);
  await day();
  serveTrip(ON_SERVER);
  inAnotherTab(() => {
    const plan = readKeptPlan();
    if (plan) writeKeptPlan({ ...plan, token: "a-token" });
  });
  expect(await screen.findByRole("link", { name: "Open its page" })).toBeVisible();
  expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
});

test("a plan whose page is deleted while it is shown is a plan of this device at once", async () => {
  const { server } = await openBound();
  server.change({ kind: "guests", guests: 4 });
  stubProblem(tripsApi.byToken, NO_TRIP);
  stubProblem(tripsApi.change, { title: "Forbidden", status: 403, detail: "No." });
  await screen.findAllByText("Change this stop");
  fireEvent.click(screen.getByText("Five guests"));
  expect(await screen.findByRole("button", { name: "Save & share this plan" })).toBeVisible();
  expect(readKeptPlan()).toMatchObject({ token: null, trip: { wineries: [1, 2] } });
  expect(await screen.findAllByText("Change this stop")).toHaveLength(2);
});

test("a plan that its visitor may only see says so, and is not changed from the form", async () => {
  await openBound({ ...ON_SERVER, mayEdit: false });
  expect(
    await screen.findByText(/To change it, open its editing link, or sign in as its owner\./),
  ).toBeVisible();
  expect(screen.queryByText(/changes here show up there/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByText("Five guests"));
  expect(requestsTo(tripsApi.change)).toEqual([]);
  expect(screen.queryByText(/Your last changes were not saved/)).not.toBeInTheDocument();
});

test("changes of an owner whose session has ended wait, also once the site shows the plan alone", async () => {
  const streams: EventTarget[] = [];
  class Stream extends EventTarget {
    close = () => {};
    constructor() {
      super();
      streams.push(this);
    }
  }
  vi.stubGlobal("EventSource", Stream);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await openBound(ON_SERVER, null);
  stubProblem(tripsApi.change, { title: "Forbidden", status: 403, detail: "Not yours." });
  const [note] = await screen.findAllByLabelText("Note");
  if (!note) throw new Error("There are no notes");
  await user.type(note, "Ask for the rosé{Enter}");
  expect(await screen.findByText(/once you have signed in again/)).toBeVisible();
  stubApi(tripsApi.byToken, { ...ON_SERVER, mayEdit: false });
  const asked = requestsTo(tripsApi.byToken).length;
  const data = JSON.stringify({ version: 9, sequence: 9 });
  act(() => void streams.at(-1)?.dispatchEvent(new MessageEvent("trip", { data })));
  await waitFor(() => expect(requestsTo(tripsApi.byToken).length).toBeGreaterThan(asked));
  await act(() => new Promise((settled) => setTimeout(settled, 50)));
  expect(screen.getByText(/once you have signed in again/)).toBeVisible();
});

test("a plan is not mailed before its page is loaded, which would make a second trip", async () => {
  const first = renderPage(<Planner />);
  choose(2);
  await day();
  first.unmount();
  const plan = readKeptPlan();
  if (plan) writeKeptPlan({ ...plan, token: "a-token" });
  stubProblem(tripsApi.byToken, { title: "Busy", status: 503, detail: "Busy.", retryAfter: 1 });
  const { user } = renderPage(<Planner />);
  const button = await screen.findByRole("button", { name: "Email it" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  serveTrip(ON_SERVER);
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  stubApi(tripsApi.mail, { status: "sent" });
  await user.click(button);
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Email address"), "ann@example.org{Enter}");
  await waitFor(() => expect(requestsTo(tripsApi.mail)).toHaveLength(1));
});

test("what is being typed when the plan's page is gone stays in the plan of this device", async () => {
  const { user } = await openBound();
  stubProblem(tripsApi.byToken, NO_TRIP);
  stubProblem(tripsApi.change, NO_TRIP);
  const [note] = await screen.findAllByLabelText("Note");
  if (!note) throw new Error("There are no notes");
  // Sent after a pause, the field still focused.
  await user.type(note, "Ask for the rosé");
  expect(await screen.findByRole("button", { name: "Save & share this plan" })).toBeVisible();
  const [again] = await screen.findAllByLabelText("Note");
  expect(again).toHaveValue("Ask for the rosé");
  expect(JSON.stringify(readKeptPlan())).toContain("Ask for the rosé");
  expect(readKeptPlan()?.token).toBeNull();
});
