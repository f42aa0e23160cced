import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { GEAR_ITEMS } from "#client/content/gear-items.ts";
import { renderPage } from "#client/testing/render.tsx";
import { GearPage } from "./gear-page.tsx";

const cardOf = (name: string) => within(screen.getByRole("article", { name }));
const products = GEAR_ITEMS.filter(({ id }) => id !== "wine-spies");

test("§2 Gear page: the hero's heading and signature", () => {
  renderPage(<GearPage />);
  expect(screen.getByRole("heading", { level: 1, name: "My Wine Must-Haves" })).toBeVisible();
  expect(screen.getByText("- The Founder")).toBeVisible();
  expect(document.title).toContain("My Wine Must-Haves");
});

test("§2 Gear page: six cards, the daily-deals site first", () => {
  renderPage(<GearPage />);
  const cards = screen.getAllByRole("article");
  expect(cards).toHaveLength(6);
  expect(cards[0]).toHaveAccessibleName("Wine Spies");
});

test.each(products)(
  "§2 Gear page: $name has name, price, description, features, note and View on Amazon",
  ({ name, price, description, features, founderNote, retailerUrl }) => {
    renderPage(<GearPage />);
    const card = cardOf(name);
    expect(card.getByRole("heading", { level: 2, name })).toBeVisible();
    expect(card.getByText(price)).toBeVisible();
    expect(card.getByText(description)).toBeVisible();
    expect(card.getByText("Key Features")).toBeVisible();
    expect(card.getAllByRole("listitem").map((item) => item.textContent)).toEqual(features);
    expect(card.getByText("The Founder's Note")).toBeVisible();
    expect(card.getByText(`“${founderNote}”`)).toBeVisible();
    expect(card.getByRole("link", { name: "View on Amazon" })).toHaveAttribute("href", retailerUrl);
  },
);

test("§2 Gear page: an item nobody has rated says so, with no stars made up", () => {
  renderPage(<GearPage />);
  expect(screen.getAllByText("Not yet rated")).toHaveLength(products.length);
  expect(screen.queryByText(/out of 5/)).not.toBeInTheDocument();
});

test("§2 Gear page, exception: Wine Spies shows no name and no rating, and its own button", () => {
  renderPage(<GearPage />);
  const card = cardOf("Wine Spies");
  expect(card.queryByText("Wine Spies")).not.toBeInTheDocument();
  expect(card.queryByText("Not yet rated")).not.toBeInTheDocument();
  expect(card.queryByText("View on Amazon")).not.toBeInTheDocument();
  expect(
    card.getByRole("link", { name: "Register an Account and Claim Your Wine Credit" }),
  ).toBeVisible();
});

test("§2 Gear page: each outbound button opens in a new tab, says so, and is marked as paid", () => {
  renderPage(<GearPage />);
  for (const card of screen.getAllByRole("article")) {
    const link = within(card).getByRole("link");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer sponsored");
    expect(link).toHaveAccessibleDescription(/Retailers open in a new tab\.$/);
  }
});

test("§2 Gear page: the closing section leads to the wineries", () => {
  renderPage(<GearPage />);
  expect(
    screen.getByRole("heading", { level: 2, name: "Ready to Enhance Your Wine Experience?" }),
  ).toBeVisible();
  expect(
    screen.getByText("Start with one or two essentials and build your collection over time."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Explore Washington Wineries" })).toHaveAttribute(
    "href",
    "/wineries",
  );
});
