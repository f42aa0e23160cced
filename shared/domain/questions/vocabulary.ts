/**
 * What each phrase of a question means. Keys are folded words without articles. Most phrases come
 * from the guide's own tables; nicknames and synonyms are written here.
 */
import { fixed, HOLIDAYS, nth, type YearlyDay } from "../schedule/holidays.ts";
import { MONTHS } from "../text/months.ts";
import { foldForSearch } from "../text/search-text.ts";
import { addDays } from "../trips/calendar-date.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";
import { VARIETALS } from "../winery/varietals.ts";
import { addPlaces, type Place, SIDES } from "./places-said.ts";
import type { Criterion, TimeCriterion } from "./term.ts";
import { ADULTS, WISHES } from "./wishes.ts";

/** A day relative to today, or the next of those that every year has. */
export type DayMeant = { readonly ahead: number } | { readonly of: YearlyDay };

export type Meaning =
  | { readonly is: "criterion"; readonly criterion: Criterion }
  | { readonly is: "place"; readonly place: Place }
  | { readonly is: "days"; readonly days: readonly Weekday[] }
  | { readonly is: "month"; readonly month: number }
  | { readonly is: "season"; readonly months: readonly number[]; readonly span: string }
  /** A day, and perhaps its time: "tonight" is today, and after five. */
  | { readonly is: "date"; readonly day: DayMeant; readonly time?: TimeCriterion }
  | { readonly is: "clock"; readonly time: TimeCriterion }
  | { readonly is: "minute"; readonly minutes: number }
  | { readonly is: "before a time"; readonly how: TimeCriterion["is"] }
  | { readonly is: "unit"; readonly unit: "minutes" | "miles"; readonly each: number }
  | { readonly is: "half day"; readonly half: "am" | "pm" }
  | { readonly is: "drive"; readonly minutes: number }
  /** A name stays a text search; noise says nothing. */
  | { readonly is: keyof typeof SIGNS };

export type Vocabulary = ReadonlyMap<string, Meaning>;

export interface Named {
  readonly name: string;
  readonly city: string;
}

/** Filler words. "A", "an" and "the" are dropped before these are looked up. */
const NOISE =
  "and with that is are was be in at on of to from my our your me i we you us can could would should do does have has had " +
  "where what whats which who how when it its this there place places spot spots somewhere anywhere wine wines winery wineries tasting tastings " +
  "taste room rooms cellar cellars vineyard vineyards bottle glass find show give list looking look want need like love visit go going come drink try drive driving " +
  "serve serves serving pour pours pouring make makes making offer offers grow grows sell sells some any all also but please hello hi friendly " +
  "welcome welcomes allowed allow ok okay good great nice bring wa washington state hours time times day days trip fee fees per person year " +
  "available only just other than too very local anyone anything anybody someone something still radius week everything everyone get got red's let lets known w buy own allowing close midway adult plus they them if take takes accept accepts phone address directions website contact bringing most ava avas needs needed necessary require requires required requiring";

const MORNING: TimeCriterion = { is: "before", minutes: 11 * 60 };
const AFTERNOON: TimeCriterion = { is: "after", minutes: 13 * 60 };
const EVENING: TimeCriterion = { is: "after", minutes: 17 * 60 };

