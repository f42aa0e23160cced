/** What features ask for plans: drives by road, the solver in its thread. It reads no database. */
import type { Logger } from "#server/platform/logger.ts";
import { type MatrixFigures, matrixFigures } from "#server/roads/drive-figures.ts";
import { type CourseLeg, keepCourses } from "#server/roads/kept-courses.ts";
import { keepRoutes, placeAt } from "#server/roads/kept-routes.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { type HasCoordinates, positionOf } from "#shared/domain/places/position.ts";
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
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";
import type { DriveCourse } from "#shared/domain/trip/drive-course.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { createPlanSolver } from "./plan-solver.ts";

/** A town, or another place that has a name: where days begin and end, or where one eats. */
export interface NamedPlace extends Position {
  readonly name: string;
}

/** A winery as the guide's table has it, as far as plans read it. */
export interface PlannableWinery extends HasCoordinates, Omit<ScheduledWinery, "bookFirst"> {
  readonly reservationsRequired: boolean;
  readonly unknownFacts: readonly string[];
}

type PlacedWinery = HasCoordinates & Pick<PlannableWinery, "id">;

/** The places of a question. */
interface PlannedPlaces<W> {
  /** Where days begin and end, each once; a single one is called "base" in the answer. */
  readonly bases: readonly NamedPlace[];
  readonly wineries: readonly W[];
  /** Where one eats. */
  readonly meals?: readonly NamedPlace[];
}

/** What a plan rests on, whatever the visitor changes. */
interface PlanFacts {
  /** The drives between every two places: the bases, the wineries, the places to eat, as given. */
  readonly drives: MatrixFigures;
  readonly facts: ScheduleFacts;
}

/** A request to plan, with what is known of its wineries. */
interface PlanTask extends PlanFacts {
  readonly request: PlanRequest;
  /** The visitor's own order, where there is one. */
  readonly arrangement?: Arrangement | null;
  /** Today in Washington: no repair starts earlier. */
  readonly today?: CalendarDate | undefined;
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

/** Drives and plans for one client: what they cost counts against its share. */
export interface ClientPlanner {
  /** @throws HttpProblem 503 when too much of the client's is waiting already; so do the others. */
  factsOf(places: PlannedPlaces<PlannableWinery>): Promise<PlanFacts>;
  drivesOf(places: PlannedPlaces<PlacedWinery>): Promise<MatrixFigures>;
  /** The courses of legs between these places, as `places` of their drives name them; a leg without a way has none. */
  coursesOf(
    places: PlannedPlaces<PlacedWinery>,
    legs: readonly CourseLeg[],
  ): Promise<DriveCourse[]>;
  plan(task: PlanTask): Promise<PlannedTrip>;
}

/** Works out drives and plans, for each client in turn. */
export interface Planner {
  /**
   * The planner as the client at this address has it.
   * @throws HttpProblem 429 for a client whose share of the work is used up for now.
   */
  for(ip: string | undefined): ClientPlanner;
  /** The planner as the site has it, for what is everybody's: ready-made trips, pages. */
  readonly site: ClientPlanner;
}

export function createPlanner(logger: Logger): Planner {
  const solver = createPlanSolver(logger);
  const routesOf = keepRoutes();
  const coursesBetween = keepCourses();
  const client: ClientPlanner = {
    factsOf: async (places) => {
      const drives = await client.drivesOf(places);
      return { drives, facts: { matrix: drives, wineries: places.wineries.map(scheduled) } };
    },
    drivesOf: async (places) => {
      const named = namesOf(places);
      return matrixFigures(
        named.map(([id]) => id),
        routesOf(named.map(([, position]) => placeAt(position))),
      );
    },
    coursesOf: async (places, legs) => {
      const positions = new Map(namesOf(places));
      return coursesBetween(legs, (place) => {
        const position = positions.get(place);
        return position && placeAt(position);
      });
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
  return { for: () => client, site: client };
}

/**
 * Each place under its name in a matrix.
 * @throws RangeError for a winery without coordinates, which the table does not hold.
 */
function namesOf({
  bases,
  wineries,
  meals = [],
}: PlannedPlaces<PlacedWinery>): [PlaceId, Position][] {
  const named = ({ name, ...position }: NamedPlace): [PlaceId, Position] => [name, position];
  const [base] = bases;
  return [
    ...(base && bases.length === 1 ? [["base", base] as [PlaceId, Position]] : bases.map(named)),
    ...wineries.map((winery): [PlaceId, Position] => {
      const position = positionOf(winery);
      if (!position) throw new RangeError(`Winery ${winery.id} is at no place.`);
      return [winery.id, position];
    }),
    ...meals.map(named),
  ];
}

function scheduled(winery: PlannableWinery): ScheduledWinery {
  const { id, name, openingHours, datedHours } = winery;
  const bookFirst = winery.reservationsRequired && isKnown(winery, "reservationsRequired");
  return { id, name, openingHours, datedHours, bookFirst };
}
