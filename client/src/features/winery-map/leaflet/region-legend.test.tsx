import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderPage } from "#client/testing/render.tsx";
import { REGION_OVERLAYS } from "#shared/domain/places/regions.ts";
import { RegionLegend } from "./region-legend.tsx";

function Legend({
  onHighlight = () => {},
}: {
  readonly onHighlight?: (id: string | null) => void;
}) {
  const [shown, setShown] = useState<ReadonlySet<string>>(
    () => new Set(REGION_OVERLAYS.map(({ avaId }) => avaId)),
  );
  return (
    <RegionLegend
      shown={shown}
      onChange={setShown}
      highlighted={null}
      onHighlight={onHighlight}
      isOpenAtFirst
    />
  );
}

test("§3: the legend names the twelve overlays, in their order, each with the way to its page", () => {
  renderPage(<Legend />);
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => within(row).getByRole("checkbox").parentElement?.textContent)).toEqual([
    "Columbia Valley",
    "Walla Walla Valley",
    "Yakima Valley",
    "Red Mountain",
    "Horse Heaven Hills",
    "Wahluke Slope",
    "Ancient Lakes",
    "Lake Chelan",
    "Puget Sound",
    "Columbia Gorge",
    "Rattlesnake Hills",
    "Snipes Mountain",
  ]);
  expect(screen.getByRole("link", { name: "About Red Mountain" })).toHaveAttribute(
    "href",
    "/regions/red-mountain",
  );
});

test("one region is switched off alone, and all of them together", async () => {
  const { user } = renderPage(<Legend />);
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "All regions" });
  expect(all).toBeChecked();

  await user.click(screen.getByRole("checkbox", { name: "Puget Sound" }));
  expect(screen.getByRole("checkbox", { name: "Puget Sound" })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Lake Chelan" })).toBeChecked();
  expect(all.indeterminate).toBe(true);

  await user.click(all);
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(13);
  await user.click(all);
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
});

test("the focus brings a region out as the pointer does", async () => {
  const seen: (string | null)[] = [];
  const { user } = renderPage(<Legend onHighlight={(id) => seen.push(id)} />);
  screen.getByRole("checkbox", { name: "All regions" }).focus();
  await user.tab();
  expect(seen.at(-1)).toBe("columbia-valley");
});

test("the legend folds away", async () => {
  const { user } = renderPage(<Legend />);
  const toggle = screen.getByRole("button", { name: "Wine regions" });
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await user.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("checkbox", { name: "Puget Sound" })).not.toBeInTheDocument();
});
