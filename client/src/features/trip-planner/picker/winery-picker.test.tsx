import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { aWinery, townDrives } from "#client/testing/fixtures.ts";
import { fillTripForm, findWineries, keepTripForm } from "#client/testing/plan-a-trip.ts";
import { renderPage } from "#client/testing/render.tsx";
import { citiesApi } from "#shared/api/cities.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { type Winery, wineriesApi } from "#shared/api/wineries.ts";
import { TripPlanner } from "../trip-planner.tsx";

/** Due north of Walla Walla, and so that many whole miles away. */
const northOf = (miles: number, overrides: Partial<Winery>) =>
  aWinery({ latitude: String(46.0663 + miles / 69.098), longitude: "-118.3391", ...overrides });

const ABEJA = northOf(4, { name: "Abeja", varietals: ["Cabernet Sauvignon", "Syrah"] });
const BARONS = northOf(20, { name: "Barons", varietals: ["Merlot"] });
const CANOE = northOf(60, { name: "Canoe Ridge", varietals: ["Merlot"] });
const FAR = northOf(130, { name: "Too Far" });

beforeEach(() => {
  stubApi(citiesApi.search, []);
  stubApi(wineriesApi.list, [CANOE, FAR, ABEJA, BARONS]);
  stubApi(drivesApi.fromTown, townDrives({ [ABEJA.id]: 10, [BARONS.id]: 95, [CANOE.id]: 75 }));
});

const card = (name: string) => screen.getByRole("button", { name });
const create = () => screen.getByRole("button", { name: "Create My Itinerary" });
const names = () =>
  within(screen.getByRole("list", { name: "Wineries" }))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);

async function openPicker(
  answers: Parameters<typeof keepTripForm>[0] = {},
  planner = <TripPlanner />,
) {
  keepTripForm(answers);
  const page = renderPage(planner);
  await page.user.click(screen.getByRole("button", { name: "Find Wineries" }));
  await screen.findByRole("dialog", { name: "Choose your wineries" });
  return page;
}

test("§9: offers what lies within 100 miles, nearest first", async () => {
  await openPicker();
  await screen.findByText("Abeja");
  expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
  expect(screen.getByText("3 wineries within 100 miles, nearest first")).toBeVisible();
});

test("§9: keeps only wineries that pour a preferred varietal", async () => {
  await openPicker({ preferences: "Malbec, merl" });
  await screen.findByText("Barons");
  expect(names()).toEqual(["Barons", "Canoe Ridge"]);
});

test("§8: says that it is finding wineries until they arrive", async () => {
  let answer = (_wineries: Winery[]) => {};
  stubApi(wineriesApi.list, () => new Promise<Winery[]>((resolve) => (answer = resolve)));
  await openPicker();
  expect(screen.getByText("Finding perfect wineries for you...")).toBeVisible();
  answer([ABEJA]);
  expect(await screen.findByText("Abeja")).toBeVisible();
  expect(screen.queryByText("Finding perfect wineries for you...")).not.toBeInTheDocument();
});

