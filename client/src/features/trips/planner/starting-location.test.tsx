import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { noMap } from "#client/testing/picker.tsx";
import { renderPage } from "#client/testing/render.tsx";
import { type City, citiesApi } from "#shared/api/cities.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { TripPlanner } from "../trip-planner.tsx";

const CITIES: readonly City[] = [
  { id: 1, name: "Chelan", county: "Chelan", region: "Lake Chelan" },
  { id: 2, name: "Chelan Falls", county: "Chelan", region: null },
  { id: 3, name: "Clear Lake", county: "Skagit", region: "Puget Sound" },
];

function openForm(cities: readonly City[] = CITIES) {
  stubApi(wineriesApi.list, []);
  stubApi(citiesApi.search, [...cities]);
  const page = renderPage(<TripPlanner renderMap={noMap} />);
  return { ...page, field: screen.getByRole("combobox", { name: "Starting location" }) };
}

const suggestions = async () => within(await screen.findByRole("listbox")).getAllByRole("option");

const searches = () => requestsTo(citiesApi.search).map(({ query }) => query.search);

test("§5: is empty at first, with its placeholder", () => {
  const { field } = openForm();
  expect(field).toHaveValue("");
  expect(field).toHaveAttribute("placeholder", "Start typing a Washington city...");
  expect(field).toHaveAttribute("aria-expanded", "false");
});