/** Words with one meaning each, by that meaning; their phrases are separated by `|`. */
const SIGNS = {
  not: "not|no|without|except|excluding|minus|anything but|everything but|all but|no more|non|isnt|arent|dont|doesnt|do not need|does not need|do not require|does not require|do not want|dont want to|no need for|nothing|never|neither|cant|cannot|can not|wont|avoid|avoiding|hate|dislike|anywhere but|anyplace but|somewhere other than|other than|not fan of|not big fan of|not into|not interested in|not fond of|not big on|dont care for|tired of|sick of|allergic to|instead of|rather than|besides",
  away: "away from|far from|far away from",
  refused:
    "prohibited|forbidden|banned|unwelcome|unnecessary|optional|not allowed|not welcome|not permitted|not required|not needed|not necessary|not wanted|arent allowed|arent welcome|isnt required|isnt needed|arent required|arent needed",
  or: "or|nor",
  for: "for",
  party:
    "party of|parties of|group of|groups of|large group of|big group of|table for|reservation for|booking for|room for",
  people:
    "people|ppl|persons|guests|adults|friends|couples|women|men|ladies|girls|guys|of us|seniors",
  near: "near|nearby|nearest|nearest to|closest|closest to|close to|close by|around|by|next to|outside|outside of|north of|south of|east of|west of|just north of|just south of|just east of|just west of|not far from|not too far from",
  name: "open year round|open all year|closes early|close early|closing early|not just|not only|not necessarily|dont miss|dont mind|dont care if|dont care about|closed for lunch|closed for season|closed for good|permanently closed|closed permanently|temporarily closed|closed temporarily|closed by|cant wait|no longer open",
  "some time":
    "this week|next week|this month|next month|easter|easter sunday|christmas week|week of christmas|week after christmas|week before christmas|thanksgiving week|week of thanksgiving|good friday|weeknight|weeknights|lunchtime|lunch time|after dark|24 hours|open all day|week from|weeks from now|week from now|days from now|365 days|super bowl sunday|after hours|latest|year round|all year|til dark|until dark|until sunset|til sunset",
  noise:
    "opening hours|open hours|business hours|hours of operation|open to public|port of|or later|on way|along way|on my way|on our way|en route|halfway|away|either",
  "asking when": "when|what time|what times|what day|what days|what hours",
  area: "area|region|surroundings|vicinity",
  between: "between",
  less: "within|under|less than|less then|below|in under|cheaper than",
  "up to":
    "at most|up to|max|maximum|no more than|not more than|dont want to drive more than|no farther than|no further than|not farther than|not further than|no longer than|not longer than|no tasting fee over|no fee over|no fees over|or less|or under|and under|or below|tops",
  more: "over|more than|above|farther than|further than|longer than",
  "and up": "at least|or more|and up|or over",
  dollars: "dollar|dollars|buck|bucks|usd",
  open: "open|opens|opening|closes|closing",
  closed: "closed|shut",
  now: "now|right now|at moment|currently|rn",
  weekend: "weekend|weekends",
  this: "this|coming",
  next: "next",
  to: "-|to|thru|through",
  "town of": "town of|city of|in town of|in city of",
  ordinal: "st|nd|rd|th",
} as const;

/** A place that no text can tell. */
export const NEAR_ME: Criterion = {
  is: "unrecorded",
  about: "Near me",
  advice: "press “Near me” on the map of the home page, or name a town here.",
};

