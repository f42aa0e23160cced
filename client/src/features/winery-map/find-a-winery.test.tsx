import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { MapSection } from "./find-a-winery.tsx";

const wineries = [
  aWinery({ name: "Amavi", region: "Walla Walla Valley", tastingFee: 0, varietals: ["Syrah"] }),
  aWinery({
    name: "Bergevin",
    region: "Walla Walla Valley",
    tastingFee: 20,
    varietals: ["Merlot"],
  }),
  aWinery({
    name: "Fidélitas",
    region: "Red Mountain",
    avas: ["Columbia Valley", "Yakima Valley", "Red Mountain"],
    tastingFee: 40,
    varietals: ["Merlot"],
  }),
];

const counter = () => screen.getByText(/^Showing/).textContent;
const setUp = (at = "/") => renderPage(<MapSection wineries={wineries} />, { at }).user;

test("§4: choices change only the draft; Search applies it; Clear Filters resets both", async () => {
  const user = setUp();
  expect(counter()).toBe("Showing 3 of 3 wineries");
  await user.selectOptions(screen.getByLabelText("Region"), "Red Mountain");
  expect(counter()).toBe("Showing 3 of 3 wineries");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(counter()).toBe("Showing 1 of 3 wineries");
  expect(screen.getByRole("region", { name: "Map of 1 winery" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Clear Filters" }));
  expect(counter()).toBe("Showing 3 of 3 wineries");
  expect(screen.getByLabelText("Region")).toHaveDisplayValue("All regions");
});

test("a search stands in the address, so that Back from a winery finds it as it was", async () => {
  const user = setUp();
  await user.selectOptions(screen.getByLabelText("Region"), "Walla Walla Valley");
  for (const grape of ["Syrah", "Malbec"]) await user.click(screen.getByLabelText(grape));
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(counter()).toBe("Showing 1 of 3 wineries");
  const { search } = window.location;
  expect(search).toBe("?region=Walla+Walla+Valley&varietals=Syrah&varietals=Malbec");
  cleanup();

  setUp(`/${search}&fee=a-lot`);
  expect(counter()).toBe("Showing 1 of 3 wineries");
  expect(screen.getByLabelText("Region")).toHaveDisplayValue("Walla Walla Valley");
  expect(screen.getByLabelText("Malbec")).toBeChecked();
  expect(screen.getByLabelText("Merlot")).not.toBeChecked();
});

test("§9: the regions are all and the twenty named ones, the varietals twelve", () => {
  setUp();
  expect(screen.getByLabelText("Region").querySelectorAll("option")).toHaveLength(21);
  expect(screen.getAllByRole("checkbox", { name: /^(?!.*Legend)/ }).length).toBeGreaterThanOrEqual(
    12,
  );
  expect(screen.getByRole("checkbox", { name: "Gewürztraminer" })).not.toBeChecked();
});

test("§9: several varietals are any-of", async () => {
  const user = setUp();
  await user.click(screen.getByRole("checkbox", { name: "Syrah" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(counter()).toBe("Showing 1 of 3 wineries");
  await user.click(screen.getByRole("checkbox", { name: "Merlot" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(counter()).toBe("Showing 3 of 3 wineries");
});

test("§9: choices that filter nothing say so", async () => {
  const user = setUp();
  await user.selectOptions(screen.getByLabelText("Reservations"), "Reservations Recommended");
  await user.selectOptions(screen.getByLabelText("Online sales"), "Pick-up Only");
  expect(screen.getAllByText(/doesn’t narrow the map/)).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(counter()).toBe("Showing 3 of 3 wineries");
});

test("a grape that is given up where no winery pours it keeps the focus", async () => {
  const user = setUp();
  const syrah = screen.getByRole("checkbox", { name: "Syrah" });
  const merlot = screen.getByRole("checkbox", { name: "Merlot" });
  for (const box of [syrah, merlot]) await user.click(box);
  await user.selectOptions(screen.getByLabelText("Region"), "Red Mountain");
  for (const box of [merlot, syrah]) await user.click(box);
  expect(syrah).toBeEnabled();
  expect(syrah).toHaveFocus();
  await user.tab();
  expect(syrah).toBeDisabled();
});

test("the list beside the map holds what the map shows", async () => {
  const user = setUp();
  await user.selectOptions(screen.getByLabelText("Region"), "Red Mountain");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await user.click(screen.getByText("The same wineries as a list"));
  expect(screen.getByRole("link", { name: /Fidélitas/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Amavi/ })).not.toBeInTheDocument();
});

test("after Search the panel that was opened over the result closes, and the result is led to", async () => {
  const user = setUp();
  await user.click(screen.getByRole("button", { name: "Filter the map" }));
  await user.selectOptions(screen.getByLabelText("Region"), "Red Mountain");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.getByRole("button", { name: "Filter the map" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  expect(screen.getByText("Showing 1 of 3 wineries")).toHaveFocus();
});

test("a choice that can only fail is grayed before it is chosen, with for how many it is known", () => {
  renderPage(
    <MapSection
      wineries={[
        aWinery({ tastingFee: 20, setting: ["lake view"] }),
        aWinery({ tastingFee: 10, setting: ["patio"], unknownFacts: ["tastingFee"] }),
      ]}
    />,
  );
  const fee = screen.getByLabelText("Tasting fee");
  expect(fee).toHaveAccessibleDescription("Known for 1 of 2 wineries.");
  expect(within(fee).getByRole("option", { name: "Free" })).toBeDisabled();
  expect(within(fee).getByRole("option", { name: "$15-$30" })).toBeEnabled();
  const setting = screen.getByLabelText("Setting");
  expect(within(setting).getByRole("option", { name: "A view" })).toBeEnabled();
  expect(within(setting).queryByRole("option", { name: "Dogs welcome" })).toBeNull();
  expect(
    within(screen.getByLabelText("Region")).getByRole("option", { name: "Beverly" }),
  ).toBeDisabled();
  expect(screen.getByRole("checkbox", { name: "Barbera" })).toBeDisabled();
  expect(screen.getByRole("checkbox", { name: "Syrah" })).toBeEnabled();
});

test("the setting narrows the map to the places that are known to have it", async () => {
  const { user } = renderPage(
    <MapSection
      wineries={[aWinery({ setting: ["lake view"] }), aWinery({ setting: ["patio"] })]}
    />,
  );
  await user.selectOptions(screen.getByLabelText("Setting"), "A view");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(counter()).toBe("Showing 1 of 2 wineries");
});

test("a question is answered on the map, by its chips taken back, and leads to the directory", async () => {
  const user = setUp();
  await user.type(screen.getByRole("searchbox"), "merlot red mountain{Enter}");
  expect(await screen.findByRole("button", { name: "Remove Red Mountain" })).toBeVisible();
  expect(counter()).toBe("Showing 1 of 3 wineries");
  expect(window.location.search).toBe("?q=merlot+red+mountain");
  expect(screen.getByRole("link", { name: /^“.*in the directory$/ })).toHaveAttribute(
    "href",
    "/wineries?q=merlot+red+mountain",
  );
  await user.click(screen.getByLabelText("Syrah"));
  await user.click(screen.getByRole("button", { name: "Remove Red Mountain" }));
  await waitFor(() => expect(counter()).toBe("Showing 2 of 3 wineries"));
  // A choice that waits for Search waits on.
  expect(screen.getByLabelText("Syrah")).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Clear Filters" }));
  await waitFor(() => expect(counter()).toBe("Showing 3 of 3 wineries"));
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

test("a misspelled name left of a question is found on the map, and said to be misspelled", async () => {
  const user = setUp();
  await user.type(screen.getByRole("searchbox"), "merlot fidelitis{Enter}");
  expect(await screen.findByText(/^No exact match for “merlot fidelitis”/)).toBeVisible();
  expect(counter()).toBe("Showing 1 of 3 wineries");
});

test("a name is found on the map as it stands, before the grammar has come and after", async () => {
  const user = setUp();
  await user.type(screen.getByRole("searchbox"), "fidelitas{Enter}");
  expect(counter()).toBe("Showing 1 of 3 wineries");
});
