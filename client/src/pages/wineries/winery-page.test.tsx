import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Route } from "wouter";
import { stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aWinery, aWineryPage } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { siteApi } from "#shared/api/site.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { factReportsApi, type WineryDetails, wineriesApi } from "#shared/api/wineries.ts";
import { everyDay, formatWeek, type WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { WineryPage } from "./winery-page.tsx";

const ANN = {
  id: "5b9c1f5e-7d2c-4d6e-9a35-0c8d5a1e2f34",
  email: "ann@example.com",
  emailVerified: true,
  name: "Ann",
  picture: null,
};

/** Noon of a Tuesday in Washington. */
const TUESDAY_NOON = new Date("2026-11-17T20:00:00Z");

beforeEach(() => {
  stubApi(wineriesApi.nearby, []);
  stubProblem(authApi.user, { title: "Unauthorized", status: 401, detail: "Nobody is signed in." });
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
});

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function renderWinery(slug: string, now = TUESDAY_NOON) {
  return renderPage(<Route path="/winery/:slug">{() => <WineryPage now={now} />}</Route>, {
    at: `/winery/${slug}`,
  });
}

async function openWinery(overrides: Partial<WineryDetails> = {}, now = TUESDAY_NOON) {
  const winery = aWineryPage({ name: "Ridge House", slug: "ridge-house", ...overrides });
  stubApi(wineriesApi.bySlug, winery);
  const page = renderWinery(winery.slug, now);
  await screen.findByRole("heading", { level: 1, name: winery.name });
  return page;
}

const section = (name: string) => within(screen.getByRole("region", { name }));
const factIn = (title: string, label: string) =>
  section(title).getByText(label).nextElementSibling?.textContent;

test("§2 Winery detail: name, region, description, fee, visit type and specialties", async () => {
  await openWinery({
    region: "Red Mountain",
    description: "By the river.",
    rating: 4.5,
    tastingFee: 25,
    reservationsRequired: true,
    specialties: ["Estate Syrah", "Rosé"],
    varietals: ["Syrah", "Merlot"],
  });
  expect(document.title).toContain("Ridge House");
  expect(screen.getByRole("link", { name: "Red Mountain" })).toHaveAttribute(
    "href",
    "/regions/red-mountain",
  );
  expect(screen.getByText("By the river.")).toBeVisible();
  expect(screen.getByText("Rated 4.5 out of 5")).toBeInTheDocument();
  expect(factIn("The visit", "Tasting fee")).toBe("$25 tasting");
  expect(factIn("The visit", "Visits")).toBe("Reservations requiredno contact on file");
  expect(factIn("The visit", "Specialties")).toBe("Estate Syrah, Rosé");
  expect(screen.getByRole("link", { name: "Merlot" })).toHaveAttribute(
    "href",
    "/wineries?varietal=Merlot",
  );
});

test("a region outside the AVAs is named without a link", async () => {
  await openWinery({ region: "Cascade Foothills", avas: [] });
  expect(screen.getByText("Cascade Foothills")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Cascade Foothills" })).not.toBeInTheDocument();
});

test("§2 Winery detail: a Featured banner only when the winery is featured", async () => {
  const { unmount } = await openWinery({ isFeatured: false });
  expect(screen.queryByText("Featured winery")).not.toBeInTheDocument();
  unmount();
  await openWinery({ isFeatured: true });
  expect(screen.getByText("Featured winery")).toBeVisible();
});

test("§2 Winery detail: Make a Reservation only with a link, in a new tab", async () => {
  const { unmount } = await openWinery({ reservationUrl: null });
  expect(screen.queryByRole("link", { name: /Make a Reservation/ })).not.toBeInTheDocument();
  unmount();
  await openWinery({ reservationUrl: "https://example.com/book" });
  const link = screen.getByRole("link", { name: /^Make a Reservation/ });
  expect(link).toHaveAttribute("href", "https://example.com/book");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("§2, §6: Add to Trip is for everyone, Add to Favorites only for signed-in visitors", async () => {
  const { unmount } = await openWinery();
  expect(screen.getByRole("button", { name: "Add to Trip" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to Favorites" })).not.toBeInTheDocument();
  unmount();
  stubApi(authApi.user, ANN);
  stubApi(favoritesApi.list, []);
  stubApi(tripListApi.read, { wineryIds: [] });
  await openWinery();
  expect(await screen.findByRole("button", { name: "Add to Favorites" })).toBeVisible();
});

test("the contact card gives address, directions, phone, e-mail and website", async () => {
  await openWinery({
    phone: "+15095221261",
    email: "hello@example.com",
    website: "https://www.example.com/visit",
  });
  const contact = section("Contact");
  expect(contact.getByText(/1 Main Street/)).toHaveTextContent("Walla Walla, WA 99362");
  const directions = contact.getByRole("link", { name: /^Directions/ });
  const { searchParams } = new URL(directions.getAttribute("href") ?? "");
  expect(searchParams.get("destination")).toBe("Ridge House, 1 Main Street, Walla Walla, WA 99362");
  expect(contact.getByRole("link", { name: "(509) 522-1261" })).toHaveAttribute(
    "href",
    "tel:+15095221261",
  );
  expect(contact.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
  expect(contact.getByRole("link", { name: /^example\.com/ })).toHaveAttribute(
    "href",
    "https://www.example.com/visit",
  );
});

const WEEKDAYS_ELEVEN_TO_FIVE: WeeklyHours = {
  ...everyDay(() => [{ opens: 11 * 60, closes: 17 * 60 }]),
  wednesday: [],
  sunday: null,
};
const OPEN = { openingHours: WEEKDAYS_ELEVEN_TO_FIVE, hours: formatWeek(WEEKDAYS_ELEVEN_TO_FIVE) };

test("hours are a week with today marked, by Washington's clocks", async () => {
  // In London it is Wednesday already.
  await openWinery(OPEN, new Date("2026-11-18T00:30:00Z"));
  const table = within(screen.getByRole("table", { name: "Hours of each day" }));
  const rows = table.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual([
    "Monday11 AM – 5 PM",
    "Tuesday (today)11 AM – 5 PM",
    "WednesdayClosed",
    "Thursday11 AM – 5 PM",
    "Friday11 AM – 5 PM",
    "Saturday11 AM – 5 PM",
    "SundayBy appointment only",
  ]);
  const today = table.getAllByRole("row").filter((row) => row.ariaCurrent === "date");
  expect(today.map((row) => row.textContent)).toEqual([rows[1]]);
});

test.each([
  ["2026-11-17T20:00:00Z", "Open now until 5 PM"],
  ["2026-11-17T18:00:00Z", "Opens at 11 AM"],
  ["2026-11-18T02:00:00Z", "Opens Thursday at 11 AM"],
])("at %s it says %s", async (now, text) => {
  await openWinery(OPEN, new Date(now));
  expect(section("Hours").getByText(text)).toBeVisible();
});

test("§8: missing hours read Hours not available", async () => {
  await openWinery({ hours: null, openingHours: null });
  expect(section("Hours").getByText("Hours not available")).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("services are said as yes, no, or not verified, and never a guess", async () => {
  await openWinery({
    onlineSales: true,
    wineClub: false,
    shipsToState: true,
    unknownFacts: ["shipsToState", "varietals", "tastingFee", "walkInsWelcome"],
  });
  expect(factIn("Services", "Online sales")).toBe("Yes");
  expect(factIn("Services", "Wine club")).toBe("No");
  expect(factIn("Services", "Ships to your state")).toBe("Not verified");
  expect(factIn("The visit", "Varietals")).toBe("Not verified");
  expect(factIn("The visit", "Tasting fee")).toBe("Ask about the tasting fee");
  expect(factIn("The visit", "Visits")).toBe("Call aheadno contact on file");
});

test.each([
  [{ yelpRating: 4.5, wineSearcherRating: null }, "4.5 out of 5", "No rating on file"],
  [{ yelpRating: null, wineSearcherRating: 93 }, "No rating on file", "93 out of 100"],
  [{ yelpRating: 0, wineSearcherRating: 0 }, "0 out of 5", "0 out of 100"],
  [{ isFeatured: true }, "No rating on file", "No rating on file"],
])("§2 Winery detail: the ratings card of %j", async (facts, yelp, wineSearcher) => {
  await openWinery(facts);
  expect(factIn("Ratings", "Yelp")).toBe(yelp);
  expect(factIn("Ratings", "Wine Searcher, highest")).toBe(wineSearcher);
});

test("§2 Winery detail: no ratings card without a rating, unless featured", async () => {
  await openWinery({ yelpRating: null, wineSearcherRating: null, isFeatured: false });
  expect(screen.queryByRole("region", { name: "Ratings" })).not.toBeInTheDocument();
});

test("each fact has a source with that source's own date, and never the date of another", async () => {
  const source = { items: null, url: null, sureness: "high" } as const;
  await openWinery({
    sources: [
      { ...source, fact: "address", name: "OpenStreetMap", date: "2026-08-16" },
      {
        ...source,
        fact: "reservationsRequired",
        name: "County list",
        url: "https://example.com/list",
        date: "2026-07",
      },
      { ...source, fact: "varietals", items: ["Syrah", "Merlot"], name: "A paper", date: "2014" },
      { ...source, fact: "hours", name: "OpenStreetMap", date: "2026-08-16" },
      { ...source, fact: "founded", name: "A paper", date: null, sureness: "medium" },
      { ...source, fact: "tastingFee", name: "A tour", date: "2023-03", sureness: "low" },
      { ...source, fact: "position", name: "By its street", date: null, sureness: "low" },
    ],
  });
  const sources = section("Where this comes from");
  expect(sources.getByText(/confirm before you go/)).toBeVisible();
  expect(sources.queryByText(/Last verified/)).not.toBeInTheDocument();
  expect(sources.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Address, hours: OpenStreetMap, August 16, 2026",
    "Visits: County list, July 2026",
    "Varietals (Syrah, Merlot): A paper, 2014",
    "Founding year: A paper, undated",
    "Tasting fee: A tour, March 2023; other sources differ",
    "Position: By its street, undated; roughly",
  ]);
  expect(sources.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
});

test("an approximate position is said to be one", async () => {
  const { unmount } = await openWinery({ locationIsApproximate: false });
  expect(screen.queryByText(/go by the address/)).not.toBeInTheDocument();
  unmount();
  await openWinery({ locationIsApproximate: true });
  expect(screen.getByText(/go by the address/)).toBeVisible();
});

test("nearby wineries are named with how far they are by road", async () => {
  stubApi(wineriesApi.nearby, [
    {
      winery: aWinery({ name: "Next Door", slug: "next-door" }),
      miles: 0,
      minutes: 5,
      ferry: false,
      estimated: true,
    },
    {
      winery: aWinery({ name: "Down the Road", city: "Lowden" }),
      miles: 12,
      minutes: 15,
      ferry: false,
      estimated: false,
    },
  ]);
  await openWinery();
  const nearby = within(await screen.findByRole("region", { name: "Nearby" }));
  const links = await nearby.findAllByRole("link", { name: /Next Door|Down the Road/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Next Door.*Less than a mile/),
    expect.stringMatching(/^Down the Road, Lowden, About 12 miles, 15 min by road$/),
  ]);
  expect(links[0]).toHaveAttribute("href", "/winery/next-door");
  expect(nearby.getByRole("link", { name: "Road network: WSDOT" })).toBeVisible();
  expect(nearby.getByRole("button", { name: "Trip List: Next Door" })).toBeVisible();
});

test("a winery without a road to others names none nearby", async () => {
  stubApi(wineriesApi.nearby, []);
  await openWinery();
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Nearby" })).not.toBeInTheDocument(),
  );
});

test("the winery shows although its neighbors fail to load", async () => {
  stubNetworkFailure(wineriesApi.nearby);
  await openWinery();
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Nearby" })).not.toBeInTheDocument(),
  );
});

test("a skeleton shows while the winery loads", async () => {
  const answers: ((winery: WineryDetails) => void)[] = [];
  stubApi(wineriesApi.bySlug, () => new Promise((resolve) => answers.push(resolve)));
  renderWinery("slow");
  expect(screen.getByRole("status")).toHaveTextContent("Loading the winery…");
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(aWineryPage({ name: "Slow Cellars" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Slow Cellars" })).toBeVisible();
  expect(screen.queryByText("Loading the winery…")).not.toBeInTheDocument();
});

const GONE = { title: "Not Found", status: 404, detail: "No winery has this slug." };

test("§2, §8: a missing winery reads Winery Not Found, with Go Back", async () => {
  stubProblem(wineriesApi.bySlug, GONE);
  const { user } = renderWinery("nowhere");
  expect(await screen.findByRole("heading", { level: 1, name: "Winery Not Found" })).toBeVisible();
  expect(
    screen.getByText("The winery you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  expect(document.title).toContain("Winery Not Found");
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();

  const back = vi.spyOn(window.history, "back").mockImplementation(() => {});
  vi.spyOn(window.history, "length", "get").mockReturnValue(3);
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(back).toHaveBeenCalledOnce();
});

test("Go Back leads to the directory when nothing was visited before", async () => {
  stubProblem(wineriesApi.bySlug, GONE);
  const { user } = renderWinery("nowhere");
  vi.spyOn(window.history, "length", "get").mockReturnValue(1);
  await user.click(await screen.findByRole("button", { name: "Go Back" }));
  expect(window.location.pathname).toBe("/wineries");
});

test("§8: a winery that failed to load is not said to be missing, and can be tried again", async () => {
  stubNetworkFailure(wineriesApi.bySlug);
  const { user } = renderWinery("ridge-house");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "This winery could not be fetched",
  );
  expect(screen.queryByText("Winery Not Found")).not.toBeInTheDocument();
  stubApi(wineriesApi.bySlug, aWineryPage({ name: "Ridge House" }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Ridge House" })).toBeVisible();
});

test("a winery that left says why and since when, and what is near; its facts are not shown", async () => {
  stubProblem(wineriesApi.bySlug, { title: "Gone", status: 410, detail: "It closed." });
  stubApi(wineriesApi.departed, [
    {
      id: 9,
      slug: "old-cellar",
      name: "Old Cellar",
      city: "Prosser",
      region: "Yakima Valley",
      kind: "closed",
      reason: "Its owners retired.",
      since: "2011-01",
      source: { name: "A paper", url: "https://paper.example/", date: "2011-02" },
    },
  ]);
  renderWinery("old-cellar");
  expect(await screen.findByRole("heading", { level: 1, name: "Old Cellar" })).toBeVisible();
  expect(screen.getByText("Closed, January 2011")).toBeVisible();
  expect(
    screen.getByText("Old Cellar is no longer in this guide. Its owners retired."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "A paper" })).toHaveAttribute(
    "href",
    "https://paper.example/",
  );
  expect(screen.queryByText("Winery Not Found")).not.toBeInTheDocument();
});

test("the page begins with open today, how to visit and the ways to go on", async () => {
  await openWinery({
    phone: "+15095221261",
    website: "https://ridge.example/",
    hours: formatWeek(everyDay(() => [{ opens: 660, closes: 1020 }])),
    openingHours: everyDay(() => [{ opens: 660, closes: 1020 }]),
    walkInsWelcome: false,
    tastingFee: 20,
    unknownFacts: ["walkInsWelcome"],
  });
  const today = within(screen.getByRole("list", { name: "Today" }));
  expect(today.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Open now until 5 PM",
    "Call ahead: (509) 522-1261",
    "$20 tasting",
  ]);
  const next = within(screen.getByRole("navigation", { name: "Ridge House: next steps" }));
  expect(next.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+15095221261");
  expect(next.getByRole("link", { name: /^Directions/ })).toBeVisible();
  expect(next.getByRole("link", { name: /^Website/ })).toHaveAttribute(
    "href",
    "https://ridge.example/",
  );
  expect(next.getByRole("button", { name: "Add to Trip" })).toBeVisible();
});

test("old facts are told with their year, each with the date of its own source", async () => {
  const source = { items: null, name: "A tour", url: null, sureness: "high" } as const;
  await openWinery({
    tastingFee: 20,
    feeNote: "waived with a bottle",
    wineClub: true,
    founded: 1981,
    winemaker: "Ada Vine",
    setting: ["patio", "lake view"],
    hoursNote: "Friday 1 PM – 5 PM",
    hours: null,
    unknownFacts: ["tastingFee", "wineClub", "hours"],
    asOf: { tastingFee: "2020-10", wineClub: null },
    sources: [
      { ...source, fact: "tastingFee", date: "2020-10" },
      { ...source, fact: "wineClub", date: null },
      { ...source, fact: "winemaker", date: "2024" },
      { ...source, fact: "hoursNote", date: "2023-04" },
    ],
  });
  expect(factIn("The visit", "Tasting fee")).toBe(
    "Was $20 in 2020: askThen waived with a bottleAs of October 2020",
  );
  expect(factIn("Services", "Wine club")).toBe("Yes at an unknown date: ask");
  expect(factIn("The place", "Setting")).toBe("Patio, lake view");
  expect(factIn("The place", "Founded")).toBe("1981");
  expect(factIn("The place", "Winemaker")).toBe("Ada VineAs of 2024");
  expect(section("Hours").getByText(/Friday 1 PM/)).toHaveTextContent(
    "As of April 2023: Friday 1 PM – 5 PM. Ask before you go.",
  );
});

test("a wrong fact is reported by its group; what was typed survives a failure", async () => {
  stubProblem(factReportsApi.report, { title: "Busy", status: 503, detail: "Please try again." });
  const { user } = await openWinery();
  await user.click(section("Hours").getByRole("button", { name: "Report a wrong fact: Hours" }));
  const field = section("Hours").getByLabelText("What is wrong about Ridge House: Hours?");
  await user.type(field, "Closed on Mondays, I was there.");
  await user.click(section("Hours").getByRole("button", { name: "Send" }));
  expect(await section("Hours").findByText("Please try again.")).toBeVisible();
  expect(field).toHaveValue("Closed on Mondays, I was there.");

  const sent: unknown[] = [];
  stubApi(factReportsApi.report, ({ body }) => {
    sent.push(body);
    return { status: "sent" as const };
  });
  await user.click(section("Hours").getByRole("button", { name: "Send" }));
  expect(await section("Hours").findByText("Thank you. The editor has your report.")).toBeVisible();
  expect(sent).toEqual([{ group: "hours", text: "Closed on Mondays, I was there." }]);
  await user.click(section("Hours").getByRole("button", { name: "Report a wrong fact: Hours" }));
  expect(section("Hours").getByRole("textbox")).toHaveValue("");
});

test("what was typed of a wrong fact survives leaving the page", async () => {
  const { user, unmount } = await openWinery();
  await user.click(section("Hours").getByRole("button", { name: "Report a wrong fact: Hours" }));
  await user.type(section("Hours").getByRole("textbox"), "Half a report");
  unmount();
  const { user: again } = await openWinery();
  await again.click(section("Hours").getByRole("button", { name: "Report a wrong fact: Hours" }));
  expect(section("Hours").getByRole("textbox")).toHaveValue("Half a report");
});
