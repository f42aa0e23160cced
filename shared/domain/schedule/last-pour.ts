import { closingOf, type OpenPeriod } from "../winery/opening-hours.ts";

/** So near to closing a visit ends that the last pour may come before; no source tells a room's own. */
const LAST_POUR_MINUTES = 30;

/** When a visit ends, and the listed interval it lies in. */
interface TimedVisit {
  /** Minutes after midnight. */
  readonly end: number;
  readonly opening: OpenPeriod | null;
}

/**
 * That a visit ends close to closing time: "Ends 15 min before they close: ask when the last pour is".
 * Null where it does not, or where that is not known.
 */
export function lastPourText({ end, opening }: TimedVisit): string | null {
  if (!opening || opening.closes === null) return null;
  const left = closingOf(opening, opening.closes) - end;
  if (left >= LAST_POUR_MINUTES) return null;
  const when = left === 0 ? "at closing time" : `${left} min before they close`;
  return `Ends ${when}: ask when the last pour is`;
}
