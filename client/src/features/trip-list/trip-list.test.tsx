import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aUser, aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { AddToTripButton, TripListToggle } from "./add-to-trip-button.tsx";
import { TripListLink } from "./trip-list-link.tsx";
import { TripListPanel } from "./trip-list-panel.tsx";

const AMAVI = aWinery({ id: 7, name: "Amavi" });
const HEDGES = aWinery({ id: 8, name: "Hedges" });
const NOBODY = { title: "Unauthorized", status: 401, detail: "Sign in to do this." };

function Both() {
  return (
    <>
      <TripListLink />
      <AddToTripButton winery={AMAVI} />
    </>
  );
}

const countInHeader = () => screen.getByRole("link", { name: /^Trip List/ }).textContent;
const keptOnDevice = () => localStorage.getItem("trip-list");

test("§2: Add to Trip works for visitors without an account and survives a reload", async () => {
  stubProblem(authApi.user, NOBODY);
  const { user, unmount } = renderPage(<Both />);
  expect(countInHeader()).toBe("Trip List");
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  expect(countInHeader()).toBe("Trip List1 winery");
  unmount();
  renderPage(<Both />);
  expect(countInHeader()).toBe("Trip List1 winery");
  expect(screen.getByRole("button", { name: "On Your Trip List, remove" })).toBeVisible();
  expect(requestsTo(tripListApi.add)).toEqual([]);
});

test("where the browser stores nothing, Add to Trip works for the page and says once that it will not last", async () => {
  stubProblem(authApi.user, NOBODY);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { user } = renderPage(<Both />);
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  expect(countInHeader()).toBe("Trip List1 winery");
  expect(await screen.findByText("Your trip list is not kept")).toBeVisible();
  full.mockRestore();
  await user.click(screen.getByRole("button", { name: "On Your Trip List, remove" }));
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  expect(keptOnDevice()).toBe("[7]");
});

test("where the browser stores no more, the list shows what was added to the stored one", async () => {
  localStorage.setItem("trip-list", "[8]");
  stubProblem(authApi.user, NOBODY);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { user } = renderPage(<Both />);
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  expect(countInHeader()).toBe("Trip List2 wineries");
  full.mockRestore();
  await user.click(screen.getByRole("button", { name: "On Your Trip List, remove" }));
  expect(keptOnDevice()).toBe("[8]");
});

test("the sign on cards and in popups puts its own winery on the list and takes it off", async () => {
  stubProblem(authApi.user, NOBODY);
  const { user } = renderPage(
    <>
      <TripListToggle winery={AMAVI} />
      <TripListToggle winery={HEDGES} />
    </>,
  );
  const toggle = (name: string) => screen.getByRole("button", { name: `Trip List: ${name}` });
  await user.click(toggle("Hedges"));
  expect(toggle("Hedges")).toHaveAttribute("aria-pressed", "true");
  expect(toggle("Amavi")).toHaveAttribute("aria-pressed", "false");
  expect(keptOnDevice()).toContain(String(HEDGES.id));
  await user.click(toggle("Hedges"));
  expect(toggle("Hedges")).toHaveAttribute("aria-pressed", "false");
});

test("pressing it again takes the winery off", async () => {
  stubProblem(authApi.user, NOBODY);
  const { user } = renderPage(<Both />);
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  await user.click(screen.getByRole("button", { name: /^On Your Trip List/ }));
  expect(screen.getByRole("button", { name: "Add to Trip" })).toBeVisible();
  expect(countInHeader()).toBe("Trip List");
  expect(keptOnDevice()).toBeNull();
});

test("signing in merges the device's list into the account's, and loses neither's", async () => {
  localStorage.setItem("trip-list", "[8,7]");
  stubApi(authApi.user, aUser());
  stubApi(tripListApi.add, { wineryIds: [3, 8, 7] });
  renderPage(<Both />);
  await waitFor(() => expect(countInHeader()).toBe("Trip List3 wineries"));
  expect(requestsTo(tripListApi.add).map(({ body }) => body)).toEqual([{ wineryIds: [8, 7] }]);
  expect(keptOnDevice()).toBeNull();
});

