/** A trip's page as it hydrates what the server rendered: for anybody, and for who may see more. */
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { aQueryClient, renderPage } from "#client/testing/render.tsx";
import { forgetSession, rememberSession } from "#client/testing/session-hint.ts";
import { type TripPageData, tripPageKey } from "#shared/api/trips/trip-page-data.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { scheduleFacts } from "./plan/plan-facts.ts";
import { planAtOnce } from "./plan/work-out-plan.ts";
import { prepareTripVisit } from "./preloaded-trip.ts";
import { SharedTrip } from "./shared-trip.tsx";
import { inputOf } from "./store/trip-calls.ts";

const EDITABLE = aSharedTrip({ mayEdit: true, editUrl: "/trip/a-token#edit=a-key" });
const KEY = tripPageKey("a-token");

beforeEach(forgetSession);

/** What the server draws the page from. */
function drawnTrip(overrides: Parameters<typeof aSharedTrip>[0] = {}): TripPageData {
  const trip = aSharedTrip(overrides);
  const { drives, wineries } = trip;
  if (!drives) throw new Error("the trip has no drives");
  const facts = scheduleFacts({ drives, wineries: new Map(wineries.map((one) => [one.id, one])) });
  const plan = planAtOnce({ trip: inputOf(trip), facts });
  return { trip, plan, at: "2026-11-22T18:00:00Z" };
}

/** The answers that come with a drawn page, at an address. */
function arrive(at = "/trip/a-token", drawn = drawnTrip()) {
  window.history.replaceState(null, "", at);
  const queryClient = aQueryClient();
  queryClient.setQueryData(KEY, drawn);
  return queryClient;
}

const show = (queryClient: ReturnType<typeof aQueryClient>) =>
  renderPage(<SharedTrip token="a-token" renderMap={() => null} />, {
    at: "/trip/a-token",
    queryClient,
  });

const days = () => screen.getAllByRole("heading", { level: 3, name: /Saturday, December 5/ });

test("a guest sees at once what came with the page: nothing is asked, no plan is worked out", async () => {
  const queryClient = arrive();
  await prepareTripVisit("a-token", { queryClient });
  show(queryClient);
  expect(screen.getByRole("heading", { level: 1, name: "Two rooms in a day" })).toBeVisible();
  expect(days()).toHaveLength(1);
  expect(requestsTo(tripsApi.byToken)).toEqual([]);
});

test("the next opening of the page asks for the trip as it is by then", async () => {
  stubApi(tripsApi.byToken, aSharedTrip({ name: "Renamed" }));
  const queryClient = arrive();
  const { unmount } = show(queryClient);
  unmount();
  show(queryClient);
  expect(await screen.findByRole("heading", { level: 1, name: "Renamed" })).toBeVisible();
});

test("who holds the key, or may be the owner, gets the trip as they may see it, once the page is hydrated", async () => {
  stubApi(tripsApi.byToken, EDITABLE);
  const queryClient = arrive("/trip/a-token#edit=a-key");
  await prepareTripVisit("a-token", { queryClient });
  expect(requestsTo(tripsApi.byToken)[0]?.headers["x-edit-key"]).toBe("a-key");
  show(queryClient);
  expect(screen.getByRole("button", { name: "Rename" })).toBeVisible();
  expect(within(document.body).getAllByText("Change this stop")).toHaveLength(2);
  expect(days()).toHaveLength(1);

  rememberSession();
  localStorage.clear();
  await prepareTripVisit("a-token", { queryClient: arrive() });
  expect(requestsTo(tripsApi.byToken)).toHaveLength(2);
});

test("a trip that was changed since it was drawn is shown as it is, with its plan worked out anew", async () => {
  stubApi(tripsApi.byToken, { ...EDITABLE, version: 2, sequence: 2, name: "Changed since" });
  const queryClient = arrive("/trip/a-token#edit=a-key");
  await prepareTripVisit("a-token", { queryClient });
  show(queryClient);
  expect(screen.getByRole("heading", { level: 1, name: "Changed since" })).toBeVisible();
  expect(screen.getByText("Working out the plan…")).toBeInTheDocument();
  await waitFor(() => expect(days()).toHaveLength(1));
});

test("a trip that is gone since says so; one that cannot be fetched leaves the page as it was drawn", async () => {
  stubProblem(tripsApi.byToken, { title: "Not Found", status: 404, detail: "There is none." });
  const queryClient = arrive("/trip/a-token#edit=a-key");
  await prepareTripVisit("a-token", { queryClient });
  show(queryClient);
  expect(
    await screen.findByRole("heading", { name: "There is no trip at this link" }),
  ).toBeVisible();

  stubNetworkFailure(tripsApi.byToken);
  await expect(
    prepareTripVisit("a-token", { queryClient: arrive("/trip/a-token#edit=a-key") }),
  ).rejects.toThrow();
});
