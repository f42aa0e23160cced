import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { accountTripListQuery } from "#client/features/trip-list/trip-list-store.ts";
import { readDraft, writeDraft } from "#client/features/trips/planner/trip-draft.ts";
import { stubApi } from "#client/testing/api.ts";
import { aUser } from "#client/testing/fixtures.ts";
import { ABEJA, BARONS, CANOE, openPicker, stubPicker } from "#client/testing/picker.tsx";
import { keepTripForm } from "#client/testing/plan-a-trip.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { PlannerPage } from "./planner-page.tsx";

const ACCOUNT_NOTE = "Sign up for a free account to save and share your itinerary.";

test("§2: How It Works has three steps: choose base, set preferences, get itinerary", () => {
  renderPage(<PlannerPage />);
  const steps = within(screen.getByRole("region", { name: "How It Works" })).getAllByRole(
    "listitem",
  );
  expect(steps.map((step) => within(step).getByRole("heading").textContent)).toEqual([
    "1Choose your base",
    "2Set your preferences",
    "3Get your itinerary",
  ]);
});

test("§2, §9: the benefits are all there, and the route runs from nearest to farthest", () => {
  renderPage(<PlannerPage />);
  const benefits = within(screen.getByRole("region", { name: /takes off your hands/ }));
  expect(benefits.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
    "Route planning",
    "Budget filtering",
    "Group options",
    "Varietal matching",
    "Reservation info",
    "Email itinerary",
  ]);
  expect(benefits.getByText(/nearest to farthest/)).toBeVisible();
});

test("§2: visitors who are not signed in read the note on accounts", () => {
  renderPage(<PlannerPage />);
  expect(screen.getByText(ACCOUNT_NOTE)).toBeVisible();
});

test("§2: signed-in visitors do not", async () => {
  stubApi(authApi.user, aUser());
  stubApi(favoritesApi.list, []);
  stubApi(tripListApi.read, { wineryIds: [] });
  renderPage(<PlannerPage />);
  await waitFor(() => expect(screen.queryByText(ACCOUNT_NOTE)).not.toBeInTheDocument());
});

test("has one first-level heading, a title, and the form right after it", () => {
  renderPage(<PlannerPage />);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(document.title).toMatch(/^Trip Planner/);
  const form = screen.getByRole("form", { name: "Your trip" });
  expect(document.querySelector("#planner")).toContainElement(form);
  const steps = screen.getByRole("region", { name: "How It Works" });
  expect(form.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the picker's buttons stand where they stay before the one that saves has come", async () => {
  stubPicker();
  await openPicker();
  expect(screen.getByRole("dialog")).toHaveTextContent("Save to My Account");
  expect(await screen.findByRole("button", { name: "Save to My Account" })).toBeVisible();
});

describe("with a trip list in the account", () => {
  const listed = [BARONS.id, CANOE.id];

  function renderPlanner(at: string) {
    stubPicker();
    stubApi(authApi.user, aUser());
    stubApi(favoritesApi.list, []);
    stubApi(tripListApi.read, { wineryIds: listed });
    return renderPage(<PlannerPage />, { at });
  }

  test("who comes back from signing in to save finds the choice as it was", async () => {
    keepTripForm();
    writeDraft({ form: readDraft().form, chosenIds: [ABEJA.id] });
    const { queryClient } = renderPlanner("/planner?resume=1");
    const { queryKey } = accountTripListQuery(aUser().id);
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(listed));
    expect(await screen.findByText("1 of 2 selected")).toBeVisible();
    expect(readDraft().chosenIds).toEqual([ABEJA.id]);
  });

  test("the list comes back with an undo, and is not kept on the device by it", async () => {
    keepTripForm();
    writeDraft({ form: readDraft().form, chosenIds: [ABEJA.id] });
    const { user } = renderPlanner("/planner");
    await screen.findByText("Abeja, Barons, Canoe Ridge");
    await user.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.queryByText(/^Already chosen/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Abeja, Barons, Canoe Ridge")).toBeVisible();
    expect(readDraft().chosenIds).toEqual([ABEJA.id]);
  });

  test("the list is shown and not kept on the device, until the visitor goes on with it", async () => {
    keepTripForm();
    const { user } = renderPlanner("/planner");
    expect(await screen.findByText("Barons, Canoe Ridge")).toBeVisible();
    await user.type(screen.getByLabelText("Trip name"), " weekend");
    expect(readDraft()).toMatchObject({ form: { name: "Harvest weekend" }, chosenIds: [] });
    await user.click(screen.getByRole("button", { name: "Find Wineries" }));
    expect(await screen.findByText("2 of 2 selected")).toBeVisible();
    expect(readDraft().chosenIds).toEqual(listed);
  });
});
