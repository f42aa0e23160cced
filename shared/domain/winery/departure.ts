/** Wineries that are no longer in the guide (docs/readings.md, "wineries that left"). */
import { counted, plural } from "../text/words.ts";

export const DEPARTURE_KINDS = ["closed", "private", "unconfirmed", "not-a-winery"] as const;

export type DepartureKind = (typeof DEPARTURE_KINDS)[number];

export const DEPARTURE_LABELS: Readonly<Record<DepartureKind, string>> = {
  closed: "Closed",
  private: "Not open to visitors",
  unconfirmed: "Not confirmed as open",
  "not-a-winery": "Not a winery of its own",
};

/** "1 winery of this trip has left the guide since; the plan does without". */
export const departedText = (count: number): string =>
  `${counted(count, "winery", "wineries")} of this trip ${plural(count, "has", "have")} left the guide since; the plan does without`;
