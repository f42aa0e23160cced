import { expect, test } from "vitest";
import { affiliateUrl, retailerSearchUrl, wineDealsUrl } from "#client/content/affiliate-url.ts";

const placement = { campaign: "a-page", content: "box-1" };

const utmOf = (href: string) =>
  ["utm_source", "utm_medium", "utm_campaign", "utm_content"].map((name) =>
    new URL(href).searchParams.get(name),
  );

test("§2 Advertorial articles: a paid link carries all four utm parameters", () => {
  expect(utmOf(wineDealsUrl(placement))).toEqual([
    "washington-wine-country-guide",
    "affiliate",
    "a-page",
    "box-1",
  ]);
});

test("a target's own query survives, and a utm value it already had is replaced", () => {
  const url = new URL(affiliateUrl("https://shop.example/?id=7&utm_content=old", placement));
  expect(url.searchParams.get("id")).toBe("7");
  expect(url.searchParams.getAll("utm_content")).toEqual(["box-1"]);
});

test("the retailer link is a search for the words, which stay whole with any sign in them", () => {
  const url = new URL(retailerSearchUrl("glasses & more = 2", placement));
  expect(url.hostname).toBe("www.amazon.com");
  expect(url.searchParams.get("k")).toBe("glasses & more = 2");
});
