import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "#client/testing/render.tsx";
import { isPagePath } from "#shared/domain/site/page-routes.ts";
import { NotFoundPage } from "./not-found-page.tsx";

test("§2 Not-found page: its two lines to the letter", () => {
  renderPage(<NotFoundPage />);
  expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
  expect(document.title).toContain("Page Not Found");
});

test("every way onward leads to a page that exists", () => {
  renderPage(<NotFoundPage />);
  const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(targets).toContain("/wineries");
  expect(targets.filter((target) => !isPagePath(target))).toEqual([]);
});