/** Phrases, separated by `|`, of everything else that is no place, grape, wish, month or weekday. */
const FUNCTION_WORDS: Readonly<Record<string, Meaning>> = {
  "21+": wish(ADULTS),
  "near me|nearest me|nearest to me|closest to me|close to me|around me|near here|around here|near us":
    wish(NEAR_ME),
  "not near me|not near us|not near here|not close to me|far from me|away from me": wish({
    is: "unrecorded",
    about: "Not near me",
    advice: "name a place to leave out, such as “not Yakima Valley”.",
  }),
  "minute|minutes|min|mins": { is: "unit", unit: "minutes", each: 1 },
  "hour|hours|hr|hrs|h": { is: "unit", unit: "minutes", each: 60 },
  "mile|miles|mi": { is: "unit", unit: "miles", each: 1 },
  "km|kilometer|kilometers": { is: "unit", unit: "miles", each: 0.62 },
  "half hour|half an hour|short drive from|easy drive from": { is: "drive", minutes: 30 },
  "day trip from|day trips from|daytrip from|day trip out of": { is: "drive", minutes: 120 },
  "hour and half": { is: "drive", minutes: 90 },
  "am|a m": { is: "half day", half: "am" },
  "pm|p m": { is: "half day", half: "pm" },
  "after|past|later than": { is: "before a time", how: "after" },
  "until|till|til|until at least|til at least|at least until|as late as|closes at|close at|closing at|doesnt close before|does not close before|dont close before":
    { is: "before a time", how: "until" },
  "before|earlier than": { is: "before a time", how: "before" },
  "closes before|close before|closing before|closes earlier than|closes by|closing by": {
    is: "before a time",
    how: "closing before",
  },
  "at|from|open by|opens by|no later than|not later than": { is: "before a time", how: "at" },
  "noon|midday": { is: "minute", minutes: 720 },
  "late|late night|late evening|til late|till late|until late": clock("after", 18),
  "late afternoon": clock("after", 15),
  "late morning|mid morning": clock("before", 12),
  "early evening": { is: "clock", time: EVENING },
  "early afternoon|mid afternoon": { is: "clock", time: AFTERNOON },
  "evening|evenings|night|nights|nite|nites|after work": { is: "clock", time: EVENING },
  "after lunch": { is: "clock", time: AFTERNOON },
  "before lunch": clock("before", 12),
  "before dinner": clock("before", 17),
  "closes before dinner|close before dinner": clock("closing before", 17),
  "after dinner": clock("after", 19),
  "after breakfast|before breakfast": { is: "clock", time: MORNING },
  "afternoon|afternoons": { is: "clock", time: AFTERNOON },
  "morning|mornings|early": { is: "clock", time: MORNING },
  today: { is: "date", day: { ahead: 0 } },
  "tonight|this evening": { is: "date", day: { ahead: 0 }, time: EVENING },
  "this afternoon": { is: "date", day: { ahead: 0 }, time: AFTERNOON },
  "this morning": { is: "date", day: { ahead: 0 }, time: MORNING },
  tomorrow: { is: "date", day: { ahead: 1 } },
  "day after tomorrow": { is: "date", day: { ahead: 2 } },
  "day before thanksgiving|thanksgiving eve": holiday("Thanksgiving Day", -1),
  "daily|every day|everyday|all week|7 days|7 days week|seven days week|open 7 days week": {
    is: "days",
    days: WEEKDAYS,
  },
  "weekday|weekdays|midweek|during week": { is: "days", days: WEEKDAYS.slice(0, 5) },
  "thanksgiving|thanksgiving day": holiday("Thanksgiving Day"),
  "day after thanksgiving|after thanksgiving|friday after thanksgiving|black friday": holiday(
    "Thanksgiving Day",
    1,
  ),
  "christmas|christmas day|xmas": holiday("Christmas Day"),
  "after christmas|day after christmas|boxing day": holiday("Christmas Day", 1),
  "new years|new years day|new year": holiday("New Year's Day"),
  "july 4th|4th of july|fourth of july|independence day": holiday("Independence Day"),
  "memorial day|memorial": holiday("Memorial Day"),
  "labor day": holiday("Labor Day"),
  "veterans day": holiday("Veterans Day"),
  "presidents day": holiday("Presidents' Day"),
  "christmas eve|xmas eve|day before christmas": yearly(fixed(12, 24)),
  "new years eve|new year eve": yearly(fixed(12, 31)),
  "valentines day|valentines": yearly(fixed(2, 14)),
  halloween: yearly(fixed(10, 31)),
  "st patricks day": yearly(fixed(3, 17)),
  "mothers day": yearly(nth(5, "sunday", 2)),
  "fathers day": yearly(nth(6, "sunday", 3)),
  "mlk|mlk day|martin luther king day": holiday("Martin Luther King Jr. Day"),
  juneteenth: holiday("Juneteenth"),
  "columbus day|indigenous peoples day": holiday("Columbus Day"),
  spring: { is: "season", months: [3, 4, 5], span: "spring" },
  summer: { is: "season", months: [6, 7, 8], span: "summer" },
  "fall|autumn": { is: "season", months: [9, 10, 11], span: "fall" },
  winter: { is: "season", months: [12, 1, 2], span: "winter" },
};

function wish(criterion: Criterion): Meaning {
  return { is: "criterion", criterion };
}

function yearly(of: YearlyDay): Meaning {
  return { is: "date", day: { of } };
}

function holiday(name: keyof typeof HOLIDAYS, after = 0): Meaning {
  return yearly((year) => addDays(HOLIDAYS[name](year), after));
}

function clock(is: TimeCriterion["is"], hour: number): Meaning {
  return { is: "clock", time: { is, minutes: hour * 60 } };
}

const GRAPE_NICKNAMES: Readonly<Record<string, string>> = {
  "cab sauvignon|cabernet sauv": "Cabernet Sauvignon",
  "sav blanc|sauvignon|fume blanc|fume": "Sauvignon Blanc",
  chard: "Chardonnay",
  mourv: "Mourvèdre",
  temp: "Tempranillo",
  gruner: "Grüner Veltliner",
  grigio: "Pinot Gris",
  moscato: "Muscat Canelli",
  albarino: "Albariño",
  verdot: "Petit Verdot",
  sangio: "Sangiovese",
  "petit sirah|petit syrah|petite syrah": "Petite Sirah",
};

/** Common misspellings and short forms that the spell checker cannot correct. */
export const MISSPELLED: Readonly<Record<string, string>> = {
  sirah: "syrah",
  gewurtz: "gewurztraminer",
  opne: "open",
  rez: "reservation",
  appt: "appointment",
  tmrw: "tomorrow",
  tonite: "tonight",
  tmw: "tomorrow",
  blank: "blanc",
};

