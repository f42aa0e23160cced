import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { currentUserQuery } from "#client/entities/use-current-user.ts";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { manyWineries } from "#client/testing/many-wineries.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { WineriesPage } from "./directory-page.tsx";

const WINERIES = [
  aWinery({ name: "Amavi", slug: "amavi", varietals: ["Syrah"], tastingFee: 10 }),
  aWinery({
    name: "Hedges",
    slug: "hedges",
    region: "Red Mountain",
    avas: ["Columbia Valley", "Yakima Valley", "Red Mountain"],
    city: "Benton City",
    varietals: ["Merlot"],
    tastingFee: 20,
    reservationsRequired: true,
    isFeatured: true,
  }),
  aWinery({
    name: "Barrister",
    slug: "barrister",
    region: "Spokane & the Palouse",
    avas: [],
    city: "Spokane",
    varietals: ["Cabernet Franc"],
    tastingFee: null,
    onlineSales: true,
    wineClub: true,
  }),
];

beforeEach(() => {
  stubProblem(authApi.user, { title: "Unauthorized", status: 401, detail: "Nobody is signed in." });
});

async function openDirectory(at = "/wineries", wineries = WINERIES) {
  stubApi(wineriesApi.list, [...wineries]);
  const page = renderPage(<WineriesPage />, { at });
  await screen.findByRole("searchbox");
  const panel = within(screen.getByRole("region", { name: "Filters" }));
  const choose = (facet: string, choice: string) =>
    page.user.click(
      within(panel.getByRole("radiogroup", { name: facet })).getByRole("radio", {
        name: new RegExp(`^${choice}`),
      }),
    );
  return { ...page, panel, choose };
}

const cards = () => screen.getAllByRole("article").map((card) => within(card).getByRole("link"));
const cardNames = () => cards().map((link) => link.textContent);

test("§2 Directory: featured wineries stand apart from the rest, with a count of both", async () => {
  await openDirectory();
  expect(screen.getByText("Showing 3 wineries")).toBeVisible();
  const featured = within(screen.getByRole("region", { name: "Featured wineries" }));
  const all = within(screen.getByRole("region", { name: "All wineries" }));
  expect(featured.getAllByRole("article")).toHaveLength(1);
  expect(featured.getByRole("link", { name: "Hedges" })).toHaveAttribute("href", "/winery/hedges");
  expect(all.getAllByRole("article")).toHaveLength(2);
  expect(document.title).toContain("Wineries");
});

test("§9 Directory filters: typing in the search narrows the list, in any case", async () => {
  const { user } = await openDirectory();
  await user.type(screen.getByRole("searchbox"), "AMAV");
  expect(await screen.findByText("Showing 1 wineries")).toBeVisible();
  expect(cardNames()).toEqual(["Amavi"]);
});

test("§9 Directory filters: the search also reads the region", async () => {
  const { user } = await openDirectory();
  await user.type(screen.getByRole("searchbox"), "mountain");
  await waitFor(() => expect(cardNames()).toEqual(["Hedges"]));
});

test("a misspelled search shows what was probably meant, and says so", async () => {
  const { user } = await openDirectory();
  await user.type(screen.getByRole("searchbox"), "barister");
  const close = await screen.findByRole("region", { name: "Close to “barister”" });
  expect(within(close).getByRole("link", { name: "Barrister" })).toBeVisible();
});

test("a search by town finds wineries apart from those found as written", async () => {
  await openDirectory("/wineries?q=benton");
  const also = await screen.findByRole("region", { name: "Also for “benton”" });
  expect(within(also).getByRole("link", { name: "Hedges" })).toBeVisible();
});

test("§8: nothing found reads as specified, and the way out brings wineries back", async () => {
  const { user } = await openDirectory("/wineries?region=Red+Mountain&fee=free");
  expect(screen.getByText("No wineries found matching your criteria.")).toBeVisible();
  expect(screen.getByText("Showing 0 wineries")).toBeVisible();
  const ways = screen.getAllByRole("button", { name: /^Without / });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    "Without Region: Red Mountain1 winery",
    "Without Tasting fee: Free1 winery",
  ]);
  await user.click(screen.getByRole("button", { name: /^Without Tasting fee/ }));
  expect(cardNames()).toEqual(["Hedges"]);
  expect(window.location.search).toBe("?region=Red+Mountain");
  expect(screen.getByText("Showing 1 wineries")).toHaveFocus();
});

