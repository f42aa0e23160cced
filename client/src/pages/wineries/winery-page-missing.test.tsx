import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aWineryPage } from "#client/testing/fixtures.ts";
import { renderWinery, stubWhatIsBesideTheWinery } from "#client/testing/winery-page.tsx";
import { type WineryDetails, wineriesApi } from "#shared/api/wineries.ts";

beforeEach(stubWhatIsBesideTheWinery);

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test("a skeleton shows while the winery loads", async () => {
  const answers: ((winery: WineryDetails) => void)[] = [];
  stubApi(wineriesApi.bySlug, () => new Promise((resolve) => answers.push(resolve)));
  renderWinery("slow");
  expect(screen.getByRole("status")).toHaveTextContent("Loading the winery…");
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(aWineryPage({ name: "Slow Cellars" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Slow Cellars" })).toBeVisible();
  expect(screen.queryByText("Loading the winery…")).not.toBeInTheDocument();
});

const GONE = { title: "Not Found", status: 404, detail: "No winery has this slug." };

test("§2, §8: a missing winery reads Winery Not Found, with Go Back", async () => {
  stubProblem(wineriesApi.bySlug, GONE);
  const { user } = renderWinery("nowhere");
  expect(await screen.findByRole("heading", { level: 1, name: "Winery Not Found" })).toBeVisible();
  expect(
    screen.getByText("The winery you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  expect(document.title).toContain("Winery Not Found");
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();

  const back = vi.spyOn(window.history, "back").mockImplementation(() => {});
  vi.spyOn(window.history, "length", "get").mockReturnValue(3);
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(back).toHaveBeenCalledOnce();
});

test("while nobody can say whether it left, a winery is not said to be missing", async () => {
  stubProblem(wineriesApi.bySlug, GONE);
  stubNetworkFailure(wineriesApi.departed);
  renderWinery("nowhere");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "This winery could not be loaded",
  );
});

test("Go Back leads to the directory when nothing was visited before", async () => {
  stubProblem(wineriesApi.bySlug, GONE);
  const { user } = renderWinery("nowhere");
  vi.spyOn(window.history, "length", "get").mockReturnValue(1);
  await user.click(await screen.findByRole("button", { name: "Go Back" }));
  expect(window.location.pathname).toBe("/wineries");
});

test("§8: a winery that failed to load is not said to be missing, and can be tried again", async () => {
  stubNetworkFailure(wineriesApi.bySlug);
  const { user } = renderWinery("ridge-house");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "This winery could not be loaded",
  );
  expect(screen.queryByText("Winery Not Found")).not.toBeInTheDocument();
  stubApi(wineriesApi.bySlug, aWineryPage({ name: "Ridge House" }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ridge House" })).toBeVisible();
});

test("a winery that left says why and since when, and what is near; its facts are not shown", async () => {
  stubProblem(wineriesApi.bySlug, { title: "Gone", status: 410, detail: "It closed." });
  stubApi(wineriesApi.departed, [
    {
      id: 9,
      slug: "old-cellar",
      name: "Old Cellar",
      city: "Prosser",
      region: "Yakima Valley",
      kind: "closed",
      reason: "Its owners retired.",
      since: "2011-01",
      source: { name: "A paper", url: "https://paper.example/", date: "2011-02" },
    },
  ]);
  renderWinery("old-cellar");
  expect(await screen.findByRole("heading", { level: 1, name: "Old Cellar" })).toBeVisible();
  expect(screen.getByText("Closed, January 2011")).toBeVisible();
  expect(
    screen.getByText("Old Cellar is no longer in this guide. Its owners retired."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "A paper" })).toHaveAttribute(
    "href",
    "https://paper.example/",
  );
  expect(screen.queryByText("Winery Not Found")).not.toBeInTheDocument();
});