/** Words that many names share. */
const COMMON_IN_NAMES = /^(?:wine|winery|cellars?|vineyards?|wines|estate|and)$/;

const noThe = (phrase: string) => phrase.replace(/\b(?:the|an?) /g, "");

/** The vocabulary for a guide with these wineries, in these towns. */
export function vocabularyOf(wineries: readonly Named[], towns: ReadonlySet<string>): Vocabulary {
  const meanings = new Map<string, Meaning>();
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split("|")) meanings.set(noThe(foldForSearch(phrase)), meaning);
  };
  for (const word of NOISE.split(" ")) meanings.set(word, { is: "noise" });
  addPlaces((phrases, place) => add(phrases, { is: "place", place }), towns);
  add(SIDES.east, wish({ is: "side", side: "east" }));
  add(SIDES.west, wish({ is: "side", side: "west" }));
  addGrapes(add);
  for (const [phrases, criterion] of Object.entries(WISHES)) {
    add(phrases, wish(criterion));
    // "Sweet wines" beside "sweet wine".
    for (const phrase of phrases.split("|")) {
      const isPlural = phrase.endsWith("s") || !phrase.includes(" ");
      if (!isPlural && !meanings.has(`${phrase}s`)) add(`${phrase}s`, wish(criterion));
    }
  }
  for (const [at, month] of MONTHS.entries()) {
    const names = [month, month.slice(0, 3)];
    const parts = names.flatMap((name) => [`early ${name}`, `mid ${name}`, `late ${name}`]);
    add([...names, ...parts].join("|"), { is: "month", month: at + 1 });
  }
  add("sept", { is: "month", month: 9 });
  for (const day of WEEKDAYS) {
    add(`${day}|${day}s|${day.slice(0, 3)}`, { is: "days", days: [day] });
  }
  add("tues", { is: "days", days: ["tuesday"] });
  add("thurs|thur", { is: "days", days: ["thursday"] });
  const signs = Object.entries(SIGNS) as [keyof typeof SIGNS, string][];
  const words: readonly (readonly [string, Meaning])[] = [
    ...signs.map(([is, phrases]) => [phrases, { is }] as const),
    ...Object.entries(FUNCTION_WORDS),
  ];
  for (const [phrases, meaning] of words) {
    for (const phrase of phrases.split("|")) meanings.set(phrase, meaning);
  }
  addNames(meanings, wineries);
  return meanings;
}

type Add = (phrases: string, meaning: Meaning) => void;

function addGrapes(add: Add): void {
  const grapes = (phrases: string, label: string, any: readonly string[]) =>
    add(phrases, wish({ is: "grapes", label, any }));
  const ofColor = (color: string) =>
    VARIETALS.filter((grape) => grape.color === color).map(({ name }) => name);
  grapes("red|reds|red wine|red wines", "Red wines", ofColor("red"));
  grapes("white|whites|white wine|white wines", "White wines", ofColor("white"));
  for (const { name, synonyms } of VARIETALS) {
    grapes([name, ...synonyms].join("|"), name, [name]);
  }
  for (const [phrases, name] of Object.entries(GRAPE_NICKNAMES)) grapes(phrases, name, [name]);
  const pinots = VARIETALS.map(({ name }) => name).filter((name) => name.startsWith("Pinot "));
  grapes("pinot", "Any Pinot", pinots);
  const muscats = VARIETALS.map(({ name }) => name).filter((name) => name.includes("Muscat"));
  grapes("muscat", "Any Muscat", muscats);
}

/** Adds the first two to five words of each winery's name, unless they mean something else. */
function addNames(meanings: Map<string, Meaning>, wineries: readonly Named[]): void {
  for (const { name } of wineries) {
    const words = noThe(foldForSearch(name)).split(" ");
    for (let length = 2; length <= Math.min(words.length, 5); length += 1) {
      const phrase = words.slice(0, length).join(" ");
      const own = words.slice(0, length).filter((word) => !COMMON_IN_NAMES.test(word));
      if (meanings.has(phrase)) continue;
      // "Lake Chelan Winery": the region and a word that all have.
      if (own.length < length && meanings.get(own.join(" "))?.is === "place") continue;
      meanings.set(phrase, { is: "name" });
    }
  }
}
