import { describe, expect, test } from "vitest";
import { OPENERS } from "#shared/domain/site/openers.ts";
import { chooseScenes, type DrawnWinery } from "./choose-scenes.ts";
import { DRAWINGS, type Drawing } from "./drawings.ts";
import { openerScenes } from "./opener-scenes.ts";
import { LIGHTS } from "./scene-lights.ts";
import { type ChosenScene, sceneSvg, THEMES } from "./scene-picture.ts";
import { familyOf, supportedDrawings } from "./supported-drawings.ts";

function aPlace(facts: Partial<DrawnWinery> = {}): DrawnWinery {
  return {
    slug: "a-winery",
    setting: [],
    description: null,
    city: "Walla Walla",
    region: "Walla Walla Valley",
    varietals: [],
    specialties: [],
    latitude: "46.06",
    longitude: "-118.34",
    ...facts,
  };
}

const drawn = (facts: Partial<DrawnWinery>): Drawing | undefined =>
  chooseScenes([aPlace(facts)]).get("a-winery")?.drawing;

const looks = ({ drawing, light, isMirrored }: ChosenScene) => `${drawing} ${light} ${isMirrored}`;

describe("the scene of a winery", () => {
  test.for([
    [{ description: "The schoolhouse of 1915 is where you sit." }, "schoolhouse"],
    [{ description: "A wartime hangar is the tasting room." }, "hangar"],
    [{ description: "This warehouse unit has an accent." }, "warehouse"],
    [{ description: "A farmhouse of the 1870s, restored.", setting: ["patio"] }, "farmhouse"],
    [{ city: "Bainbridge Island", region: "Puget Sound" }, "island"],
    [{ setting: ["lake view"] }, "lake"],
    [{ setting: ["river view"] }, "river"],
    [{ setting: ["barrel room"] }, "barrels"],
    [{ setting: ["patio"] }, "terrace"],
    [{ setting: ["garden"] }, "garden"],
    [{ setting: ["historic building"] }, "hall"],
    [{ setting: ["mountain view"], region: "Rattlesnake Hills" }, "volcano"],
    [{ specialties: ["Lavender"] }, "lavender"],
  ] as const)("follows from what is known: %o is drawn as %s", ([facts, drawing]) => {
    expect(drawn({ ...facts, setting: [...("setting" in facts ? facts.setting : [])] })).toBe(
      drawing,
    );
  });

  test("claims no lake, river, street, cellar or kitchen that is not known", () => {
    const claims: readonly Drawing[] = [
      ...(["lake", "river", "bridge", "street", "corner", "door", "bar", "barrels"] as const),
      ...(["tanks", "terrace", "garden", "picnic", "hall", "gallery", "board"] as const),
      ...(["guitar", "cabin", "schoolhouse", "hangar", "warehouse", "farmhouse"] as const),
      ...(["island", "ferry", "firs by the water", "lavender", "flutes", "trellis"] as const),
      ...(["old vine", "red grapes", "white grapes"] as const),
    ];
    for (const region of ["Walla Walla Valley", "Puget Sound", "Red Mountain", "Spokane"]) {
      const supported = supportedDrawings(aPlace({ region, city: "Woodinville" }));
      expect(supported.length).toBeGreaterThan(5);
      expect(supported.map(({ drawing }) => drawing).filter((one) => claims.includes(one))).toEqual(
        [],
      );
    }
  });

  test("shows the lake of its region, and no other", () => {
    const supports = (region: string) =>
      supportedDrawings(aPlace({ region })).some(({ drawing }) => drawing === "lake");
    expect(["Lake Chelan", "Columbia Gorge", "Methow & Okanogan"].map(supports)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("is unlike that of every other in a street of forty of which nothing is known", () => {
    const street = Array.from({ length: 40 }, (_, i) => aPlace({ slug: `winery-${i}` }));
    const scenes = [...chooseScenes(street).values()];
    expect(new Set(scenes.map(looks)).size).toBe(40);
  });

  test("stays when another winery comes far away, and is the same every time", () => {
    const before = [aPlace({ slug: "one" }), aPlace({ slug: "two", latitude: "46.07" })];
    const far = aPlace({ slug: "far", latitude: "48.5", longitude: "-122.3", city: "Blaine" });
    const first = chooseScenes(before);
    const second = chooseScenes([...before, far]);
    expect(second.get("one")).toEqual(first.get("one"));
    expect(second.get("two")).toEqual(first.get("two"));
    expect(first.get("one")?.drawing).not.toBe(first.get("two")?.drawing);
  });

  test("is drawn without a place on the map, and in a region without a land of its own", () => {
    expect(
      drawn({ latitude: "", longitude: "", region: "A Region Nobody Has Named" }),
    ).toBeDefined();
  });
});

describe("drawings", () => {
  const scene = (drawing: Drawing, rest: Partial<ChosenScene> = {}): ChosenScene => ({
    drawing,
    light: "clear",
    isMirrored: false,
    family: familyOf("Red Mountain"),
    seed: "a-winery",
    ...rest,
  });

  test("are all unlike each other, the same each time, whole in both themes and light to load", () => {
    const names = Object.keys(DRAWINGS).filter((name): name is Drawing => name in DRAWINGS);
    const files = names.flatMap((name) => THEMES.map((theme) => sceneSvg(scene(name), theme)));
    expect(new Set(files).size).toBe(names.length * 2);
    expect(files).toEqual(
      names.flatMap((name) => THEMES.map((theme) => sceneSvg(scene(name), theme))),
    );
    for (const file of files) {
      expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .+<\/svg>$/);
      expect(file).not.toMatch(/light-dark|NaN|undefined/);
      expect(file.length).toBeLessThan(40_000);
    }
  });

  test("have a look of their own in every light, on both sides and for every seed", () => {
    const many = [
      ...LIGHTS.flatMap((light) => [
        scene("rows", { light }),
        scene("rows", { light, isMirrored: true }),
      ]),
      ...Array.from({ length: 30 }, (_, i) => scene("street", { seed: `room-${i}` })),
    ];
    expect(new Set(many.map((one) => sceneSvg(one, "light"))).size).toBe(many.length);
  });

  test("open each article in its own way, and the first of two keeps its own", () => {
    const opened = OPENERS.flatMap((opener) =>
      ["first", "second", "third"].map((key) => ({ key: `${opener} ${key}`, opener })),
    );
    const scenes = openerScenes(opened);
    expect(new Set([...scenes.values()].map(looks)).size).toBe(opened.length);
    const firstOnly = openerScenes(opened.filter(({ key }) => key.endsWith("first")));
    expect(firstOnly.get("lake first")).toEqual(scenes.get("lake first"));
  });
});
