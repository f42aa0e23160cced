import { QueryClientProvider } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Router } from "wouter";
import { aWinery } from "#client/testing/fixtures.ts";
import { aQueryClient } from "#client/testing/render.tsx";
import { DirectoryView } from "./directory-view.tsx";

const WINERIES = [
  aWinery({ name: "Amavi", slug: "amavi", varietals: ["Syrah"], region: "Walla Walla Valley" }),
  aWinery({ name: "Hedges", slug: "hedges", varietals: ["Merlot"], region: "Red Mountain" }),
];

const page = () => (
  <QueryClientProvider client={aQueryClient()}>
    <Router ssrPath="/wineries" ssrSearch="">
      <DirectoryView wineries={WINERIES} />
    </Router>
  </QueryClientProvider>
);

let hydrated: Root | undefined;

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
