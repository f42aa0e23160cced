import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyDay, type WeeklyHours } from "../winery/opening-hours.ts";
import { answer, type Moment, type SearchedWinery } from "./answers.ts";
import { MAX_QUESTION_LENGTH } from "./phrases.ts";
import { createReader } from "./question.ts";
import { chipLabel } from "./question-words.ts";
import { withoutTerm } from "./take-off.ts";

let made = 0;

const aWinery = (given: Partial<SearchedWinery> & { readonly name: string }) => ({
  id: ++made,
  city: "Yakima",
  county: "Yakima",
  region: "Yakima Valley",
  avas: ["Columbia Valley", "Yakima Valley"],
  latitude: "46.6",
  longitude: "-120.5",
  varietals: [],
  specialties: [],
  setting: [],
  tastingFee: null,
  reservationsRequired: false,
  walkInsWelcome: true,
  onlineSales: false,
  wineClub: false,
  shipsToState: false,
  openingHours: null,
  datedHours: null,
  unknownFacts: [],
  ...given,
});

/** Monday at 3 PM. */
const NOW: Moment = { today: "2026-11-23", minutes: 900 };
const daily = everyDay(() => [{ opens: 660, closes: 1020 }]);
const weekends: WeeklyHours = {
  ...everyDay(() => []),
  saturday: daily.monday,
  sunday: daily.monday,
};

const SEATTLE = aWinery({
  name: "Sound Cellars",
  city: "Seattle",
  region: "Puget Sound",
  avas: ["Puget Sound"],
  latitude: "47.6",
  longitude: "-122.3",
  varietals: ["Syrah"],
  openingHours: weekends,
});
const YAKIMA = aWinery({
  name: "Apple Ridge",
  city: "Yakima",
  region: "Yakima Valley",
  avas: ["Columbia Valley", "Yakima Valley"],
  latitude: "46.6",
  longitude: "-120.5",
  varietals: ["Merlot", "Syrah"],
  setting: ["dogs welcome", "patio"],
  openingHours: daily,
});
const UNKNOWN = aWinery({
  name: "Quiet Barn",
  city: "Yakima",
  region: "Yakima Valley",
  avas: ["Columbia Valley", "Yakima Valley"],
  latitude: "46.7",
  longitude: "-120.5",
  varietals: [],
  openingHours: null,
  unknownFacts: ["hours", "varietals", "setting", "tastingFee"],
});
const ALL = [SEATTLE, YAKIMA, UNKNOWN];
const read = createReader(ALL);

const ask = (text: string, moment: Moment = NOW) =>
  answer(ALL, read(text, moment.today).terms, moment);
const keptBy = (text: string, moment?: Moment) => ask(text, moment).kept.map(({ name }) => name);

