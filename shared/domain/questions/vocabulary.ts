/**
 * The words a question is read by. Each phrase stands under its folded words, without articles; what a
 * phrase means follows from the tables of the guide, nicknames and synonyms are written here.
 */
import { MONTHS } from "../text/months.ts";
import { foldForSearch } from "../text/search-text.ts";
import { WEEKDAYS, type Weekday } from "../winery/opening-hours.ts";
import { VARIETALS } from "../winery/varietals.ts";
import { type Place, placesSaid, SIDES } from "./places-said.ts";
import type { Asked, AskedTime } from "./term.ts";
import { WISHES } from "./wishes.ts";

/** A day that follows from today's: so many ahead, the next of its kind, or the next such holiday. */
export type DayMeant =
  | { readonly ahead: number }
  | { readonly month: number; readonly day: number }
  | { readonly holiday: string; readonly after?: number }
  /** "The second Sunday of May". */
  | { readonly month: number; readonly weekday: Weekday; readonly nth: number };

export type Meaning =
  | { readonly is: "asked"; readonly asked: Asked }
  | { readonly is: "place"; readonly place: Place }
  /** The name of a winery: a text search, whatever its words mean elsewhere. */
  | { readonly is: "name" }
  | { readonly is: "noise" }
  | { readonly is: "days"; readonly days: readonly Weekday[] }
  | { readonly is: "month"; readonly month: number }
  | { readonly is: "season"; readonly months: readonly number[]; readonly span: string }
  /** A day, and perhaps its time: "tonight" is today, and after five. */
  | { readonly is: "date"; readonly day: DayMeant; readonly time?: AskedTime }
  | { readonly is: "clock"; readonly time: AskedTime }
  | { readonly is: "minute"; readonly minutes: number }
  | { readonly is: "before a time"; readonly how: AskedTime["is"] }
  | { readonly is: "unit"; readonly unit: "minutes" | "miles"; readonly each: number }
  | { readonly is: "half day"; readonly half: "am" | "pm" }
  | { readonly is: "drive"; readonly minutes: number }
  | {
      readonly is:
        | "not"
        | "refused"
        | "or"
        | "near"
        | "area"
        | "between"
        | "less"
        | "up to"
        | "more"
        | "and up"
        | "dollars"
        | "for"
        | "party"
        | "people"
        | "asking when"
        | "open"
        | "closed"
        | "now"
        | "weekend"
        | "this"
        | "next"
        | "to"
        | "town of"
        | "ordinal";
    };

export type Vocabulary = ReadonlyMap<string, Meaning>;

/** A winery's name and town. */
export interface Named {
  readonly name: string;
  readonly city: string;
}

/** Said in passing: they ask for nothing. "A", "an" and "the" are dropped before. */
const NOISE =
  "and with that is are was be in at on of to from my our your me i we you us can could would should do does have has had " +
  "where what whats which who how when it its this there place places spot spots somewhere anywhere wine wines winery wineries tasting tastings " +
  "taste room rooms cellar vineyard vineyards bottle glass find show give list looking look want need like love visit go going come drink try drive driving " +
  "serve serves serving pour pours pouring make makes making offer offers grow grows sell sells some any all also but please hello hi friendly " +
  "welcome welcomes allowed allow ok okay good great nice bring wa washington state hours time times day days trip fee fees per person year " +
  "available only just other than too very local anyone anything anybody someone something still radius week everything everyone get got red's let lets known w buy own allowing midway adult plus they them if take takes accept accepts phone address directions website contact";

/** Where the visitor is, no text says. */
const NEAR_ME: Asked = {
  is: "unrecorded",
  about: "Near me",
  advice: "press “Near me” on the map of the home page, or name a town here.",
};

const NOT_NEAR_ME: Asked = {
  is: "unrecorded",
  about: "Not near me",
  advice: "name a place to leave out, such as “not Yakima Valley”.",
};

const MORNING: AskedTime = { is: "before", minutes: 11 * 60 };
const AFTERNOON: AskedTime = { is: "after", minutes: 13 * 60 };
const EVENING: AskedTime = { is: "after", minutes: 17 * 60 };

