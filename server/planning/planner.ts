/** What features ask for plans and drives, both worked out in a thread. It reads no database. */
import { clientNetwork } from "#server/http/guards/client-network.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Route } from "#server/roads/drive.ts";
import { type MatrixFigures, matrixFigures, type RowFigures } from "#server/roads/drive-figures.ts";
import { type CourseLeg, keepCourses } from "#server/roads/kept-courses.ts";
import { keepRoutes } from "#server/roads/kept-routes.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import type { Advice } from "#shared/domain/schedule/advice.ts";
import {
  type Arranged,
  type Arrangement,
  timeArrangement,
} from "#shared/domain/schedule/arrange.ts";
import { problemFor, type ScheduleFacts } from "#shared/domain/schedule/plan-request.ts";
import type { TripPlan } from "#shared/domain/schedule/plan-trip.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import { keepPlans } from "./kept-plans.ts";
import {
  bare,
  type NamedPlaces,
  namedPlaces,
  type OpenWinery,
  type PlacedWinery,
  placeOf,
  scheduled,
} from "./plan-places.ts";
import type { AdviceQuestion, Questions } from "./plan-questions.ts";
import { type AskThread, PlanThread, startPlanThread } from "./plan-thread.ts";
import type { Asker } from "./shared-thread.ts";
import { WorkShares } from "./work-shares.ts";

/** What a plan rests on, whatever the visitor changes. */
interface PlanFacts {
  /** The drives between every two places: the bases, the wineries, the places to eat, as given. */
  readonly drives: MatrixFigures;
  readonly facts: ScheduleFacts;
}

/** The best plan, and the visitor's own order as far as it can be kept. */
interface Planned {
  readonly plan: TripPlan;
  readonly arranged: Arranged | null;
}

/**
 * Plans and drives for one client, whose work counts against its share.
 *
 * Every call throws HttpProblem 429 if the client has too much waiting already, 503 if everybody
 * together has.
 */
export interface ClientPlanner {
  factsOf(places: NamedPlaces<OpenWinery>): Promise<PlanFacts>;
  drivesOf(places: NamedPlaces<PlacedWinery>): Promise<MatrixFigures>;
  /** The drives from one place to wineries. */
  drivesFrom(from: Position, wineries: readonly PlacedWinery[]): Promise<RowFigures>;
  /** The routes from one place to others, in their order and not rounded. */
  routesFrom(from: Position, targets: readonly Position[]): Promise<readonly Route[]>;
  /** The courses of legs between these places, under the names of their drives; a leg without a way has none. */
  coursesOf(
    places: NamedPlaces<PlacedWinery>,
    legs: readonly CourseLeg[],
  ): Promise<RouteGeometry[]>;
  /** @param arrangement the visitor's own order, where there is one. */
  plan(question: Questions["plan"], arrangement?: Arrangement | null): Promise<Planned>;
  /** What guests advise about a plan. */
  adviceOn(question: AdviceQuestion): Promise<readonly Advice[]>;
}

/** Works out plans and drives, for each client in turn. */
export interface Planner {
  /**
   * Counts a call of a client, before its input is parsed (`before` of `mount`) or anything is stored.
   * @throws HttpProblem 429 for a client whose share of the work is used up for now.
   */
  readonly admit: (req: { readonly ip?: string | undefined }) => Promise<void>;
  /** The planner for the client at this address. */
  for(ip: string | undefined): ClientPlanner;
  /** The planner for the site's own work: ready-made trips, pages. */
  readonly site: ClientPlanner;
  /** How many questions are waiting for their turn. */
  waiting(): number;
}

/** What a call costs when everything it needs is cached. */
const CALL_MS = 5;

/** Makes the planner of a process: one thread, which starts with the first question. */
export function createPlanner(
  logger: Logger,
  {
    ask = startPlanThread(logger),
    shares = new WorkShares(),
  }: { readonly ask?: AskThread; readonly shares?: WorkShares } = {},
): Planner {
  const thread = new PlanThread(ask, shares);
  const [routesOf, coursesOf, planOf] = [keepRoutes(), keepCourses(), keepPlans()];

  const plannerOf = (asker: Asker): ClientPlanner => {
    const drivesOf: ClientPlanner["drivesOf"] = async (places) => {
      const named = namedPlaces(places);
      const positions = named.map(([, position]) => position);
      const routes = await routesOf(positions, (rows) => thread.ask(asker, "routes", rows));
      return matrixFigures(
        named.map(([name]) => name),
        routes,
      );
    };
    return {
      drivesOf,
      factsOf: async (places) => {
        const drives = await drivesOf(places);
        return { drives, facts: { matrix: drives, wineries: places.wineries.map(scheduled) } };
      },
      drivesFrom: (from, wineries) =>
        thread.ask(asker, "row", {
          from: bare(from),
          targets: wineries.map(placeOf),
          wineries: wineries.map(({ id }) => id),
        }),
      routesFrom: async (from, targets) => {
        const row = { from: bare(from), targets: targets.map(bare) };
        const [routes = []] = await thread.ask(asker, "routes", [row]);
        return routes;
      },
      coursesOf: async (places, legs) => {
        const positions = new Map(namedPlaces(places));
        return coursesOf(
          legs,
          (place) => positions.get(place),
          (wanted) => thread.ask(asker, "courses", wanted),
        );
      },
      adviceOn: (question) => thread.ask(asker, "advice", question),
      plan: async (question, arrangement = null) => {
        const { request, facts, today, withoutRepairs, allWeekdays } = question;
        const asked = { request, facts, today, withoutRepairs, allWeekdays };
        const plan = await planOf(asked, (plain) => thread.ask(asker, "plan", plain));
        const arranged = arrangement
          ? timeArrangement(problemFor(request, facts, plan.startWeekday), arrangement)
          : null;
        return { plan, arranged };
      },
    };
  };

  return {
    admit: async ({ ip }) => {
      const client = clientNetwork(ip);
      shares.admit(client);
      shares.charge(client, CALL_MS);
    },
    for: (ip) => plannerOf(clientNetwork(ip)),
    site: plannerOf("site"),
    waiting: () => thread.waiting,
  };
}
