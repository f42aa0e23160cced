/** What features ask for plans: drives by road, the solver in its thread. It reads no database. */
import type { Logger } from "#server/platform/logger.ts";
import { type MatrixFigures, matrixFigures } from "#server/roads/drive-figures.ts";
import { type CourseLeg, keepCourses } from "#server/roads/kept-courses.ts";
import { keepRoutes, wineryPlace } from "#server/roads/kept-routes.ts";
import { type HasCoordinates, positionOf } from "#shared/domain/places/position.ts";
import type { Town } from "#shared/domain/places/towns.ts";
import {
  type ArrangedPlan,
  type Arrangement,
  timeArrangement,
} from "#shared/domain/schedule/arrange.ts";
import {
  type PlanRequest,
  problemFor,
  type ScheduledWinery,
  type ScheduleFacts,
} from "#shared/domain/schedule/plan-request.ts";
import type { TripPlan } from "#shared/domain/schedule/plan-trip.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";
import type { DriveCourse } from "#shared/domain/trip/drive-course.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { createPlanSolver } from "./plan-solver.ts";

/** A winery as the guide's table has it, as far as plans read it. */
interface PlannableWinery extends HasCoordinates, Omit<ScheduledWinery, "bookFirst"> {
  readonly reservationsRequired: boolean;
  readonly unknownFacts: readonly string[];
}

type PlacedWinery = HasCoordinates & Pick<PlannableWinery, "id">;

/** What a plan rests on, whatever the visitor changes. */
interface PlanFacts {
  /** The drives between the base and every winery, in the order given. */
  readonly drives: MatrixFigures;
  readonly facts: ScheduleFacts;
}

/** A request to plan, with what is known of its wineries. */
interface PlanTask extends PlanFacts {
  readonly request: PlanRequest;
  /** The visitor's own order, where there is one. */
  readonly arrangement?: Arrangement | null;
  /** Today in Washington. */
  readonly today: CalendarDate;
  /** Leave the repairs out, for a mail or a calendar. */
  readonly withoutRepairs?: boolean;
  /** Also say what the other weekdays come to where the request names one, for a page. */
  readonly allWeekdays?: boolean;
}

/** The best plan, and the visitor's own order as far as it can be kept. */
export interface PlannedTrip {
  readonly plan: TripPlan;
  readonly arranged: ArrangedPlan | null;
}

/** Works out drives and plans; what it keeps are routes between places of the guide, which are everybody's. */
export interface Planner {
  factsOf(town: Town, wineries: readonly PlannableWinery[]): PlanFacts;
  /** The courses of legs between the base and these wineries; a leg without a way has none. */
  coursesOf(
    town: Town,
    wineries: readonly PlacedWinery[],
    legs: readonly CourseLeg[],
  ): DriveCourse[];
  /** @throws HttpProblem 503 when too many plans are waiting, or one takes too long. */
  plan(task: PlanTask): Promise<PlannedTrip>;
}

export function createPlanner(logger: Logger): Planner {
  const solver = createPlanSolver(logger);
  const routesOf = keepRoutes();
  const coursesOf = keepCourses();
  return {
    factsOf: (town, wineries) => {
      const places = wineries.map(placeOf);
      const drives = matrixFigures(
        wineries.map(({ id }) => id),
        routesOf([baseOf(town), ...places]),
      );
      return { drives, facts: { matrix: drives, wineries: wineries.map(scheduled) } };
    },
    coursesOf: (town, wineries, legs) => {
      const base = baseOf(town);
      const places = new Map(wineries.map((winery) => [winery.id, placeOf(winery)]));
      return coursesOf(legs, (place) => (place === "base" ? base : places.get(place)));
    },
    plan: async ({ request, facts, arrangement, today, ...options }) => {
      const { withoutRepairs = false, allWeekdays = false } = options;
      const plan = await solver.solve({ request, facts, today, withoutRepairs, allWeekdays });
      const arranged = arrangement
        ? timeArrangement(problemFor(request, facts, plan.startWeekday), arrangement)
        : null;
      return { plan, arranged };
    },
  };
}

const baseOf = (town: Town) => ({ key: `${town.name}, ${town.county}`, position: town });

/** @throws RangeError for a winery without coordinates, which the table does not hold. */
function placeOf(winery: PlacedWinery) {
  const position = positionOf(winery);
  if (!position) throw new RangeError(`Winery ${winery.id} is at no place.`);
  return wineryPlace(winery.id, position);
}

function scheduled(winery: PlannableWinery): ScheduledWinery {
  const { id, name, openingHours, datedHours } = winery;
  const bookFirst = winery.reservationsRequired && isKnown(winery, "reservationsRequired");
  return { id, name, openingHours, datedHours, bookFirst };
}
