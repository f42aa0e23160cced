import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { FeaturedWineries } from "./featured-wineries.tsx";

const twelve = Array.from({ length: 12 }, (_, index) => aWinery({ name: `House ${index + 1}` }));

test("§2: the arrow expands three cards to all of them in five columns, and cannot be undone", async () => {
  render(<FeaturedWineries wineries={twelve} total={186} />);
  const cards = screen.getAllByRole("listitem").filter((item) => item.querySelector("h3"));
  expect(cards.filter((card) => !card.className.includes("lg:hidden"))).toHaveLength(3);

  await userEvent.click(screen.getByRole("button", { name: "Show all 12 featured wineries" }));
  expect(cards.filter((card) => card.className.includes("lg:hidden"))).toHaveLength(0);
  expect(cards[0]?.parentElement?.className).toContain("lg:grid-cols-5");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("§2: the link names the count of the data", () => {
  render(<FeaturedWineries wineries={twelve} total={186} />);
  expect(screen.getByRole("link", { name: "View All 186 Wineries" })).toHaveAttribute(
    "href",
    "/wineries",
  );
});
