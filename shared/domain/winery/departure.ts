/** Wineries that are no longer in the guide (docs/readings.md, "wineries that left"). */

/** Why a winery left: it closed, does not receive the public, cannot be confirmed, or never was one. */
export const DEPARTURE_KINDS = ["closed", "private", "unconfirmed", "not-a-winery"] as const;

export type DepartureKind = (typeof DEPARTURE_KINDS)[number];

/** What a visitor reads first of a winery that left. */
export const DEPARTURE_LABELS: Readonly<Record<DepartureKind, string>> = {
  closed: "Closed",
  private: "Not open to visitors",
  unconfirmed: "Not confirmed as open",
  "not-a-winery": "Not a winery of its own",
};
