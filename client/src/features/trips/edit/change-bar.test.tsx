import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPage } from "#client/testing/render.tsx";
import { tripOf } from "#client/testing/shown-plan.tsx";
import { TripStore } from "../store/trip-store.ts";
import { ChangeBar } from "./change-bar.tsx";

test.each([
  ["waiting", true, "They are kept on this device, and sent as soon as the site answers.", true],
  ["waiting", false, "Keep this page open: they are sent as soon as the site answers.", true],
  [
    "signedOut",
    true,
    "They are kept on this device, and sent once you have signed in again.",
    false,
  ],
  ["signedOut", false, "Keep this page open: they are sent once you have signed in again.", true],
] as const)("unsaved changes that are %s, kept %s: %s", async (saving, isKept, text, retries) => {
  const onRetry = vi.fn();
  const trip = tripOf({ base: "Walla Walla", wineries: [1], days: 1 });
  const store = Object.assign(new TripStore({ trip, saving, isKept }), { retry: onRetry });
  const edits = { message: "", undo: () => {} };
  const { user } = renderPage(<ChangeBar {...{ store, edits }} />);
  expect(screen.getByRole("alert")).toHaveTextContent(
    `Your last changes are not saved yet. ${text}`,
  );
  // Signing in leaves the page.
  await user.click(screen.getByRole("button", { name: retries ? "Try again" : "Sign in" }));
  expect(onRetry).toHaveBeenCalledTimes(retries ? 1 : 0);
  expect(screen.queryAllByText("You are logged out. Logging in again...")).toHaveLength(
    retries ? 0 : 1,
  );
});
