/** The home map's filters (spec §4, §9 Home filters): choices and rules. */

import type { Winery } from "#shared/api/wineries.ts";
import { liesIn } from "#shared/domain/places/regions.ts";
import { isKnownEnough, isNamedEnough } from "#shared/domain/questions/offered.ts";
import {
  SETTING_ANSWERS,
  SETTING_LABELS,
  type SettingAnswer,
  settingAnswers,
} from "#shared/domain/winery/settings.ts";
import { isKnown, type Service, type WineryFact } from "#shared/domain/winery/winery-facts.ts";

export const ALL_REGIONS = "all";

/** A choice: what a visitor reads, and the wineries it keeps. */
interface ChoiceRule {
  readonly label: string;
  readonly keeps: Test;
  /** Why it leaves every winery in (spec §9), where nobody records the fact it asks for. */
  readonly hint?: string;
}

type Test = (winery: Winery) => boolean;

const everyWinery: Test = () => true;

const ANY = { label: "Any", keeps: everyWinery } satisfies ChoiceRule;
const NOT_RECORDED = "No winery tells us this yet, so it leaves all of them on the map.";

/** A test of the fee, which is 0 where there is none; an unverified one passes no test. */
const feeIs =
  (test: (fee: number) => boolean): Test =>
  (winery) =>
    isKnown(winery, "tastingFee") && test(winery.tastingFee ?? 0);

/** A test of a fact that is yes or no; an unverified one does not pass. */
const isTrue =
  (fact: "walkInsWelcome" | "reservationsRequired" | Service): Test =>
  (winery) =>
    winery[fact] && isKnown(winery, fact);

const FEES = {
  any: ANY,
  free: { label: "Free", keeps: feeIs((fee) => fee === 0) },
  "under-15": { label: "Under $15", keeps: feeIs((fee) => fee < 15) },
  "15-30": { label: "$15-$30", keeps: feeIs((fee) => fee >= 15 && fee <= 30) },
  "over-30": { label: "Over $30", keeps: feeIs((fee) => fee > 30) },
} as const satisfies Record<string, ChoiceRule>;

const RESERVATIONS = {
  any: ANY,
  "walk-ins": { label: "Walk-ins Welcome", keeps: isTrue("walkInsWelcome") },
  required: { label: "Reservations Required", keeps: isTrue("reservationsRequired") },
  recommended: { label: "Reservations Recommended", keeps: everyWinery, hint: NOT_RECORDED },
} as const satisfies Record<string, ChoiceRule>;

const ONLINE_SALES = {
  any: ANY,
  ships: { label: "Ships to Your State", keeps: isTrue("shipsToState") },
  "pick-up": { label: "Pick-up Only", keeps: everyWinery, hint: NOT_RECORDED },
  "wine-club": { label: "Wine Club Available", keeps: isTrue("wineClub") },
} as const satisfies Record<string, ChoiceRule>;

const SETTINGS = {
  any: ANY,
  ...(Object.fromEntries(
    SETTING_ANSWERS.map((answer) => [answer, settingRule(answer)]),
  ) as Readonly<Record<SettingAnswer, ChoiceRule>>),
};

function settingRule(answer: SettingAnswer): ChoiceRule {
  return {
    label: SETTING_LABELS[answer],
    keeps: (winery) => isKnown(winery, "setting") && settingAnswers(winery).includes(answer),
  };
}

/** A choice as a list of choices shows it. */
export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string | undefined;
}

function choicesOf<T extends string>(rules: Readonly<Record<T, ChoiceRule>>): readonly Choice<T>[] {
  return (Object.keys(rules) as T[]).map((value) => {
    const { label, hint } = rules[value];
    return { value, label, hint };
  });
}

export const FEE_CHOICES = choicesOf(FEES);
export const RESERVATION_CHOICES = choicesOf(RESERVATIONS);
export const ONLINE_SALES_CHOICES = choicesOf(ONLINE_SALES);
export const SETTING_CHOICES = choicesOf(SETTINGS);

export interface MapFilters {
  /** `all`, or one of the 20 regions of `HOME_FILTER_REGIONS`. */
  readonly region: string;
  readonly fee: keyof typeof FEES;
  readonly reservations: keyof typeof RESERVATIONS;
  readonly onlineSales: keyof typeof ONLINE_SALES;
  readonly setting: keyof typeof SETTINGS;
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
    FEES[filters.fee].keeps,
    RESERVATIONS[filters.reservations].keeps,
    ONLINE_SALES[filters.onlineSales].keeps,
    SETTINGS[filters.setting].keeps,
    poursAnyOf(filters.varietals),
  ].filter((test) => test !== everyWinery);
  return (winery) => tests.every((test) => test(winery));
}

/** The wineries that pass every filter, in their order. */
export function filterForMap(wineries: readonly Winery[], filters: MapFilters): readonly Winery[] {
  return wineries.filter(testOf(filters));
}

/** What the questions about facts ask for, by the name of the question. */
const ASKED: Readonly<
  Record<"fee" | "reservations" | "onlineSales" | "setting", readonly WineryFact[]>
> = {
  fee: ["tastingFee"],
  reservations: ["reservationsRequired", "walkInsWelcome"],
  onlineSales: ["shipsToState", "wineClub"],
  setting: ["setting"],
};

const knownOf = (wineries: readonly Winery[], question: keyof typeof ASKED): number =>
  wineries.filter((winery) => ASKED[question].some((fact) => isKnown(winery, fact))).length;

/** Whether enough is known for a question to be asked; one that a visitor has answered stays. */
export function isOffered(
  wineries: readonly Winery[],
  question: keyof typeof ASKED,
  filters: MapFilters,
): boolean {
  return filters[question] !== "any" || isKnownEnough(knownOf(wineries, question), wineries.length);
}

/** The settings that enough wineries are known for to be choices, and the chosen one. */
export function offeredSettings(
  wineries: readonly Winery[],
  chosen: MapFilters["setting"],
): readonly Choice<MapFilters["setting"]>[] {
  return SETTING_CHOICES.filter(
    ({ value }) =>
      value === chosen ||
      isNamedEnough(wineries.filter(SETTINGS[value].keeps).length, wineries.length),
  );
}

/** "Known for 2 of 186 wineries.": how far a question can be trusted; null where all are known. */
export function knownNote(
  wineries: readonly Winery[],
  question: keyof typeof ASKED,
): string | null {
  const known = knownOf(wineries, question);
  if (known === wineries.length) return null;
  return `Known for ${known || "none"} of ${wineries.length} wineries.`;
}

/** Whether a change of the filters would leave no winery at all. */
export function isHopeless(
  wineries: readonly Winery[],
  filters: MapFilters,
  change: Partial<MapFilters>,
): boolean {
  return wineries.length > 0 && !wineries.some(testOf({ ...filters, ...change }));
}