test.each([
  ["Tasting fee", "Free", ["Barrister"]],
  ["Tasting fee", "Under \\$15", ["Amavi", "Barrister"]],
  ["Tasting fee", "\\$15 and above", ["Hedges"]],
  ["Visit type", "Reservations required", ["Hedges"]],
  ["Visit type", "Walk-ins welcome", ["Hedges", "Amavi", "Barrister"]],
  ["Online sales", "Yes", ["Barrister"]],
  ["Online sales", "No", ["Hedges", "Amavi"]],
  ["Wine club", "Yes", ["Barrister"]],
  ["Wine club", "No", ["Hedges", "Amavi"]],
])("§4, §9: %s %s applies at once", async (facet, choice, expected) => {
  const { choose } = await openDirectory();
  await choose(facet, choice);
  await waitFor(() => expect(cardNames()).toEqual(expected));
  expect(screen.getByText(`Showing ${expected.length} wineries`)).toBeVisible();
});

test("§9: region and varietal are chosen from the data, each with what it would leave", async () => {
  const { user, panel } = await openDirectory();
  const region = panel.getByRole("combobox", { name: "Region" });
  const labels = within(region)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(labels).toEqual([
    "All regions",
    "Columbia Valley (2)",
    "Red Mountain (1)",
    "Spokane & the Palouse (1)",
    "Walla Walla Valley (1)",
    "Yakima Valley (1)",
  ]);
  await user.selectOptions(region, "Columbia Valley");
  await user.selectOptions(panel.getByRole("combobox", { name: "Varietal" }), "Syrah");
  await waitFor(() => expect(cardNames()).toEqual(["Amavi"]));
});

test("where only the first 20 varietals are offered, a line says where the others are found", async () => {
  const grapes = Array.from(
    { length: 22 },
    (_, index) => `Grape ${String(index).padStart(2, "0")}`,
  );
  await openDirectory("/wineries", [aWinery({ varietals: grapes })]);
  expect(screen.getByRole("combobox", { name: "Varietal" })).toHaveAccessibleDescription(
    "The 20 most poured of 22. The search above finds every grape.",
  );
});

test("§4: Apply Filters changes nothing; Clear All resets everything", async () => {
  const { user, choose, panel } = await openDirectory("/wineries?q=h&region=Red+Mountain");
  await choose("Visit type", "Reservations required");
  const before = window.location.search;
  await user.click(panel.getByRole("button", { name: "Apply Filters" }));
  expect(window.location.search).toBe(before);
  expect(cardNames()).toEqual(["Hedges"]);

  await user.click(panel.getByRole("button", { name: "Clear All" }));
  expect(await screen.findByText("Showing 3 wineries")).toBeVisible();
  expect(window.location.search).toBe("");
  expect(screen.getByRole("searchbox")).toHaveValue("");
  expect(panel.getByRole("combobox", { name: "Region" })).toHaveValue("");
});

test("a shared address opens with its filters set", async () => {
  const { panel } = await openDirectory("/wineries?q=hed&region=red+mountain&visit=reservations");
  expect(screen.getByRole("searchbox")).toHaveValue("hed");
  expect(panel.getByRole("combobox", { name: "Region" })).toHaveValue("Red Mountain");
  expect(panel.getByRole("radio", { name: /^Reservations required/ })).toBeChecked();
  expect(cardNames()).toEqual(["Hedges"]);
});

test("values in the address that are no choices are passed over", async () => {
  await openDirectory("/wineries?region=Atlantis&fee=cheap&visit=maybe");
  expect(screen.getByText("Showing 3 wineries")).toBeVisible();
  expect(screen.queryByRole("list", { name: "Chosen filters" })).not.toBeInTheDocument();
});

