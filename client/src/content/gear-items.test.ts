import { expect, test } from "vitest";
import { GEAR_ITEMS } from "#client/content/gear-items.ts";
import { site } from "#shared/site.ts";

test("§3 Gear product: six items, in order, at the specified prices", () => {
  expect(GEAR_ITEMS.map(({ name, price }) => [name, price])).toEqual([
    ["Wine Spies", "Wine credit for new accounts"],
    ["Wine Preservation System", "$199.95"],
    ["Red-Wine Glasses", "$79.00"],
    ["Wine Aerator", "$30.99"],
    ["Vacuum Wine Saver", "$18.97"],
    ["Self-Pulling Corkscrew", "$39.95"],
  ]);
});

test("ratings are never invented: no item has one without a source", () => {
  expect(GEAR_ITEMS.filter((item) => item.rating !== null)).toEqual([]);
});

test("each item links to its retailer, and the link says which item sent the visitor", () => {
  for (const item of GEAR_ITEMS) {
    const url = new URL(item.retailerUrl);
    expect(url.protocol).toBe("https:");
    expect(url.searchParams.get("utm_campaign")).toBe(site.affiliate.gearCampaign);
    expect(url.searchParams.get("utm_content")).toBe(item.id);
  }
});
