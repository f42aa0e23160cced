import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { LocationMap } from "./location-map.tsx";
import { WineryMap } from "./winery-map.tsx";

test("the map is named, and can be skipped to the list that says the same", () => {
  renderPage(<WineryMap wineries={[]} label="Map of 0 wineries" tileUrl={null} listId="list" />);
  expect(screen.getByRole("region", { name: "Map of 0 wineries" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip the map" })).toHaveAttribute("href", "#list");
});

test("the map's code waits until the map comes near the window", () => {
  const observe = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = observe;
      disconnect() {}
    },
  );
  renderPage(<WineryMap wineries={[]} label="Map" tileUrl={null} />);
  expect(observe).toHaveBeenCalledWith(screen.getByRole("region", { name: "Map" }));
  expect(screen.getByText("Loading the map…")).toBeVisible();
});

test("a winery whose position is unknown has no location map", () => {
  renderPage(<LocationMap winery={aWinery({ latitude: "", longitude: "" })} tileUrl={null} />);
  expect(screen.queryByRole("region", { name: /^Location/ })).not.toBeInTheDocument();
});
