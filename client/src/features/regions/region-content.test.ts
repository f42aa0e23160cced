import { expect, test } from "vitest";
import { aPost, aWinery } from "#client/testing/fixtures.ts";
import { aReadyTrip } from "#client/testing/ready-trip-fixture.ts";
import { articlesAbout, firstVisits, tripWithin, wineriesIn } from "./region-content.ts";

const redMountain = { id: "red-mountain", name: "Red Mountain" };

test("a region's wineries are those whose site lies in it, those of nested regions included", () => {
  const inside = aWinery({
    region: "Red Mountain",
    avas: ["Columbia Valley", "Yakima Valley", "Red Mountain"],
  });
  const outside = aWinery({ region: "Puget Sound", avas: ["Puget Sound"] });
  expect(wineriesIn(redMountain, [inside, outside])).toEqual([inside]);
  expect(wineriesIn({ name: "Yakima Valley" }, [inside, outside])).toEqual([inside]);
});

test("a region's articles are those tagged with it, then those that link to it, each once", () => {
  const linked = aPost({ tags: [], regionIds: ["red-mountain"] });
  const tagged = aPost({ tags: ["Red Mountain"], regionIds: ["red-mountain"] });
  const other = aPost({ tags: [], regionIds: ["red-mountain-west"] });
  expect(articlesAbout(redMountain, [linked, tagged, other])).toEqual([tagged, linked]);
});

test("the featured wineries come first, then those with hours, then those of which most is known", () => {
  const plain = aWinery({ name: "Plain", unknownFacts: ["hours"] });
  const called = aWinery({ name: "Called", unknownFacts: ["hours"], phone: "+15095550100" });
  const hours = aWinery({ name: "Hours" });
  const featured = aWinery({ name: "Featured", isFeatured: true, unknownFacts: ["hours"] });
  const first = firstVisits([plain, called, hours, featured]);
  expect(first.map(({ name }) => name)).toEqual(["Featured", "Hours", "Called"]);
});

test("a day is a ready-made trip with most of its wineries there", () => {
  const [one, two] = [aWinery({}), aWinery({})];
  const [stay] = aReadyTrip().stays;
  if (!stay) throw new Error("a trip without a stay");
  const trip = (wineries: number[]) => aReadyTrip({ stays: [{ ...stay, wineries }] });
  const inside = trip([one.id, two.id]);
  expect(tripWithin([trip([one.id, 901, 902]), inside], [one, two])).toBe(inside);
  expect(tripWithin([trip([901, 902])], [one, two])).toBeNull();
});
