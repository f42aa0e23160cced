import type { Winery } from "#shared/api/wineries.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { dayTitle } from "../timeline/day-title.ts";

/** A plan as a map shows it; the page that composes draws it with a map of its choice. */
export interface MappedPlan {
  /** A town of the town table. */
  readonly base: string;
  readonly days: readonly {
    readonly title: string;
    readonly stops: readonly { readonly number: number; readonly winery: Winery }[];
  }[];
}

/** The stops of a plan, numbered through all days. */
export function mappedPlan(
  base: string,
  days: readonly PlannedDay[],
  wineries: ReadonlyMap<number, Winery>,
): MappedPlan {
  let number = 0;
  return {
    base,
    days: days.map((day) => ({
      title: dayTitle(day),
      stops: day.stops.flatMap(({ wineryId }) => {
        number += 1;
        const winery = wineries.get(wineryId);
        return winery ? { number, winery } : [];
      }),
    })),
  };
}
