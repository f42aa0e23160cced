import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubApi, stubHanging } from "#client/testing/api.ts";
import { aSharedTrip, aWinery } from "#client/testing/fixtures.ts";
import {
  ABEJA,
  BARONS,
  CANOE,
  card,
  create,
  noMap,
  northOf,
  openPicker,
  stubPicker,
} from "#client/testing/picker.tsx";
import { fillTripForm, findWineries, keepTripForm } from "#client/testing/plan-a-trip.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession } from "#client/testing/session-hint.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { readDraft, readKeptPlan, writeDraft, writeKeptPlan } from "../planner/trip-draft.ts";
import { tripInputOf } from "../trip-bodies.ts";
import { TripPlanner } from "../trip-planner.tsx";

beforeEach(stubPicker);

describe("choosing", () => {
  it("§4: a click toggles a card between selected and unselected", async () => {
    const { user } = await openPicker();
    await screen.findByText("Abeja");
    expect(card("Abeja")).toHaveAttribute("aria-pressed", "false");
    await user.click(card("Abeja"));
    expect(card("Abeja")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("1 of 2 selected")).toBeVisible();
    await user.click(card("Abeja"));
    expect(card("Abeja")).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByText("0 of 2 selected")).toBeVisible();
  });

  it("§8: one above the cap is refused with a toast, and the selection stays", async () => {
    const { user } = await openPicker({ timeAvailable: "Half day (4 hours)" });
    await screen.findByText("Abeja");
    for (const name of ["Abeja", "Barons", "Canoe Ridge"]) await user.click(card(name));
    expect(await screen.findByText("Maximum wineries reached")).toBeVisible();
    expect(screen.getByText("You can select up to 2 wineries for your 1-day trip.")).toBeVisible();
    expect(screen.getByText("2 of 2 selected")).toBeVisible();
    expect(card("Canoe Ridge")).toHaveAttribute("aria-pressed", "false");
  });

  it.each([
    ["Weekend (2 days)", 3, 6],
    ["Extended stay (3+ days)", 4, 12],
    ["Full day (8 hours)", 1, 1],
  ])("§9: %s at %i a day has room for %i", async (timeAvailable, wineriesPerDay, max) => {
    await openPicker({ timeAvailable, wineriesPerDay });
    expect(await screen.findByText(`0 of ${max} selected`)).toBeVisible();
  });

  it("§4: Create My Itinerary is disabled with nothing selected, and pressed anyway says why", async () => {
    const { user } = await openPicker();
    await screen.findByText("Abeja");
    expect(create()).toBeDisabled();
    await user.click(create().parentElement ?? create());
    expect(await screen.findByText("No wineries selected")).toBeVisible();
    expect(screen.getByText("Please select at least one winery for your trip.")).toBeVisible();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);

    await user.click(card("Abeja"));
    expect(create()).toBeEnabled();
  });
});

