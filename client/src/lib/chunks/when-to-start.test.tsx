import { fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOnFirstInteraction } from "./when-to-start.ts";

function Page({ onUse }: { readonly onUse: () => void }) {
  useOnFirstInteraction(onUse);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what is for who uses the page waits for the first sign of it, and is done once", () => {
  const done: string[] = [];
  const note = () => done.push("done");
  render(<Page onUse={note} />);
  vi.runAllTimers();
  expect(done).toEqual([]);
  fireEvent.scroll(window);
  vi.runAllTimers();
  expect(done).toEqual(["done"]);
  fireEvent.scroll(window);
  vi.runAllTimers();
  expect(done).toEqual(["done"]);
});

test("a page that went away before it was used asks for nothing", () => {
  const done: string[] = [];
  const note = () => done.push("done");
  render(<Page onUse={note} />).unmount();
  fireEvent.scroll(window);
  vi.runAllTimers();
  expect(done).toEqual([]);
});
