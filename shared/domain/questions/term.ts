/** What a question can ask for. */
import type { Position } from "../places/distance.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import type { SETTINGS } from "../winery/settings.ts";
import type { Service } from "../winery/winery-facts.ts";

/** A minute of the day, and how opening hours must relate to it. */
export interface TimeCriterion {
  readonly is: "after" | "until" | "before" | "at" | "closing before";
  readonly minutes: number;
  /** "From 2 to 4": open at the first and until the second. */
  readonly to?: number;
}

/** When a visitor wants to come; without a day, any day. */
export interface OpenCriterion {
  readonly is: "open";
  readonly now: boolean;
  readonly weekdays: readonly Weekday[];
  readonly dates: readonly CalendarDate[];
  /** Months from 1; `span` names them together. */
  readonly months: readonly number[];
  readonly span: string;
  /** One of the days is enough. */
  readonly anyDay: boolean;
  /** All of them on the same day; with `anyTime`, one is enough. */
  readonly times: readonly TimeCriterion[];
  readonly anyTime: boolean;
  /** Asks for wineries that are closed then. */
  readonly closed: boolean;
}

export interface NearCriterion {
  readonly is: "near";
  readonly place: string;
  readonly at: Position;
  /** The town whose drives are used; null for a point without drives. */
  readonly town: string | null;
  readonly miles: number | null;
  /** Minutes by road. */
  readonly minutes: number | null;
}

export type Criterion =
  /** With the town that "Yakima" also names: not all of its wineries are in Yakima Valley. */
  | { readonly is: "region"; readonly name: string; readonly town?: string }
  | { readonly is: "towns"; readonly label: string; readonly names: readonly string[] }
  | { readonly is: "county"; readonly name: string }
  | { readonly is: "side"; readonly side: "east" | "west" }
  | NearCriterion
  | {
      readonly is: "between";
      readonly names: readonly [string, string];
      readonly ends: readonly [Position, Position];
    }
  | { readonly is: "grapes"; readonly label: string; readonly any: readonly string[] }
  | { readonly is: "specialty"; readonly label: string; readonly any: readonly string[] }
  | {
      readonly is: "setting";
      readonly label: string;
      readonly any: readonly (typeof SETTINGS)[number][];
    }
  | OpenCriterion
  | {
      readonly is: "fee";
      /** Dollars; free is below 0.01. */
      readonly below: number | null;
      readonly over: number | null;
      /** "Up to $20": the bounds themselves count. */
      readonly isIncluded?: boolean;
    }
  | { readonly is: "visit"; readonly policy: "walk-ins" | "reservations" }
  | { readonly is: "service"; readonly service: Service }
  /** A fact that this guide does not record. `advice` says what the visitor can do instead. */
  | { readonly is: "unrecorded"; readonly about: string; readonly advice?: string }
  /** Any of several wishes of different kinds. */
  | { readonly is: "either"; readonly of: readonly Wish[] };

export type CriterionOf<K extends Criterion["is"]> = Extract<Criterion, { is: K }>;

/** What is wished for, or not. */
export interface Wish {
  readonly criterion: Criterion;
  readonly isNot: boolean;
}

/** One thing a question asks for, and the words that ask for it. */
export interface Term extends Wish {
  /** As typed. */
  readonly said: string;
  readonly isCorrected: boolean;
  /** Start and end index of each word in the text. */
  readonly spans: readonly (readonly [number, number])[];
  /** Another meaning of the words, and the words that would ask for it. */
  readonly instead: { readonly label: string; readonly words: string } | null;
}

export interface Question {
  readonly terms: readonly Term[];
  /** The words left for a text search; the whole text if no word says anything. */
  readonly rest: string;
}

/** The wishes of which one is enough; mostly the one itself. */
export const partsOf = (wish: Wish): readonly Wish[] =>
  wish.criterion.is === "either" && !wish.isNot ? wish.criterion.of : [wish];

/** One wish for either of two. */
export function eitherOf(one: Wish, other: Wish): Wish {
  const criterion = one.isNot || other.isNot ? null : alike(one.criterion, other.criterion);
  const of = [...partsOf(one), ...partsOf(other)];
  return { criterion: criterion ?? { is: "either", of }, isNot: false };
}

/** Two of the same kind as one; null where no criterion says both. */
function alike(one: Criterion, other: Criterion): Criterion | null {
  if (!("label" in one && "label" in other) || one.is !== other.is) return null;
  const label = `${one.label} or ${other.label}`;
  // Both are of the same kind.
  return "any" in one && "any" in other
    ? ({ ...one, label, any: [...one.any, ...other.any] } as Criterion)
    : { is: "towns", label, names: [...namesOf(one), ...namesOf(other)] };
}

const namesOf = (criterion: Criterion) => (criterion.is === "towns" ? criterion.names : []);
