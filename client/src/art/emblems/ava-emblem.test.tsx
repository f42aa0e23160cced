import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { AvaEmblem } from "./ava-emblem.tsx";

function drawing(id: string): string {
  const { container, unmount } = render(<AvaEmblem id={id} />);
  const cuts = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  unmount();
  return cuts.join(" ");
}

test("every AVA has an emblem of its own", () => {
  const leaf = drawing("somewhere-else");
  const drawings = AVAS.map(({ id }) => drawing(id));
  expect(drawings).not.toContain(leaf);
  expect(new Set(drawings).size).toBe(AVAS.length);
});
