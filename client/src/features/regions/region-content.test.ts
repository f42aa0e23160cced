import { expect, test } from "vitest";
import { aPost, aWinery } from "#client/testing/fixtures.ts";
import { articlesAbout, wineriesIn } from "./region-content.ts";

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
