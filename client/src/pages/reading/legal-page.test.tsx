import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPage } from "#client/testing/render.tsx";
import { PrivacyPage, TermsPage } from "./legal-page.tsx";

const pages = [
  { title: "Terms of Service", page: TermsPage, sections: 12 },
  { title: "Privacy Policy", page: PrivacyPage, sections: 13 },
];

test.each(pages)(
  "§2 Legal pages: $title has $sections sections",
  ({ title, page: Page, sections }) => {
    renderPage(<Page />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(sections);
    expect(document.title).toContain(title);
  },
);

test.each(pages)("§2 Legal pages: $title was last updated today", ({ page: Page }) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, 0, 3) });
  renderPage(<Page />);
  expect(screen.getByText("Last updated: January 3, 2027")).toBeVisible();
});

test.each(pages)("each entry of the contents of $title leads to its section", ({ page: Page }) => {
  renderPage(<Page />);
  const contents = screen.getByRole("navigation", { name: "On this page" });
  const targets = within(contents)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => `#${id}`);
  expect(targets).toEqual(headings);
  expect(new Set(targets).size).toBe(targets.length);
});
