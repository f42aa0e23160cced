import { describe, expect, it } from "vitest";
import { AVAS } from "./ava-table.ts";
import {
  AREAS,
  ancestorsOf,
  childrenOf,
  findAva,
  findRegion,
  HOME_FILTER_REGIONS,
  liesIn,
  REGION_OVERLAYS,
} from "./regions.ts";

const names = (avas: readonly { readonly name: string }[]) => avas.map(({ name }) => name);

describe("AVAS", () => {
  it("holds the 22 AVAs of Washington and one that lies in Oregon alone", () => {
    expect(AVAS).toHaveLength(23);
    const oregonOnly = AVAS.filter(({ states }) => !states.includes("WA"));
    expect(names(oregonOnly)).toEqual(["The Rocks District of Milton-Freewater"]);
  });

  it("stands in order of establishment, from Yakima Valley on April 4, 1983", () => {
    const dates = AVAS.map(({ published }) => published);
    expect(dates).toEqual([...dates].sort());
    expect(AVAS[0]).toMatchObject({ name: "Yakima Valley", published: "1983-04-04" });
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("names parents that exist, each with the parents above it", () => {
    for (const { parents } of AVAS) {
      parents.forEach((parent, index) => {
        expect(findAva(parent)?.parents).toEqual(parents.slice(0, index));
      });
    }
  });

  it("has no id twice and only ids that can stand in an address", () => {
    expect(new Set(AVAS.map(({ id }) => id)).size).toBe(AVAS.length);
    for (const { id } of AVAS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("knows no outline for Beverly and Columbia Hills, and a point for Beverly alone", () => {
    expect(names(AVAS.filter(({ hasOutline }) => !hasOutline))).toEqual([
      "Beverly, Washington",
      "Columbia Hills",
    ]);
    expect(findAva("Beverly")?.labelPoint).toEqual({
      latitude: 46.854178,
      longitude: -119.921239,
    });
    expect(names(AVAS.filter(({ labelPoint }) => labelPoint === null))).toEqual(["Columbia Hills"]);
  });

  it("gives the acreage of the rules and says where it is another's", () => {
    const acresOf = new Map(AVAS.map(({ id, acres }) => [id, acres]));
    expect(acresOf.get("the-burn-of-columbia-valley")).toBe(16_870);
    expect(acresOf.get("lake-chelan")).toBe(24_040);
    expect(acresOf.get("rattlesnake-hills")).toBe(68_500);
    const noteOf = (id: string) => AVAS.find((ava) => ava.id === id)?.acresNote;
    expect(noteOf("columbia-hills")).toMatch(/^as proposed/);
    expect(noteOf("the-burn-of-columbia-valley")).toContain("outline on our map takes in about");
    expect(noteOf("lake-chelan")).toBeUndefined();
  });

  it("lie where their rules say: Asotin outside Columbia Valley, Lewis-Clark Valley also in Idaho", () => {
    const find = (id: string) => AVAS.find((ava) => ava.id === id);
    expect(find("columbia-valley")?.counties).not.toContain("Asotin");
    expect(find("lewis-clark-valley")).toMatchObject({ states: ["WA", "ID"], parents: [] });
    expect(find("lewis-clark-valley")?.counties).toContain("Asotin");
    expect(find("the-rocks-district-of-milton-freewater")?.states).toEqual(["OR"]);
  });

  it("come into force on the day of their publication or later", () => {
    for (const { published, effective } of AVAS) expect(effective >= published).toBe(true);
    const naches = AVAS.find(({ id }) => id === "naches-heights");
    expect(naches).toMatchObject({ published: "2011-12-14", effective: "2012-01-13" });
  });
});

describe("findAva", () => {
  it.each([
    ["red-mountain", "Red Mountain"],
    ["Red Mountain", "Red Mountain"],
    ["LEWIS CLARK VALLEY", "Lewis-Clark Valley"],
    ["Beverly", "Beverly, Washington"],
    ["beverly-washington", "Beverly, Washington"],
    ["Ancient Lakes", "Ancient Lakes of Columbia Valley"],
    ["The Rocks District", "The Rocks District of Milton-Freewater"],
  ])("finds %s", (text, name) => {
    expect(findAva(text)?.name).toBe(name);
  });

  it.each(["", "Napa Valley", "North Cascades"])("does not find %j", (text) => {
    expect(findAva(text)).toBeUndefined();
  });
});

describe("findRegion", () => {
  it.each([
    ["red-mountain", "ava", "Red Mountain"],
    ["Ancient Lakes", "ava", "Ancient Lakes of Columbia Valley"],
    ["North Cascades", "area", "North Cascades"],
    ["spokane-the-palouse", "area", "Spokane & the Palouse"],
  ])("finds %s as %s %s", (text, kind, name) => {
    expect(findRegion(text)).toMatchObject({ kind, name });
  });

  it("finds each region under its id, and no id twice", () => {
    const ids = [...AVAS, ...AREAS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(findRegion(id)?.id).toBe(id);
  });

  it("does not find what is no region", () => {
    expect(findRegion("Napa Valley")).toBeUndefined();
  });
});

describe("how AVAs nest", () => {
  it("goes from the widest to the nearest around an AVA", () => {
    expect(names(ancestorsOf("Red Mountain"))).toEqual(["Columbia Valley", "Yakima Valley"]);
    expect(ancestorsOf("Puget Sound")).toEqual([]);
    expect(ancestorsOf("North Cascades")).toEqual([]);
  });

  it("lists only the AVAs directly within as children", () => {
    expect(names(childrenOf("yakima-valley"))).toEqual([
      "Red Mountain",
      "Rattlesnake Hills",
      "Snipes Mountain",
      "Candy Mountain",
      "Goose Gap",
    ]);
    expect(names(childrenOf("Columbia Valley"))).not.toContain("Red Mountain");
    expect(names(childrenOf("Columbia Valley"))).toContain("Yakima Valley");
    expect(childrenOf("Red Mountain")).toEqual([]);
    expect(childrenOf("nowhere")).toEqual([]);
  });

  it.each([
    ["Red Mountain", "Red Mountain", true],
    ["Red Mountain", "Yakima Valley", true],
    ["Red Mountain", "Columbia Valley", true],
    ["Yakima Valley", "Red Mountain", false],
    ["Ancient Lakes of Columbia Valley", "Columbia Valley", true],
    ["Beverly, Washington", "Beverly", true],
    ["Puget Sound", "Columbia Valley", false],
    ["Columbia Gorge", "Columbia Valley", false],
    ["Lewis-Clark Valley", "Columbia Valley", false],
    ["North Cascades", "North Cascades", true],
    ["North Cascades", "Columbia Valley", false],
    ["Columbia Valley", "North Cascades", false],
  ])("%s within %s: %s", (region, ancestor, expected) => {
    expect(liesIn(ancestor)({ region })).toBe(expected);
  });
});

describe("the regions of the specification", () => {
  it("§9: offers twenty regions, each of them an AVA of its own", () => {
    expect(HOME_FILTER_REGIONS).toHaveLength(20);
    expect(new Set(HOME_FILTER_REGIONS.map((name) => findAva(name)?.id)).size).toBe(20);
    for (const name of HOME_FILTER_REGIONS) expect(findAva(name)).toBeDefined();
  });

  it("§3: draws twelve overlays, each an AVA with an outline", () => {
    expect(names(REGION_OVERLAYS)).toEqual([
      "Columbia Valley",
      "Walla Walla Valley",
      "Yakima Valley",
      "Red Mountain",
      "Horse Heaven Hills",
      "Wahluke Slope",
      "Ancient Lakes",
      "Lake Chelan",
      "Puget Sound",
      "Columbia Gorge",
      "Rattlesnake Hills",
      "Snipes Mountain",
    ]);
    for (const { name, avaId } of REGION_OVERLAYS) {
      expect(findAva(avaId)).toBe(findAva(name));
      expect(findAva(avaId)?.hasOutline).toBe(true);
    }
  });

  it("§3: gives every overlay a color one can tell from the others, and a see-through fill", () => {
    const channels = (color: string) =>
      [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    for (const one of REGION_OVERLAYS) {
      expect(one.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(one.fillOpacity).toBeGreaterThan(0);
      expect(one.fillOpacity).toBeLessThan(0.5);
      for (const other of REGION_OVERLAYS.filter((overlay) => overlay !== one)) {
        const theirs = channels(other.color);
        const gap = channels(one.color).map((value, index) => value - (theirs[index] ?? 0));
        expect(Math.hypot(...gap), `${one.name} and ${other.name}`).toBeGreaterThan(30);
      }
    }
  });
});

describe("AREAS", () => {
  it("shares no name with an AVA", () => {
    for (const { name } of AREAS) expect(findAva(name)).toBeUndefined();
    expect(findRegion("leavenworth and wenatchee")).toBeUndefined();
    expect(findRegion("leavenworth & wenatchee")?.id).toBe("leavenworth-wenatchee");
  });
});
