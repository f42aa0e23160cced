import { foldForSearch } from "../site/search-text.ts";
import type { Position } from "./distance.ts";

/** An American Viticultural Area of Washington, or one that a Washington AVA encloses. */
export interface Ava {
  readonly id: string;
  readonly name: string;
  /** ISO date on which the rule was published in the Federal Register. */
  readonly published: string;
  /** ISO date from which it has been in force. */
  readonly effective: string;
  /** As the rule gives them, or the source that `acresNote` names. */
  readonly acres: number;
  /** Where the acreage is not simply that of the final rule. */
  readonly acresNote?: string;
  /** Section of Title 27 of the Code of Federal Regulations. */
  readonly cfr: string;
  /** Where the rule was published. */
  readonly fr: string;
  /** Those outside Washington with their state: "Umatilla (OR)". */
  readonly counties: readonly string[];
  readonly states: readonly string[];
  /** The AVAs around it by law, widest first; outlines are too coarse to tell. */
  readonly parents: readonly string[];
  /** A point inside the outline, clear of the AVAs within; null where none is known. */
  readonly labelPoint: Position | null;
  readonly hasOutline: boolean;
}

/** Without what follows from the name, and what is true of most. */
type AvaRow = Omit<Ava, "id" | "states" | "hasOutline"> &
  Partial<Pick<Ava, "states" | "hasOutline">>;

/** The id of a region in addresses and file names: "red-mountain". */
export const regionId = (name: string): string => foldForSearch(name).replaceAll(" ", "-");

function ava(row: AvaRow): Ava {
  const { name, states = ["WA"], parents, labelPoint, hasOutline = true, ...facts } = row;
  return { id: regionId(name), name, ...facts, states, parents, labelPoint, hasOutline };
}

