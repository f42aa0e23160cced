import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { ILLUSTRATION_NAME } from "#shared/domain/site/illustrations.ts";
import {
  ILLUSTRATIONS,
  type PictureFacts,
  supportedSubjects,
  wineryIllustrationFaults,
} from "./illustrations.ts";

const folder = resolve(import.meta.dirname, "../../client/public/illustrations");

function aPlace(facts: Partial<PictureFacts> = {}): PictureFacts {
  return {
    setting: [],
    description: null,
    city: "Walla Walla",
    region: "Walla Walla Valley",
    varietals: [],
    specialties: [],
    ...facts,
  };
}

describe("an illustration of a winery", () => {
  test.for<readonly [Partial<PictureFacts>, string]>([
    [{ description: "The schoolhouse of 1915 is where you sit." }, "schoolhouse"],
    [{ description: "A wartime hangar is the tasting room." }, "hangar"],
    [{ description: "This warehouse unit has an accent." }, "warehouse"],
    [{ description: "A farmhouse of the 1870s, restored.", setting: ["patio"] }, "farmhouse"],
    [{ city: "Bainbridge Island", region: "Puget Sound" }, "island"],
    [{ setting: ["lake view"] }, "lake"],
    [{ setting: ["river view"] }, "river-bend"],
    [{ setting: ["barrel room"] }, "barrels"],
    [{ setting: ["patio"] }, "terrace"],
    [{ setting: ["garden"] }, "garden"],
    [{ setting: ["historic building"] }, "hall"],
    [{ setting: ["mountain view"], region: "Rattlesnake Hills" }, "volcano"],
    [{ specialties: ["Lavender"] }, "lavender"],
    [{ region: "Lake Chelan" }, "orchard"],
    [{ region: "A Region Nobody Has Named" }, "coulee"],
  ])("shows first what is known: %o allows %s", ([facts, subject]) => {
    expect(supportedSubjects(aPlace(facts))[0]).toBe(subject);
  });

  test("claims no lake, river, street, cellar or kitchen that is not known", () => {
    const claims = [
      ...["lake", "river-bend", "bridge", "street", "corner", "door", "bar", "barrels"],
      ...["tanks", "terrace", "garden", "picnic", "hall", "gallery", "table", "guitar", "cabin"],
      ...["schoolhouse", "hangar", "warehouse", "farmhouse", "island", "ferry", "conifers"],
      ...["lavender", "flutes", "trellis", "old-vine", "grapes", "white-grapes"],
    ];
    for (const region of ["Walla Walla Valley", "Puget Sound", "Red Mountain", "Spokane"]) {
      const supported = supportedSubjects(aPlace({ region, city: "Woodinville" }));
      expect(supported.length).toBeGreaterThan(5);
      expect(supported.filter((subject) => claims.includes(subject))).toEqual([]);
    }
  });

  test("shows the lake of its region, and no other", () => {
    const showsLake = (region: string) => supportedSubjects(aPlace({ region })).includes("lake");
    expect(["Lake Chelan", "Columbia Gorge", "Methow & Okanogan"].map(showsLake)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("is proposed where none is chosen: the winery's own first, none that its town has", () => {
    const told = (illustration: string | null, city = "Prosser") =>
      wineryIllustrationFaults([
        { ...aPlace({ city, setting: ["patio"] }), slug: "new", illustration },
        {
          ...aPlace({ city: "Prosser", setting: ["patio"] }),
          slug: "old",
          illustration: "terrace",
        },
      ]).map(({ row, field, advice }) => `${row}, ${field}: ${advice}`);
    expect(told("terrace-3")).toEqual([]);
    expect(told(null)).toEqual([
      expect.stringMatching(
        /^new, illustration: none is chosen .+ first: terrace-2, terrace-3, wheat,/,
      ),
    ]);
    expect(told("lake", "Zillah")).toEqual([
      expect.stringMatching(
        /^new, illustration: "lake" shows what no fact says: .+ first: terrace, /,
      ),
    ]);
    expect(told("castle")).toEqual([expect.stringMatching(/"castle" is no file/)]);
  });
});

describe("the files of client/public/illustrations", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".svg"),
  );

  test("have names that a row can hold, and each subject a first file", () => {
    expect(ILLUSTRATIONS.filter((name) => !ILLUSTRATION_NAME.test(name))).toEqual([]);
    const seconds = ILLUSTRATIONS.filter((name) => /-\d+$/.test(name));
    expect(seconds.filter((name) => !ILLUSTRATIONS.includes(name.replace(/-\d+$/, "")))).toEqual(
      [],
    );
  });

  test("hold a whole drawing each, by day and by night, and load nothing", () => {
    for (const file of files) {
      const svg = readFileSync(resolve(folder, file), "utf8");
      expect(svg, file).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>/);
      expect(svg, file).toContain("@media (prefers-color-scheme:dark)");
      expect(svg, file).not.toMatch(/<script|<image|url\((?!#)|\bhref="(?!#)/);
    }
  });

  test("are light enough: a list shows all of them", () => {
    const bytes = files.map((file) => readFileSync(resolve(folder, file)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_000_000);
  });

  test("hold an emblem for every AVA", () => {
    const emblems = readdirSync(resolve(folder, "emblems")).map((file) => file.replace(".svg", ""));
    expect(emblems.sort()).toEqual(AVAS.map(({ id }) => id).sort());
  });
});
