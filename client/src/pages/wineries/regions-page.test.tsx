import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { wineriesApi } from "#shared/api/wineries.ts";
import { RegionsPage } from "./regions-page.tsx";

test("each region counts the wineries that its own page lists, those of nested regions included", async () => {
  stubApi(wineriesApi.list, [
    aWinery({ region: "Red Mountain", avas: [] }),
    aWinery({ region: "Yakima Valley", avas: ["Columbia Valley", "Yakima Valley"] }),
  ]);
  renderPage(<RegionsPage />, { at: "/regions" });
  const factsOf = (name: string) =>
    screen.getByRole("heading", { name }).nextElementSibling?.nextElementSibling;
  await screen.findByText(/1 winery in this guide/);
  expect(factsOf("Yakima Valley")).toHaveTextContent("Since 1983 · 2 wineries in this guide");
  expect(factsOf("Red Mountain")).toHaveTextContent("Since 2001 · 1 winery in this guide");
});
