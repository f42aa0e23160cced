import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { LocationMap } from "./location-map.tsx";
import { WineryMap } from "./winery-map.tsx";

test("the map is named, and can be skipped to the list that says the same", () => {
  renderPage(<WineryMap wineries={[]} label="Map of 0 wineries" listId="list" />);
  expect(screen.getByRole("region", { name: "Map of 0 wineries" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Skip the map" })).toHaveAttribute("href", "#list");
});

/** A window that tells when the map has come near it. */
function stubNearness() {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () =>
    act(() => {
      for (const tell of seen) tell();
    });
}

function stubPhone() {
  const { matchMedia } = window;
  vi.stubGlobal("matchMedia", (query: string) => ({
    ...matchMedia(query),
    matches: query.startsWith("(pointer: coarse)"),
  }));
}

const aMap = <WineryMap wineries={[aWinery()]} label="Map" />;
const theMap = () => screen.findByRole("group", { name: /^Map/ });

test("the map is a placeholder until it comes near the window", async () => {
  const comeNear = stubNearness();
  renderPage(aMap);
  expect(screen.getByRole("region", { name: "Map" }).querySelector("img")).not.toBeNull();
  expect(screen.queryByText("Loading the map…")).not.toBeInTheDocument();
  comeNear();
  expect(await theMap()).toBeVisible();
});

test("on a phone the map waits to be asked for, and keeps the focus of who asked", async () => {
  stubPhone();
  const comeNear = stubNearness();
  const { user } = renderPage(aMap);
  comeNear();
  await user.click(screen.getByRole("button", { name: "Show the map" }));
  expect(screen.getByRole("region", { name: "Map" })).toHaveFocus();
  expect(await theMap()).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show the map" })).not.toBeInTheDocument();
});

test("a map of one place comes by itself on a phone", async () => {
  stubPhone();
  renderPage(<LocationMap winery={aWinery()} />);
  expect(await theMap()).toBeVisible();
});

test("where data is saved every map waits to be asked for", async () => {
  vi.stubGlobal("navigator", { ...navigator, connection: { saveData: true } });
  renderPage(<LocationMap winery={aWinery()} />);
  expect(await screen.findByRole("button", { name: "Show the map" })).toBeVisible();
});

test("on a phone an address that names the map's section asks for it", async () => {
  stubPhone();
  const comeNear = stubNearness();
  renderPage(<section id="map">{aMap}</section>, { at: "/#map" });
  comeNear();
  expect(await theMap()).toBeVisible();
});

test("on a phone a press on the placeholder begins the map", async () => {
  stubPhone();
  const { user } = renderPage(aMap);
  // Who skips the map is not given it.
  await user.click(screen.getByRole("link", { name: "Skip the map" }));
  expect(screen.getByRole("button", { name: "Show the map" })).toBeVisible();
  await user.click(screen.getByRole("region", { name: "Map" }));
  expect(await theMap()).toBeVisible();
});

test("a winery whose position is unknown has no location map", () => {
  renderPage(<LocationMap winery={aWinery({ latitude: "", longitude: "" })} />);
  expect(screen.queryByRole("region", { name: /^Location/ })).not.toBeInTheDocument();
});

test("a winery's place shows its pin where the map will have it, and where in the state that is", () => {
  const winery = aWinery({ name: "Basalt Cellars", latitude: "46.06", longitude: "-118.34" });
  const { container } = renderPage(<LocationMap winery={winery} />);
  expect(container.querySelectorAll("svg > g > path")).toHaveLength(1);
  expect(container.querySelector(".map-inset .map-placeholder-dots")).toHaveAttribute(
    "d",
    expect.stringMatching(/^M\d+ \d+h0$/),
  );
});

test("of a winery whose place is roughly known the circle shows in which it lies", () => {
  const winery = {
    ...aWinery({ latitude: "46.06", longitude: "-118.34" }),
    locationIsApproximate: true,
  };
  const { container } = renderPage(<LocationMap winery={winery} />);
  expect(container.querySelectorAll("svg > circle")).toHaveLength(1);
  expect(container.querySelectorAll("svg > g > path")).toHaveLength(0);
});