describe("what a question keeps", () => {
  test.each([
    ["syrah", ["Sound Cellars", "Apple Ridge"]],
    ["not merlot", ["Sound Cellars"]],
    ["syrah yakima valley", ["Apple Ridge"]],
    ["yakima valley", ["Apple Ridge", "Quiet Barn"]],
    ["dogs near yakima", ["Apple Ridge"]],
    ["western washington", ["Sound Cellars"]],
    ["yakima or seattle", ["Sound Cellars", "Apple Ridge", "Quiet Barn"]],
    ["open sunday", ["Sound Cellars", "Apple Ridge"]],
    ["open monday", ["Apple Ridge"]],
    ["closed monday", ["Sound Cellars"]],
    ["open now", ["Apple Ridge"]],
    ["open saturday after 5", []],
    ["open saturday until 5", ["Sound Cellars", "Apple Ridge"]],
    ["open saturday before 11", []],
    ["open saturday at 11", ["Sound Cellars", "Apple Ridge"]],
    ["closes before 6 on saturday", ["Sound Cellars", "Apple Ridge"]],
    ["closes before 5 on saturday", []],
    ["not closing before 5 on saturday", ["Sound Cellars", "Apple Ridge"]],
    ["near me", ["Sound Cellars", "Apple Ridge", "Quiet Barn"]],
    ["open friday or saturday", ["Sound Cellars", "Apple Ridge"]],
    ["open friday and saturday", ["Apple Ridge"]],
    ["open on december 6", ["Sound Cellars", "Apple Ridge"]],
    ["open in december", ["Sound Cellars", "Apple Ridge"]],
    ["wheelchair accessible", ["Sound Cellars", "Apple Ridge", "Quiet Barn"]],
    ["merlot or puget sound", ["Sound Cellars", "Apple Ridge"]],
    ["dogs or open saturday until 5", ["Sound Cellars", "Apple Ridge"]],
    ["near seattle or yakima", ["Sound Cellars", "Apple Ridge", "Quiet Barn"]],
    ["open now or near seattle", ["Sound Cellars", "Apple Ridge"]],
    ["syrah or happy hour", ["Sound Cellars", "Apple Ridge"]],
    ["happy hour or food truck", ["Sound Cellars", "Apple Ridge", "Quiet Barn"]],
    ["don't like merlot", ["Sound Cellars"]],
    ["more than an hour from seattle", ["Apple Ridge", "Quiet Barn"]],
    // Closed on some days of January, open on others.
    ["closed in january", []],
    ["closed mondays in january", ["Sound Cellars"]],
    ["closed after 5", ["Sound Cellars", "Apple Ridge"]],
    ["closed after 4", []],
    ["not open saturday or monday", []],
    ["open at noon and at 4", ["Sound Cellars", "Apple Ridge"]],
    ["open at noon and at 6", []],
    ["open at noon or at 6", ["Sound Cellars", "Apple Ridge"]],
    ["open after 3 and before 5", ["Sound Cellars", "Apple Ridge"]],
    ["open after 3 and before 6", []],
  ])("%s", (text, names) => {
    expect(keptBy(text)).toEqual(names);
  });

  test("drives decide about minutes, once they are known", () => {
    const text = "within 20 minutes of yakima";
    expect(keptBy(text)).toEqual(["Apple Ridge", "Quiet Barn"]);
    const drives = (_: string, id: number) => (id === UNKNOWN.id ? 15 : 45);
    expect(keptBy(text, { ...NOW, drives })).toEqual(["Quiet Barn"]);
    expect(keptBy(text, { ...NOW, drives: () => null })).toEqual([]);
  });

  test("a clock that is not known yet keeps nothing open now", () => {
    expect(keptBy("open now", { ...NOW, minutes: null })).toEqual([]);
  });
});

describe("what nobody knows", () => {
  test("says of how many it is known, and whom to ask: those that are all else", () => {
    const [thin] = ask("open sunday yakima valley").thin;
    expect(thin).toMatchObject({ known: 2, total: 3, ask: [UNKNOWN] });
    expect(ask("open sunday seattle").thin[0]?.ask).toEqual([]);
  });

  test("a fact that is not recorded is known of none", () => {
    const [thin] = ask("wheelchair access seattle").thin;
    expect(thin).toMatchObject({ known: 0, ask: [SEATTLE] });
  });

  test("places and grapes that are known of all are not mentioned", () => {
    expect(ask("yakima valley").thin).toEqual([]);
  });
});

test("a name of a region and a town finds the wineries of both", () => {
  const inTown = aWinery({ name: "Main Street", region: "Columbia Valley", avas: [] });
  const keptOf = (text: string) => answer([inTown], read(text, NOW.today).terms, NOW).kept;
  expect(keptOf("yakima")).toEqual([inTown]);
  expect(keptOf("yakima valley")).toEqual([]);
  expect(keptOf("not yakima")).toEqual([]);
});