describe("what was chosen", () => {
  it("survives closing the picker and a reload", async () => {
    const { user, unmount } = await openPicker();
    await user.click(await screen.findByRole("button", { name: "Abeja" }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    unmount();

    const { user: returning } = renderPage(<TripPlanner renderMap={noMap} />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await returning.click(screen.getByRole("button", { name: "Find Wineries" }));
    await screen.findByRole("button", { name: "Abeja" });
    expect(card("Abeja")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("1 of 2 selected")).toBeVisible();
  });

  it("is set aside, named and kept when another start city does not reach it", async () => {
    const spokane = aWinery({ name: "Arbor", latitude: "47.65", longitude: "-117.42" });
    stubApi(wineriesApi.list, [
      aWinery({ name: "Lowden", latitude: "45.9", longitude: "-118.5" }),
      spokane,
    ]);
    const { user } = await openPicker();
    await user.click(await screen.findByRole("button", { name: "Lowden" }));
    await user.keyboard("{Escape}");

    await findWineries(user, { base: "Spokane" });
    expect(await screen.findByText(/Not in this plan: Lowden\./)).toBeVisible();
    expect(screen.getByText("0 of 2 selected")).toBeVisible();
    await user.keyboard("{Escape}");

    await findWineries(user, { base: "Walla Walla" });
    expect(await screen.findByText("1 of 2 selected")).toBeVisible();
    expect(screen.queryByText(/Not in this plan/)).not.toBeInTheDocument();
  });

  it("is forgotten only on request", async () => {
    const { user } = await openPicker();
    await user.click(await screen.findByRole("button", { name: "Abeja" }));
    await user.keyboard("{Escape}");
    await findWineries(user, { preferences: "Merlot" });
    expect(await screen.findByText(/Not in this plan: Abeja\./)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(screen.queryByText(/Not in this plan/)).not.toBeInTheDocument();
  });

  it.each(["Create My Itinerary", "Save to My Account"])(
    "is too much for a smaller trip: the visitor is told and decides: %s",
    async (action) => {
      const { user } = await openPicker();
      await screen.findByText("Abeja");
      await user.click(card("Abeja"));
      await user.click(card("Barons"));
      await user.keyboard("{Escape}");

      await findWineries(user, { perDay: "1" });
      expect(
        await screen.findByText(/You have chosen 2 wineries, and this trip has room for 1/),
      ).toBeVisible();
      expect(screen.getByText("2 of 1 selected")).toBeVisible();
      await user.click(await screen.findByRole("button", { name: action }));
      expect(await screen.findByText("Maximum wineries reached")).toBeVisible();
      await user.click(screen.getByRole("button", { name: "See the plan" }));
      expect(screen.getAllByRole("dialog")).toHaveLength(1);

      await user.click(card("Abeja"));
      expect(screen.getByText("1 of 1 selected")).toBeVisible();
      await user.click(create());
      const mail = await screen.findByRole("dialog", { name: "Email your itinerary" });
      expect(mail).toHaveAccessibleDescription("1 winery over one day from Walla Walla");
    },
  );
});

describe("more on the list than a day is asked for", () => {
  const pace = () => screen.getByLabelText("Wineries per day");
  const three = [ABEJA.id, BARONS.id, CANOE.id];

  it("is proposed a number a day that fits, which is said, and nothing is refused after it", async () => {
    const { user } = renderPage(<TripPlanner renderMap={noMap} addedIds={three} />);
    await fillTripForm(user, { perDay: "2", time: "Weekend (2 days)" });
    expect(pace()).toHaveValue("2");
    await user.click(screen.getByLabelText("Full day (8 hours)"));
    expect(pace()).toHaveValue("3");
    expect(
      screen.getByText("To fit them all into one day, we set Wineries per day to 3."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Find Wineries" }));
    expect(await screen.findByText("3 of 3 selected")).toBeVisible();

    await user.keyboard("{Escape}");
    await user.click(screen.getByLabelText("Weekend (2 days)"));
    expect(pace()).toHaveValue("2");
  });

  it("is told what does not fit where the visitor has said less", async () => {
    const { user } = renderPage(<TripPlanner renderMap={noMap} addedIds={three} />);
    await fillTripForm(user, { perDay: "1" });
    expect(pace()).toHaveValue("1");
    expect(screen.getByText(/^3 wineries do not fit into one day with 1 a day/)).toBeVisible();
  });

  it("is told how many a day can hold at most", async () => {
    const more = [1, 2].map((miles) => northOf(miles, { name: `Cellar ${miles}` }));
    const all = [ABEJA, BARONS, CANOE, ...more];
    stubApi(wineriesApi.list, all);
    const addedIds = all.map(({ id }) => id);
    const { user } = renderPage(<TripPlanner renderMap={noMap} addedIds={addedIds} />);
    await fillTripForm(user);
    expect(screen.getByText(/^One day can hold up to 4 wineries\./)).toBeVisible();
  });

  it("is not counted before it is known what the base offers", async () => {
    const far = [130, 140, 150].map((miles) => northOf(miles, { name: `Far ${miles}` }));
    const all = [ABEJA, BARONS, ...far];
    stubApi(wineriesApi.list, all);
    keepTripForm({ timeAvailable: "Full day (8 hours)", wineriesPerDay: 2 });
    writeDraft({ form: readDraft().form, chosenIds: all.map(({ id }) => id) });
    const written = vi.spyOn(Storage.prototype, "setItem");
    const { queryClient } = renderPage(<TripPlanner renderMap={noMap} />);
    await screen.findByText(/^Abeja, Barons, Far 130/);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await act(() => import("#shared/domain/trips/picker-rules.ts"));
    expect(pace()).toHaveValue("2");
    const paces = written.mock.calls.flatMap(([name, text]) =>
      name === "trip-draft" ? JSON.parse(text).form.wineriesPerDay : [],
    );
    expect(paces.filter((each) => each !== 2)).toEqual([]);
    written.mockRestore();
  });

  it("is asked for no more than the base offers", async () => {
    const far = [130, 140, 150].map((miles) => northOf(miles, { name: `Far ${miles}` }));
    stubApi(wineriesApi.list, [ABEJA, BARONS, ...far]);
    const addedIds = [ABEJA, BARONS, ...far].map(({ id }) => id);
    const { user } = renderPage(<TripPlanner renderMap={noMap} addedIds={addedIds} />);
    await fillTripForm(user);
    await waitFor(() => expect(screen.queryByText(/One day can hold/)).not.toBeInTheDocument());
    expect(pace()).toHaveValue("2");
    await user.click(screen.getByRole("button", { name: "Find Wineries" }));
    expect(await screen.findByText("2 of 2 selected")).toBeVisible();
  });
});

describe("closing the picker with the same choice", () => {
  /** A plan with a page, and a stop that the picker does not offer: Barons pours no Syrah. */
  async function openPlanned(planned = [ABEJA.id, BARONS.id]) {
    forgetSession();
    const request = { base: "Walla Walla", wineries: planned, days: 1, wineriesPerDay: 2 };
    const wineries = [ABEJA, BARONS];
    stubHanging(drivesApi.between);
    keepTripForm({ preferences: "Syrah" });
    const { form } = readDraft();
    writeDraft({ form, chosenIds: [ABEJA.id, BARONS.id] });
    const asked = tripInputOf(form, [ABEJA.id]);
    const answers = { ...asked.answers, preferences: ["Syrah"] };
    serveTrip(aSharedTrip({ mayEdit: true, name: "Harvest", wineries, request, answers }));
    writeKeptPlan({ asked, trip: { ...asked, wineries: planned }, token: "a-token" });
    const page = renderPage(<TripPlanner renderMap={noMap} />);
    await page.user.click(await screen.findByRole("button", { name: "Choose other wineries" }));
    expect(await screen.findByText(/^Not in this plan: Barons\./)).toBeVisible();
    return page;
  }
  const kept = () => ({ wineries: readKeptPlan()?.trip.wineries, token: readKeptPlan()?.token });

  it("leaves the plan with its page, and what the picker does not offer", async () => {
    const { user } = await openPlanned();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(kept()).toEqual({ wineries: [ABEJA.id, BARONS.id], token: "a-token" });
  });

  it("plans what was added to the choice elsewhere", async () => {
    const { user } = await openPlanned([BARONS.id]);
    await user.keyboard("{Escape}");
    expect(kept().wineries).toContain(ABEJA.id);
  });

  it("plans without that once the visitor asks to see the plan", async () => {
    const { user } = await openPlanned();
    await user.click(screen.getByRole("button", { name: "See the plan" }));
    expect(kept()).toEqual({ wineries: [ABEJA.id], token: null });
  });
});
