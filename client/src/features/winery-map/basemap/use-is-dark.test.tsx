import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useIsDark } from "./use-is-dark.ts";

/** What the browser says of its media; a change tells whoever listens. */
function stubMedia(first: { dark: boolean; print: boolean }) {
  let media = first;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("dark") ? media.dark : media.print;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (next: typeof first) => {
    media = next;
    for (const listener of listeners) listener();
  };
}

function Painted() {
  return <p>{useIsDark() ? "dark" : "light"}</p>;
}

test("a map that was painted for a dark screen says so while it is printed on light paper", async () => {
  const turnTo = stubMedia({ dark: true, print: false });
  render(<Painted />);
  expect(screen.getByText("dark")).toBeVisible();
  turnTo({ dark: false, print: true });
  expect(screen.getByText("dark")).toBeVisible();
  turnTo({ dark: false, print: false });
  expect(await screen.findByText("light")).toBeVisible();
});
