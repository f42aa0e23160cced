import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { CardScene } from "./wine-scene.tsx";

function drawing(seed: string, region: string): string {
  const { container, unmount } = render(<CardScene seed={seed} region={region} />);
  const markup = container.innerHTML;
  unmount();
  return markup;
}

test("a winery keeps its drawing from visit to visit", () => {
  expect(drawing("abeja", "Walla Walla Valley")).toBe(drawing("abeja", "Walla Walla Valley"));
});

test("sixty wineries of one region hardly ever share a drawing", () => {
  const seeds = Array.from({ length: 60 }, (_, i) => `winery-${i}`);
  expect(new Set(seeds.map((seed) => drawing(seed, "Puget Sound"))).size).toBeGreaterThan(54);
});

test("a region without a land of its own gets a drawing all the same", () => {
  expect(drawing("abeja", "A Region Nobody Has Named")).toContain("<path");
});

function placed(seed: string, facts: { description?: string; setting?: string[]; city?: string }) {
  const place = { setting: [], description: null, city: "Walla Walla", ...facts };
  const { container, unmount } = render(
    <CardScene seed={seed} region="Walla Walla Valley" place={place} />,
  );
  const markup = container.innerHTML;
  unmount();
  return markup;
}

test("a drawing follows from what the facts say of the place", () => {
  const places = [
    { description: "The schoolhouse of 1915 is where you sit." },
    { description: "A wartime hangar is the tasting room." },
    { description: "This warehouse unit has an accent." },
    { description: "A farmhouse of the 1870s, restored." },
    { city: "Bainbridge Island" },
    { setting: ["lake view"] },
    { setting: ["river view"] },
    { setting: ["urban tasting room"] },
    { setting: ["barrel room"] },
    { setting: ["vineyard view"] },
  ];
  const drawings = places.map((place) => placed("one-seed", place));
  expect(new Set(drawings).size).toBe(places.length);
  // What is told outweighs what the setting lists.
  const both = placed("one-seed", {
    description: "A wartime hangar is the tasting room.",
    setting: ["vineyard view"],
  });
  expect(both).toBe(drawings[1]);
});

test("thirty tasting rooms of one street are thirty streets", () => {
  const seeds = Array.from({ length: 30 }, (_, i) => `room-${i}`);
  const drawings = seeds.map((seed) => placed(seed, { setting: ["urban tasting room"] }));
  expect(new Set(drawings).size).toBe(30);
});
