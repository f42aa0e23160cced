import { FACTS, isWineryFact } from "./winery-facts.ts";

/** What sources may also support besides `FACTS`, with names for visitors. */
const BESIDE_FACTS: Readonly<Record<string, string>> = {
  address: "address",
  position: "position",
  specialties: "specialties",
  visitNote: "visits",
  reservationUrl: "reservations",
  hoursNote: "hours",
  left: "why it left the guide",
};

/** `medium`: the source's date is missing or inferred; `low`: sources disagree. */
export const SURENESSES = ["high", "medium", "low"] as const;

export const SOURCE_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

export function isSourced(name: string): boolean {
  return isWineryFact(name) || Object.hasOwn(BESIDE_FACTS, name);
}

/** The name of a fact for visitors. */
export function factName(name: string): string {
  return isWineryFact(name) ? FACTS[name].called : (BESIDE_FACTS[name] ?? name);
}
