import { FACTS, isWineryFact } from "./winery-facts.ts";

/** What a source may stand for beside the facts of `FACTS`, by what visitors call it. */
const BESIDE_FACTS: Readonly<Record<string, string>> = {
  address: "address",
  position: "position",
  specialties: "specialties",
  visitNote: "visits",
  reservationUrl: "reservations",
  hoursNote: "hours",
  left: "why it left the guide",
};

/**
 * How far a fact can be trusted: `high` where its source says it and when; `medium` where the source
 * gives no date or the date is inferred; `low` where sources contradict each other.
 */
export const SURENESSES = ["high", "medium", "low"] as const;

/** Where one fact of a winery comes from, and when that was so. */
export interface FactSource {
  /** A `WineryFact`, `address`, `position`, `specialties` or a note. */
  readonly fact: string;
  /** Of a list (grapes, setting), the values that this source names; null for the whole fact. */
  readonly items: readonly string[] | null;
  readonly name: string;
  readonly url: string | null;
  /** As the source dates itself: `2026-08-16`, `2026-08` or `2026`; null where it gives no date. */
  readonly date: string | null;
  readonly sureness: (typeof SURENESSES)[number];
}

/** What a source's date looks like. */
export const SOURCE_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** Whether a source may say that it stands for this. */
export function isSourced(name: string): boolean {
  return isWineryFact(name) || Object.hasOwn(BESIDE_FACTS, name);
}

/** What visitors call a fact of a source; an unknown one is called what it is. */
export function factName(name: string): string {
  return isWineryFact(name) ? FACTS[name].called : (BESIDE_FACTS[name] ?? name);
}
