import { LRUCache } from "lru-cache";
import type { ClientNetwork } from "#server/http/guards/client-network.ts";
import { tooManyRequests, unavailable } from "#server/http/problem.ts";
import { digestOf } from "#server/platform/secret.ts";
import { ThreadBusyError } from "#server/platform/worker-thread.ts";
import { FairQueue } from "./fair-queue.ts";
import type { WorkShares } from "./work-shares.ts";

/** So many may wait however long answers take: a thread that has just started is slow. */
const MIN_WAITING = 24;

/**
 * Visitors' questions that waited for so long without a break are more than the thread answers, and no
 * burst that passes: until there is a break nobody waits longer than is worth it.
 */
const BACKLOG_MS = 10_000;

/** No answer is more work than this: where one took longer, the machine was busy with something else. */
const MOST_WORK_MS = 2_000;

/** How much the last answer says about the next. */
const SMOOTHING = 0.2;

/** Who asks: a client, or the site itself. */
export type Asker = ClientNetwork | "site";

/** An answer with what it cost. */
export interface Worked<A> {
  readonly answer: A;
  /** How long the thread was at it. */
  readonly ms: number;
}

interface SharedThreadOptions<Q, A> {
  /** Asks the thread one question; the next is asked once it has answered. */
  readonly ask: (question: Q) => Promise<Worked<A>>;
  readonly shares: WorkShares;
  /** Most bytes of answers that are kept; beyond that the least recently used are dropped. */
  readonly maxBytes: number;
  readonly sizeOf: (answer: A) => number;
  /** Most questions of one client that wait for their turn, and of all clients together. */
  readonly maxPerClient: number;
  readonly maxOfVisitors: number;
  /** A question that waited this long is refused at its turn: its client has probably given up. */
  readonly maxWaitMs: number;
  /**
   * By what answers took lately, no more wait than can be answered in this time; nor does anybody wait
   * longer where the thread has not kept up for a while.
   */
  readonly worthWaitingMs: number;
  /** What to say when everybody, or this client, has too much waiting already. */
  readonly busy: string;
  readonly busyWithYours: string;
  readonly retrySeconds: number;
}

/** A question in progress, for everybody who asked it in the meantime. */
interface Job<Q, A> {
  readonly key: string;
  readonly question: Q;
  readonly waiters: Set<Waiter<Q, A>>;
  isBegun: boolean;
}

/** Somebody who waits for an answer. */
interface Waiter<Q, A> {
  readonly asker: Asker;
  readonly queuedAt: number;
  readonly job: Job<Q, A>;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Hands questions to a thread. Clients take turns, half of the turns are the site's own, and equal
 * questions are worked out once: an answer depends on its question alone, so recent ones are kept. The work
 * counts against the client whose turn it was.
 */
export class SharedThread<Q, A extends {}> {
  readonly #options: SharedThreadOptions<Q, A>;
  readonly #turns = new FairQueue<Waiter<Q, A>>();
  readonly #jobs = new Map<string, Job<Q, A>>();
  readonly #kept: LRUCache<string, A>;
  /** Since when some visitor's question has waited at all times. */
  #backlogSince = Number.POSITIVE_INFINITY;
  /** When the question in hand was begun; undefined while there is none. */
  #begunAt: number | undefined;
  /** What an answer took lately, in milliseconds. */
  #answerMs = 0;

  constructor(options: SharedThreadOptions<Q, A>) {
    this.#options = options;
    const { maxBytes: maxSize, sizeOf: sizeCalculation } = options;
    this.#kept = new LRUCache({ maxSize, sizeCalculation });
  }

  /** The answer to a question, if it is kept. */
  known(question: Q): A | undefined {
    return this.#kept.get(keyOf(question));
  }

