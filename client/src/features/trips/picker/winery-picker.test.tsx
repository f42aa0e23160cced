import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, test } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { evenDrives } from "#client/testing/fixtures.ts";
import {
  ABEJA,
  BARONS,
  CANOE,
  card,
  names,
  noMap,
  northOf,
  openPicker,
  stubPicker,
} from "#client/testing/picker.tsx";
import { fillTripForm } from "#client/testing/plan-a-trip.ts";
import { renderPage } from "#client/testing/render.tsx";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { type Winery, wineriesApi } from "#shared/api/wineries.ts";
import { TripPlanner } from "../trip-planner.tsx";

beforeEach(stubPicker);

test("§9: offers what lies within 100 miles, nearest first", async () => {
  await openPicker();
  await screen.findByText("Abeja");
  expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
  expect(screen.getByText("3 wineries within 100 miles, nearest first")).toBeVisible();
});

test("§9: keeps only wineries that pour a preferred varietal", async () => {
  await openPicker({ preferences: "Malbec, merl" });
  await screen.findByText("Barons");
  expect(names()).toEqual(["Barons", "Canoe Ridge"]);
});

test("§8: says that it is finding wineries until they arrive", async () => {
  let answer = (_wineries: Winery[]) => {};
  stubApi(wineriesApi.list, () => new Promise<Winery[]>((resolve) => (answer = resolve)));
  await openPicker();
  expect(screen.getByText("Finding perfect wineries for you...")).toBeVisible();
  answer([ABEJA]);
  expect(await screen.findByText("Abeja")).toBeVisible();
  expect(screen.queryByText("Finding perfect wineries for you...")).not.toBeInTheDocument();
});

test("§8: says Failed to fetch wineries, and fetches them again on request", async () => {
  stubProblem(wineriesApi.list, { title: "Away", status: 503, detail: "Away" });
  const { user } = await openPicker();
  expect(await screen.findByText("Failed to fetch wineries")).toBeVisible();
  stubApi(wineriesApi.list, [ABEJA]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Abeja")).toBeVisible();
});

describe("an empty picker", () => {
  it("§8: names the city and says what to try", async () => {
    const { user } = await openPicker({ preferences: "Barbera" });
    expect(
      await screen.findByText("No wineries found near Walla Walla with your preferences."),
    ).toBeVisible();
    expect(
      screen.getByText("Try selecting a different starting city or adjusting your preferences."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change your trip" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("tells how many wineries are left out because nobody verified their wines", async () => {
    stubApi(wineriesApi.list, [
      northOf(2, { varietals: [], unknownFacts: ["varietals"] }),
      northOf(3, { varietals: [], unknownFacts: ["varietals"] }),
    ]);
    await openPicker({ preferences: "Syrah" });
    expect(await screen.findByText(/2 wineries within reach are left out/)).toBeVisible();
  });
});

test("§4: the picker can be closed", async () => {
  const { user } = await openPicker();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a picker that could not list its wineries leaves the plan as it is", async () => {
  stubApi(drivesApi.between, evenDrives([ABEJA.id]));
  stubApi(drivesApi.geometries, { courses: [] });
  const { user, unmount } = await openPicker();
  await user.click(await screen.findByRole("button", { name: "Abeja" }));
  await user.click(screen.getByRole("button", { name: "See the plan" }));
  expect(await screen.findByRole("heading", { name: "Harvest" })).toBeVisible();
  unmount();
  stubProblem(wineriesApi.list, { title: "Away", status: 503, detail: "Away" });
  const again = renderPage(<TripPlanner renderMap={noMap} />);
  await again.user.click(await screen.findByRole("button", { name: "Find Wineries" }));
  await screen.findByText("Failed to fetch wineries");
  await again.user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByRole("heading", { name: "Harvest" })).toBeVisible();
});

test("the list is fetched while the form is being filled in, and only once", async () => {
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  expect(requestsTo(wineriesApi.list)).toHaveLength(0);
  await fillTripForm(user);
  await waitFor(() => expect(requestsTo(wineriesApi.list)).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Find Wineries" }));
  await screen.findByText("Abeja");
  expect(requestsTo(wineriesApi.list)).toHaveLength(1);
});

test("a list that fails is asked for once while the form is filled in, and by the picker again", async () => {
  stubProblem(wineriesApi.list, { title: "Away", status: 500, detail: "Away" });
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  await fillTripForm(user);
  await user.click(screen.getByLabelText("Trip name"));
  await waitFor(() => expect(requestsTo(wineriesApi.list)).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Find Wineries" }));
  await screen.findByText("Failed to fetch wineries");
  expect(requestsTo(wineriesApi.list)).toHaveLength(2);
});

describe("other features", () => {
  it("may begin with wineries of their own, beside those chosen before", async () => {
    await openPicker({}, <TripPlanner renderMap={noMap} addedIds={[BARONS.id]} />);
    await screen.findByText("Abeja");
    expect(card("Barons")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("1 of 2 selected")).toBeVisible();
  });

  it("may filter the cards", async () => {
    const { user } = await openPicker(
      {},
      <TripPlanner
        renderMap={noMap}
        pickerTools={<button type="button">Favorites</button>}
        pickerFilter={(winery) => winery.id === CANOE.id}
      />,
    );
    await screen.findByText("Canoe Ridge");
    expect(names()).toEqual(["Canoe Ridge"]);
    expect(screen.getByRole("button", { name: "Favorites" })).toBeVisible();
    await user.click(card("Canoe Ridge"));
    expect(screen.getByText("1 of 2 selected")).toBeVisible();
  });

  it("keep their switch beside cards that they hide altogether", async () => {
    await openPicker(
      {},
      <TripPlanner
        renderMap={noMap}
        pickerTools={<button type="button">Favorites</button>}
        pickerFilter={() => false}
      />,
    );
    expect(await screen.findByText(/^No winery here is known to fit these filters/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Favorites" })).toBeVisible();
    expect(screen.queryByText(/^No wineries found near/)).not.toBeInTheDocument();
  });
});