const ROWS: readonly AvaRow[] = [
  {
    name: "Yakima Valley",
    published: "1983-04-04",
    effective: "1983-05-04",
    acres: 665_600,
    acresNote:
      "by the Washington State Wine Commission; TTB’s own figures of 2019 and 2020 come to about 699,600",
    cfr: "9.69",
    fr: "48 FR 14375",
    counties: ["Benton", "Yakima"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 46.3076, longitude: -119.8474 },
  },
  {
    name: "Walla Walla Valley",
    published: "1984-02-06",
    effective: "1984-03-07",
    acres: 322_794,
    acresNote: "from a trade page; no rule states it",
    cfr: "9.91",
    fr: "49 FR 4376",
    counties: ["Walla Walla (WA)", "Umatilla (OR)"],
    states: ["WA", "OR"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 46.0801, longitude: -118.3402 },
  },
  {
    name: "Columbia Valley",
    published: "1984-11-13",
    effective: "1984-12-13",
    acres: 11_313_300,
    acresNote: "about; the rule of 2016 gave 57,020 acres to Lewis-Clark Valley",
    cfr: "9.74",
    fr: "49 FR 44897",
    counties: [
      "Adams",
      "Benton",
      "Chelan",
      "Columbia",
      "Douglas",
      "Ferry",
      "Franklin",
      "Garfield",
      "Grant",
      "Kittitas",
      "Klickitat",
      "Lincoln",
      "Okanogan",
      "Stevens",
      "Walla Walla",
      "Whitman",
      "Yakima",
      "Gilliam (OR)",
      "Morrow (OR)",
      "Sherman (OR)",
      "Umatilla (OR)",
      "Wasco (OR)",
    ],
    states: ["WA", "OR"],
    parents: [],
    labelPoint: { latitude: 47.54, longitude: -119.85 },
  },
  {
    name: "Puget Sound",
    published: "1995-10-04",
    effective: "1995-10-04",
    acres: 5_536_000,
    acresNote: "8,650 square miles, 1,500 of them water",
    cfr: "9.151",
    fr: "60 FR 51899",
    counties: [
      "Clallam",
      "Island",
      "Jefferson",
      "King",
      "Kitsap",
      "Mason",
      "Pierce",
      "San Juan",
      "Skagit",
      "Snohomish",
      "Thurston",
      "Whatcom",
    ],
    parents: [],
    labelPoint: { latitude: 48.3185, longitude: -122.6914 },
  },
  {
    name: "Red Mountain",
    published: "2001-04-10",
    effective: "2001-06-11",
    acres: 4_040,
    acresNote: "by the Washington State Wine Commission",
    cfr: "9.167",
    fr: "66 FR 18545",
    counties: ["Benton"],
    parents: ["Columbia Valley", "Yakima Valley"],
    labelPoint: { latitude: 46.2785, longitude: -119.4434 },
  },
  {
    name: "Columbia Gorge",
    published: "2004-05-10",
    effective: "2004-07-09",
    acres: 179_200,
    acresNote: "280 square miles",
    cfr: "9.178",
    fr: "69 FR 25833",
    counties: ["Klickitat", "Skamania", "Hood River (OR)", "Wasco (OR)"],
    states: ["WA", "OR"],
    parents: [],
    labelPoint: { latitude: 45.6956, longitude: -121.4573 },
  },
  {
    name: "Horse Heaven Hills",
    published: "2005-07-01",
    effective: "2005-08-01",
    acres: 570_000,
    acresNote: "rounded",
    cfr: "9.188",
    fr: "70 FR 38007",
    counties: ["Benton", "Klickitat", "Yakima"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 46.0855, longitude: -119.5634 },
  },
  {
    name: "Wahluke Slope",
    published: "2005-12-07",
    effective: "2006-01-06",
    acres: 81_000,
    acresNote: "rounded",
    cfr: "9.192",
    fr: "70 FR 72710",
    counties: ["Grant"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 46.7076, longitude: -119.8386 },
  },
  {
    name: "Rattlesnake Hills",
    published: "2006-02-16",
    effective: "2006-03-20",
    acres: 68_500,
    cfr: "9.193",
    fr: "71 FR 8211",
    counties: ["Yakima"],
    parents: ["Columbia Valley", "Yakima Valley"],
    labelPoint: { latitude: 46.429, longitude: -120.1064 },
  },
  {
    name: "Snipes Mountain",
    published: "2009-01-21",
    effective: "2009-02-20",
    acres: 4_145,
    cfr: "9.213",
    fr: "74 FR 3424",
    counties: ["Yakima"],
    parents: ["Columbia Valley", "Yakima Valley"],
    labelPoint: { latitude: 46.3084, longitude: -120.0537 },
  },
  {
    name: "Lake Chelan",
    published: "2009-04-29",
    effective: "2009-05-29",
    acres: 24_040,
    cfr: "9.215",
    fr: "74 FR 19415",
    counties: ["Chelan"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 47.8874, longitude: -120.1578 },
  },
  {
    name: "Naches Heights",
    published: "2011-12-14",
    effective: "2012-01-13",
    acres: 13_254,
    cfr: "9.222",
    fr: "76 FR 77699",
    counties: ["Yakima"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 46.663, longitude: -120.6712 },
  },
  {
    name: "Ancient Lakes of Columbia Valley",
    published: "2012-10-18",
    effective: "2012-11-19",
    acres: 162_762,
    cfr: "9.227",
    fr: "77 FR 64035",
    counties: ["Douglas", "Grant", "Kittitas"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 47.0799, longitude: -119.8877 },
  },
  {
    name: "The Rocks District of Milton-Freewater",
    published: "2015-02-09",
    effective: "2015-03-11",
    acres: 3_770,
    cfr: "9.249",
    fr: "80 FR 6906",
    counties: ["Umatilla (OR)"],
    states: ["OR"],
    parents: ["Columbia Valley", "Walla Walla Valley"],
    labelPoint: { latitude: 45.9562, longitude: -118.3995 },
  },
  {
    name: "Lewis-Clark Valley",
    published: "2016-04-20",
    effective: "2016-05-20",
    acres: 306_650,
    acresNote: "about 72 percent of it in Idaho",
    cfr: "9.256",
    fr: "81 FR 23161",
    counties: [
      "Asotin",
      "Garfield",
      "Whitman",
      "Nez Perce (ID)",
      "Lewis (ID)",
      "Clearwater (ID)",
      "Latah (ID)",
    ],
    states: ["WA", "ID"],
    parents: [],
    labelPoint: { latitude: 46.3774, longitude: -117.0188 },
  },
  {
    name: "Royal Slope",
    published: "2020-09-02",
    effective: "2020-10-02",
    acres: 156_389,
    cfr: "9.271",
    fr: "85 FR 54493",
    counties: ["Adams", "Grant"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 46.916, longitude: -119.6999 },
  },
  {
    name: "Candy Mountain",
    published: "2020-09-25",
    effective: "2020-10-26",
    acres: 815,
    cfr: "9.272",
    fr: "85 FR 60361",
    counties: ["Benton"],
    parents: ["Columbia Valley", "Yakima Valley"],
    labelPoint: { latitude: 46.2598, longitude: -119.3764 },
  },
  {
    name: "White Bluffs",
    published: "2021-06-17",
    effective: "2021-07-19",
    acres: 93_738,
    cfr: "9.275",
    fr: "86 FR 32188",
    counties: ["Franklin"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 46.508, longitude: -119.1806 },
  },
  {
    name: "The Burn of Columbia Valley",
    published: "2021-06-17",
    effective: "2021-07-19",
    acres: 16_870,
    acresNote: "by the final rule; the outline on our map takes in about a quarter less",
    cfr: "9.276",
    fr: "86 FR 32194",
    counties: ["Klickitat"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 45.7354, longitude: -120.3831 },
  },
  {
    name: "Goose Gap",
    published: "2021-07-01",
    effective: "2021-08-02",
    acres: 8_129,
    cfr: "9.277",
    fr: "86 FR 34954",
    counties: ["Benton"],
    parents: ["Columbia Valley", "Yakima Valley"],
    labelPoint: { latitude: 46.248, longitude: -119.4063 },
  },
  {
    name: "Rocky Reach",
    published: "2022-06-03",
    effective: "2022-07-05",
    acres: 32_000,
    acresNote: "50 square miles in the final rule",
    cfr: "9.287",
    fr: "87 FR 33637",
    counties: ["Chelan", "Douglas"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 47.7397, longitude: -120.1931 },
  },
  {
    name: "Beverly, Washington",
    published: "2024-10-29",
    effective: "2024-11-29",
    acres: 2_415,
    cfr: "9.297",
    fr: "FR Doc. 2024-25076 (T.D. TTB-198)",
    counties: ["Grant"],
    parents: ["Columbia Valley"],
    labelPoint: { latitude: 46.854178, longitude: -119.921239 },
    hasOutline: false,
  },
  {
    name: "Columbia Hills",
    published: "2026-08-17",
    effective: "2026-09-16",
    acres: 29_387,
    acresNote: "as proposed in Notice No. 235 of December 5, 2024",
    cfr: "9.301",
    fr: "FR Doc. 2026-16701 (T.D. TTB-206)",
    counties: ["Klickitat"],
    parents: ["Columbia Valley"],
    labelPoint: null,
    hasOutline: false,
  },
];

/** In order of publication. TTB's list of AVAs and the Federal Register (public domain). */
export const AVAS: readonly Ava[] = ROWS.map(ava);
