import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { wineriesApi } from "#shared/api/wineries.ts";
import { FeaturedSection } from "./featured-wineries.tsx";

const twelve = Array.from({ length: 12 }, (_, index) => aWinery({ name: `House ${index + 1}` }));

function renderSection() {
  stubApi(wineriesApi.featured, twelve);
  stubApi(wineriesApi.list, [...twelve, aWinery()]);
  return renderPage(<FeaturedSection action={() => null} />);
}

test("§2: the arrow expands three cards to all of them in five columns, and cannot be undone", async () => {
  const { user } = renderSection();
  const arrow = await screen.findByRole("button", { name: "Show all 12 featured wineries" });
  const cards = screen.getAllByRole("listitem").filter((item) => item.querySelector("h3"));
  expect(cards.filter((card) => !card.className.includes("lg:hidden"))).toHaveLength(3);

  await user.click(arrow);
  expect(cards.filter((card) => card.className.includes("lg:hidden"))).toHaveLength(0);
  expect(cards[0]?.parentElement?.className).toContain("lg:grid-cols-5");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("§2: the link names the count of the data", async () => {
  renderSection();
  expect(await screen.findByRole("link", { name: "View All 13 Wineries" })).toHaveAttribute(
    "href",
    "/wineries",
  );
});