test("§4: suggestions open once the text is longer than one character", async () => {
  const { user, field } = openForm();
  await user.type(field, "che");
  const list = await screen.findByRole("listbox", { name: "Washington cities" });
  expect(
    within(list)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([
    "ChelanChelan County · Lake Chelan",
    "Chelan FallsChelan County",
    "Clear LakeSkagit County · Puget Sound",
  ]);
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(field).toHaveAttribute("aria-controls", list.id);
  expect(screen.getByText("3 cities found, use the arrow keys.")).toBeInTheDocument();
});

test("§5: neither one character nor blanks are searched for", async () => {
  const { user, field } = openForm();
  await user.type(field, "c");
  await user.clear(field);
  await user.type(field, "    ");
  await user.clear(field);
  await user.type(field, "ch");
  await suggestions();
  expect(searches()).toEqual(["ch"]);
});

test("§7: only the text on which the typing rests is searched for", async () => {
  const { user, field } = openForm();
  await user.type(field, "chelan");
  await suggestions();
  expect(searches()).toEqual(["chelan"]);
});

test("§4: picking sets the value, closes the list and blurs the field", async () => {
  const { user, field } = openForm();
  await user.type(field, "che");
  await user.click(await screen.findByRole("option", { name: /Chelan Falls/ }));
  expect(field).toHaveValue("Chelan Falls");
  expect(field).not.toHaveFocus();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("a name that two places share is picked with its county", async () => {
  const { user, field } = openForm();
  await user.type(field, "clear");
  await user.click(await screen.findByRole("option", { name: /Clear Lake/ }));
  expect(field).toHaveValue("Clear Lake, Skagit County");
});

test("arrows go round the list, Home and End to its ends, Enter picks without submitting", async () => {
  const { user, field } = openForm();
  await user.type(field, "che");
  const options = await suggestions();
  const highlighted = () => field.getAttribute("aria-activedescendant");
  expect(highlighted()).toBeNull();

  await user.keyboard("{ArrowDown}");
  expect(highlighted()).toBe(options[0]?.id);
  expect(options[0]).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{ArrowUp}");
  expect(highlighted()).toBe(options[2]?.id);
  await user.keyboard("{ArrowDown}");
  expect(highlighted()).toBe(options[0]?.id);
  await user.keyboard("{End}");
  expect(highlighted()).toBe(options[2]?.id);
  await user.keyboard("{Home}{ArrowDown}{Enter}");
  expect(field).toHaveValue("Chelan Falls");
  expect(screen.queryByText("Trip name is required")).not.toBeInTheDocument();
});

test("Home and End move the caret while nothing is highlighted", async () => {
  const { user, field } = openForm();
  await user.type(field, "elan");
  await suggestions();
  await user.keyboard("{Home}ch");
  expect(field).toHaveValue("chelan");
});

test("Escape closes the list and keeps the text; the down arrow opens it again", async () => {
  const { user, field } = openForm();
  await user.type(field, "che");
  await suggestions();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(field).toHaveValue("che");
  expect(field).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(await suggestions()).toHaveLength(3);
});

test("Tab picks what is highlighted and goes on; without a highlight the text stays", async () => {
  const { user, field } = openForm();
  await user.type(field, "che");
  await suggestions();
  await user.keyboard("{ArrowDown}{Tab}");
  expect(field).toHaveValue("Chelan");
  expect(field).not.toHaveFocus();

  await user.clear(field);
  await user.type(field, "chela");
  await suggestions();
  await user.tab();
  expect(field).toHaveValue("chela");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("§8: says No cities found.", async () => {
  const { user, field } = openForm([]);
  await user.type(field, "portland");
  expect(await screen.findByText("No cities found.")).toBeVisible();
  expect(field).toHaveAttribute("aria-expanded", "false");
});

test("§7: a search that fails says Failed to search cities, and the text stands", async () => {
  const { user, field } = openForm();
  stubProblem(citiesApi.search, { title: "Away", status: 503, detail: "Away" });
  await user.type(field, "chelan");
  expect(await screen.findByText("Failed to search cities")).toBeVisible();
  expect(field).toHaveValue("chelan");
});

test("a late answer to an overtaken search is never shown", async () => {
  const { user, field } = openForm();
  let answerLate = (_cities: City[]) => {};
  const late = new Promise<City[]>((resolve) => {
    answerLate = resolve;
  });
  stubApi(citiesApi.search, ({ query }) =>
    query.search === "ch" ? late : [{ id: 9, name: "Yakima", county: "Yakima", region: null }],
  );
  await user.type(field, "ch");
  await waitFor(() => expect(searches()).toEqual(["ch"]));
  await user.clear(field);
  await user.type(field, "yak");
  await screen.findByRole("option", { name: /Yakima/ });
  answerLate([...CITIES]);
  await late;
  const shown = (await suggestions()).map((option) => option.textContent);
  expect(shown).toEqual(["YakimaYakima County"]);
});

test("typing on leaves only the suggestions that still fit, before the next answer is here", async () => {
  const { user, field } = openForm();
  await user.type(field, "ch");
  expect(await suggestions()).toHaveLength(3);
  stubApi(citiesApi.search, () => new Promise(() => {}));
  await user.type(field, "elan f");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(field).toHaveValue("Chelan Falls");
});

test("a misspelled town is asked back, and one press mends it", async () => {
  const seattle = { id: 9, name: "Seattle", county: "King", region: "Puget Sound" };
  const { user, field } = openForm([seattle]);
  await user.type(field, "seatle");
  const [guess] = await suggestions();
  expect(guess).toHaveTextContent("SeattleDid you mean this? King County");
  expect(screen.getByText("Did you mean Seattle?")).toBeInTheDocument();
  if (guess) await user.click(guess);
  expect(field).toHaveValue("Seattle");
});

test("a town whose name is typed in another form is no guess", async () => {
  const vernon = { id: 9, name: "Mount Vernon", county: "Skagit", region: null };
  const { user, field } = openForm([vernon]);
  await user.type(field, "Mt. Vernon");
  const [found] = await suggestions();
  expect(found).toHaveTextContent(/^Mount VernonSkagit County$/);
  expect(screen.queryByText(/^Did you mean/)).not.toBeInTheDocument();
});

test("guesses of one name are told apart by their county", async () => {
  const lake = { name: "Clear Lake", region: null };
  const lakes = ["Pierce", "Skagit"].map((county, id) => ({ ...lake, id, county }));
  const { user, field } = openForm(lakes);
  await user.type(field, "cler lake");
  const asked = "Did you mean Clear Lake, Pierce County or Clear Lake, Skagit County?";
  expect(await screen.findByText(asked)).toBeInTheDocument();
});

test.each([
  ["seatle", "Did you mean Seattle? Choose a Washington town from the suggestions"],
  ["Portland", "Choose a Washington town from the suggestions"],
  ["Clear Lake", /^Say which one: Clear Lake, Pierce County or/],
])("%s is refused as soon as the field is left", async (town, message) => {
  const { user, field } = openForm([]);
  await user.click(field);
  await user.paste(town);
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveValue(town);
});

test("a field that is left empty is not refused before the form is sent", async () => {
  const { user, field } = openForm([]);
  await user.click(field);
  await user.tab();
  expect(field).toBeValid();
});

test("the trip is named after its town until the visitor names it", async () => {
  const { user, field } = openForm([]);
  const name = screen.getByLabelText("Trip name");
  await user.click(field);
  await user.paste("Chelan");
  await user.tab();
  await waitFor(() => expect(name).toHaveValue("Chelan wine trip"));
  await user.clear(field);
  await user.paste("Yakima");
  await user.tab();
  await waitFor(() => expect(name).toHaveValue("Yakima wine trip"));
  await user.clear(name);
  await user.type(name, "Our anniversary");
  await user.clear(field);
  await user.type(field, "Seattle");
  await user.tab();
  await waitFor(() => expect(field).toHaveValue("Seattle"));
  expect(name).toHaveValue("Our anniversary");
});
