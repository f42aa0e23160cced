/** Wineries that are no longer in the guide (docs/readings.md, "wineries that left"). */

export const DEPARTURE_KINDS = ["closed", "private", "unconfirmed", "not-a-winery"] as const;

export type DepartureKind = (typeof DEPARTURE_KINDS)[number];

export const DEPARTURE_LABELS: Readonly<Record<DepartureKind, string>> = {
  closed: "Closed",
  private: "Not open to visitors",
  unconfirmed: "Not confirmed as open",
  "not-a-winery": "Not a winery of its own",
};
