import { act, render, screen } from "@testing-library/react";
import type { Map as LeafletMap } from "leaflet";
import { useState } from "react";
import { MapContainer } from "react-leaflet";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MapTiles } from "./map-tiles.tsx";

// jsdom gives everything the size 0; a map needs one.
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(512);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(512);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const maps: (LeafletMap | null)[] = [];
const keepMap = (map: LeafletMap | null) => void maps.push(map);
const tiles = () => [...document.images];

/** A map at the zoom of streets, with what it says of its tiles. */
function StreetMap() {
  const [isHealthy, setHealthy] = useState<boolean | null>(null);
  return (
    <>
      <MapContainer ref={keepMap} center={[47, -120]} zoom={13} zoomAnimation={false}>
        <MapTiles url="/tiles/{z}/{x}/{y}.png" isShown={isHealthy === true} onHealth={setHealthy} />
      </MapContainer>
      <p>{`healthy: ${isHealthy}`}</p>
    </>
  );
}

/** Lets every tile on its way arrive or fail. */
function settle(type: "load" | "error"): void {
  act(() => {
    for (const tile of tiles()) tile.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(1_000);
  });
}

const move = (map: LeafletMap | null | undefined, longitude: number) =>
  act(() => {
    map?.setView([47, longitude], 13, { animate: false });
    vi.advanceTimersByTime(1_000);
  });

test("tiles that fail give way to the drawn map, and are asked for again once a minute has passed", () => {
  render(<StreetMap />);
  const map = maps.at(-1);
  act(() => vi.advanceTimersByTime(1_000));
  expect(tiles().length).toBeGreaterThan(0);
  settle("error");
  expect(screen.getByText("healthy: false")).toBeVisible();
  expect(tiles()).toEqual([]);
  expect(screen.getByText(/Street map unavailable/)).toBeVisible();

  move(map, -120.1);
  expect(tiles()).toEqual([]);

  act(() => vi.advanceTimersByTime(60_000));
  move(map, -120.2);
  expect(tiles().length).toBeGreaterThan(0);
  expect(screen.queryByText(/Street map unavailable/)).not.toBeInTheDocument();
  settle("load");
  expect(screen.getByText("healthy: true")).toBeVisible();
});