const FUNCTION_WORDS: Readonly<Record<string, Meaning>> = {
  ...each(
    "not|no|without|except|excluding|minus|anything but|everything but|all but|no more|non|isnt|arent|dont want|dont need|dont require|doesnt require|dont allow|doesnt allow|no need for|nothing",
    { is: "not" },
  ),
  ...each(
    "not allowed|not welcome|not permitted|not required|not needed|not necessary|not wanted|arent allowed|arent welcome|isnt required|isnt needed|arent required|arent needed",
    { is: "refused" },
  ),
  ...each("or|nor", { is: "or" }),
  ...each("for", { is: "for" }),
  ...each(
    "party of|parties of|group of|groups of|large group of|big group of|table for|reservation for|booking for|room for",
    { is: "party" },
  ),
  ...each(
    "people|ppl|persons|guests|adults|friends|couples|women|men|ladies|girls|guys|of us|seniors",
    { is: "people" },
  ),
  ...each(
    "near|nearby|nearest|nearest to|closest|closest to|close to|close by|around|by|next to|outside|outside of|north of|south of|east of|west of|just north of|just south of|just east of|just west of|not far from|not too far from",
    {
      is: "near",
    },
  ),
  ...each(
    "near me|nearest me|nearest to me|closest to me|close to me|around me|near here|around here|near us",
    { is: "asked", asked: NEAR_ME },
  ),
  ...each("not near me|not near us|not near here|not close to me|far from me|away from me", {
    is: "asked",
    asked: NOT_NEAR_ME,
  }),
  ...each("this week|next week|this month|next month|open year round|open all year", {
    is: "name",
  }),
  ...each("opening hours|open hours|business hours|hours of operation|open to public|port of", {
    is: "noise",
  }),
  ...each("when|what time|what times|what day|what days|what hours", { is: "asking when" }),
  ...each("or later|on way|along way|on my way|on our way|en route|halfway", { is: "noise" }),
  ...each("area|region|surroundings|vicinity", { is: "area" }),
  ...each("between", { is: "between" }),
  ...each("within|under|less than|below|in under|cheaper than", { is: "less" }),
  ...each(
    "at most|up to|max|maximum|no more than|not more than|dont want to drive more than|no farther than|no further than|or less|or under|and under|or below|tops",
    {
      is: "up to",
    },
  ),
  ...each("over|more than|above", { is: "more" }),
  ...each("at least|or more|and up|or over", { is: "and up" }),
  ...each("dollar|dollars|buck|bucks|usd", { is: "dollars" }),
  ...each("open|opens|opening|closes|closing", { is: "open" }),
  ...each("closed|shut", { is: "closed" }),
  ...each("now|right now|at moment|currently|rn", { is: "now" }),
  ...each("weekend|weekends", { is: "weekend" }),
  ...each("this|coming", { is: "this" }),
  ...each("next", { is: "next" }),
  ...each("-|to|thru|through", { is: "to" }),
  ...each("town of|city of|in town of|in city of", { is: "town of" }),
  ...each("st|nd|rd|th", { is: "ordinal" }),
  ...each("minute|minutes|min|mins", { is: "unit", unit: "minutes", each: 1 }),
  ...each("hour|hours|hr|hrs|h", { is: "unit", unit: "minutes", each: 60 }),
  ...each("mile|miles|mi", { is: "unit", unit: "miles", each: 1 }),
  ...each("km|kilometer|kilometers", { is: "unit", unit: "miles", each: 0.62 }),
  ...each("half hour|half an hour|short drive from|easy drive from", {
    is: "drive",
    minutes: 30,
  }),
  ...each("day trip from|day trips from|daytrip from|day trip out of", {
    is: "drive",
    minutes: 120,
  }),
  ...each("hour and half", { is: "drive", minutes: 90 }),
  ...each("am|a m", { is: "half day", half: "am" }),
  ...each("pm|p m", { is: "half day", half: "pm" }),
  ...each("after|past|later than", { is: "before a time", how: "after" }),
  ...each(
    "until|till|til|closes at|close at|closing at|closes by|doesnt close before|does not close before|dont close before",
    { is: "before a time", how: "until" },
  ),
  ...each("before|earlier than", { is: "before a time", how: "before" }),
  ...each("closes before|close before|closing before|closes earlier than", {
    is: "before a time",
    how: "closing before",
  }),
  ...each("at|from", { is: "before a time", how: "at" }),
  ...each("noon|midday", { is: "minute", minutes: 720 }),
  ...each("late|late night", { is: "clock", time: { is: "after", minutes: 18 * 60 } }),
  ...each("evening|evenings|night|nights|nite|nites|after work", { is: "clock", time: EVENING }),
  ...each("after lunch", { is: "clock", time: AFTERNOON }),
  ...each("before lunch", { is: "clock", time: { is: "before", minutes: 12 * 60 } }),
  ...each("before dinner", { is: "clock", time: { is: "before", minutes: 17 * 60 } }),
  ...each("closes before dinner|close before dinner", {
    is: "clock",
    time: { is: "closing before", minutes: 17 * 60 },
  }),
  ...each("closes early|close early|closing early", { is: "name" }),
  ...each("after dinner", { is: "clock", time: { is: "after", minutes: 19 * 60 } }),
  ...each("after breakfast|before breakfast", { is: "clock", time: MORNING }),
  ...each("afternoon|afternoons", { is: "clock", time: AFTERNOON }),
  ...each("morning|mornings|early", { is: "clock", time: MORNING }),
  ...each("today", { is: "date", day: { ahead: 0 } }),
  ...each("tonight|this evening", { is: "date", day: { ahead: 0 }, time: EVENING }),
  ...each("this afternoon", { is: "date", day: { ahead: 0 }, time: AFTERNOON }),
  ...each("this morning", { is: "date", day: { ahead: 0 }, time: MORNING }),
  ...each("tomorrow", { is: "date", day: { ahead: 1 } }),
  ...each("daily|every day|everyday|all week|7 days|7 days week|seven days week|open 7 days week", {
    is: "days",
    days: WEEKDAYS,
  }),
  ...each("weekday|weekdays|midweek|during week", { is: "days", days: WEEKDAYS.slice(0, 5) }),
  ...each("thanksgiving|thanksgiving day", holiday("Thanksgiving Day")),
  ...each(
    "day after thanksgiving|after thanksgiving|friday after thanksgiving|black friday",
    holiday("Thanksgiving Day", 1),
  ),
  ...each("christmas|christmas day|xmas", holiday("Christmas Day")),
  ...each("after christmas|day after christmas", holiday("Christmas Day", 1)),
  ...each("new years|new years day|new year", holiday("New Year's Day")),
  ...each("july 4th|4th of july|fourth of july|independence day", holiday("Independence Day")),
  ...each("memorial day|memorial", holiday("Memorial Day")),
  ...each("labor day", holiday("Labor Day")),
  ...each("veterans day", holiday("Veterans Day")),
  ...each("presidents day", holiday("Presidents' Day")),
  ...each("christmas eve|xmas eve", { is: "date", day: { month: 12, day: 24 } }),
  ...each("new years eve|new year eve", { is: "date", day: { month: 12, day: 31 } }),
  ...each("valentines day|valentines", { is: "date", day: { month: 2, day: 14 } }),
  ...each("halloween", { is: "date", day: { month: 10, day: 31 } }),
  ...each("st patricks day", { is: "date", day: { month: 3, day: 17 } }),
  ...each("mothers day", { is: "date", day: { month: 5, weekday: "sunday", nth: 2 } }),
  ...each("fathers day", { is: "date", day: { month: 6, weekday: "sunday", nth: 3 } }),
  ...each("mlk day|martin luther king day", holiday("Martin Luther King Jr. Day")),
  ...each("juneteenth", holiday("Juneteenth")),
  ...each("columbus day|indigenous peoples day", holiday("Columbus Day")),
  ...each("spring", { is: "season", months: [3, 4, 5], span: "spring" }),
  ...each("summer", { is: "season", months: [6, 7, 8], span: "summer" }),
  ...each("fall|autumn", { is: "season", months: [9, 10, 11], span: "fall" }),
  ...each("winter", { is: "season", months: [12, 1, 2], span: "winter" }),
};

