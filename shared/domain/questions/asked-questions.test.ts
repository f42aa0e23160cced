import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { createReader } from "./question.ts";
import { chipLabel } from "./question-words.ts";

const MONDAY = "2026-11-23";

const read = createReader(
  [
    ["Maryhill Winery", "Goldendale"],
    ["Spring Valley Vineyard", "Walla Walla"],
    ["Walla Walla Vintners", "Walla Walla"],
    ["Hedges Family Estate", "Benton City"],
    ["Lake Chelan Winery", "Chelan"],
    ["Wilridge Vineyard, Winery & Distillery", "Yakima"],
    ["DeLille Cellars", "Woodinville"],
    ["Bonair Winery", "Zillah"],
    ["Chinook Wines", "Prosser"],
    ["Barnard Griffin", "Richland"],
    ["Nefarious Cellars", "Manson"],
    ["Eight Bells Winery", "Seattle"],
    ["Eagle Haven Winery", "Sedro Woolley"],
    ["Silvara Cellars", "Leavenworth"],
    ["Latah Creek Wine Cellars", "Spokane"],
    ["Bainbridge Vineyards", "Bainbridge Island"],
    ["Pasek Cellars", "Mount Vernon"],
    ["Lullaby Winery", "Port Townsend"],
    ["Harbinger Winery", "Port Angeles"],
    ["Bartholomew Winery", "Kennewick"],
    ["Lost River Winery", "Winthrop"],
    ["Gilbert Cellars", "Yakima"],
    ["Chateau Ste. Michelle Winery", "Woodinville"],
    ["Syncline Winery", "Lyle"],
    ["Burnt Bridge Cellars", "Vancouver"],
    ["Southard Winery", "Selah"],
  ].map(([name = "", city = ""]) => ({ name, city })),
);

/** "Syrah; ~Yakima Valley | romantic". */
function asRead(text: string, today = MONDAY): string {
  const { terms, rest } = read(text, today);
  const chips = terms.map((term) => `${term.isCorrected ? "~" : ""}${chipLabel(term)}`).join("; ");
  return (rest === "" ? chips : `${chips} | ${rest}`).trim();
}

describe("a question in the visitor's own words", () => {
  const rows = readFileSync(resolve(import.meta.dirname, "asked-questions.txt"), "utf8")
    .split("\n")
    .filter((line) => line.includes(" => "))
    .map((line) => line.split(" => "));

  test("there are more than 200 of them, each once", () => {
    expect(new Set(rows.map(([text]) => text)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(200);
  });

  test.each(rows)("%s", (text = "", chips = "") => {
    expect(asRead(text)).toBe(chips);
  });

  test.each([
    ["2026-11-27", "Saturday, November 28 and Sunday, November 29", "December 5", "December 6"],
    ["2026-11-28", "Saturday, November 28 and Sunday, November 29", "December 5", "December 6"],
    ["2026-11-29", "Sunday, November 29", "December 5", "December 6"],
    ["2026-11-30", "Saturday, December 5 and Sunday, December 6", "December 12", "December 13"],
  ])("on %s this weekend and the next", (today, current, saturday, sunday) => {
    expect(asRead("this weekend", today)).toBe(`Open ${current}`);
    expect(asRead("next weekend", today)).toBe(`Open Saturday, ${saturday} and Sunday, ${sunday}`);
  });

  test.each([
    ["2026-11-27", "black friday", "Friday, November 27"],
    ["2026-11-26", "thanksgiving eve", "Wednesday, November 24"],
    ["2026-11-26", "thanksgiving", "Thursday, November 26"],
    ["2026-12-31", "new year's day", "Friday, January 1"],
    ["2027-01-01", "new year's day", "Friday, January 1"],
    ["2026-12-26", "day after christmas", "Saturday, December 26"],
    ["2027-01-02", "new year's eve", "Friday, December 31"],
    // More than a year ahead.
    ["2025-09-02", "labor day", "Monday, September 7"],
    ["2031-06-19", "father's day", "Sunday, June 20"],
  ])("on %s, %s is the next one", (today, text, date) => {
    expect(asRead(text, today)).toBe(`Open ${date}`);
  });
});
