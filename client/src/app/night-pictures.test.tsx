import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useIsDark } from "#client/features/winery-map/canvas/use-is-dark.ts";
import { markNightPictures } from "./night-pictures.ts";

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

test.for([
  { dark: true, marked: 1 },
  { dark: false, marked: 0 },
])("a picture that shows its night is marked before it is printed: %o", ({ dark, marked }) => {
  stubMedia({ dark, print: false });
  const { container } = render(
    <>
      <picture>
        <source srcSet="night.svg" media="(prefers-color-scheme: dark)" />
        <img src="day.svg" alt="" />
      </picture>
      <img src="other.svg" alt="" />
    </>,
  );
  markNightPictures();
  window.dispatchEvent(new Event("beforeprint"));
  expect(container.querySelectorAll("img[data-night]")).toHaveLength(marked);
});

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
