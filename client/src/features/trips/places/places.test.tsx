/** Where a trip's nights are spent, and where one eats: chosen on its page. */
import { QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { requestsTo, stubApi } from "#client/testing/api.ts";
import { aPlace, aSharedTrip, evenDrives } from "#client/testing/fixtures.ts";
import { aQueryClient, renderPage } from "#client/testing/render.tsx";
import { forgetSession } from "#client/testing/session-hint.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import { citiesApi } from "#shared/api/cities.ts";
import { placesApi } from "#shared/api/places.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { SharedTrip } from "../shared-trip.tsx";
import { BesideThePlan } from "../trip-view.tsx";
import { endsOfRoute, routeOf } from "./nights-editor.tsx";
import { TownField } from "./town-field.tsx";

const EDITABLE = aSharedTrip({ mayEdit: true, editUrl: "/trip/a-token#edit=a-key" });
const INN = aPlace({ id: 41, name: "The Finch", kind: "stay", category: "hotel", town: "Yakima" });
const DELI = aPlace({ id: 42, name: "Olive", town: "Walla Walla", street: "21 E Main" });

/** Drives of the same length between every two of the places that are asked for. */
function driveEvenly() {
  stubApi(drivesApi.between, ({ body }) => {
    const {
      bases = ["base"],
      meals = [],
      wineries,
    } = body as { bases?: string[]; meals?: { key: string }[]; wineries: number[] };
    const places = [...bases, ...wineries, ...meals.map(({ key }) => key)];
    return { ...evenDrives([...places.keys()].slice(1)), places };
  });
  stubApi(drivesApi.geometries, { courses: [] });
}

beforeAll(() => BesideThePlan.prepare());

beforeEach(() => {
  forgetSession();
  driveEvenly();
  stubApi(citiesApi.search, []);
  stubApi(placesApi.list, [INN, DELI]);
});

function open(...before: readonly TripEdit[]) {
  const server = serveTrip(EDITABLE);
  for (const edit of before) server.change(edit);
  stubApi(tripsApi.byToken, () => server.trip());
  const page = renderPage(<SharedTrip token="a-token" renderMap={() => null} />, {
    at: "/trip/a-token#edit=a-key",
  });
  return { server, ...page };
}

test("two nights in Yakima and three in Walla Walla, from Seattle, by the keyboard", async () => {
  const { server, user } = open();
  await user.click(await screen.findByText("Change towns and nights"));
  const type = async (label: string, town: string) => {
    const field = await screen.findByRole("combobox", { name: label });
    await user.clear(field);
    await user.type(field, `${town}{Tab}`);
  };
  await type("Start from", "Seattle");
  await type("End in", "Seattle");
  await user.click(screen.getByRole("button", { name: "Add a night" }));
  await type("Sleep in", "Yakima");
  await user.selectOptions(await screen.findByLabelText("Nights in Yakima"), "2");
  await user.click(screen.getByRole("button", { name: "Add another town" }));
  expect(screen.getByRole("combobox", { name: "Then sleep in" })).toHaveFocus();
  await type("Then sleep in", "Walla Walla");
  await user.selectOptions(await screen.findByLabelText("Nights in Walla Walla"), "3");
  await waitFor(() =>
    expect(server.trip().request.ends).toEqual([
      { from: "Seattle", to: "Yakima" },
      { from: "Yakima", to: "Yakima" },
      { from: "Yakima", to: "Walla Walla" },
      { from: "Walla Walla", to: "Walla Walla" },
      { from: "Walla Walla", to: "Walla Walla" },
      { from: "Walla Walla", to: "Seattle" },
    ]),
  );
  expect(screen.getByText("6 days, 5 nights.")).toBeVisible();
  expect(
    await screen.findByText(/^Six days from Seattle by way of Yakima and Walla Walla: 2 stops/),
  ).toBeVisible();
  expect(screen.getByText("Leave Seattle")).toBeVisible();
  expect(screen.getByText("Arrive in Yakima")).toBeVisible();
});

test("a text that names no town is told so, and nothing is changed", async () => {
  const { server, user } = open();
  await user.click(await screen.findByText("Change towns and nights"));
  const field = await screen.findByRole("combobox", { name: "Start from" });
  await user.clear(field);
  await user.type(field, "Seatle{Tab}");
  expect(await screen.findByText(/Did you mean Seattle\?/)).toBeVisible();
  expect(field).toHaveValue("Seatle");
  expect(server.sent()).toEqual([]);
});

test("what was typed in a town that is removed is not the next one's", async () => {
  const ends = endsOfRoute({
    ...{ from: "Seattle", to: "Seattle" },
    stays: ["Yakima", "Prosser"].map((town) => ({ town, nights: 1 })),
  });
  const { server, user } = open({ kind: "ends", ends });
  await user.click(await screen.findByText("Change towns and nights"));
  const field = (await screen.findAllByRole("combobox", { name: "Sleep in" }))[0] as HTMLElement;
  await user.clear(field);
  await user.type(field, "Nowhere{Tab}");
  await user.click(screen.getByRole("button", { name: /Remove.*Yakima/ }));
  await waitFor(() => expect(server.trip().request.ends?.[0]?.to).toBe("Prosser"));
  expect(screen.getByRole("combobox", { name: "Sleep in" })).toHaveValue("Prosser");
});

test("a town that is being typed stays while others choose another", async () => {
  const taken: string[] = [];
  const townField = (value: string) => (
    <TownField label="Start from" value={value} onTown={(town) => taken.push(town)} />
  );
  const { user, rerender } = renderPage(townField("Walla Walla"));
  const others = (value: string) =>
    rerender(<QueryClientProvider client={aQueryClient()}>{townField(value)}</QueryClientProvider>);
  others("Yakima");
  const field = await screen.findByRole("combobox", { name: "Start from" });
  expect(field).toHaveValue("Yakima");
  await user.clear(field);
  await user.type(field, "Seat");
  others("Kennewick");
  expect(field).toHaveValue("Seat");
  await user.type(field, "tle{Tab}");
  expect(taken).toEqual(["Seattle"]);
});

test("lunch at a place of the guide stands in the plan, and can be taken out", async () => {
  const { server, user } = open();
  await user.click(await screen.findByText("Where to eat and sleep"));
  const lunch = await screen.findByLabelText("Lunch");
  await user.selectOptions(lunch, await within(lunch).findByText(/^Olive/));
  expect(await screen.findByText("Lunch at Olive, in Walla Walla")).toHaveTextContent(
    "Lunch at Olive, in Walla Walla · 21 E Main · 45 min, until",
  );
  await waitFor(() =>
    expect(server.trip().places?.[0]?.lunch).toEqual({
      placeId: 42,
      name: "Olive",
      town: "Walla Walla",
      address: "21 E Main",
    }),
  );
  await user.selectOptions(screen.getByLabelText("Lunch"), "Not chosen");
  await waitFor(() => expect(screen.queryByText(/^Lunch at Olive/)).not.toBeInTheDocument());
});

test("dinner at a place of one's own, by name, town and address", async () => {
  const { server, user } = open();
  await user.click(await screen.findByText("Where to eat and sleep"));
  await user.selectOptions(
    await screen.findByLabelText("Dinner in Walla Walla"),
    "A place of my own…",
  );
  await user.click(screen.getByRole("button", { name: "Add this place" }));
  expect(screen.getByText("Name the place")).toBeVisible();
  await user.type(screen.getByLabelText("Name"), "Aunt Ruth");
  await user.type(screen.getByRole("combobox", { name: "Town" }), "Dayton{Tab}");
  await user.type(screen.getByLabelText("Address (optional)"), "12 Elm St");
  await user.click(screen.getByRole("button", { name: "Add this place" }));
  expect(await screen.findByText("Dinner at Aunt Ruth, in Dayton")).toBeVisible();
  await waitFor(() =>
    expect(server.trip().places?.[0]?.dinner).toEqual({
      name: "Aunt Ruth",
      town: "Dayton",
      address: "12 Elm St",
    }),
  );
});

test("a bed is for every night of its stay, and goes with the town", async () => {
  const { server, user } = open({
    kind: "ends",
    ends: [
      { from: "Walla Walla", to: "Yakima" },
      { from: "Yakima", to: "Yakima" },
      { from: "Yakima", to: "Walla Walla" },
    ],
  });
  await user.click(await screen.findByText("Change towns and nights"));
  const bed = await screen.findByLabelText("Bed in Yakima");
  await user.selectOptions(bed, await within(bed).findByText(/^The Finch/));
  const beds = () => server.trip().places?.map((day) => day.bed?.name ?? null);
  await waitFor(() => expect(beds()).toEqual(["The Finch", "The Finch", null]));
  const [sleepIn] = screen.getAllByRole("combobox", { name: "Sleep in" });
  if (!sleepIn) throw new Error("There is no such field");
  await user.clear(sleepIn);
  await user.type(sleepIn, "Prosser{Tab}");
  await waitFor(() => expect(beds()).toEqual([null, null, null]));
  expect(requestsTo(tripsApi.change).length).toBeGreaterThan(1);
});

test("stays and the days' ends are the same thing said twice", () => {
  const way = {
    from: "Seattle",
    stays: [
      { town: "Yakima", nights: 2 },
      { town: "Seattle", nights: 1 },
    ],
    to: "Prosser",
  };
  const ends = endsOfRoute(way);
  expect(ends).toHaveLength(4);
  expect(routeOf({ base: "Seattle", days: 4, ends })).toEqual(way);
  expect(routeOf({ base: "Yakima", days: 1 })).toEqual({ from: "Yakima", stays: [], to: "Yakima" });
});
