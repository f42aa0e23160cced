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
