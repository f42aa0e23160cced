/** Questions that narrow a list of wineries, as the directory and the home map ask them (spec §9). */
import type { Winery } from "#shared/api/wineries.ts";
import { SETTING_LABELS, settingAnswers } from "#shared/domain/winery/settings.ts";
import { isKnown, type WineryFact } from "#shared/domain/winery/winery-facts.ts";

/** A filter by a fact known of fewer wineries would hide nearly all of them (docs/decisions/0024). */
const KNOWN_SHARE = 0.2;
/** Sources name only some features, so the threshold for these is lower. */
const NAMED_SHARE = 0.1;

type Answers = (winery: Winery) => readonly string[];

/** A question: its choices are always the same, or names from the data. */
export interface Facet {
  readonly title: string;
  /** Its parameter in an address, where that is not its name. */
  readonly parameter?: string;
  /** Several of its choices may be made: a winery that satisfies any of them stays. */
  readonly several?: boolean;
  /** The facts it asks for, any of which answers it. */
  readonly facts: readonly WineryFact[];
  /** The choices that a winery satisfies. */
  readonly answers: Answers;
  /** Those that are always the same, with what a visitor reads. */
  readonly choices?: Readonly<Record<string, string>>;
  /** A choice that leaves every winery in, for nobody records what it asks for (spec §9). */
  readonly unrecorded?: string;
  /** Sources name some of them: one that is named of few wineries is not offered. */
  readonly namesSome?: boolean;
  /** It is asked however little is known. */
  readonly always?: boolean;
  /** What stands for any of its choices. */
  readonly any?: string;
  /** Its choices are short enough for one line. */
  readonly inline?: boolean;
}

/** The answers of wineries whose fact is verified; an unverified one satisfies neither yes nor no. */
export const ifKnown = (fact: WineryFact, answers: Answers) => ({
  facts: [fact],
  answers: (winery: Winery) => (isKnown(winery, fact) ? answers(winery) : []),
});

/** The answers of wineries for which the fact of each is verified, and true. */
export const whereTrue = (facts: Readonly<Record<string, WineryFact & keyof Winery>>) => ({
  facts: Object.values(facts),
  answers: (winery: Winery) =>
    Object.entries(facts).flatMap(([answer, fact]) =>
      winery[fact] === true && isKnown(winery, fact) ? answer : [],
    ),
});

/** What a place is like, asked in the same words everywhere. */
export const SETTING = {
  title: "Setting",
  ...ifKnown("setting", settingAnswers),
  choices: SETTING_LABELS,
  namesSome: true,
} as const satisfies Facet;

/** What a visitor asks for: null is "any", and of several choices any will do. */
export type Choice = string | readonly string[] | null;

export type Choices<F extends string> = Readonly<Record<F, Choice>>;

/** A winery with its answers, worked out once. */
export interface FacetEntry<F extends string> {
  readonly winery: Winery;
  readonly answers: Readonly<Record<F, readonly string[]>>;
}

/** A list of wineries with everything that does not depend on a visitor's choices. */
export interface FacetIndex<F extends string> {
  readonly entries: readonly FacetEntry<F>[];
  /** For how many wineries a fact that each facet asks for is verified. */
  readonly verified: Readonly<Record<F, number>>;
}

/** For each choice of each facet, how many wineries it would leave. */
export type ChoiceCounts<F extends string> = Readonly<Record<F, ReadonlyMap<string, number>>>;

function countIn(counts: Map<string, number>, answers: readonly string[]): void {
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
}

/** The rules of some facets, which are asked in their order. */
export function facetRules<F extends string>(facets: Readonly<Record<F, Facet>>) {
  const names = Object.keys(facets) as F[];
  const ofEach = <T>(make: (name: F) => T) => {
    const made = {} as Record<F, T>;
    for (const name of names) made[name] = make(name);
    return made;
  };

  const satisfies = ({ answers }: FacetEntry<F>, name: F, choice: Choice): boolean => {
    if (choice === null || choice.length === 0) return true;
    const wanted = typeof choice === "string" ? [choice] : choice;
    return wanted.some((each) => answers[name].includes(each));
  };

  /** The facets that a visitor has answered. */
  const chosen = (choices: Choices<F>): readonly F[] =>
    names.filter((name) => (choices[name]?.length ?? 0) > 0);

  return {
    names,
    /** Everything that is said of a facet. */
    of: (name: F): Facet => facets[name],
    /** Something for every facet. */
    ofEach,
    chosen,
    indexOf: (wineries: readonly Winery[]): FacetIndex<F> => ({
      entries: wineries.map((winery) => ({
        winery,
        answers: ofEach((name) =>
          [facets[name].answers(winery), facets[name].unrecorded ?? []].flat(),
        ),
      })),
      verified: ofEach((name) => {
        const { facts } = facets[name];
        if (facts.length === 0) return wineries.length;
        return wineries.filter((winery) => facts.some((fact) => isKnown(winery, fact))).length;
      }),
    }),
    /** The wineries that satisfy every choice, in their order. */
    kept: (entries: readonly FacetEntry<F>[], choices: Choices<F>): readonly Winery[] =>
      entries.flatMap((entry) =>
        names.every((name) => satisfies(entry, name, choices[name])) ? entry.winery : [],
      ),
    /** Counts what each choice would leave among entries, the other facets' choices being kept. */
    count: (entries: readonly FacetEntry<F>[], choices: Choices<F>): ChoiceCounts<F> => {
      const counts = ofEach(() => new Map<string, number>());
      const chosenNames = chosen(choices);
      for (const entry of entries) {
        const failed = chosenNames.filter((name) => !satisfies(entry, name, choices[name]));
        if (failed.length > 1) continue;
        for (const name of failed.length === 0 ? names : failed) {
          countIn(counts[name], entry.answers[name]);
        }
      }
      return counts;
    },
    /** The facets to ask: those that enough is known of, what is chosen already, and what is always asked. */
    offered: ({ verified, entries }: FacetIndex<F>, choices: Choices<F>): readonly F[] => {
      const chosenNames = chosen(choices);
      const isOffered = (name: F) =>
        facets[name].always ||
        chosenNames.includes(name) ||
        verified[name] >= entries.length * KNOWN_SHARE;
      return names.filter(isOffered);
    },
    /** A facet's own choices, as far as they are offered, and the chosen one. */
    choicesOf: (
      { entries }: FacetIndex<F>,
      name: F,
      choice: Choice,
    ): readonly (readonly [value: string, label: string])[] => {
      const all = Object.entries(facets[name].choices ?? {});
      if (!facets[name].namesSome) return all;
      const named = (value: string) =>
        entries.filter(({ answers }) => answers[name].includes(value)).length;
      return all.filter(
        ([value]) => value === choice || named(value) >= entries.length * NAMED_SHARE,
      );
    },
    /** "Known for 2 of 186 wineries.": how far a facet can be trusted; null where all are known. */
    noteOf: ({ verified, entries }: FacetIndex<F>, name: F): string | null =>
      verified[name] === entries.length
        ? null
        : `Known for ${verified[name] || "none"} of ${entries.length} wineries.`,
  };
}