test("what a full account did not take stays on the device, and is shown with it", async () => {
  localStorage.setItem("trip-list", "[1,100]");
  stubApi(authApi.user, aUser());
  const full = Array.from({ length: TRIP_LIST_MAX }, (_, index) => index + 1);
  stubApi(tripListApi.add, { wineryIds: full });
  renderPage(<Both />);
  await waitFor(() => expect(countInHeader()).toBe("Trip List51 wineries"));
  expect(keptOnDevice()).toBe("[100]");
});

test("a merge that fails keeps the device's list", async () => {
  localStorage.setItem("trip-list", "[8]");
  stubApi(authApi.user, aUser());
  stubNetworkFailure(tripListApi.add);
  renderPage(<Both />);
  await waitFor(() => expect(requestsTo(tripListApi.add)).toHaveLength(1));
  expect(countInHeader()).toBe("Trip List1 winery");
  expect(keptOnDevice()).toBe("[8]");
});

test("for those who are signed in a change shows at once and goes to the account", async () => {
  stubApi(authApi.user, aUser());
  stubApi(tripListApi.read, { wineryIds: [3] });
  stubApi(tripListApi.add, { wineryIds: [3, 7] });
  stubApi(tripListApi.remove, undefined);
  const { user } = renderPage(<Both />);
  await waitFor(() => expect(countInHeader()).toBe("Trip List1 winery"));
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  expect(countInHeader()).toBe("Trip List2 wineries");
  await user.click(screen.getByRole("button", { name: /^On Your Trip List/ }));
  expect(countInHeader()).toBe("Trip List1 winery");
  await waitFor(() => expect(requestsTo(tripListApi.remove)).toHaveLength(1));
  expect(requestsTo(tripListApi.add)[0]?.body).toEqual({ wineryIds: [7] });
  expect(requestsTo(tripListApi.remove)[0]?.path).toBe("/api/trip-list/7");
  expect(keptOnDevice()).toBeNull();
});

test("a change waits for the one before, so that they reach the account in their order", async () => {
  let answer = () => {};
  stubApi(authApi.user, aUser());
  stubApi(tripListApi.read, { wineryIds: [3] });
  stubApi(
    tripListApi.add,
    () => new Promise((resolve) => (answer = () => resolve({ wineryIds: [3, 7] }))),
  );
  stubApi(tripListApi.remove, undefined);
  const { user } = renderPage(<Both />);
  await waitFor(() => expect(countInHeader()).toBe("Trip List1 winery"));
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  await waitFor(() => expect(requestsTo(tripListApi.add)).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: /^On Your Trip List/ }));
  expect(countInHeader()).toBe("Trip List1 winery");
  expect(requestsTo(tripListApi.remove)).toHaveLength(0);
  answer();
  await waitFor(() => expect(requestsTo(tripListApi.remove)).toHaveLength(1));
  expect(countInHeader()).toBe("Trip List1 winery");
});

test("a change the account did not take is taken back, and said", async () => {
  stubApi(authApi.user, aUser());
  stubApi(tripListApi.read, { wineryIds: [3] });
  stubNetworkFailure(tripListApi.add);
  const { user } = renderPage(<Both />);
  await waitFor(() => expect(countInHeader()).toBe("Trip List1 winery"));
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  expect(await screen.findByText("Your trip list may not have been saved")).toBeVisible();
  expect(countInHeader()).toBe("Trip List1 winery");
});

