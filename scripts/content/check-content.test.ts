import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { type CityRow, listCitiesMatching } from "#server/features/places/place-queries.ts";
import type { PostRow } from "#server/features/reading/post-queries.ts";
import { type FactSourceRow, listFactSources } from "#server/features/wineries/winery-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { checkContent } from "./check-content.ts";
import { cityFaults } from "./faults/city-faults.ts";
import type { RowFault } from "./faults/content-fault.ts";
import { postFaults, tagFaults } from "./faults/post-faults.ts";
import type { SourcedWinery } from "./faults/winery-fact-faults.ts";
import { wineryFaults } from "./faults/winery-faults.ts";

const NOW = new Date("2026-11-22T18:00:00Z");
const TODAY = "2026-11-22";

const test = base
  .extend("winery", async ({ db }): Promise<SourcedWinery> => {
    const { wineries } = schema;
    const [row] = await db.select().from(wineries).where(eq(wineries.slug, "seven-hills-winery"));
    if (row === undefined) throw new Error("Seven Hills is not seeded");
    return { ...row, sources: await listFactSources(db, row.id) };
  })
  .extend("city", async ({ db }): Promise<CityRow> => {
    const [row] = await listCitiesMatching(db, "chelan");
    if (row === undefined) throw new Error("Chelan is not seeded");
    return row;
  });

/** What an editor reads, a line for each fault. */
const told = (faults: readonly RowFault[]) =>
  faults.map(({ field, advice }) => `${field}: ${advice}`).join("\n");

describe("the content this site opens with", () => {
  test("is in order, row by row", async ({ db }) => {
    const { faults } = await checkContent(db, NOW, planner.site);
    expect(faults).toEqual([]);
  });

  test("§1: holds 186 wineries, and every place of the city search", async ({ db }) => {
    expect(await checkContent(db, NOW, planner.site)).toMatchObject({ wineries: 186, cities: 639 });
  });

  test("is looked through in the database: a fault names table, row and field", async ({ db }) => {
    const { cities, posts, wineries } = schema;
    await db.update(wineries).set({ city: "Atlantis" }).where(eq(wineries.slug, "abeja"));
    await db.update(cities).set({ searchName: "?" }).where(eq(cities.name, "Chelan"));
    await db.insert(posts).values({
      slug: "new",
      title: "New",
      content: "[x](/winery/nowhere)",
      authorId: "founder",
      authorName: "The Founder",
    });
    const { faults } = await checkContent(db, NOW, planner.site);
    expect(faults).toMatchObject([
      { table: "wineries", row: "abeja", field: "city" },
      { table: "posts", row: "new", field: "content" },
      { table: "cities", row: "Chelan", field: "search_name" },
    ]);
  });
});

