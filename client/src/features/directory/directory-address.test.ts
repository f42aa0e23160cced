import fc from "fast-check";
import { expect, test } from "vitest";
import { signInAddress } from "#client/entities/sign-in-redirect.ts";
import { MAX_QUERY_BYTES } from "#shared/domain/site/paths.ts";
import { MAX_SEARCH_LENGTH } from "#shared/domain/text/search-text.ts";
import { directoryHref } from "./directory-address.ts";
import { directoryAddress, NO_FILTERS } from "./filters/directory-filters.ts";
import { directoryFacets, type FacetName } from "./filters/facets.ts";

const { read: readFilters, write: writeFilters } = directoryAddress;
const read = (query: string) => readFilters(new URLSearchParams(query));

test("an address without parameters asks for everything", () => {
  expect(read("")).toEqual(NO_FILTERS);
});

test("an address holds the search and every filter", () => {
  const query =
    "q=hills&region=Lake+Chelan&varietal=Syrah&setting=view&fee=free&visit=walk-ins&online=yes&club=no";
  expect(read(query)).toEqual({
    search: "hills",
    region: "Lake Chelan",
    varietal: "Syrah",
    setting: "view",
    fee: "free",
    visit: "walk-ins",
    onlineSales: "yes",
    wineClub: "no",
  });
});

test.each([
  "fee=cheap",
  "visit=any",
  "online=YES",
  "club=true",
  "region=",
  "region=%20",
  `region=${"x".repeat(81)}`,
  "fee=free'--",
])("a value that is no choice counts as none: %s", (query) => {
  expect(read(query)).toEqual(NO_FILTERS);
});

test("a search that is too long is cut", () => {
  expect(read(`q=${"a".repeat(500)}`).search).toHaveLength(100);
});

function choicesOf(facet: FacetName): readonly string[] {
  return Object.keys(directoryFacets.of(facet).choices ?? {});
}

const anyFilters = fc.record({
  search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  region: fc.constantFrom(null, "Lake Chelan", "Spokane & the Palouse", "50% = half?"),
  varietal: fc.constantFrom(null, "Gewürztraminer", "Syrah"),
  setting: fc.constantFrom(null, ...choicesOf("setting")),
  fee: fc.constantFrom(null, ...choicesOf("fee")),
  visit: fc.constantFrom(null, ...choicesOf("visit")),
  onlineSales: fc.constantFrom(null, ...choicesOf("onlineSales")),
  wineClub: fc.constantFrom(null, ...choicesOf("wineClub")),
});

test("filters written to an address are read from it again", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = writeFilters(new URLSearchParams(), filters).toString();
      expect(read(query)).toEqual(filters);
    }),
  );
});

test("writing keeps what else stands in the address and drops what is no longer asked", () => {
  const before = new URLSearchParams("utm_source=letter&fee=free&q=x");
  const after = writeFilters(before, { ...NO_FILTERS, region: "Red Mountain" });
  expect(after.toString()).toBe("utm_source=letter&region=Red+Mountain");
  expect(before.get("fee")).toBe("free");
});

test("another page can link to the directory with one question answered", () => {
  expect(directoryHref({ varietal: "Pinot Noir" })).toBe("/wineries?varietal=Pinot+Noir");
});

test("the longest address of the directory, and of signing in from it, is one the server reads", () => {
  const choices = directoryFacets.ofEach((facet) => {
    const named = "ü".repeat(25);
    return choicesOf(facet).toSorted((one, other) => other.length - one.length)[0] ?? named;
  });
  const address = directoryHref({ ...choices, search: "ü".repeat(MAX_SEARCH_LENGTH) });
  for (const path of [address, signInAddress(address)]) {
    expect(new URL(path, "https://guide.test").search.length).toBeLessThan(MAX_QUERY_BYTES);
  }
});