test("a session that is gone keeps what was added on the device", async () => {
  stubApi(authApi.user, aUser());
  stubApi(tripListApi.read, { wineryIds: [] });
  stubProblem(tripListApi.add, NOBODY);
  const { user } = renderPage(<Both />);
  await waitFor(() => expect(requestsTo(tripListApi.read)).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  await waitFor(() => expect(keptOnDevice()).toBe("[7]"));
  expect(countInHeader()).toBe("Trip List1 winery");
});

test("the 51st winery is refused, and said", async () => {
  stubProblem(authApi.user, NOBODY);
  const full = Array.from({ length: TRIP_LIST_MAX }, (_, index) => index + 100);
  localStorage.setItem("trip-list", JSON.stringify(full));
  const { user } = renderPage(<Both />);
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  expect(await screen.findByText("Your trip list is full")).toBeVisible();
  expect(countInHeader()).toBe("Trip List50 wineries");
});

test("a winery that the account has no more room for, since another device filled it, is said", async () => {
  stubApi(authApi.user, aUser());
  stubApi(tripListApi.read, { wineryIds: [3] });
  const full = Array.from({ length: TRIP_LIST_MAX }, (_, index) => index + 100);
  stubApi(tripListApi.add, { wineryIds: full });
  const { user } = renderPage(<Both />);
  await waitFor(() => expect(countInHeader()).toBe("Trip List1 winery"));
  await user.click(screen.getByRole("button", { name: "Add to Trip" }));
  expect(await screen.findByText("Your trip list is full")).toBeVisible();
  expect(countInHeader()).toBe("Trip List50 wineries");
  expect(screen.getByRole("button", { name: "Add to Trip" })).toBeVisible();
});

test.each(["nonsense", '{"a":1}', '[1,"2",null,-3,1.5]'])(
  "a stored list that is broken does no harm: %s",
  (stored) => {
    localStorage.setItem("trip-list", stored);
    stubProblem(authApi.user, NOBODY);
    renderPage(<Both />);
    expect(countInHeader()).toMatch(/^Trip List(1 winery)?$/);
  },
);

test("the list shows its wineries, and a removal can be undone", async () => {
  localStorage.setItem("trip-list", "[8,7]");
  stubProblem(authApi.user, NOBODY);
  stubApi(wineriesApi.list, [AMAVI, HEDGES]);
  const { user } = renderPage(<TripListPanel />);
  await screen.findByRole("link", { name: "Hedges" });
  const names = () =>
    within(screen.getAllByRole("list")[0] as HTMLElement)
      .getAllByRole("link")
      .map((link) => link.textContent);
  expect(names()).toEqual(["Hedges", "Amavi"]);
  await user.click(screen.getByRole("button", { name: "Remove Hedges" }));
  expect(names()).toEqual(["Amavi"]);
  expect(screen.getByRole("button", { name: "Remove Amavi" })).toHaveFocus();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(names()).toEqual(["Amavi", "Hedges"]);
  await user.click(screen.getByRole("button", { name: "Clear the list" }));
  expect(screen.getByText(/^Nothing yet/)).toBeVisible();
});

test("a winery that left the guide is told on the list, counted there as in the header, and comes off", async () => {
  localStorage.setItem("trip-list", "[9,7]");
  stubProblem(authApi.user, NOBODY);
  stubApi(wineriesApi.list, [AMAVI]);
  const where = { slug: "old-cellar", city: "Prosser", region: "Yakima Valley" };
  const why = { kind: "closed", reason: "It closed.", since: null, source: null } as const;
  stubApi(wineriesApi.departed, [{ id: 9, name: "Old Cellar", ...where, ...why }]);
  const { user } = renderPage(
    <>
      <TripListLink />
      <TripListPanel />
    </>,
  );
  expect(await screen.findByText(/Yakima Valley · no longer in this guide/)).toBeVisible();
  expect(countInHeader()).toBe("Trip List2 wineries");
  await user.click(screen.getByRole("button", { name: "Remove Old Cellar" }));
  expect(screen.queryByRole("link", { name: "Old Cellar" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Amavi" })).toBeVisible();
  expect(keptOnDevice()).toBe("[7]");
});

test("a winery that is taken off while the account's list is on its way stays off", async () => {
  localStorage.setItem("trip-list", "[7]");
  stubApi(authApi.user, aUser());
  let stored = [8];
  let arrive = () => {};
  stubApi(tripListApi.add, () => {
    stored = [8, 7];
    const answer = { wineryIds: [...stored] };
    return new Promise((resolve) => (arrive = () => resolve(answer)));
  });
  stubApi(tripListApi.remove, () => {
    stored = [8];
    return undefined;
  });
  stubApi(tripListApi.read, () => ({ wineryIds: stored }));
  const { user } = renderPage(<Both />);
  await waitFor(() => expect(requestsTo(tripListApi.add)).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "On Your Trip List, remove" }));
  await waitFor(() => expect(requestsTo(tripListApi.remove)).toHaveLength(1));
  arrive();
  await waitFor(() => expect(countInHeader()).toBe("Trip List1 winery"));
  expect(screen.getByRole("button", { name: "Add to Trip" })).toBeVisible();
});
