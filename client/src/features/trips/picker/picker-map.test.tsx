import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { card, names, noMap, openPicker, stubPicker } from "#client/testing/picker.tsx";
import { TripPlanner } from "../trip-planner.tsx";
import type { ChoiceOnMap } from "./picker-grid.tsx";

beforeEach(stubPicker);

/** A map that lists what it was given. */
const mapOf = ({ wineries, chosenIds, base, renderChoice }: ChoiceOnMap) => (
  <section aria-label={`Map around ${base}`}>
    {wineries.map(({ id, name }) => (
      <fieldset key={id} aria-label={chosenIds.has(id) ? `${name}, selected` : name}>
        {renderChoice(id)}
      </fieldset>
    ))}
  </section>
);

const openWithMap = () => openPicker({}, <TripPlanner renderMap={noMap} renderPickerMap={mapOf} />);
const map = () => screen.getByRole("region", { name: "Map around Walla Walla" });

/** A window as wide as a desktop's. */
function widen(): void {
  const narrow = window.matchMedia;
  vi.stubGlobal("matchMedia", (query: string) => ({
    ...narrow(query),
    matches: query.includes("min-width"),
  }));
}

test("on a phone the list or the map is shown, and nothing of the map before it is asked for", async () => {
  const { user } = await openWithMap();
  await screen.findByRole("button", { name: "Abeja" });
  expect(screen.queryByRole("region", { name: /^Map/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Map" }));
  expect(map()).toBeVisible();
  expect(screen.queryByRole("list", { name: "Wineries" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "List" }));
  expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
  expect(screen.queryByRole("region", { name: /^Map/ })).not.toBeInTheDocument();
});

test("where there is room the map stands beside the cards, without a switch", async () => {
  widen();
  await openWithMap();
  await screen.findByRole("button", { name: "Abeja" });
  expect(map()).toBeVisible();
  expect(names()).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Map" })).not.toBeInTheDocument();
});

test("a winery chosen on the map is chosen in the list, with its drive told, up to the cap", async () => {
  widen();
  const { user } = await openWithMap();
  expect(await within(map()).findByText("4 miles away, about 10 min by car")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Choose Abeja" }));
  expect(card("Abeja")).toHaveAttribute("aria-pressed", "true");
  expect(within(map()).getByRole("group", { name: "Abeja, selected" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Choose Barons" }));
  await user.click(screen.getByRole("button", { name: "Choose Canoe Ridge" }));
  expect(await screen.findByText("Maximum wineries reached")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove Abeja" }));
  expect(screen.getByText("1 of 2 selected")).toBeVisible();
});

test("the map shows the wineries that the filters leave", async () => {
  widen();
  const { user } = await openWithMap();
  await screen.findByRole("button", { name: "Abeja" });
  await user.type(screen.getByRole("searchbox"), "dogs");
  await waitFor(() => expect(within(map()).queryByRole("group")).not.toBeInTheDocument());
});