function holiday(name: string, after = 0): Meaning {
  return { is: "date", day: { holiday: name, after } };
}

function each(phrases: string, meaning: Meaning): Record<string, Meaning> {
  return Object.fromEntries(phrases.split("|").map((phrase) => [phrase, meaning]));
}

const GRAPE_NICKNAMES: Readonly<Record<string, string>> = {
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

/** Usual misspellings that are words of other names. */
export const MISSPELLED: Readonly<Record<string, string>> = {
  sirah: "syrah",
  gewurtz: "gewurztraminer",
  opne: "open",
  rez: "reservation",
  appt: "appointment",
  tmrw: "tomorrow",
  tmw: "tomorrow",
  blank: "blanc",
};

/** Words of a name that many names have. */
const COMMON_IN_NAMES = /^(?:wine|winery|cellars?|vineyards?|wines|estate|and)$/;

const noThe = (phrase: string) => phrase.replace(/\b(?:the|an?) /g, "");

/** Everything that can be said of a guide with these wineries. */
export function vocabularyOf(wineries: readonly Named[]): Vocabulary {
  const meanings = new Map<string, Meaning>();
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split("|")) meanings.set(noThe(foldForSearch(phrase)), meaning);
  };
  for (const word of NOISE.split(" ")) meanings.set(word, { is: "noise" });
  for (const [phrases, place] of placesSaid(wineries.map(({ city }) => city))) {
    add(phrases, { is: "place", place });
  }
  for (const [phrases, side] of SIDES) add(phrases, { is: "asked", asked: { is: "side", side } });
  addGrapes(add);
  for (const [phrases, asked] of WISHES) {
    add(phrases, { is: "asked", asked });
    // "Sweet wines" beside "sweet wine".
    for (const phrase of phrases.split("|")) {
      const isPlural = phrase.endsWith("s") || !phrase.includes(" ");
      if (!isPlural && !meanings.has(`${phrase}s`)) add(`${phrase}s`, { is: "asked", asked });
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
  for (const [phrase, meaning] of Object.entries(FUNCTION_WORDS)) meanings.set(phrase, meaning);
  addNames(meanings, wineries);
  return meanings;
}

type Add = (phrases: string, meaning: Meaning) => void;

function addGrapes(add: Add): void {
  const grapes = (phrases: string, label: string, any: readonly string[]) =>
    add(phrases, { is: "asked", asked: { is: "grapes", label, any } });
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

/** The beginnings of names with two words or more, where they are not the name of something else. */
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
