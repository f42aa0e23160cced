import { findTown } from "#shared/domain/places/towns.ts";
import type { Plan } from "#shared/domain/schedule/plan.ts";
import { planTrip, weekdayOutcomes } from "#shared/domain/schedule/plan-trip.ts";
import { type PlannableStay, requestOfStay } from "#shared/domain/trip/ready-trip.ts";
import type { Weekday } from "#shared/domain/winery/opening-hours.ts";
import type { Planner } from "./planner.ts";

/** What the schedule makes of a stay. */
export interface PlannedStay extends Pick<Plan, "days" | "left"> {
  /** The weekdays on which it can begin with every visit made, Monday first. */
  readonly startsOn: readonly Weekday[];
}

/**
 * The plan of a stay, by the drives of `server/roads`. A few milliseconds of work: at most twelve
 * stops over three days.
 * @throws RangeError for a base that is not in the town table.
 */
export function planStay(
  stay: PlannableStay,
  wineries: Parameters<Planner["factsOf"]>[1],
  planner: Pick<Planner, "factsOf">,
): PlannedStay {
  const town = findTown(stay.base);
  if (!town) throw new RangeError(`"${stay.base}" is not in the town table.`);
  const { facts } = planner.factsOf(town, wineries);
  const request = requestOfStay(
    stay,
    wineries.map(({ id }) => id),
  );
  const { days, left } = planTrip(request, facts, { withoutRepairs: true });
  const whole = weekdayOutcomes({ ...request, startWeekday: undefined }, facts).filter(
    ({ score }) => score?.stops === wineries.length,
  );
  return { days, left, startsOn: whole.map(({ weekday }) => weekday) };
}