describe("a fault planted in a winery", () => {
  const noonToFive = everyDay(() => [{ opens: 720, closes: 1020 }]);
  const source = (change: Partial<FactSourceRow>): FactSourceRow => ({
    id: 1,
    wineryId: 1,
    fact: "address",
    items: null,
    name: "A list",
    url: null,
    date: "2026-08-16",
    sureness: "high",
    note: null,
    ...change,
  });

  test.for<readonly [Partial<SourcedWinery>, string, string]>([
    [{ city: "Atlantis" }, "city", '"Atlantis" is not in the town table'],
    [{ name: " Seven  Hills" }, "name", "without spaces around it or double spaces"],
    [{ description: "" }, "description", "without spaces around it"],
    [{ longitude: "118.339120" }, "latitude, longitude", "miles from Walla Walla"],
    [{ latitude: "47.600000" }, "latitude, longitude", "longitudes here are negative"],
    [{ zipCode: "9936" }, "zip_code", "five digits"],
    [{ region: "Walla Walla" }, "region", '"Walla Walla" is neither an AVA nor an area'],
    [{ region: "walla walla valley" }, "region", "to the letter"],
    [{ region: "North Cascades" }, "avas", "has none"],
    [{ avas: ["Walla Walla Valley", "Columbia Valley"] }, "avas", "from the widest to it"],
    [{ avas: [] }, "avas", "Columbia Valley, Walla Walla Valley"],
    [{ county: "King" }, "county", "Walla Walla is in Walla Walla County"],
    [
      { latitude: "46.400000", locationIsApproximate: false },
      "region",
      "outside Walla Walla Valley",
    ],
    [{ sources: [source({ date: "2026-11-23" })] }, "fact_sources", "which has not come yet"],
    [{ founded: 2027 }, "founded", "has not come yet"],
    [{ phone: "(509) 529-7198" }, "phone", "+15095551234"],
    [{ website: "sevenhills.example" }, "website", "https://"],
    [{ reservationUrl: "javascript:alert(1)" }, "reservation_url", "https://"],
    [{ email: "nobody" }, "email", "email"],
    [{ varietals: ["Shiraz"] }, "varietals", '"Shiraz" is spelled "Syrah"'],
    [{ varietals: ["syrah"] }, "varietals", '"syrah" is spelled "Syrah"'],
    [
      { varietals: ["Kool-Aid"] },
      "varietals",
      '"Kool-Aid" is not in shared/domain/winery/varietals.ts',
    ],
    [{ varietals: ["Syrah", "Syrah"] }, "varietals", "named twice"],
    [{ varietals: [] }, "unknown_facts", "varietals has no value"],
    [{ hours: null }, "hours_as_written, hours", "content:new -- hours"],
    [{ hoursAsWritten: null }, "hours_as_written, hours, opening_hours", "content:new -- hours"],
    [{ openingHours: noonToFive }, "hours_as_written, opening_hours", "content:new -- hours"],
    [{ datedHours: [] }, "hours_as_written, dated_hours", "content:new -- hours"],
    [
      { hoursAsWritten: "Mo-Su 09:00-17:00" },
      "hours_as_written, hours, opening_hours",
      "do not say the same",
    ],
    [{ hoursAsWritten: "every day 10-5" }, "hours_as_written", "expected weekdays and times"],
    [{ unknownFacts: ["parking"] }, "unknown_facts", '"parking" is no fact'],
    [{ unknownFacts: ["tastingFee", "tastingFee"] }, "unknown_facts", "named twice"],
    [{ unknownFacts: ["hours"] }, "unknown_facts", "hours has a value"],
    [{ founded: null }, "unknown_facts", "founded has no value"],
    [{ setting: ["sea view"] }, "setting", '"sea view" is none of vineyard view'],
    [{ unknownFacts: ["tastingFee"] }, "unknown_facts", "tastingFee has a value"],
    [{ wineClub: true }, "unknown_facts", "wineClub has a value"],
    [{ unknownFacts: [] }, "fact_sources", 'no source names "wineClub"'],
    [{ sources: [] }, "fact_sources", 'no source names "position"'],
    [{ varietals: ["Zinfandel"] }, "fact_sources", 'no source of varietals names "Zinfandel"'],
    [{ varietals: ["Syrah"] }, "fact_sources", "which the row does not"],
    [{ sources: [source({ fact: "tastingfee" })] }, "fact_sources", '"tastingfee" is no fact'],
    [{ sources: [source({ name: " " })] }, "fact_sources", "has no name"],
    [{ sources: [source({ url: "ftp://a.example/b" })] }, "fact_sources", "no web address"],
  ])("is found: %j", ([change, field, advice], { winery }) => {
    const found = wineryFaults({ ...winery, ...change }, TODAY);
    expect(found.map((fault) => fault.field)).toContain(field);
    expect(told(found)).toContain(advice);
  });

  test("is not seen in a row that says more, and where it stands", ({ winery }) => {
    const faults = wineryFaults(
      {
        ...winery,
        reservationUrl: "https://winery.example/book",
        unknownFacts: ["onlineSales", "shipsToState", "rating", "website", "email"],
        sources: [
          ...winery.sources,
          source({ fact: "wineClub", name: "The winery", url: "https://winery.example/visit" }),
          source({ fact: "reservationsRequired", name: "A telephone call", date: "2026-11-20" }),
          source({ fact: "walkInsWelcome", name: "A telephone call", date: "2026" }),
        ],
      },
      TODAY,
    );
    expect(faults).toEqual([]);
  });
});

describe("a fault planted in a city", () => {
  test.for<readonly [Partial<CityRow>, string, string]>([
    [{ searchName: "Chelan" }, "search_name", 'compares "chelan"'],
    [{ region: "Chelan" }, "region", '"Chelan" is no AVA'],
    [{ county: "King" }, "name", "is not in shared/domain/places/town-table.json"],
    [{ latitude: "46.000000" }, "latitude, longitude", "elsewhere"],
  ])("is found: %j", ([change, field, advice], { city }) => {
    const found = cityFaults({ ...city, ...change });
    expect(found.map((fault) => fault.field)).toEqual([field]);
    expect(told(found)).toContain(advice);
  });
});

