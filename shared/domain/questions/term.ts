/** What a question can ask for. The reader makes terms of words, `answers.ts` compares them with wineries. */
import type { Position } from "../places/distance.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import type { Weekday } from "../winery/opening-hours.ts";
import type { SETTINGS } from "../winery/settings.ts";
import type { Service } from "../winery/winery-facts.ts";

/** A minute of the day, and how the hours must lie to it. */
export interface AskedTime {
  readonly is: "after" | "until" | "before" | "at" | "closing before";
  readonly minutes: number;
  /** "From 2 to 4": open at the first and until the second. */
  readonly to?: number;
}

/** When a visitor wants to come; without a day, any day will do. */
export interface AskedOpen {
  readonly is: "open";
  readonly now: boolean;
  readonly weekdays: readonly Weekday[];
  readonly dates: readonly CalendarDate[];
  /** Days of these months, counted from 1; `span` is what they are called together. */
  readonly months: readonly number[];
  readonly span: string;
  /** One of the days is enough. */
  readonly anyDay: boolean;
  readonly time: AskedTime | null;
  /** Asks for those that are closed then. */
  readonly closed: boolean;
}

/** A point that wineries are near to. */
export interface AskedNear {
  readonly is: "near";
  readonly place: string;
  readonly at: Position;
  /** The town whose drives are asked for; null for a point without any. */
  readonly town: string | null;
  readonly miles: number | null;
  /** By road. */
  readonly minutes: number | null;
}

export type Asked =
  | { readonly is: "region"; readonly name: string }
  | { readonly is: "towns"; readonly label: string; readonly names: readonly string[] }
  | { readonly is: "county"; readonly name: string }
  | { readonly is: "side"; readonly side: "east" | "west" }
  | AskedNear
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
  | AskedOpen
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
  /** A fact that this guide does not record; `advice`: what the visitor can do, where no winery could tell. */
  | { readonly is: "unrecorded"; readonly about: string; readonly advice?: string };

/** One thing a question asks for, and the words that ask for it. */
export interface Term {
  readonly asked: Asked;
  readonly isNot: boolean;
  /** The words as they were typed. */
  readonly said: string;
  /** Another spelling than was typed. */
  readonly isCorrected: boolean;
  /** Where its words are in the text, as first and last letter. */
  readonly spans: readonly (readonly [number, number])[];
  /** What the words may mean instead: its label, and the words that say so. */
  readonly instead: { readonly label: string; readonly words: string } | null;
}

/** A text as it was understood. */
export interface Question {
  readonly terms: readonly Term[];
  /** Words that stay a text search; the whole text where nothing was understood. */
  readonly rest: string;
}

/** Either of two things, where one chip can say so; null where both are asked for. */
export function eitherOf(one: Asked, other: Asked): Asked | null {
  if (!("label" in one && "label" in other) || one.is !== other.is) return null;
  const label = `${one.label} or ${other.label}`;
  // Of one kind, so that what holds of one list holds of both.
  return "any" in one && "any" in other
    ? ({ ...one, label, any: [...one.any, ...other.any] } as Asked)
    : { is: "towns", label, names: [...namesOf(one), ...namesOf(other)] };
}

const namesOf = (asked: Asked) => (asked.is === "towns" ? asked.names : []);