test("a choice is a step in the history, typing is not, and Back undoes the choice", async () => {
  const { user, choose } = await openDirectory();
  const steps = window.history.length;
  await user.type(screen.getByRole("searchbox"), "a");
  await waitFor(() => expect(window.location.search).toBe("?q=a"));
  expect(window.history.length).toBe(steps);
  await choose("Wine club", "Yes");
  expect(window.location.search).toBe("?q=a&club=yes");
  expect(window.history.length).toBe(steps + 1);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe("?q=a"));
  await waitFor(() => expect(screen.getByText("Showing 3 wineries")).toBeVisible());
  expect(screen.getByRole("searchbox")).toHaveValue("a");
});

test("a chip names a choice and removes it, and the focus goes to the count", async () => {
  const { user } = await openDirectory("/wineries?fee=free&club=yes");
  const chips = within(screen.getByRole("list", { name: "Chosen filters" }));
  expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Tasting fee: Free",
    "Wine club: Yes",
  ]);
  await user.click(chips.getByRole("button", { name: "Remove Tasting fee: Free" }));
  expect(window.location.search).toBe("?club=yes");
  expect(screen.getByText("Showing 1 wineries")).toHaveFocus();
});

test("a question is shown as it was understood, and each part of it is taken off by one press", async () => {
  const { user } = await openDirectory("/wineries?q=merlt+or+syrah+near+benton+city");
  const chips = within(await screen.findByRole("list", { name: "Chosen filters" }));
  expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Merlot or Syrah",
    "Within 20 miles of Benton City",
  ]);
  expect(chips.getByText("for “merlt or syrah”")).toBeVisible();
  await user.click(chips.getByRole("button", { name: "Remove Merlot or Syrah" }));
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue("near benton city"));
  expect(screen.getByText(/^Showing/)).toHaveFocus();
});

test("the choice of a day writes the words a visitor would, and takes them back", async () => {
  const { user, panel } = await openDirectory("/wineries?q=syrah");
  await screen.findByRole("button", { name: "Remove Syrah" });
  await user.selectOptions(panel.getByLabelText("Open"), "Sunday");
  expect(await screen.findByRole("button", { name: "Remove Open Sunday" })).toBeVisible();
  expect(window.location.search).toBe("?q=syrah+open+sunday");
  await user.selectOptions(panel.getByLabelText("Open"), "Any time");
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue("syrah"));
});

test("where few facts are known the page says of how many, and whom to call", async () => {
  await openDirectory("/wineries?q=dogs", [
    aWinery({ name: "Amavi", setting: ["dogs welcome"] }),
    aWinery({ name: "Hedges", setting: ["patio"], phone: "+15095550100" }),
  ]);
  expect(await screen.findByText("Dogs welcome: known for 1 of 2 wineries.")).toBeVisible();
  expect(screen.getByRole("link", { name: "(509) 555-0100" })).toHaveAttribute(
    "href",
    "tel:+15095550100",
  );
  await waitFor(() => expect(cardNames()).toEqual(["Amavi"]));
});

test("words that nothing is called by are left out, and it is said", async () => {
  await openDirectory("/wineries?q=romantic+syrah");
  expect(
    await screen.findByText("We found nothing for “romantic”, so we left it out."),
  ).toBeVisible();
  expect(cardNames()).toEqual(["Amavi"]);
});

test("what is known of too few is no filter, but for a link that asks for it", async () => {
  const few = Array.from({ length: 6 }, (_, at) =>
    aWinery({ name: `Cellar ${at}`, unknownFacts: at === 0 ? [] : ["tastingFee"] }),
  );
  const { panel } = await openDirectory("/wineries?fee=free", few);
  expect(panel.getByRole("radiogroup", { name: "Tasting fee" })).toBeVisible();
});

