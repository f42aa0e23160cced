import { findTown } from "#shared/domain/places/towns.ts";
import type { OpenWinery } from "#shared/domain/schedule/plan-request.ts";
import { type ReadyStay, requestOfStay } from "#shared/domain/trips/ready-trip.ts";
import type { PlacedWinery } from "./plan-places.ts";
import type { ClientPlanner } from "./planner.ts";

/**
 * The plan of a stay, by the drives of `server/roads`.
 * @throws RangeError for a base that is not in the town table.
 */
export async function planStay(
  stay: ReadyStay,
  wineries: readonly (OpenWinery & PlacedWinery)[],
  planner: ClientPlanner,
) {
  const town = findTown(stay.base);
  if (!town) throw new RangeError(`"${stay.base}" is not in the town table.`);
  const request = requestOfStay(
    stay,
    wineries.map(({ id }) => id),
  );
  const options = { request, withoutRepairs: true, allWeekdays: true };
  const { plan } = await planner.plan({ bases: [town], wineries }, options);
  const whole = (plan.weekdays ?? []).filter(({ score }) => score?.stops === wineries.length);
  return {
    ...{ days: plan.days, left: plan.left },
    /** The weekdays on which it can begin with every visit made, Monday first. */
    startsOn: whole.map(({ weekday }) => weekday),
  };
}
