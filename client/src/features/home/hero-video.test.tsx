import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeroVideo } from "./hero-video.tsx";

let rest = () => {};

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (action: () => void) => {
    rest = action;
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => {});
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const connected = (connection: object) =>
  vi.stubGlobal("navigator", Object.create(navigator, { connection: { value: connection } }));
const film = (drawn: HTMLElement) => drawn.querySelector("video");

test("the film is asked for when the page is at rest, and not before", async () => {
  const { container } = render(<HeroVideo sources={["/video/hero-1.mp4"]} />);
  expect(film(container)).toBeNull();
  rest();
  await waitFor(() => expect(film(container)).toHaveAttribute("src", "/video/hero-1.mp4"));
});

test.each([
  { saveData: true, effectiveType: "4g", downlink: 10 },
  { effectiveType: "3g", downlink: 10 },
  { effectiveType: "4g", downlink: 1.6 },
])("no film over a line that says %j", async (connection) => {
  connected(connection);
  const { container, rerender } = render(<HeroVideo sources={["/video/hero-1.mp4"]} />);
  rest();
  rerender(<HeroVideo sources={["/video/hero-1.mp4"]} />);
  expect(film(container)).toBeNull();
});

test("no film for who wants no motion", () => {
  const { matchMedia } = window;
  vi.stubGlobal("matchMedia", (query: string) => ({
    ...matchMedia(query),
    matches: query === "(prefers-reduced-motion: reduce)",
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { container, rerender } = render(<HeroVideo sources={["/video/hero-1.mp4"]} />);
  rest();
  rerender(<HeroVideo sources={["/video/hero-1.mp4"]} />);
  expect(film(container)).toBeNull();
});

test("the films follow each other around and around; one that fails is passed over, and without any the drawing stays", async () => {
  const { container } = render(<HeroVideo sources={["/1.mp4", "/2.mp4", "/3.mp4"]} />);
  rest();
  await waitFor(() => expect(film(container)).toHaveAttribute("src", "/1.mp4"));
  const shown: (string | null | undefined)[] = [];
  for (const happens of ["ended", "error", "ended", "ended", "error", "error"] as const) {
    const playing = film(container);
    if (playing) fireEvent[happens](playing);
    shown.push(film(container)?.getAttribute("src"));
  }
  expect(shown).toEqual(["/2.mp4", "/3.mp4", "/1.mp4", "/3.mp4", "/1.mp4", undefined]);
});
