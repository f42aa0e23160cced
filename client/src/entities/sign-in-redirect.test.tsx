import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { renderPage } from "#client/testing/render.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { useSignInRedirect } from "./sign-in-redirect.ts";

afterEach(() => vi.useRealTimers());

function Button() {
  return (
    <button type="button" onClick={useSignInRedirect()}>
      End the session
    </button>
  );
}

test("§8: the toast is seen for 500 ms, then the browser goes to /api/login and comes back here", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const left: string[] = [];
  leavePage.to = (address) => left.push(address);
  renderPage(<Button />, { at: "/wineries?region=Red+Mountain" });
  act(() => screen.getByRole("button", { name: "End the session" }).click());
  expect(screen.getByText("Unauthorized")).toBeVisible();
  expect(screen.getByText("You are logged out. Logging in again...")).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(left).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(left).toEqual(["/api/login?returnTo=%2Fwineries%3Fregion%3DRed%2BMountain"]);
});

test.each(["/sign-in/problem?reason=refused", "/sign-in/abc", "/password", "/password/a-token"])(
  "Sign In on %s does not lead back there",
  (at) => {
    renderPage(<SignInLink className="" />, { at });
    expect(screen.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login");
  },
);
