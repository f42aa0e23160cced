import { LRUCache } from "lru-cache";
import { askedThread } from "#server/platform/asked-thread.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Answers, Question, Questions, Worked } from "./plan-questions.ts";
import { type Asker, digestOf, SharedThread } from "./shared-thread.ts";
import type { WorkShares } from "./work-shares.ts";

/** Asks the thread one question; the next is asked once it has answered. */
export type AskThread = (question: Question) => Promise<Worked>;

/** A thread that keeps one question to itself for so long is given up. */
const PATIENCE_MS = 10_000;
const HEAP_MB = 160;

const TURNS = {
  mostOfAClient: 24,
  mostOfVisitors: 64,
  mostWaitMs: 10_000,
  worthWaitingMs: 1_000,
  busy: "The planner is busy right now. Please try again in a moment.",
  busyWithYours:
    "Several plans are already being worked out for your network. Please try again in a moment.",
  retrySeconds: 3,
} as const;

/** Starts the thread for plans and roads with its first question. */
export function startPlanThread(logger: Logger): AskThread {
  return askedThread<Question, Worked>({
    source: new URL("./plan-worker.ts", import.meta.url),
    task: "plans and measures roads",
    logger,
    mostWaiting: 1,
    patienceMs: PATIENCE_MS,
    heapMb: HEAP_MB,
  });
}

/** Bytes of answers that are kept: some hundreds of plans. */
const MOST_BYTES = 12_000_000;

/**
 * The thread for plans and roads, which clients share. An answer follows from its question alone, so the
 * last are kept: whoever gets a kept one has asked the same, and everybody gets a copy of their own.
 */
export class PlanThread {
  readonly #thread: SharedThread<Question, string>;
  readonly #kept = new LRUCache<string, string>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length * 2,
  });

  /** @param now milliseconds of a clock that never goes back. */
  constructor(ask: AskThread, shares: WorkShares, now?: () => number) {
    this.#thread = new SharedThread({ ...TURNS, ask, shares, now });
  }

  /** How many questions wait for their turn. */
  get waiting(): number {
    return this.#thread.waiting;
  }

  /** The answer to a question, where it is kept. */
  known<K extends keyof Questions>(kind: K, question: Questions[K]): Answers[K] | undefined {
    const text = this.#kept.get(digestOf({ kind, question }));
    return text === undefined ? undefined : JSON.parse(text);
  }

  /**
   * The answer to a question.
   *
   * @throws HttpProblem 429 where too much of the client's is waiting already, 503 where too much of
   *   everybody's is or the thread took too long.
   */
  async ask<K extends keyof Questions>(
    asker: Asker,
    kind: K,
    question: Questions[K],
  ): Promise<Answers[K]> {
    const asked = { kind, question } as Question;
    const key = digestOf(asked);
    const text = this.#kept.get(key) ?? (await this.#thread.ask(asker, asked, key));
    this.#kept.set(key, text);
    return JSON.parse(text);
  }
}
