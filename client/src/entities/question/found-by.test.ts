import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { foundBy } from "./found-by.ts";
import { createGrammar } from "./grammar.ts";
import { createWordIndex } from "./word-index.ts";

const wineries = [
  aWinery({ name: "Hedges Family Estate", region: "Red Mountain", city: "Benton City" }),
  aWinery({ name: "Dunham Cellars", region: "Walla Walla Valley", city: "Walla Walla" }),
  aWinery({ name: "Woodward Canyon", region: "Walla Walla Valley", city: "Lowden" }),
  aWinery({ name: "Dunlap Winery", region: "Puget Sound", city: "Vashon" }),
  aWinery({ name: "Walla Walla Wines", region: "Walla Walla Valley", city: "Walla Walla" }),
].map((winery) => ({ ...winery, varietals: ["Syrah"], unknownFacts: [] }));

const index = await createWordIndex(wineries);
const grammar = createGrammar(wineries);

/** The wineries a text finds, and the words that were left out. */
function finds(text: string, withIndex = true) {
  const question = grammar.read(text, "2026-11-23");
  const answered = grammar.answer(question, { today: "2026-11-23", minutes: 900 });
  const keptIds = new Set(answered.kept.map(({ id }) => id));
  const asked = question.terms.length > 0 ? { ...question, ...answered, text, keptIds } : null;
  const { asWritten, alike, passedOver } = foundBy(
    wineries,
    text,
    asked,
    withIndex ? index : null,
    question.rest,
  );
  return [[...asWritten, ...alike].map(({ name }) => name), passedOver];
}

const namesWith = (first: string) => [
  first,
  ...wineries.map(({ name }) => name).filter((name) => name !== first),
];

test.each([
  ["hedges syrah", ["Hedges Family Estate"], ""],
  ["syrah hegdes", ["Hedges Family Estate"], ""],
  ["syrah lowden", ["Woodward Canyon"], ""],
  ["syrah dunham walla walla", ["Dunham Cellars"], ""],
  // "Wood" alone would be a name.
  ["syrah wood fired", wineries.map(({ name }) => name), "wood fired"],
  ["syrah xyzzy", wineries.map(({ name }) => name), "xyzzy"],
  // Words that tell no winery from another neither hide one nor find others.
  ["dunham winery", ["Dunham Cellars"], ""],
  ["the dunham cellars tasting room", ["Dunham Cellars"], ""],
  ["dunham cellars or hedges family estate", ["Hedges Family Estate", "Dunham Cellars"], ""],
  ["syrah cellars", wineries.map(({ name }) => name), ""],
  ["walla walla wines hours", namesWith("Walla Walla Wines"), ""],
  ["what time does hedges close", ["Hedges Family Estate"], ""],
  // A name in which the words are part of another, or spelled nearly so, is none of Puget Sound.
  ["vashon edges", ["Dunlap Winery"], "edges"],
  ["hegdes", ["Hedges Family Estate"], ""],
  ["not hedges", [], ""],
  ["not hedges family estate", [], ""],
  ["syrah or hedges", wineries.map(({ name }) => name), "or hedges"],
])("%s finds %j and leaves out %j", (text, names, passedOver) => {
  expect(finds(text)).toEqual([names, passedOver]);
});

test("a name left over narrows the answer before the index has come", () => {
  expect(finds("syrah dunham", false)).toEqual([["Dunham Cellars"], ""]);
});
