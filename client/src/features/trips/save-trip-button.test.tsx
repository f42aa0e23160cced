import { screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aTrip, aUser, aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import { useWinerySelection } from "./picker/use-winery-selection.ts";
import { SaveTripButton } from "./save-trip-button.tsx";
import { keepNewLinks } from "./store/trip-key.ts";
import { tripInputOf } from "./trip-bodies.ts";

const NOBODY = { title: "Unauthorized", status: 401, detail: "Sign in to do this." };
const PLAN = tripInputOf(
  {
    name: "Harvest weekend",
    guests: 2,
    accommodation: "Walla Walla",
    drivingDistance: "1 hour",
    timeAvailable: "Weekend (2 days)",
    budget: "No preference",
    reservationPreference: "No preference",
    wineriesPerDay: 2,
    preferences: "Syrah, Merlot",
  },
  [4, 2],
);

type ChoiceProps = Pick<ComponentProps<typeof SaveTripButton>, "trip" | "page" | "onSaved">;

/** The button beside what is chosen, as the picker has it. */
function Choice(props: ChoiceProps) {
  const { trip } = props;
  const offered = trip.wineries.map((id) => ({ winery: aWinery({ id }), miles: 1 }));
  const planner = { chosenIds: trip.wineries, choose: () => {} };
  const { ifFits } = useWinerySelection(trip, offered, planner);
  return <SaveTripButton {...props} ifFits={ifFits} />;
}

function renderButton(trip = PLAN, token: string | null = null) {
  const leave = vi.fn();
  leavePage.to = leave;
  const onSaved = vi.fn();
  const page = renderPage(<Choice {...{ trip, page: token, onSaved }} />, { at: "/planner" });
  return { ...page, leave, onSaved };
}

async function pressSave({ user }: ReturnType<typeof renderButton>) {
  // The button is the same before it is known who is here.
  await waitFor(() => expect(requestsTo(authApi.user)).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: "Save to My Account" }));
}

test("§7, §8: the form and its derived fields are sent; the toast says that they are saved", async () => {
  stubApi(authApi.user, aUser());
  stubApi(savedItinerariesApi.create, aTrip());
  const page = renderButton();
  await pressSave(page);
  expect(await screen.findByText("Itinerary Created!")).toBeVisible();
  expect(screen.getByText("Your wine tour plan has been saved to your account.")).toBeVisible();
  expect(requestsTo(savedItinerariesApi.create)[0]?.body).toMatchObject({
    name: "Harvest weekend",
    accommodation: "Walla Walla",
    startCity: "Walla Walla",
    endDate: expect.any(String),
    days: 2,
    preferences: ["Syrah", "Merlot"],
    wineryIds: [4, 2],
  });
  expect(page.onSaved).toHaveBeenCalledOnce();
});

test("hours, order, pins and wishes of the plan are saved with it", async () => {
  stubApi(authApi.user, aUser());
  stubApi(savedItinerariesApi.create, aTrip());
  const changed = {
    ...PLAN,
    dayStart: [660, 600],
    pins: [{ wineryId: 4, day: 1, begin: 840 }],
    wishes: { 2: "must" as const },
    arrangement: [[2], [4]],
  };
  await pressSave(renderButton(changed));
  await screen.findByText("Itinerary Created!");
  expect(requestsTo(savedItinerariesApi.create)[0]?.body).toMatchObject({
    schedule: {
      dayStart: [660, 600],
      pins: [{ wineryId: 4, day: 1, begin: 840 }],
      wishes: { 2: "must" },
      arrangement: [[2], [4]],
    },
  });
});

test("a plan that has a page already is saved as that trip", async () => {
  const user = aUser();
  stubApi(authApi.user, user);
  stubApi(savedItinerariesApi.create, aTrip());
  keepNewLinks(user.id, { url: "/trip/a-token", editUrl: "/trip/a-token#edit=a-key" });
  await pressSave(renderButton(PLAN, "a-token"));
  await screen.findByText("Itinerary Created!");
  const [sent] = requestsTo(savedItinerariesApi.create);
  expect(sent?.body).toMatchObject({ token: "a-token" });
  expect(sent?.headers).toMatchObject({ "x-edit-key": "a-key" });
});

test("§8: without a winery nothing is saved, and the reason is said", async () => {
  stubApi(authApi.user, aUser());
  await pressSave(renderButton({ ...PLAN, wineries: [] }));
  expect(await screen.findByText("No wineries selected")).toBeVisible();
  expect(screen.getByText("Please select at least one winery for your trip.")).toBeVisible();
  expect(requestsTo(savedItinerariesApi.create)).toEqual([]);
});

test("§8: another failure reads Failed to create itinerary, and nothing is reset", async () => {
  stubApi(authApi.user, aUser());
  stubNetworkFailure(savedItinerariesApi.create);
  const page = renderButton();
  await pressSave(page);
  expect(await screen.findByText("Error")).toBeVisible();
  expect(screen.getByText("Failed to create itinerary. Please try again.")).toBeVisible();
  expect(page.onSaved).not.toHaveBeenCalled();
  expect(page.leave).not.toHaveBeenCalled();
});

test.each([
  [409, "Your account is full. Delete a trip first."],
  [503, "Failed to create itinerary. Please try again."],
])("§8: the site's own words say why it refused, not why it failed: %i", async (status, text) => {
  stubApi(authApi.user, aUser());
  const detail = "Your account is full. Delete a trip first.";
  stubProblem(savedItinerariesApi.create, { title: "Problem", status, detail });
  await pressSave(renderButton());
  expect(await screen.findByText(text)).toBeVisible();
});

test("§8: a session that is gone shows Unauthorized, and 500 ms later signs in again", async () => {
  stubApi(authApi.user, aUser());
  stubProblem(savedItinerariesApi.create, NOBODY);
  const page = renderButton();
  await pressSave(page);
  expect(await screen.findByText("Unauthorized")).toBeVisible();
  expect(screen.getByText("You are logged out. Logging in again...")).toBeVisible();
  await waitFor(() =>
    expect(page.leave).toHaveBeenCalledWith("/api/login?returnTo=%2Fplanner%3Fresume%3D1"),
  );
});

test("§2: signed out the Sign In Required overlay opens, with Cancel and Sign In", async () => {
  stubProblem(authApi.user, NOBODY);
  const page = renderButton();
  await pressSave(page);
  const overlay = within(await screen.findByRole("dialog", { name: "Sign In Required" }));
  expect(overlay.getByText("Create a free account to save your itinerary.")).toBeVisible();
  await page.user.click(overlay.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(page.leave).not.toHaveBeenCalled();

  await page.user.click(screen.getByRole("button", { name: "Save to My Account" }));
  await page.user.click(await screen.findByRole("button", { name: "Sign In" }));
  expect(page.leave).toHaveBeenCalledWith("/api/login?returnTo=%2Fplanner%3Fresume%3D1");
  expect(requestsTo(savedItinerariesApi.create)).toEqual([]);
});
