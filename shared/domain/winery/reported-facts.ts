/** What visitors can suggest corrections of, in the order of the form. */
export const REPORTED_FACTS = {
  hours: "Hours",
  tastingFee: "Tasting fee",
  visits: "Visits and reservations",
  address: "Address",
  phone: "Phone",
  email: "Email",
  website: "Website",
  varietals: "Varietals",
  specialties: "Specialties",
  setting: "Setting",
  founded: "Founded",
  winemaker: "Winemaker",
  onlineSales: "Online sales",
  wineClub: "Wine club",
  shipsToState: "Ships to your state",
  ratings: "Ratings",
  closed: "It has closed or moved",
  other: "Something else",
} as const;

export type ReportedFact = keyof typeof REPORTED_FACTS;

export const REPORTED_FACT_NAMES = Object.keys(REPORTED_FACTS) as ReportedFact[];
