import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { OPENERS } from "#shared/domain/site/openers.ts";
import { OpenerScene } from "./opener-scene.tsx";

function drawing(opener: (typeof OPENERS)[number], seed: string): string {
  const { container, unmount } = render(<OpenerScene opener={opener} seed={seed} />);
  const markup = container.innerHTML;
  unmount();
  return markup;
}

test("each opener is a drawing of its own, hidden from screen readers", () => {
  const drawings = OPENERS.map((opener) => drawing(opener, "a-weekend"));
  expect(new Set(drawings).size).toBe(OPENERS.length);
  for (const markup of drawings) expect(markup).toContain('aria-hidden="true"');
});

test("two articles with one opener have two pictures, each the same on every visit", () => {
  expect(drawing("lake", "a-weekend-at-lake-chelan")).toBe(
    drawing("lake", "a-weekend-at-lake-chelan"),
  );
  expect(drawing("lake", "a-weekend-at-lake-chelan")).not.toBe(drawing("lake", "bubbles-and-rose"));
});
