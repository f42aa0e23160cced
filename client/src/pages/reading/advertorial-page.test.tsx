import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ADVERTORIALS } from "#client/content/advertorials/advertorial-table.ts";
import { renderPage } from "#client/testing/render.tsx";
import { ADVERTORIAL_PATHS } from "#shared/domain/site/page-routes.ts";
import { AdvertorialPage } from "./advertorial-page.tsx";

const isPaid = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).search !== "";

test("§2 Route table: every advertorial address has its page", () => {
  expect([...ADVERTORIALS.map(({ path }) => path)].sort()).toEqual([...ADVERTORIAL_PATHS].sort());
});

test.each(ADVERTORIALS)(
  "§2 Advertorial articles: $path has title, author, date, two boxes and a final button",
  ({ path, article, author, offer }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21) });
    renderPage(<AdvertorialPage />, { at: path });
    expect(screen.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
    expect(document.title).toContain(article.title);
    expect(screen.getByText(author.name)).toBeVisible();
    expect(screen.getByText("November 5th, 2026").parentElement).toHaveTextContent(
      "Published November 5th, 2026",
    );
    expect(screen.getAllByText(offer.amount)).toHaveLength(2);
    expect(screen.getAllByRole("link", { name: "See the offer at Wine Spies" })).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Try Wine Spies" })).toBeVisible();
  },
);

test("beside the moving date stands the day of the last review, and says what the other is", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2031, 0, 1) });
  renderPage(<AdvertorialPage />, { at: "/founder/5-unbelievable-wine-deals" });
  expect(screen.getByText("December 16th, 2030")).toBeVisible();
  expect(screen.getByText(/^Text last reviewed/)).toHaveTextContent(
    /^Text last reviewed [A-Z][a-z]{2} \d{1,2}, 2026/,
  );
  expect(screen.getByText(/is always sixteen days ago/)).toBeVisible();
});

test("each offer says what its link does and that the retailer's page counts", () => {
  renderPage(<AdvertorialPage />, { at: "/founder/5-unbelievable-wine-deals" });
  expect(
    screen.getAllByText(/in a new tab.*we may earn a commission.*own page sets the terms/),
  ).toHaveLength(3);
});

test("the disclosure stands before the title", () => {
  renderPage(<AdvertorialPage />, { at: "/founder/5-unbelievable-wine-deals" });
  const disclosure = screen.getByText("Advertorial: contains affiliate links");
  const title = screen.getByRole("heading", { level: 1 });
  expect(disclosure).toBeVisible();
  expect(disclosure.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("§2 Advertorial articles: paid links open in a new tab, unopened, unreferred, and say whence", () => {
  renderPage(<AdvertorialPage />, { at: "/wine-writer/the-wine-industry-is-struggling-50-off" });
  const links = screen.getAllByRole("link").filter(isPaid);
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer sponsored");
    const query = new URL((link as HTMLAnchorElement).href).searchParams;
    expect(query.get("utm_source")).toBe("washington-wine-country-guide");
    expect(query.get("utm_medium")).toBe("affiliate");
    expect(query.get("utm_campaign")).toBe("the-wine-industry-is-struggling-50-off");
  }
  const spots = links.map((link) =>
    new URL((link as HTMLAnchorElement).href).searchParams.get("utm_content"),
  );
  expect(spots).toEqual(["wine-writer-box-1", "wine-writer-box-2", "wine-writer-final"]);
});

test("a slug that belongs to the second writer only is not found under the founder", () => {
  renderPage(<AdvertorialPage />, { at: "/founder/the-wine-industry-is-struggling-50-off" });
  expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
});
