import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useArrival } from "./arrival.ts";

const scrolledTo = vi.fn<(id: string) => void>();

function Page({ isComplete }: { readonly isComplete: boolean }) {
  useArrival();
  return (
    <main>
      <h1>Home</h1>
      {isComplete ? <section id="search" /> : null}
    </main>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
  window.history.replaceState(null, "", "/#search");
});

afterEach(() => {
  vi.useRealTimers();
  scrolledTo.mockClear();
  window.history.replaceState(null, "", "/");
});

const changesSeen = () => Promise.resolve();

test("§2: a section that the address names is scrolled to when it comes, on a slow phone too", async () => {
  const { rerender } = render(<Page isComplete={false} />);
  vi.advanceTimersByTime(20_000);
  rerender(<Page isComplete />);
  await changesSeen();
  expect(scrolledTo.mock.calls).toEqual([["search"]]);
});

test("a visitor who has scrolled meanwhile stays where they are", async () => {
  const { rerender } = render(<Page isComplete={false} />);
  fireEvent.wheel(screen.getByRole("main"));
  rerender(<Page isComplete />);
  await changesSeen();
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("an address whose fragment names nothing, not even in proper signs, shows its page", () => {
  window.history.replaceState(null, "", "/#100%");
  render(<Page isComplete />);
  expect(screen.getByRole("heading", { name: "Home" })).toBeVisible();
});
