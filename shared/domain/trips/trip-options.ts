/** The options of the trip form and what they mean (spec §9 Planner form options). */

/** `maxMinutes` is the longest drive from the base; null for any. */
export const DRIVING_DISTANCES = [
  { value: "30 minutes", maxMinutes: 30 },
  { value: "1 hour", maxMinutes: 60 },
  { value: "1.5 hours", maxMinutes: 90 },
  { value: "2+ hours", maxMinutes: null },
] as const;

/** `daysFor` has the number of days. */
export const TIMES_AVAILABLE = [
  { value: "Half day (4 hours)" },
  { value: "Full day (8 hours)" },
  { value: "Weekend (2 days)" },
  { value: "Extended stay (3+ days)" },
] as const;

/** Fees have cents. */
const JUST_UNDER_20 = 19.99;

/**
 * `fees` are dollars per person, both ends included, and null for any; `short` is for use within a
 * sentence.
 */
export const BUDGETS = [
  { value: "No preference", fees: null, short: "any" },
  { value: "Free tastings only", fees: { min: 0, max: 0 }, short: "free" },
  { value: "Under $20 per tasting", fees: { min: 0, max: JUST_UNDER_20 }, short: "under $20" },
  { value: "$20-$40 per tasting", fees: { min: 20, max: 40 }, short: "$20–$40" },
  {
    value: "Premium ($40+)",
    fees: { min: 40, max: Number.POSITIVE_INFINITY },
    short: "$40 and up",
  },
] as const;

/** `wish` is null for either. */
export const RESERVATION_PREFERENCES = [
  { value: "No preference", wish: null },
  { value: "Walk-ins only (spontaneous)", wish: "walk-ins" },
  { value: "Reservations okay", wish: null },
  { value: "Prefer reservations", wish: "reservations" },
] as const;

/** Undefined for other text, which the API accepts. */
export function optionOf<O extends { readonly value: string }>(
  options: readonly O[],
  value: string,
): O | undefined {
  return options.find((option) => option.value === value);
}
