import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { LeafletChoiceMap } from "./leaflet-choice-map.tsx";
import { LeafletPlanMap } from "./leaflet-plan-map.tsx";

// jsdom gives everything the size 0; a map needs one.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(480);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(640);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (latitude: number, longitude: number) => ({
  latitude: String(latitude),
  longitude: String(longitude),
});
const NORTH = aWinery({ name: "North", region: "Columbia Valley", ...at(46.5, -118.3) });
const [EAST, WEST] = [
  aWinery({ name: "East", region: "Columbia Valley", ...at(46.07, -118.31) }),
  aWinery({ name: "West", region: "Columbia Valley", ...at(46.07, -118.3) }),
];

function Choosing() {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <>
      <button type="button" onClick={() => setChosen([...chosen, WEST.id])}>
        Choose West
      </button>
      <LeafletChoiceMap
        wineries={[NORTH, EAST, WEST]}
        chosenIds={new Set(chosen)}
        base="Walla Walla"
        renderChoice={(id) => (
          <button type="button" onClick={() => setChosen([...chosen, id])}>
            Choose {id}
          </button>
        )}
      />
    </>
  );
}

test("a winery is chosen in its popup, whose link leaves the choice alone", async () => {
  const { user } = renderPage(<Choosing />);
  await user.click(await screen.findByRole("button", { name: "North, Columbia Valley" }));
  const popup = screen.getByRole("dialog", { name: /North/ });
  expect(within(popup).getByRole("link", { name: /North/ })).toHaveAttribute("target", "_blank");
  await user.click(within(popup).getByRole("button", { name: `Choose ${NORTH.id}` }));
  const marker = screen.getByRole("button", { name: "North, Columbia Valley, selected" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(marker).toHaveFocus();
});

test("what is chosen leaves its cluster and keeps a marker of its own", async () => {
  const { user } = renderPage(<Choosing />);
  expect(await screen.findByRole("button", { name: /^2 wineries near/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^West/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Choose West" }));
  expect(await screen.findByRole("button", { name: /^West, .*selected$/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "East, Columbia Valley" })).toBeVisible();
});

test("a map of one winery or one stop says so in words", () => {
  const town = { name: "Walla Walla", isBase: true, places: [] };
  const day = { title: "Saturday", stops: [{ number: 1, winery: NORTH }], geometry: [] };
  renderPage(
    <>
      <LeafletChoiceMap
        wineries={[NORTH]}
        chosenIds={new Set()}
        base="Walla Walla"
        renderChoice={() => null}
      />
      <LeafletPlanMap towns={[town]} days={[day]} />
    </>,
  );
  expect(screen.getByRole("group", { name: /^Map of 1 winery around/ })).toBeInTheDocument();
  expect(screen.getByRole("group", { name: /: 1 numbered stop around/ })).toBeInTheDocument();
});
