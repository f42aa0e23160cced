import type { PlannedStop } from "#shared/api/trips/plan.ts";
import { closingOf } from "../winery/opening-hours.ts";

/** The last pour may be this long before closing; no source has a winery's own time. */
const LAST_POUR_MINUTES = 30;

/**
 * "Ends 15 min before they close: ask when the last pour is"; null if a visit does not end close to
 * closing time, or that is unknown.
 */
export function lastPourText({
  end,
  opening,
}: Pick<PlannedStop, "end" | "opening">): string | null {
  if (!opening || opening.closes === null) return null;
  const left = closingOf(opening, opening.closes) - end;
  if (left >= LAST_POUR_MINUTES) return null;
  const when = left === 0 ? "at closing time" : `${left} min before they close`;
  return `Ends ${when}: ask when the last pour is`;
}