test("§8: says Failed to fetch wineries, and fetches them again on request", async () => {
  stubProblem(wineriesApi.list, { title: "Away", status: 503, detail: "Away" });
  const { user } = await openPicker();
  expect(await screen.findByText("Failed to fetch wineries")).toBeVisible();
  stubApi(wineriesApi.list, [ABEJA]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Abeja")).toBeVisible();
});

describe("an empty picker", () => {
  it("§8: names the city and says what to try", async () => {
    const { user } = await openPicker({ preferences: "Barbera" });
    expect(
      await screen.findByText("No wineries found near Walla Walla with your preferences."),
    ).toBeVisible();
    expect(
      screen.getByText("Try selecting a different starting city or adjusting your preferences."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change your trip" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("tells how many wineries are left out because nobody verified their wines", async () => {
    stubApi(wineriesApi.list, [
      northOf(2, { varietals: [], unknownFacts: ["varietals"] }),
      northOf(3, { varietals: [], unknownFacts: ["varietals"] }),
    ]);
    await openPicker({ preferences: "Syrah" });
    expect(await screen.findByText(/2 wineries in reach are left out/)).toBeVisible();
  });
});

describe("a card", () => {
  it("§9: shows up to three varietals, the preferred ones first, fee, visit and distance", async () => {
    stubApi(wineriesApi.list, [
      northOf(4, {
        name: "Abeja",
        city: "Walla Walla",
        tastingFee: 15,
        walkInsWelcome: true,
        varietals: ["Barbera", "Malbec", "Merlot", "Syrah"],
      }),
      northOf(1, { name: "Free", tastingFee: 0, reservationsRequired: true }),
      northOf(5, { name: "Unknown", unknownFacts: ["tastingFee", "walkInsWelcome"] }),
    ]);
    await openPicker({ preferences: "syrah" });
    const facts = (await screen.findAllByRole("article")).map((article) => article.textContent);
    expect(facts[0]).toMatch(
      /About 1 mile away in a straight line.*Free tasting.*Reservations required/,
    );
    expect(facts[1]).toMatch(
      /About 4 miles away in a straight line.*Walla Walla · Walla Walla Valley/,
    );
    expect(facts[1]).toMatch(/Syrah, Barbera, Malbec\$15 tastingWalk-ins welcome/);
    expect(facts[2]).toMatch(/Ask about the tasting fee.*Call ahead/);
  });

  it("says when the winery is open, and whether on the days of the trip", async () => {
    const OPEN = [{ opens: 660, closes: 1020 }];
    const closed = { monday: [], tuesday: [], wednesday: [], thursday: [] };
    const openingHours = { ...closed, friday: [], saturday: OPEN, sunday: OPEN };
    stubApi(wineriesApi.list, [northOf(4, { name: "Abeja", openingHours })]);
    await openPicker({ timeAvailable: "Weekend (2 days)", startDate: "2026-10-02" });
    expect(await screen.findByText("Open Sat, Sun")).toBeVisible();
    expect(screen.getByText("On your days: open Sat; closed Fri")).toBeVisible();
  });

  it("§2: opens the winery page in a new tab and is not toggled by that", async () => {
    const { user } = await openPicker();
    const link = await screen.findByRole("link", { name: /^Abeja/ });
    expect(link).toHaveAttribute("href", `/winery/${ABEJA.slug}`);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(screen.getByText("0 of 2 selected")).toBeVisible();
  });

  it("says which answers it misses and what is unknown; a switch leaves full matches", async () => {
    stubApi(wineriesApi.list, [
      northOf(4, { name: "Dear", tastingFee: 45 }),
      northOf(5, { name: "Fair", tastingFee: 10 }),
      northOf(6, { name: "Secret", tastingFee: null, unknownFacts: ["tastingFee"] }),
    ]);
    const { user } = await openPicker({ budget: "$20-$40 per tasting" });
    await screen.findByText("$45 tasting, $5 over $20–$40");
    expect(screen.getByText("$10 tasting, $10 below $20–$40")).toBeVisible();
    expect(screen.getByText("Unknown: tasting fee")).toBeVisible();
    expect(names()).toEqual(["Dear", "Fair", "Secret"]);

    await user.click(card("Fair"));
    await user.click(screen.getByRole("switch", { name: "Only full matches (0)" }));
    // What is chosen stays in sight.
    expect(names()).toEqual(["Fair"]);
    expect(screen.getByText(/No winery here is known to match every answer/)).toBeVisible();
    await user.click(screen.getByRole("switch", { name: /Only full matches/ }));
    expect(names()).toEqual(["Dear", "Fair", "Secret"]);
  });

  it("names whom to call beside Call ahead", async () => {
    stubApi(wineriesApi.list, [northOf(4, { walkInsWelcome: false, phone: "+15095221261" })]);
    await openPicker();
    expect(await screen.findByText(/^Call ahead/)).toHaveTextContent("Call ahead: (509) 522-1261");
  });
});

describe("the filters", () => {
  const OPEN = [{ opens: 660, closes: 1020 }];
  const week = { monday: OPEN, tuesday: OPEN, wednesday: OPEN, thursday: OPEN };
  const daily = { ...week, friday: OPEN, saturday: OPEN, sunday: OPEN };

  it("leave out who is closed on all days of the trip, but never who was chosen", async () => {
    const closed = { ...daily, friday: [], saturday: [] };
    stubApi(wineriesApi.list, [
      northOf(4, { name: "Closed", openingHours: closed }),
      northOf(5, { name: "Half", openingHours: { ...daily, friday: [] } }),
      northOf(6, { name: "Secret", openingHours: null }),
      northOf(7, { name: "Shut", openingHours: closed }),
    ]);
    const { user } = await openPicker({
      timeAvailable: "Weekend (2 days)",
      startDate: "2026-10-02",
    });
    await user.click(await screen.findByRole("button", { name: "Closed" }));
    await user.click(screen.getByRole("switch", { name: "Open on my days (2)" }));
    expect(names()).toEqual(["Closed", "Half", "Secret"]);
    expect(
      screen.getByText(
        "2 known to be closed on all your days. The hours of 1 winery are unknown: ask them.",
      ),
    ).toBeVisible();
  });

  it("ask for a first day before they tell who is open", async () => {
    await openPicker();
    expect(
      await screen.findByText("Give a first day in the form to filter by who is open."),
    ).toBeVisible();
    expect(screen.queryByRole("switch", { name: /Open on/ })).not.toBeInTheDocument();
  });

  it("leave wineries of a setting, and say so where there is none", async () => {
    stubApi(wineriesApi.list, [
      northOf(4, { name: "Lake", setting: ["lake view"] }),
      northOf(5, { name: "Town", setting: ["urban tasting room"] }),
    ]);
    const { user } = await openPicker();
    await user.selectOptions(await screen.findByLabelText("Setting"), "A view");
    expect(names()).toEqual(["Lake"]);
    await user.selectOptions(screen.getByLabelText("Setting"), "Dogs welcome");
    expect(screen.getByText(/No winery here is known to fit these filters/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Setting"), "Any");
    expect(names()).toEqual(["Lake", "Town"]);
  });
});

describe("the drive to each winery", () => {
  const drives = { [ABEJA.id]: 10, [BARONS.id]: 95, [CANOE.id]: 75 };
  const factsOf = (name: string) => card(name).closest("article")?.textContent;

  it("is told by road and ferry, by the road router, in one call", async () => {
    stubApi(
      drivesApi.fromTown,
      townDrives(drives, { ferry: [false, true, false], estimated: [true, false, false] }),
    );
    await openPicker();
    await waitFor(() => expect(factsOf("Abeja")).toContain("About 5 miles, 10 min"));
    expect(factsOf("Abeja")).not.toContain("by road");
    expect(factsOf("Barons")).toContain("About 48 miles, 1 h 35 min by road and ferry");
    expect(factsOf("Canoe Ridge")).toContain("About 38 miles, 1 h 15 min by road");
    expect(requestsTo(drivesApi.fromTown).map(({ query }) => query)).toEqual([
      { base: "Walla Walla" },
    ]);
  });

  it("is compared with what the visitor would drive", async () => {
    stubApi(drivesApi.fromTown, townDrives(drives, { ferry: [false, true, false] }));
    await openPicker({ drivingDistance: "1 hour" });
    expect(await screen.findByText("About 1 h 35 min by car and ferry, 35 min over")).toBeVisible();
    expect(screen.getByText("About 1 h 15 min by car, 15 min over")).toBeVisible();
    expect(screen.getByRole("switch", { name: "Only full matches (1)" })).toBeVisible();
  });

  it("names a pass that is closed in winter, and says where no road leads", async () => {
    const name = "Chinook Pass (SR 410)";
    const season = "usually closed from November to late May";
    stubApi(
      drivesApi.fromTown,
      townDrives({ ...drives, [CANOE.id]: null }, { passes: [{ name, season, to: [1] }] }),
    );
    await openPicker();
    expect(await screen.findByText(`Over ${name}, ${season}`)).toBeVisible();
    expect(factsOf("Barons")).toContain(season);
    expect(factsOf("Canoe Ridge")).toContain("No road leads here from Walla Walla");
  });

  it("may order the wineries", async () => {
    const { user } = await openPicker();
    await screen.findByText("About 5 miles, 10 min by road");
    expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
    await user.selectOptions(screen.getByLabelText("Order"), "Shortest drive first");
    expect(names()).toEqual(["Abeja", "Canoe Ridge", "Barons"]);
    expect(screen.getByText("3 wineries within 100 miles, shortest drive first")).toBeVisible();
  });

  it("is waited for with every winery in sight", async () => {
    stubApi(drivesApi.fromTown, () => new Promise(() => {}));
    await openPicker({ drivingDistance: "1 hour" });
    await screen.findByText("Abeja");
    expect(screen.getByText("Measuring the drives by road…")).toBeVisible();
    expect(factsOf("Abeja")).toContain("About 4 miles away in a straight line");
    expect(factsOf("Abeja")).toContain("Unknown: drive time");
  });

  it.each([500, 503])(
    "that fails with %i hides no winery and is fetched again on request",
    async (status) => {
      stubProblem(drivesApi.fromTown, { title: "Away", status, detail: "Away" });
      const { user } = await openPicker();
      await screen.findByText(/The drives by road could not be fetched/);
      expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
      stubApi(drivesApi.fromTown, townDrives(drives));
      await user.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByText("About 5 miles, 10 min by road")).toBeVisible();
      expect(screen.queryByText(/could not be fetched/)).not.toBeInTheDocument();
    },
  );
});

describe("choosing", () => {
  it("§4: a click toggles a card between selected and unselected", async () => {
    const { user } = await openPicker();
    await screen.findByText("Abeja");
    expect(card("Abeja")).toHaveAttribute("aria-pressed", "false");
    await user.click(card("Abeja"));
    expect(card("Abeja")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("1 of 2 selected")).toBeVisible();
    await user.click(card("Abeja"));
    expect(card("Abeja")).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByText("0 of 2 selected")).toBeVisible();
  });

  it("§8: one above the cap is refused with a toast, and the selection stays", async () => {
    const { user } = await openPicker({ timeAvailable: "Half day (4 hours)" });
    await screen.findByText("Abeja");
    for (const name of ["Abeja", "Barons", "Canoe Ridge"]) await user.click(card(name));
    expect(await screen.findByText("Maximum wineries reached")).toBeVisible();
    expect(screen.getByText("You can select up to 2 wineries for your 1-day trip.")).toBeVisible();
    expect(screen.getByText("2 of 2 selected")).toBeVisible();
    expect(card("Canoe Ridge")).toHaveAttribute("aria-pressed", "false");
  });

  it.each([
    ["Weekend (2 days)", 3, 6],
    ["Extended stay (3+ days)", 4, 12],
    ["Full day (8 hours)", 1, 1],
  ])("§9: %s at %i a day has room for %i", async (timeAvailable, wineriesPerDay, max) => {
    await openPicker({ timeAvailable, wineriesPerDay });
    expect(await screen.findByText(`0 of ${max} selected`)).toBeVisible();
  });

  it("§4: Create My Itinerary is disabled with nothing selected, and pressed anyway says why", async () => {
    const { user } = await openPicker();
    await screen.findByText("Abeja");
    expect(create()).toBeDisabled();
    await user.click(create().parentElement ?? create());
    expect(await screen.findByText("No wineries selected")).toBeVisible();
    expect(screen.getByText("Please select at least one winery for your trip.")).toBeVisible();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);

    await user.click(card("Abeja"));
    expect(create()).toBeEnabled();
  });
});

describe("what was chosen", () => {
  it("survives closing the picker and a reload", async () => {
    const { user, unmount } = await openPicker();
    await user.click(await screen.findByRole("button", { name: "Abeja" }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    unmount();

    const { user: returning } = renderPage(<TripPlanner />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await returning.click(screen.getByRole("button", { name: "Find Wineries" }));
    await screen.findByRole("button", { name: "Abeja" });
    expect(card("Abeja")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("1 of 2 selected")).toBeVisible();
  });

  it("is set aside, named and kept when another start city does not reach it", async () => {
    const spokane = aWinery({ name: "Arbor", latitude: "47.65", longitude: "-117.42" });
    stubApi(wineriesApi.list, [
      aWinery({ name: "Lowden", latitude: "45.9", longitude: "-118.5" }),
      spokane,
    ]);
    const { user } = await openPicker();
    await user.click(await screen.findByRole("button", { name: "Lowden" }));
    await user.keyboard("{Escape}");

    await findWineries(user, { base: "Spokane" });
    expect(await screen.findByText(/Not in this plan: Lowden\./)).toBeVisible();
    expect(screen.getByText("0 of 2 selected")).toBeVisible();
    await user.keyboard("{Escape}");

    await findWineries(user, { base: "Walla Walla" });
    expect(await screen.findByText("1 of 2 selected")).toBeVisible();
    expect(screen.queryByText(/Not in this plan/)).not.toBeInTheDocument();
  });

  it("is forgotten only on request", async () => {
    const { user } = await openPicker();
    await user.click(await screen.findByRole("button", { name: "Abeja" }));
    await user.keyboard("{Escape}");
    await findWineries(user, { preferences: "Merlot" });
    expect(await screen.findByText(/Not in this plan: Abeja\./)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Forget" }));
    expect(screen.queryByText(/Not in this plan/)).not.toBeInTheDocument();
  });

  it("is too much for a smaller trip: the visitor is told and decides", async () => {
    const { user } = await openPicker();
    await screen.findByText("Abeja");
    await user.click(card("Abeja"));
    await user.click(card("Barons"));
    await user.keyboard("{Escape}");

    await findWineries(user, { perDay: "1" });
    expect(
      await screen.findByText(/You have chosen 2 wineries, and this trip has room for 1/),
    ).toBeVisible();
    expect(screen.getByText("2 of 1 selected")).toBeVisible();
    await user.click(create());
    expect(await screen.findByText("Maximum wineries reached")).toBeVisible();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);

    await user.click(card("Abeja"));
    expect(screen.getByText("1 of 1 selected")).toBeVisible();
    await user.click(create());
    expect(await screen.findByRole("dialog", { name: "E-mail your itinerary" })).toBeVisible();
  });
});

test("§4: closing the picker calls the close callback", async () => {
  const onPickerClose = vi.fn();
  const { user } = await openPicker({}, <TripPlanner onPickerClose={onPickerClose} />);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onPickerClose).toHaveBeenCalledOnce();
});

test("the list is fetched while the form is being filled in, and only once", async () => {
  const { user } = renderPage(<TripPlanner />);
  expect(requestsTo(wineriesApi.list)).toHaveLength(0);
  await fillTripForm(user);
  await waitFor(() => expect(requestsTo(wineriesApi.list)).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Find Wineries" }));
  await screen.findByText("Abeja");
  expect(requestsTo(wineriesApi.list)).toHaveLength(1);
});

describe("other features", () => {
  it("may begin with wineries of their own, beside those chosen before", async () => {
    await openPicker({}, <TripPlanner addedIds={[BARONS.id]} />);
    await screen.findByText("Abeja");
    expect(card("Barons")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("1 of 2 selected")).toBeVisible();
  });

  it("may filter the cards and act on the plan", async () => {
    const { user } = await openPicker(
      {},
      <TripPlanner
        pickerTools={<button type="button">Favorites</button>}
        pickerFilter={(winery) => winery.id === CANOE.id}
        renderPlanActions={({ wineries }) => <button type="button">Save {wineries.length}</button>}
      />,
    );
    await screen.findByText("Canoe Ridge");
    expect(names()).toEqual(["Canoe Ridge"]);
    expect(screen.getByRole("button", { name: "Favorites" })).toBeVisible();
    await user.click(card("Canoe Ridge"));
    expect(screen.getByRole("button", { name: "Save 1" })).toBeVisible();
  });
});
