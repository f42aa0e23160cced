import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stubApi, stubProblem } from "#client/testing/api.ts";
import {
  factIn,
  openWinery,
  section,
  stubWhatIsBesideTheWinery,
} from "#client/testing/winery-page.tsx";
import { factReportsApi } from "#shared/api/wineries.ts";

beforeEach(stubWhatIsBesideTheWinery);

afterEach(() => {
  sessionStorage.clear();
});

test("services are said as yes or no, and what is not verified in one line, never a guess", async () => {
  await openWinery({
    onlineSales: true,
    wineClub: false,
    shipsToState: true,
    unknownFacts: ["shipsToState", "varietals", "tastingFee", "walkInsWelcome"],
  });
  expect(factIn("Services", "Online sales")).toBe("Yes");
  expect(factIn("Services", "Wine club")).toBe("No");
  expect(factIn("Services", "Unknown")).toBe("Varietals and shipping");
  expect(factIn("The visit", "Tasting fee")).toBe("Ask about the tasting fee");
  expect(factIn("The visit", "Visits")).toBe("Call aheadcontact details coming");
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
  expect(screen.queryByText(/use the address/)).not.toBeInTheDocument();
  unmount();
  await openWinery({ locationIsApproximate: true });
  expect(screen.getByText(/use the address/)).toBeVisible();
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
    "$20 in 2020; confirmThen waived with a bottleAs of October 2020",
  );
  expect(factIn("Services", "Wine club")).toBe("Yes (undated source; confirm)");
  expect(factIn("The place", "Setting")).toBe("Patio, lake view");
  expect(factIn("The place", "Founded")).toBe("1981");
  expect(factIn("The place", "Winemaker")).toBe("Ada VineAs of 2024");
  expect(section("Hours").getByText(/Friday 1 PM/)).toHaveTextContent(
    "As of April 2023: Friday 1 PM – 5 PM. Ask before you go.",
  );
});

const suggest = () => screen.getByRole("button", { name: "Suggest a correction" });

test("a correction is suggested with its fact; what was typed survives a failure", async () => {
  const detail = "We have as many suggestions as an editor can read in a day.";
  stubProblem(factReportsApi.report, { title: "Busy", status: 503, detail });
  const { user } = await openWinery();
  await user.click(suggest());
  await user.selectOptions(screen.getByLabelText("What should be corrected?"), "Hours");
  const field = screen.getByLabelText("What is right?");
  await user.type(field, "Closed on Mondays.");
  await user.type(screen.getByLabelText("How do you know? (optional)"), "I was there.");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(field).toHaveValue("Closed on Mondays.");

  const sent: unknown[] = [];
  stubApi(factReportsApi.report, ({ body }) => {
    sent.push(body);
    return { status: "stored" as const };
  });
  await user.type(screen.getByLabelText("Your email (optional)"), "ann@example.org");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Thank you. An editor will look at it.")).toBeVisible();
  expect(suggest()).toHaveFocus();
  const typed = { fact: "hours", suggested: "Closed on Mondays.", source: "I was there." };
  expect(sent).toEqual([{ ...typed, email: "ann@example.org" }]);
  await user.click(suggest());
  for (const box of screen.getAllByRole("textbox")) expect(box).toHaveValue("");
});

test("what is wrong with a suggestion is said at its field", async () => {
  const message = "Choose what should be corrected";
  stubProblem(factReportsApi.report, {
    ...{ title: "Bad Request", status: 400, detail: message },
    errors: [{ field: "body.fact", message }],
  });
  const { user } = await openWinery();
  await user.click(suggest());
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("What should be corrected?")).toBeInvalid();
  expect(screen.getByLabelText("What should be corrected?")).toHaveFocus();
});

test("what was typed of a suggestion survives leaving the page", async () => {
  const { user, unmount } = await openWinery();
  await user.click(suggest());
  await user.type(screen.getByLabelText("What is right?"), "Half a suggestion");
  unmount();
  const { user: again } = await openWinery();
  await again.click(suggest());
  expect(screen.getByLabelText("What is right?")).toHaveValue("Half a suggestion");
});