test("tags that differ in case are one tag: the rarer spelling is the fault", () => {
  const posts = [
    { slug: "one", tags: ["Red Mountain"] },
    { slug: "two", tags: ["Red Mountain", "Syrah"] },
    { slug: "three", tags: ["red mountain"] },
  ];
  expect(tagFaults(posts)).toMatchObject([{ row: "three", field: "tags" }]);
  expect(tagFaults(posts)[0]?.advice).toContain('"red mountain" is spelled "Red Mountain"');
});

test("a tag that is null is no spelling of another", () => {
  expect(tagFaults([{ slug: "one", tags: JSON.parse('["Syrah", null]') }])).toEqual([]);
});

describe("a fault planted in an article", () => {
  const targets = {
    now: NOW,
    wineries: new Map([
      ["abeja", { name: "Abeja", leftKind: null }],
      ["barons-winery", { name: "Barons Winery", leftKind: "closed" as const }],
    ]),
    postSlugs: new Set(["a-new-article"]),
  };
  const article: PostRow = {
    id: 1,
    slug: "a-new-article",
    title: "A New Article",
    excerpt: null,
    content: "## A heading\n\nText with a [link](/winery/abeja).",
    authorId: "founder",
    authorName: "The Founder",
    publishedAt: new Date("2026-11-21T17:00:00Z"),
    readTime: "5 min",
    illustration: null,
    opener: null,
    tags: ["Syrah"],
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };

  test.for<readonly [Partial<PostRow>, string, string]>([
    [{ title: " " }, "title", "write a title"],
    [{ excerpt: "" }, "excerpt", "write one"],
    [{ authorId: "somebody" }, "author_id", 'use "founder" or "wine-writer"'],
    [{ authorName: "Somebody" }, "author_name", 'is named "The Founder"'],
    [{ tags: ["Syrah", "Syrah"] }, "tags", "each tag once"],
    [{ tags: [" Syrah"] }, "tags", "without spaces"],
    [{ tags: JSON.parse('["Syrah", null]') }, "tags", "each tag once"],
    [{ content: " " }, "content", "write the article"],
    [{ content: "# Title" }, "content", "begin headings with ##"],
    [{ content: "A<br>line" }, "content", '"<br>" is HTML'],
    [{ content: "[x](/winery/nowhere)" }, "content", "leads to no winery"],
    [{ content: "[x](/winery/barons-winery)" }, "content", "Barons Winery, which left the guide"],
    [{ content: "Try **Barons Winery**.\n\nIt rained." }, "content", "names Barons Winery, which"],
    [{ excerpt: "A night at Barons Winery." }, "excerpt", "names Barons Winery, which"],
    [{ content: "[x](/blog/nowhere)" }, "content", "leads to no article"],
    [{ content: "[x](/regions/napa)" }, "content", "leads to no AVA"],
    [{ content: "[x](/regions/Red%20Mountain)" }, "content", "leads to no AVA"],
    [{ content: "[x](/wines)" }, "content", "leads to no page"],
    [{ content: "[x](winery/abeja)" }, "content", "is no address"],
    [{ content: "[x](//evil.example)" }, "content", "is no address"],
    [{ content: "[x](javascript:alert(1))" }, "content", "is no address"],
    [{ content: "- a list\n\n  > ![x](data:text/html,x)" }, "content", "would not show"],
    [{ content: "![A lake](drawing:see)" }, "content", "![A lake between hills](drawing:lake)"],
    [{ content: "| Town | Rooms |\n|---|---|\n| Chelan | 4 |" }, "content", "as a list, a line"],
    [{ content: "| Town | Rooms |\n| Chelan | 4 |" }, "content", "as a list, a line"],
    [{ content: "#### Small" }, "content", "begin it with ## or ###"],
    [{ content: "```\ncode\n```" }, "content", "would lose its form"],
    [{ publishedAt: new Date("2036-11-21") }, "published_at", "more than a year ahead"],
  ])("is found: %j", ([change, field, advice]) => {
    const found = postFaults({ ...article, ...change }, targets);
    expect(found.map((fault) => fault.field)).toEqual([field]);
    expect(told(found)).toContain(advice);
  });

  test.for([
    "[a page](/planner)",
    "[a place on it](/#map)",
    "[a search](/wineries?q=syrah)",
    "[an AVA](/regions/red-mountain)",
    "[this article](/blog/a-new-article#top)",
    "[elsewhere](https://www.ttb.gov/)",
    "[here](#below)",
    "Barons Winery closed in 2024.",
    "Text.\n\n![A lake between hills](drawing:lake)\n\nText.",
  ])("is not seen in %s, nor in a draft", (content) => {
    expect(postFaults({ ...article, content }, targets)).toEqual([]);
    expect(postFaults({ ...article, content, publishedAt: null }, targets)).toEqual([]);
  });
});
