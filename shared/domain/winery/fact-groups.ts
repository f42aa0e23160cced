/** The groups in which a winery's page tells its facts. */
export const FACT_GROUPS = {
  visit: "The visit",
  place: "The place",
  contact: "Contact",
  hours: "Hours",
  services: "Services",
  ratings: "Ratings",
} as const;

export type FactGroup = keyof typeof FACT_GROUPS;
