import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Route, Switch } from "wouter";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { aTrip, aUser, aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { type SavedItinerary, savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { TripPage } from "./trip-page.tsx";
import { TripsPage } from "./trips-page.tsx";

const NOBODY = { title: "Unauthorized", status: 401, detail: "Sign in to do this." };
const WINERIES = [1, 2, 3].map((id) => aWinery({ id, name: `Cellar ${id}`, slug: `cellar-${id}` }));

/** The two pages on one server that keeps the trips it is sent. */
function renderTrips(first: readonly SavedItinerary[], at = "/trips") {
  let trips = [...first];
  const byPath = (path: string) => trips.find(({ id }) => path.includes(id)) ?? aTrip();
  stubApi(authApi.user, aUser());
  stubApi(tripListApi.read, { wineryIds: [] });
  stubApi(wineriesApi.list, WINERIES);
  stubApi(savedItinerariesApi.list, () => trips);
  stubApi(savedItinerariesApi.byId, ({ path }) => byPath(path));
  stubApi(savedItinerariesApi.update, ({ path, body }) => {
    trips = trips.map((trip) => (path.includes(trip.id) ? { ...trip, ...(body as object) } : trip));
    return byPath(path);
  });
  const gone: SavedItinerary[] = [];
  stubApi(savedItinerariesApi.remove, ({ path }) => {
    gone.push(byPath(path));
    trips = trips.filter(({ id }) => !path.includes(id));
    return undefined;
  });
  stubApi(savedItinerariesApi.restore, () => {
    trips = [...trips, ...gone];
    return gone[0] ?? aTrip();
  });
  stubApi(tripsApi.duplicate, ({ path }) => {
    const id = "11111111-2222-4333-8444-555555555555";
    const original = trips.find(
      ({ url }) => path === `/api${url.replace("/trip/", "/trips/")}/duplicate`,
    );
    if (original) trips = [{ ...original, id, name: `${original.name} (copy)` }, ...trips];
    return { url: "/trip/another", editUrl: "/trip/another#edit=key" };
  });
  return renderPage(
    <Switch>
      <Route path="/trips/:id" component={TripPage} />
      <Route path="/trips" component={TripsPage} />
    </Switch>,
    { at },
  );
}

const tripNames = () =>
  within(screen.getByRole("region", { name: "Saved trips" }))
    .queryAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);

test("the saved trips are listed, each with what it is about", async () => {
  renderTrips([aTrip({ wineryIds: [1, 2, 3], startDate: "2026-12-05" })]);
  expect(await screen.findByRole("link", { name: "Harvest weekend" })).toBeVisible();
  expect(
    screen.getByText("2 days from Walla Walla, 3 wineries · Saturday, December 5, 2026"),
  ).toBeVisible();
});

test("a trip is renamed, by the trip form's own rule", async () => {
  const { user } = renderTrips([aTrip()]);
  await user.click(await screen.findByRole("button", { name: "Rename Harvest weekend" }));
  const field = await screen.findByRole("textbox", { name: "Trip name" });
  await user.clear(field);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Trip name is required")).toBeVisible();
  await user.type(field, "Winter weekend");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(tripNames()).toEqual(["Winter weekend"]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a copy is made by the trip's link, and its name says that it is one", async () => {
  const { user } = renderTrips([aTrip({ wineryIds: [2, 1], preferences: ["Syrah"] })]);
  await user.click(await screen.findByRole("button", { name: "Duplicate Harvest weekend" }));
  await waitFor(() => expect(tripNames()).toEqual(["Harvest weekend (copy)", "Harvest weekend"]));
  expect(await screen.findByText("Trip copied")).toBeVisible();
});

test("of a copied trip without a name the toast claims no name that the copy does not have", async () => {
  const trip = aTrip({ name: "Wine trip from Walla Walla" });
  const { user } = renderTrips([trip]);
  // As the server does with a trip that has none.
  stubApi(tripsApi.duplicate, { url: "/trip/another", editUrl: "/trip/another#edit=key" });
  await user.click(await screen.findByRole("button", { name: `Duplicate ${trip.name}` }));
  expect(await screen.findByText("Trip copied")).toBeVisible();
  expect(screen.queryByText(/\(copy\)/)).not.toBeInTheDocument();
});

test("a deleted trip is brought back by Undo", async () => {
  const { user } = renderTrips([aTrip()]);
  await user.click(await screen.findByRole("button", { name: "Delete Harvest weekend" }));
  expect(await screen.findByText("Trip deleted")).toBeVisible();
  await waitFor(() => expect(tripNames()).toEqual([]));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(tripNames()).toEqual(["Harvest weekend"]));
});

test("a trip that is deleted in the list does not open offline any more", async () => {
  const told: unknown[] = [];
  vi.stubEnv("PROD", true);
  const container = { controller: { postMessage: (message: unknown) => told.push(message) } };
  const own = { onLine: { value: true }, serviceWorker: { value: container } };
  vi.stubGlobal("navigator", Object.create(navigator, own));
  const trip = aTrip();
  const { user } = renderTrips([trip]);
  await user.click(await screen.findByRole("button", { name: "Delete Harvest weekend" }));
  expect(await screen.findByText("Trip deleted")).toBeVisible();
  expect(told).toContainEqual({ kind: "forget", token: trip.url.replace("/trip/", "") });
  vi.unstubAllEnvs();
});

test("a trip leads to its own page, and is mailed from the list as it is, without another trip", async () => {
  const trip = aTrip({ wineryIds: [1, 2, 3], startDate: "2026-12-05" });
  const { user } = renderTrips([trip]);
  stubApi(tripsApi.mail, { status: "sent" });
  expect(await screen.findByRole("link", { name: "Harvest weekend" })).toHaveAttribute(
    "href",
    trip.url,
  );
  await user.click(screen.getByRole("button", { name: "Email Harvest weekend" }));
  // The member's own address is there already.
  expect(await screen.findByLabelText("Email address")).toHaveValue("ada@example.org");
  await user.click(screen.getByRole("button", { name: "Send Itinerary" }));
  expect(await screen.findByText("Itinerary sent!")).toBeVisible();
  const [sent] = requestsTo(tripsApi.mail);
  expect(sent?.path).toBe(`/api${trip.url.replace("/trip/", "/trips/")}/mail`);
  expect(sent?.body).toMatchObject({ email: "ada@example.org" });
});

test("the old address of a saved trip leads to its one page, and Back does not lead here again", async () => {
  const trip = aTrip();
  renderTrips([trip], `/trips/${trip.id}`);
  const before = window.history.length;
  await waitFor(() => expect(window.location.pathname).toBe(trip.url));
  expect(window.history.length).toBe(before);
});

test("signed out the trip list stays usable and the saved trips ask to sign in", async () => {
  stubProblem(authApi.user, NOBODY);
  stubApi(wineriesApi.list, WINERIES);
  localStorage.setItem("trip-list", "[2]");
  renderPage(<TripsPage />, { at: "/trips" });
  expect(await screen.findByRole("link", { name: "Cellar 2" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/api/login?returnTo=%2Ftrips",
  );
});

test("a trip that is not the visitor's is said not to be in the account", async () => {
  stubApi(authApi.user, aUser());
  stubApi(wineriesApi.list, WINERIES);
  stubProblem(savedItinerariesApi.byId, {
    title: "Not Found",
    status: 404,
    detail: "No such trip",
  });
  renderPage(<Route path="/trips/:id" component={TripPage} />, { at: `/trips/${aTrip().id}` });
  expect(
    await screen.findByText("This trip is not in your account. It may have been deleted."),
  ).toBeVisible();
});
