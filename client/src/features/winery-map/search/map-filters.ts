/** The home map's filters (spec §4, §9 Home filters): choices and rules. */
import type { Winery } from "#shared/api/wineries.ts";
import { liesIn } from "#shared/domain/places/regions.ts";
import { isKnownEnough, isNamedEnough } from "#shared/domain/questions/offered.ts";
import { SETTING_ANSWERS, SETTING_LABELS, settingAnswers } from "#shared/domain/winery/settings.ts";
import { isKnown, type Service, type WineryFact } from "#shared/domain/winery/winery-facts.ts";

type Test = (winery: Winery) => boolean;

/** A choice: what a visitor reads, and the wineries it keeps. */
interface Choice {
  readonly label: string;
  readonly keeps: Test;
  /** Why it leaves every winery in (spec §9), where nobody records the fact it asks for. */
  readonly hint?: string;
}

interface Question {
  readonly label: string;
  /** The facts it asks for, any of which answers it. */
  readonly facts: readonly WineryFact[];
  /** It is asked once enough is known to answer it. */
  readonly waits: boolean;
  readonly choices: Readonly<Record<string, Choice>>;
}

const everyWinery: Test = () => true;

const ANY: Choice = { label: "Any", keeps: everyWinery };

const unrecorded = (label: string): Choice => ({
  label,
  keeps: everyWinery,
  hint: "No winery has told us this yet, so it doesn’t narrow the map.",
});

/** A test of the fee, which is 0 where there is none; an unverified one passes no test. */
const feeIs = (label: string, test: (fee: number) => boolean): Choice => ({
  label,
  keeps: (winery) => isKnown(winery, "tastingFee") && test(winery.tastingFee ?? 0),
});

/** A test of a fact that is yes or no; an unverified one does not pass. */
const isTrue = (
  label: string,
  fact: "walkInsWelcome" | "reservationsRequired" | Service,
): Choice => ({ label, keeps: (winery) => winery[fact] && isKnown(winery, fact) });

const SETTINGS = SETTING_ANSWERS.map((answer): [string, Choice] => [
  answer,
  {
    label: SETTING_LABELS[answer],
    keeps: (winery) => isKnown(winery, "setting") && settingAnswers(winery).includes(answer),
  },
]);

/** The questions about facts, in the order of the panel. */
export const QUESTIONS = {
  fee: {
    label: "Tasting fee",
    facts: ["tastingFee"],
    waits: true,
    choices: {
      any: ANY,
      free: feeIs("Free", (fee) => fee === 0),
      "under-15": feeIs("Under $15", (fee) => fee < 15),
      "15-30": feeIs("$15-$30", (fee) => fee >= 15 && fee <= 30),
      "over-30": feeIs("Over $30", (fee) => fee > 30),
    },
  },
  reservations: {
    label: "Reservations",
    facts: ["reservationsRequired", "walkInsWelcome"],
    waits: false,
    choices: {
      any: ANY,
      "walk-ins": isTrue("Walk-ins Welcome", "walkInsWelcome"),
      required: isTrue("Reservations Required", "reservationsRequired"),
      recommended: unrecorded("Reservations Recommended"),
    },
  },
  onlineSales: {
    label: "Online sales",
    facts: ["shipsToState", "wineClub"],
    waits: true,
    choices: {
      any: ANY,
      ships: isTrue("Ships to Your State", "shipsToState"),
      "pick-up": unrecorded("Pick-up Only"),
      "wine-club": isTrue("Wine Club Available", "wineClub"),
    },
  },
  setting: {
    label: "Setting",
    facts: ["setting"],
    waits: false,
    choices: { any: ANY, ...Object.fromEntries(SETTINGS) },
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof QUESTIONS;

/** In the order of the panel. */
export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly QuestionName[];

export const ALL_REGIONS = "all";

/** What is chosen: of each question one of its choices. */
export interface MapFilters extends Readonly<Record<QuestionName, string>> {
  /** `all`, or one of the 20 regions of `HOME_FILTER_REGIONS`. */
  readonly region: string;
  /** Any of these; none asks for nothing. */
  readonly varietals: readonly string[];
}

export const NO_MAP_FILTERS: MapFilters = {
  region: ALL_REGIONS,
  fee: "any",
  reservations: "any",
  onlineSales: "any",
  setting: "any",
  varietals: [],
};

const choiceOf = (name: QuestionName, value: string): Choice =>
  (QUESTIONS[name] as Question).choices[value] ?? ANY;

/** Any of the grapes, as a case-insensitive part of one the winery pours (spec §9). */
function poursAnyOf(varietals: readonly string[]): Test {
  if (varietals.length === 0) return everyWinery;
  const wanted = varietals.map((name) => name.toLowerCase());
  return (winery) =>
    isKnown(winery, "varietals") &&
    winery.varietals.some((poured) => {
      const name = poured.toLowerCase();
      return wanted.some((part) => name.includes(part));
    });
}

/** Whether a winery passes every filter. */
function testOf(filters: MapFilters): Test {
  const tests = [
    filters.region === ALL_REGIONS ? everyWinery : liesIn(filters.region),
    ...QUESTION_NAMES.map((name) => choiceOf(name, filters[name]).keeps),
    poursAnyOf(filters.varietals),
  ].filter((test) => test !== everyWinery);
  return (winery) => tests.every((test) => test(winery));
}

/** The wineries that pass every filter, in their order. */
export function filterForMap(wineries: readonly Winery[], filters: MapFilters): readonly Winery[] {
  return wineries.filter(testOf(filters));
}

/** Whether a change of the filters would leave no winery at all. */
export function isHopeless(
  wineries: readonly Winery[],
  filters: MapFilters,
  change: Partial<MapFilters>,
): boolean {
  return wineries.length > 0 && !wineries.some(testOf({ ...filters, ...change }));
}

/** A question as the panel asks it. */
interface OfferedQuestion {
  readonly label: string;
  readonly choices: readonly (Choice & { readonly value: string })[];
  /** "Known for 2 of 186 wineries.": how far it can be trusted; null where all are known. */
  readonly note: string | null;
}

/**
 * A question with the choices that enough is known of; null where too little is known to ask it. What
 * a visitor has chosen stays.
 */
export function offeredQuestion(
  wineries: readonly Winery[],
  name: QuestionName,
  chosen: string,
): OfferedQuestion | null {
  const { label, facts, waits, choices }: Question = QUESTIONS[name];
  const all = wineries.length;
  const known = wineries.filter((winery) => facts.some((fact) => isKnown(winery, fact))).length;
  if (waits && chosen === "any" && !isKnownEnough(known, all)) return null;
  const isOffered = (value: string, { keeps }: Choice) =>
    name !== "setting" || value === chosen || isNamedEnough(wineries.filter(keeps).length, all);
  return {
    label,
    choices: Object.entries(choices).flatMap(([value, choice]) =>
      isOffered(value, choice) ? [{ value, ...choice }] : [],
    ),
    note: known === all ? null : `Known for ${known || "none"} of ${all} wineries.`,
  };
}
