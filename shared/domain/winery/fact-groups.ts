/** The groups in which a winery's page tells its facts: what a visitor reports as wrong. */
export const FACT_GROUPS = {
  visit: "The visit",
  place: "The place",
  contact: "Contact",
  hours: "Hours",
  services: "Services",
  ratings: "Ratings",
} as const;

export type FactGroup = keyof typeof FACT_GROUPS;

export const FACT_GROUP_NAMES = [
  "visit",
  "place",
  "contact",
  "hours",
  "services",
  "ratings",
] as const satisfies readonly FactGroup[];
