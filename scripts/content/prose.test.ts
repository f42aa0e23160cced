import { describe, expect, test } from "vitest";
import { descriptionFaults, likenessFaults } from "./faults/prose-faults.ts";

const adviceOn = (description: string) =>
  descriptionFaults(description).map(({ advice }) => advice);

describe("a winery's description", () => {
  test.for<readonly [string, string]>([
    ["Nestled in the hills, it pours Syrah.", "nestled"],
    ["The valley's hidden gem pours Syrah.", "hidden gem"],
    ["It boasts a patio.", "boasts"],
    ["World-class Syrah is poured.", "world-class"],
    ["Whether you're new to Syrah or not, come.", "whether you're"],
  ])("may not praise with worn words: %s", ([text, word]) => {
    expect(adviceOn(text)).toEqual([expect.stringContaining(`"${word}" could be said`)]);
  });

  test.for<readonly [string, string]>([
    ["The room on East Main Street pours Syrah.", "Main Street"],
    ["Follow 2nd Avenue to the Syrah.", "2nd Avenue"],
    ["It is beside Highway 14, with a view.", "Highway 14"],
    ["Leave US 101 for a glass of Syrah.", "US 101"],
  ])("may not repeat the street of the address: %s", ([text, street]) => {
    expect(adviceOn(text)).toEqual([expect.stringContaining(`names "${street}"`)]);
  });

  test("has three sentences at the most", () => {
    expect(adviceOn("One. Two. Three.")).toEqual([]);
    expect(adviceOn("One. Two. Three. Four.")).toEqual(["has 4 sentences: keep to 3"]);
  });

  test("may have a courtyard, a pétanque court, a number and a year, or be absent", () => {
    expect(adviceOn("Courtyard, pétanque court, 21 grapes: all of it since 1987.")).toEqual([]);
    expect(descriptionFaults(null)).toEqual([]);
  });
});

describe("descriptions side by side", () => {
  const likeness = (...texts: readonly (string | null)[]) =>
    likenessFaults(texts.map((description, index) => ({ slug: `winery-${index}`, description })));

  test("do not begin with the same three words", () => {
    const faults = likeness(
      "The old barn pours Syrah.",
      "The old, old one.",
      "The old barn, again!",
    );
    expect(faults).toMatchObject([{ row: "winery-2", field: "description" }]);
    expect(faults[0]?.advice).toContain('begins "the old barn" as winery-0 does');
  });

  test("are not one text with other names and numbers in it", () => {
    const faults = likeness(
      "Abeja pours Syrah and Merlot, about 5 miles from Walla Walla.",
      "Bonair Winery pours Malbec and Riesling, about 12 miles from Zillah.",
      "Claar has a pond, about 3 miles from Pasco.",
    );
    expect(faults.map(({ row }) => row)).toEqual(["winery-1"]);
  });

  test("do not count where nothing is known", () => {
    expect(likeness(null, null)).toEqual([]);
  });
});
