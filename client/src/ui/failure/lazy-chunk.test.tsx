import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { lazyChunk } from "./lazy-chunk.tsx";
import { TryAgain } from "./try-again.tsx";

const Part = ({ name }: { readonly name: string }) => <p>Here is {name}</p>;

/** A part that arrives after so many failures, beside something that stands anyway. */
function aPage({ failures }: { readonly failures: number }) {
  let left = failures;
  const load = async (): Promise<ComponentType<{ readonly name: string }>> => {
    left -= 1;
    if (left >= 0) throw new TypeError("Failed to fetch dynamically imported module");
    return Part;
  };
  const Lazy = lazyChunk(load, {
    waiting: <p>Waiting</p>,
    failure: ({ resetErrorBoundary }) => (
      <TryAgain title="The part failed." onRetry={resetErrorBoundary} />
    ),
  });
  render(
    <>
      <h1>The page</h1>
      <Lazy name="the map" />
    </>,
  );
  return { user: userEvent.setup() };
}

test("a part that fails once arrives all the same", async () => {
  aPage({ failures: 1 });
  expect(screen.getByText("Waiting")).toBeVisible();
  expect(await screen.findByText("Here is the map")).toBeVisible();
});

test("a part that keeps failing leaves the page, says so, and comes when it is tried again", async () => {
  const { user } = aPage({ failures: 2 });
  expect(await screen.findByRole("alert")).toHaveTextContent("The part failed.");
  expect(screen.getByRole("heading", { name: "The page" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Here is the map")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
