import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { aQueryClient, renderPage } from "#client/testing/render.tsx";
import { DirectoryView } from "./directory-view.tsx";

const WINERIES = [
  aWinery({ name: "Amavi", slug: "amavi", varietals: ["Syrah"], region: "Walla Walla Valley" }),
  aWinery({ name: "Hedges", slug: "hedges", varietals: ["Merlot"], region: "Red Mountain" }),
];

/** Enough that the first cards are not all. */
const MANY = Array.from({ length: 60 }, (_, id) => aWinery({ id, name: `Winery ${id}` }));

const page = (wineries = WINERIES) => (
  <QueryClientProvider client={aQueryClient()}>
    <Router ssrPath="/wineries" ssrSearch="">
      <DirectoryView wineries={wineries} />
    </Router>
  </QueryClientProvider>
);

let hydrated: Root | undefined;

beforeEach(() => {
  // Nobody comes near the list's end.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  await act(async () => hydrated?.unmount());
  document.body.innerHTML = "";
});

test("hydration shows what the address asks for in the fields the server sent, and leaves the focus in them", async () => {
  window.history.replaceState(null, "", "/wineries?q=hedges");
  const root = document.createElement("div");
  root.innerHTML = renderToString(page());
  document.body.append(root);
  const [search, radio] = [screen.getByRole("searchbox"), screen.getAllByRole("radio")[0]];
  search.focus();
  await act(async () => {
    hydrated = hydrateRoot(root, page());
  });
  await waitFor(() => expect(screen.getByText("Showing 1 wineries")).toBeVisible());
  expect(screen.getByRole("searchbox")).toBe(search);
  expect(screen.getAllByRole("radio")[0]).toBe(radio);
  expect(search).toHaveFocus();
  await userEvent.type(search, " estate");
  expect(search).toHaveValue("hedges estate");
});

const leaveAt = (count: number, top: number) =>
  window.history.replaceState({ wineryList: { count, top, href: null } }, "", "/wineries");

test("a reload hydrates the cards the server sent, then returns to the place in the list", async () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(page(MANY));
  document.body.append(root);
  leaveAt(48, 3000);
  const scrollTo = vi.spyOn(window, "scrollTo");
  const complaint = vi.fn<(error: unknown) => void>();
  const search = screen.getByRole("searchbox");
  expect(screen.getAllByRole("article")).toHaveLength(24);
  await act(async () => {
    hydrated = hydrateRoot(root, page(MANY), { onRecoverableError: complaint });
  });
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(48));
  expect(complaint).not.toHaveBeenCalled();
  expect(screen.getByRole("searchbox")).toBe(search);
  await waitFor(() => expect(scrollTo.mock.calls).toEqual([[{ top: 3000, behavior: "instant" }]]));
});

test("Back within the application has the cards of before in its first render", () => {
  leaveAt(48, 3000);
  render(page(MANY));
  expect(screen.getAllByRole("article")).toHaveLength(48);
});

test("a search for a winery that left the guide leads to the page that says why", async () => {
  const queryClient = aQueryClient();
  queryClient.setQueryData(wineryQueries.departed().queryKey, [
    {
      ...{ id: 900, slug: "chateau-gone", name: "Château Gone", city: "Zillah" },
      ...{ region: "Yakima Valley", kind: "closed", reason: "It closed.", since: null },
      source: null,
    },
  ]);
  const { user } = renderPage(<DirectoryView wineries={WINERIES} />, {
    ...{ queryClient, at: "/wineries" },
  });
  const search = screen.getByRole("searchbox");
  const link = () => screen.queryByRole("link", { name: "Château Gone" });
  await user.type(search, "hedges");
  expect(link()).toBeNull();
  await user.clear(search);
  await user.type(search, "chateau go");
  await waitFor(() => expect(link()).toHaveAttribute("href", "/winery/chateau-gone"));
  await user.type(search, "at");
  await waitFor(() => expect(link()).toBeNull());
});
