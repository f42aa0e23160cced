/** Plans and drives, computed in a worker thread. It reads no database. */

import { clientNetwork } from "#server/http/guards/client-network.ts";
import type { Logger } from "#server/platform/logger.ts";
import { workerThread } from "#server/platform/worker-thread.ts";
import type { GeometryLeg } from "#server/roads/route-cache.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { type OpenWinery, scheduledWinery } from "#shared/domain/schedule/plan-request.ts";
import { bare, type NamedPlaces, namedPlaces, type PlacedWinery, placeOf } from "./plan-places.ts";
import type { Answers, Question, Questions, ScheduleOptions } from "./plan-worker.ts";
import { type Asker, SharedThread, type Worked } from "./shared-thread.ts";
import { WorkShares } from "./work-shares.ts";

/** Asks the thread one question, and the next once it has answered; the answer is JSON. */
export type AskThread = (question: Question) => Promise<Worked<string>>;

/** A thread that takes this long for one question is terminated. */
const TIMEOUT_MS = 10_000;
const HEAP_MB = 160;

const TURNS = {
  maxPerClient: 24,
  maxOfVisitors: 64,
  maxWaitMs: 10_000,
  worthWaitingMs: 1_000,
  busy: "The planner is busy right now. Please try again in a moment.",
  busyWithYours:
    "Several plans are already being worked out for your network. Please try again in a moment.",
  retrySeconds: 3,
  // Some hundreds of plans.
  maxBytes: 12_000_000,
  sizeOf: ({ length }: string) => length * 2,
} as const;

/** The thread for plans and roads; it starts with the first question. */
export function startPlanThread(logger: Logger): AskThread {
  return workerThread<Question, Worked<string>>({
    source: new URL("./plan-worker.ts", import.meta.url),
    task: "plans and measures roads",
    logger,
    maxWaiting: 1,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  });
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

/** What a call costs when everything it needs is kept. */
const CALL_MS = 5;

/** Works out plans and drives, for each client in turn. */
export type Planner = ReturnType<typeof createPlanner>;

/**
 * Plans and drives for one client, whose work counts against its share. Each call asks the thread once,
 * unless the answer is kept; it throws HttpProblem 429 if this client has too many questions waiting, 503 if
 * all together have.
 */
export type ClientPlanner = Planner["site"];

/** The planner of a process: one thread, which starts with the first question. */
export function createPlanner(
  logger: Logger,
  {
    ask = startPlanThread(logger),
    shares = new WorkShares(),
  }: { readonly ask?: AskThread; readonly shares?: WorkShares } = {},
) {
  const thread = new SharedThread<Question, string>({ ...TURNS, ask, shares });
  const plannerOf = (asker: Asker) => {
    const askThread = async <K extends keyof Questions>(
      kind: K,
      question: Questions[K],
    ): Promise<Answers[K]> => JSON.parse(await thread.ask(asker, { kind, question } as Question));
    return {
      /** A plan with its drives, and whatever else is asked of it. */
      plan: async (
        places: NamedPlaces<OpenWinery & PlacedWinery>,
        { today, withoutRepairs = false, ...options }: ScheduleOptions,
      ): Promise<Answers["plan"]> => {
        const input = {
          places: namedPlaces(places),
          wineries: places.wineries.map(scheduledWinery),
          ...plain(options),
        };
        const question = { ...input, today };
        // A kept plan with repairs answers for one without them too.
        const isKept = thread.known({ kind: "plan", question }) !== undefined;
        if (!isKept && withoutRepairs) return askThread("plan", { ...input, withoutRepairs });
        const whole = await askThread("plan", question);
        return withoutRepairs ? { ...whole, plan: { ...whole.plan, repairs: [] } } : whole;
      },
      drivesOf: (places: NamedPlaces<PlacedWinery>) => askThread("drives", namedPlaces(places)),
      /** The drives from one place to wineries. */
      drivesFrom: (from: Position, wineries: readonly PlacedWinery[]) =>
        askThread("row", {
          from: bare(from),
          targets: wineries.map(placeOf),
          wineries: wineries.map(({ id }) => id),
        }),
      /** The routes from one place to others, in their order and not rounded. */
      routesFrom: (from: Position, targets: readonly Position[]) =>
        askThread("routes", { from: bare(from), targets: targets.map(bare) }),
      /** The geometries of legs between these places; a leg without a route has none. */
      geometriesOf: (places: NamedPlaces<PlacedWinery>, legs: readonly GeometryLeg[]) =>
        askThread("geometries", { places: namedPlaces(places), legs }),
    };
  };

  return {
    /**
     * Counts a call of a client, before its input is parsed (`before` of `mount`) or anything is stored.
     * @throws HttpProblem 429 for a client whose share of the work is used up for now.
     */
    admit: async ({ ip }: { readonly ip?: string | undefined }): Promise<void> => {
      const client = clientNetwork(ip);
      shares.admit(client);
      shares.charge(client, CALL_MS);
    },
    /** The planner for the client at this address. */
    for: (ip: string | undefined) => plannerOf(clientNetwork(ip)),
    /** The planner for the site's own work: ready-made trips, pages. */
    site: plannerOf("site"),
    /** How many questions are waiting for their turn. */
    waiting: () => thread.waiting,
  };
}