test("without it, the filter is not offered", async () => {
  const few = Array.from({ length: 6 }, (_, at) =>
    aWinery({ name: `Cellar ${at}`, unknownFacts: at === 0 ? [] : ["tastingFee"] }),
  );
  const { panel } = await openDirectory("/wineries", few);
  expect(panel.queryByRole("radiogroup", { name: "Tasting fee" })).toBeNull();
  expect(panel.getByRole("radiogroup", { name: "Wine club" })).toBeVisible();
});

test("the number of wineries is announced once typing rests", async () => {
  const { user } = await openDirectory();
  await user.type(screen.getByRole("searchbox"), "amavi");
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("1 winery listed"), { timeout: 3000 });
});

test("small screens have the filters in a sheet whose button says what is left", async () => {
  const { user } = await openDirectory();
  await user.click(screen.getByRole("button", { name: "Filters" }));
  const sheet = within(screen.getByRole("dialog", { name: "Filters" }));
  await user.click(sheet.getByRole("radio", { name: /^\$15 and above/ }));
  await user.click(await sheet.findByRole("button", { name: "Show 1 winery" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Filters (1)" })).toHaveFocus());
  expect(cardNames()).toEqual(["Hedges"]);
});

test("facts nobody has verified count for no choice, and the filter says so", async () => {
  const { panel } = await openDirectory("/wineries", [
    aWinery({ tastingFee: null, unknownFacts: ["tastingFee"] }),
    aWinery({ tastingFee: null }),
  ]);
  const fee = panel.getByRole("radiogroup", { name: "Tasting fee" });
  expect(fee).toHaveAccessibleDescription("Known for 1 of 2 wineries.");
  expect(within(fee).getByRole("radio", { name: "Free, 1 winery" })).toBeVisible();
  expect(panel.getByRole("radiogroup", { name: "Wine club" })).not.toHaveAccessibleDescription();
});

test("signed-in visitors mark favorites on the cards and can list those alone", async () => {
  stubApi(authApi.user, {
    id: "5b9c1f5e-7d2c-4d6e-9a35-0c8d5a1e2f34",
    email: "ann@example.com",
    emailVerified: true,
    hasPassword: false,
    name: "Ann",
    picture: null,
  });
  const [first] = WINERIES;
  stubApi(favoritesApi.list, [{ wineryId: first?.id ?? 0, addedAt: "2026-11-20T18:00:00.000Z" }]);
  const { user, queryClient } = await openDirectory();
  expect(
    await screen.findByRole("button", { name: "Favorite: Amavi", pressed: true }),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Favorite: Hedges", pressed: false })).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: /^Only my favorites/ }));
  await waitFor(() => expect(cardNames()).toEqual(["Amavi"]));

  // The session has ended in another tab.
  act(() => queryClient.setQueryData(currentUserQuery.queryKey, null));
  await waitFor(() => expect(cardNames().length).toBeGreaterThan(1));
});

test("§6: visitors who are not signed in see no hearts", async () => {
  await openDirectory();
  expect(screen.queryByRole("button", { name: /^Favorite/ })).not.toBeInTheDocument();
});

test("a long list is drawn in parts, more each time its end comes near", async () => {
  const nearing: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { readonly isIntersecting: boolean }[]) => void) {
        nearing.push(() => notify([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  await openDirectory("/wineries", [...manyWineries(40)]);
  expect(screen.getByText("Showing 40 wineries")).toBeVisible();
  expect(cards()).toHaveLength(24);
  act(() => nearing.at(-1)?.());
  await waitFor(() => expect(cards()).toHaveLength(36));
  act(() => nearing.at(-1)?.());
  await waitFor(() => expect(cards()).toHaveLength(40));
});

test("§8: a failed load shows Failed to fetch wineries and can be tried again", async () => {
  stubProblem(wineriesApi.list, {
    title: "Internal Server Error",
    status: 500,
    detail: "It broke.",
  });
  const { user } = renderPage(<WineriesPage />, { at: "/wineries" });
  expect(await screen.findByText("Failed to fetch wineries")).toBeVisible();
  stubApi(wineriesApi.list, WINERIES);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Showing 3 wineries")).toBeVisible();
  expect(requestsTo(wineriesApi.list)).toHaveLength(2);
});
