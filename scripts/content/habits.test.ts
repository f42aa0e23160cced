import { describe, expect, test } from "vitest";
import { habitFaults } from "./faults/habit-faults.ts";

/** Texts that have nothing in common; as many as a share is asked of. */
const PLAIN = [
  "Sleep among the vines, in one of three guest houses.",
  "You taste in a schoolhouse built during 1915.",
  "Children get a lawn.",
  "Under basalt cliffs somebody sells pottery.",
  "Ask which glass grew where.",
  "Beer was brewed here once.",
  "Nothing is blended.",
  "No winery in town is older.",
  "Look up and there is Stonehenge.",
  "Barrels stand around you while you drink.",
  "Trains pass overhead.",
  "Since 2004 there has been music.",
  "From its deck come sunsets.",
  "Two attorneys began it.",
  "Students make everything.",
  "Lavender lines their drive.",
  "Say it quickly: Dama Nation.",
  "Cider came first.",
  "Bread did, too.",
  "Ducks have a pond.",
];

const winery = (description: string | null, index: number) => ({
  id: index + 1,
  slug: `winery-${index}`,
  name: `House ${index}`,
  varietals: ["Syrah", "Cabernet Sauvignon", "Cabernet"],
  description,
});

/** What is said of the plain texts when those of the end are others. */
const adviceWith = (...texts: readonly (string | null)[]) =>
  habitFaults([...PLAIN.slice(texts.length), ...texts].map(winery));

describe("descriptions, all of them together", () => {
  test("may each go their own way", () => {
    expect(adviceWith()).toEqual([]);
  });

  test.for<readonly [string, readonly string[]]>([
    ["begins with a grape", ["Syrah waits.", "Cabernet Sauvignon grows by the road.", "Syrah!"]],
    ["begins with the winery's name", ["House eighteen was small.", "House nineteen is not."]],
    [
      "begins with an article",
      ["The barn leaks.", "A barn stands.", "An orchard bears fruit.", "The rest is silence."],
    ],
    ["ends with a year", ["Opened first in 1990.", "They came to it in 1991.", "It was 1992."]],
    ["holds a semicolon or a dash", ["Come in; sit down."]],
    [
      "lists three things",
      [
        "There are ham, cheese and figs.",
        "We saw a pond, two horses and one cat.",
        "Sun, wind and rain did it.",
        "Here dogs, cats and mice agree.",
        "Give them red, white and pink.",
        "Bring maps, boots and a hat.",
        "Expect noise, dust and joy.",
        "Leave haste, work and care at home.",
      ],
    ],
  ])("do not have a habit: too many that it %s", ([does, texts]) => {
    const faults = adviceWith(...texts);
    expect(faults).toEqual([
      { table: "wineries", row: "winery-19", field: "description", advice: expect.any(String) },
    ]);
    expect(faults[0]?.advice).toContain(`${does}, as ${texts.length} of 20 do`);
    expect(adviceWith(...texts.slice(1))).toEqual([]);
  });

  test("do not begin with sentences of one build, whatever words they have", () => {
    const alike = adviceWith(
      "Great cliffs of basalt stand over the patio, where Syrah is poured.",
      "Old walls of brick lean over the courtyard, where Cabernet is served.",
    );
    expect(alike).toMatchObject([
      { row: "winery-19", advice: expect.stringContaining("winery-18") },
    ]);
  });

  test("are not counted where there are few, and where there is none", () => {
    expect(habitFaults(["Come; sit.", "Sit; drink.", null].map(winery))).toEqual([]);
  });
});
