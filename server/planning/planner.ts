/** What features ask for plans and drives, both worked out in a thread. It reads no database. */
import { clientNetwork } from "#server/http/guards/client-network.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Route } from "#server/roads/drive.ts";
import type { GeometryLeg } from "#server/roads/geometry-cache.ts";
import type { Drives, TownDrives } from "#shared/api/trips/drives.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import type { RouteGeometry } from "#shared/domain/trips/route-geometry.ts";
import {
  bare,
  type NamedPlaces,
  namedPlaces,
  type OpenWinery,
  type PlacedWinery,
  placeOf,
  scheduled,
} from "./plan-places.ts";
import type { Schedule, ScheduleOptions } from "./plan-questions.ts";
import { type AskThread, PlanThread, startPlanThread } from "./plan-thread.ts";
import type { Asker } from "./shared-thread.ts";
import { WorkShares } from "./work-shares.ts";

/**
 * Plans and drives for one client, whose work counts against its share. Each call is one question to the
 * thread, or none where its answer is kept.
 *
 * Every call throws HttpProblem 429 if the client has too much waiting already, 503 if everybody
 * together has.
 */
export interface ClientPlanner {
  /** A plan with its drives, and whatever else is asked of it. */
  plan(places: NamedPlaces<OpenWinery>, options: ScheduleOptions): Promise<Schedule>;
  drivesOf(places: NamedPlaces<PlacedWinery>): Promise<Drives>;
  /** The drives from one place to wineries. */
  drivesFrom(from: Position, wineries: readonly PlacedWinery[]): Promise<TownDrives>;
  /** The routes from one place to others, in their order and not rounded. */
  routesFrom(from: Position, targets: readonly Position[]): Promise<readonly Route[]>;
  /** The geometries of legs between these places, under the names of their drives; a leg without a way has none. */
  geometriesOf(
    places: NamedPlaces<PlacedWinery>,
    legs: readonly GeometryLeg[],
  ): Promise<RouteGeometry[]>;
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

/** Options without what does not change the answer. */
function plain({
  request,
  allWeekdays = false,
  arrangement = null,
  guests = [],
  withGeometries = false,
}: Omit<ScheduleOptions, "today" | "withoutRepairs">) {
  const { startDate, startWeekday } = request;
  const isOpen = startDate === undefined && startWeekday !== undefined;
  return { request, arrangement, guests, withGeometries, allWeekdays: allWeekdays && isOpen };
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

  const plannerOf = (asker: Asker): ClientPlanner => ({
    plan: async (places, { today, withoutRepairs = false, ...options }) => {
      const asked = {
        places: namedPlaces(places),
        wineries: places.wineries.map(scheduled),
        ...plain(options),
      };
      if (!withoutRepairs) return thread.ask(asker, "plan", { ...asked, today });
      // One with repairs answers those who want none too.
      const whole = thread.known("plan", { ...asked, today });
      if (whole) return { ...whole, plan: { ...whole.plan, repairs: [] } };
      return thread.ask(asker, "plan", { ...asked, withoutRepairs });
    },
    drivesOf: (places) => thread.ask(asker, "drives", namedPlaces(places)),
    drivesFrom: (from, wineries) =>
      thread.ask(asker, "row", {
        from: bare(from),
        targets: wineries.map(placeOf),
        wineries: wineries.map(({ id }) => id),
      }),
    routesFrom: (from, targets) =>
      thread.ask(asker, "routes", { from: bare(from), targets: targets.map(bare) }),
    geometriesOf: (places, legs) =>
      thread.ask(asker, "geometries", { places: namedPlaces(places), legs }),
  });

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
