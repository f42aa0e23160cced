import type { Worker } from "node:worker_threads";
import { unavailable } from "#server/http/problem.ts";
import type { Logger } from "#server/platform/logger.ts";
import { startWorker } from "#server/platform/start-worker.ts";
import type { PlanRequest, ScheduleFacts } from "#shared/domain/schedule/plan-request.ts";
import type { TripPlan } from "#shared/domain/schedule/plan-trip.ts";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";

/** One plan to work out. */
export interface PlanQuestion {
  readonly request: PlanRequest;
  readonly facts: ScheduleFacts;
  /** Today in Washington: no repair starts earlier. */
  readonly today: CalendarDate;
  /** Leave the repairs out, for a mail or a calendar. */
  readonly withoutRepairs: boolean;
}

/** What the thread answers; `id` says whose question it was. */
export type PlanReply = { readonly id: number } & (
  | { readonly plan: TripPlan }
  | { readonly failure: string }
);

export interface PlanSolver {
  /**
   * The best plan, worked out beside the site's own thread.
   *
   * @throws HttpProblem 503 when too many plans are waiting, or one takes too long.
   */
  solve(question: PlanQuestion): Promise<TripPlan>;
}

interface Waiting {
  readonly resolve: (plan: TripPlan) => void;
  readonly reject: (error: unknown) => void;
}

/** Plans under way at once; a plan takes some tenths of a second at most. */
const MOST_WAITING = 32;
/** A thread that does not answer for this long is given up. */
const PATIENCE_MS = 10_000;
/** A thread that nobody asks for this long ends. */
const IDLE_MS = 60_000;

const BUSY = "Many plans are being worked out just now. Please try again in a moment.";

/** Makes a solver; its thread starts with the first question and keeps no process alive. */
export function createPlanSolver(logger: Logger): PlanSolver {
  let thread: PlanThread | undefined;
  return {
    solve: (question) => {
      thread = thread?.isOpen ? thread : new PlanThread(logger);
      return thread.ask(question);
    },
  };
}

/** One life of the thread. Each question waits under an id of its own, so nobody gets another's plan. */
class PlanThread {
  readonly #worker: Worker;
  readonly #logger: Logger;
  readonly #waiting = new Map<number, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;
  isOpen = true;

  constructor(logger: Logger) {
    this.#logger = logger;
    this.#worker = startWorker(new URL("./plan-worker.ts", import.meta.url));
    this.#worker.unref();
    this.#worker.on("message", (reply: PlanReply) => this.#settle(reply));
    this.#worker.once("error", (error) => this.#end(error));
    this.#worker.once("exit", () => this.#end(undefined));
  }

  ask(question: PlanQuestion): Promise<TripPlan> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(unavailable(BUSY));
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage({ id, question });
      if (this.#waiting.size === 1) this.#watch();
    });
  }

  #settle(reply: PlanReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    this.#watch();
    if (!waiting) return;
    if ("plan" in reply) waiting.resolve(reply.plan);
    else waiting.reject(new Error(`a plan could not be solved: ${reply.failure}`));
  }

  /** Counts the patience anew while somebody waits, else the idle time. */
  #watch(): void {
    clearTimeout(this.#timer);
    const waits = this.#waiting.size > 0;
    if (!waits) this.#worker.unref();
    this.#timer = setTimeout(
      () => this.#end(waits ? new Error("a plan took too long") : undefined),
      waits ? PATIENCE_MS : IDLE_MS,
    ).unref();
  }

  #end(error: Error | undefined): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearTimeout(this.#timer);
    if (error) this.#logger.error({ err: error }, "the thread that solves plans ended");
    for (const { reject } of this.#waiting.values()) reject(unavailable(BUSY));
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}
