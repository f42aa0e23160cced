import { expect, test } from "vitest";
import { directionsUrl, placeOfWinery } from "./directions.ts";

const winery = {
  name: "Côte & Sœurs",
  address: "1 Main Street",
  city: "Walla Walla",
  state: "WA",
  zipCode: "99362",
};

test("a winery is asked for by name and address, without what is not known", () => {
  expect(placeOfWinery(winery)).toBe("Côte & Sœurs, 1 Main Street, Walla Walla, WA 99362");
  expect(placeOfWinery({ ...winery, address: "", zipCode: null })).toBe(
    "Côte & Sœurs, Walla Walla, WA",
  );
});

test("the way leads from where the visitor is, or from a town through all stops", () => {
  const query = (url: string) => Object.fromEntries(new URL(url).searchParams);
  const one = directionsUrl({ to: placeOfWinery(winery) });
  expect(one).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=C%C3%B4te/);
  expect(query(one)).toEqual({ api: "1", destination: placeOfWinery(winery) });
  expect(query(directionsUrl({ from: "Kirkland, WA", via: ["One", "Two"], to: "Three" }))).toEqual({
    api: "1",
    origin: "Kirkland, WA",
    waypoints: "One|Two",
    destination: "Three",
  });
});