describe("a chip that is taken off", () => {
  test.each([
    ["dog friendly syrah near walla walla, open sunday", 0, "syrah near walla walla, open sunday"],
    ["dog friendly syrah near walla walla, open sunday", 3, "dog friendly syrah near walla walla"],
    ["open after 5 syrah thursday", 0, "syrah"],
    ["syrah", 0, ""],
    ["no dogs or kids", 0, "no kids"],
    ["wineries with no kids, or dogs near prosser", 0, "wineries with no dogs near prosser"],
    ["syrah not prosser or woodinville", 1, "syrah not woodinville"],
    ["no dogs or kids", 1, "no dogs"],
    ["syrah or dogs near prosser", 0, "near prosser"],
    ["not closed monday or dogs", 0, ""],
  ])("%s without its term %i", (text, at, left) => {
    const term = read(text, NOW.today).terms[at];
    expect(term && withoutTerm(text, term)).toBe(left);
  });

  test("what is denied twice is one chip, and gone with it", () => {
    const text = "syrah but not walla walla, not walla walla";
    const { terms } = read(text, NOW.today);
    expect(terms.map(chipLabel)).toEqual(["Syrah", "Not Walla Walla Valley"]);
    expect(terms[1] && read(withoutTerm(text, terms[1]), NOW.today).terms.map(chipLabel)).toEqual([
      "Syrah",
    ]);
  });

  test.each([
    ["between yakima and walla walla", ["Between Yakima and Walla Walla"]],
    ["between yakima syrah walla walla", ["Between Yakima and Walla Walla", "Syrah"]],
    ["walla walla between walla walla yakima", ["Between Walla Walla and Yakima"]],
    ["not between yakima and walla walla", ["Not Between Yakima and Walla Walla"]],
  ])("%s is one way, whatever stands in it", (text, labels) => {
    const { terms } = read(text, NOW.today);
    expect(terms.map(chipLabel)).toEqual(labels);
    expect(terms[0] && read(withoutTerm(text, terms[0]), NOW.today).terms.length).toBe(
      labels.length - 1,
    );
  });

  test("a place that may be another one is put in its stead", () => {
    const text = "syrah in yakima";
    const place = read(text, NOW.today).terms[1];
    expect(place?.instead).toEqual({ label: "the town of Yakima", words: "town of Yakima" });
    const other = place?.instead ? withoutTerm(text, place, place.instead.words) : "";
    expect(read(other, NOW.today).terms.map(chipLabel)).toEqual(["Syrah", "Yakima"]);
    const denied = read("not yakima or woodinville", NOW.today).terms[0];
    expect(denied && withoutTerm("not yakima or woodinville", denied, "town of Yakima")).toBe(
      "not town of Yakima or woodinville",
    );
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    ..."syrah near walla yakima open sunday not or within 20 minutes of after 5 june 6 no dogs between and $ - fri".split(
      " ",
    ),
  );

  test("is read without fault, each word in one chip at the most, and is gone with its chips", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 12 }).map((w) => w.join(" ")),
        ),
        (text) => {
          const { terms } = read(text, NOW.today);
          const starts = terms.flatMap(({ spans }) => spans.map(([from]) => from));
          expect(new Set(starts).size).toBe(starts.length);
          expect(() => answer(ALL satisfies readonly SearchedWinery[], terms, NOW)).not.toThrow();
          for (const term of terms) {
            expect(chipLabel(term)).not.toMatch(/undefined|null|NaN/);
            expect(withoutTerm(text, term).length).toBeLessThan(text.length);
          }
        },
      ),
    );
  });

  test.each(["0th", "33th"])("%s is the day of no month, and stays text", (text) => {
    expect(read(text, NOW.today)).toEqual({ terms: [], rest: text });
  });

  test("is read as far as its first 200 letters", () => {
    const long = `${"x ".repeat(MAX_QUESTION_LENGTH)}syrah`;
    expect(read(long, NOW.today).terms).toEqual([]);
  });
});

test("a winery's no is known; what none has told yet leaves all in", () => {
  const yes = aWinery({ name: "Lawn", setting: ["dogs welcome"] });
  const no = aWinery({ name: "Attic", setting: ["no dogs"] });
  const silent = aWinery({ name: "Barn", setting: [] });
  const list = [yes, no, silent];
  const answerTo = (text: string) => answer(list, createReader(list)(text, NOW.today).terms, NOW);
  expect(answerTo("dogs welcome")).toMatchObject({
    kept: [yes],
    thin: [{ known: 2, ask: [silent] }],
  });
  expect(answerTo("no dogs").kept).toEqual([no]);
  expect(answerTo("wheelchair")).toMatchObject({
    kept: list,
    thin: [{ known: 0, isOpenEnded: true }],
  });
});
