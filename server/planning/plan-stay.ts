import { findTown } from "#shared/domain/places/towns.ts";
import type { Plan } from "#shared/domain/schedule/plan.ts";
import { type ReadyStay, requestOfStay } from "#shared/domain/trips/ready-trip.ts";
import type { Weekday } from "#shared/domain/winery/opening-hours.ts";
import type { OpenWinery } from "./plan-places.ts";
import type { ClientPlanner } from "./planner.ts";

/** What the schedule makes of a stay. */
interface PlannedStay extends Pick<Plan, "days" | "left"> {
  /** The weekdays on which it can begin with every visit made, Monday first. */
  readonly startsOn: readonly Weekday[];
}

/**
 * The plan of a stay, by the drives of `server/roads`.
 * @throws RangeError for a base that is not in the town table.
 */
export async function planStay(
  stay: ReadyStay,
  wineries: readonly OpenWinery[],
  planner: ClientPlanner,
): Promise<PlannedStay> {
  const town = findTown(stay.base);
  if (!town) throw new RangeError(`"${stay.base}" is not in the town table.`);
  const request = requestOfStay(
    stay,
    wineries.map(({ id }) => id),
  );
  const options = { request, withoutRepairs: true, allWeekdays: true };
  const { plan } = await planner.plan({ bases: [town], wineries }, options);
  const whole = (plan.weekdays ?? []).filter(({ score }) => score?.stops === wineries.length);
  const startsOn = whole.map(({ weekday }) => weekday);
  return { days: plan.days, left: plan.left, startsOn };
}