  /**
   * The answer to a question.
   *
   * @throws HttpProblem 429 if the client has too much waiting already, 503 if everybody together has
   *   or the thread took too long.
   */
  async ask(asker: Asker, question: Q): Promise<A> {
    const key = keyOf(question);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const { maxPerClient, busyWithYours, retrySeconds } = this.#options;
    const job = this.#jobs.get(key) ?? { key, question, waiters: new Set(), isBegun: false };
    const isFull = asker !== "site" && this.#turns.sizeOf(queuePath(asker)) >= maxPerClient;
    if (!job.isBegun && isFull) throw tooManyRequests(busyWithYours, retrySeconds);
    return new Promise((resolve, reject) => {
      const waiter = { asker, queuedAt: performance.now(), job, resolve, reject };
      this.#jobs.set(key, job);
      job.waiters.add(waiter);
      if (job.isBegun) return;
      this.#turns.add(queuePath(asker), waiter);
      if (asker !== "site") this.#backlogSince = Math.min(this.#backlogSince, performance.now());
      while (this.#turns.sizeOf(VISITORS) > this.#capacity) {
        this.#refuse(this.#turns.dropFromLongest(VISITORS));
      }
      this.#begin();
    });
  }

  /** How many questions wait for their turn. */
  get waiting(): number {
    return this.#turns.sizeOf();
  }

  /** How many visitors' questions may wait: whoever would wait too long hears so at once. */
  get #capacity(): number {
    const { maxOfVisitors, worthWaitingMs } = this.#options;
    const inHandMs = performance.now() - (this.#begunAt ?? performance.now());
    const answered = Math.floor(worthWaitingMs / Math.max(1, this.#answerMs, inHandMs));
    return Math.min(maxOfVisitors, Math.max(MIN_WAITING, answered));
  }

  /** How long a question may have waited at its turn. */
  get #maxWaitMs(): number {
    const { maxWaitMs, worthWaitingMs } = this.#options;
    const isStanding = performance.now() - this.#backlogSince > BACKLOG_MS;
    return isStanding ? Math.min(worthWaitingMs, maxWaitMs) : maxWaitMs;
  }

  #refuse(waiter: Waiter<Q, A> | undefined): void {
    if (!waiter) return;
    const { job, reject } = waiter;
    job.waiters.delete(waiter);
    if (!job.isBegun && job.waiters.size === 0) this.#jobs.delete(job.key);
    reject(this.#busy());
  }

  #busy() {
    return unavailable(this.#options.busy, this.#options.retrySeconds);
  }

  /** Gives the thread the next question; skips those that are too late or already answered on another's turn. */
  #begin(): void {
    while (this.#begunAt === undefined) {
      const waiter = this.#turns.next();
      const maxWaitMs = this.#maxWaitMs;
      if (this.#turns.sizeOf(VISITORS) === 0) this.#backlogSince = Number.POSITIVE_INFINITY;
      if (!waiter) return;
      const isLate = performance.now() - waiter.queuedAt > maxWaitMs;
      if (isLate) this.#refuse(waiter);
      if (isLate || waiter.job.isBegun) this.#turns.done(queuePath(waiter.asker));
      else void this.#work(waiter);
    }
  }

  async #work({ asker, job }: Waiter<Q, A>): Promise<void> {
    job.isBegun = true;
    const begunAt = performance.now();
    this.#begunAt = begunAt;
    try {
      const { answer, ms } = await this.#options.ask(job.question);
      this.#charge(asker, Math.min(ms, MOST_WORK_MS));
      this.#kept.set(job.key, answer);
      for (const { resolve } of job.waiters) resolve(answer);
    } catch (error) {
      this.#charge(asker, performance.now() - begunAt);
      const reason = error instanceof ThreadBusyError ? this.#busy() : error;
      for (const { reject } of job.waiters) reject(reason);
    } finally {
      this.#answerMs += (performance.now() - begunAt - this.#answerMs) * SMOOTHING;
      this.#begunAt = undefined;
      this.#jobs.delete(job.key);
      this.#begin();
      // Only now, so that whoever had this turn comes after those still waiting for one.
      this.#turns.done(queuePath(asker));
    }
  }

  #charge(asker: Asker, ms: number): void {
    if (asker !== "site") this.#options.shares.charge(asker, ms);
  }
}

/** The same for questions that are the same. */
export const keyOf = (question: unknown) => digestOf(JSON.stringify(question));

const VISITORS = ["visitors"] as const;

const queuePath = (asker: Asker): readonly string[] =>
  asker === "site" ? ["site"] : [...VISITORS, asker.allocation, asker.network, asker.client];
