import { createHash } from "node:crypto";
import type { ClientNetwork } from "#server/http/guards/client-network.ts";
import { tooManyRequests, unavailable } from "#server/http/problem.ts";
import { askedThread, ThreadBusyError } from "#server/platform/asked-thread.ts";
import type { Logger } from "#server/platform/logger.ts";
import { FairTurns } from "./fair-turns.ts";
import type { Answers, Question, Questions, Worked } from "./plan-questions.ts";
import type { WorkShares } from "./work-shares.ts";

/** Who asks: a client, or the site itself. */
export type Asker = ClientNetwork | "site";

/** Asks the thread one question; the next is asked once it has answered. */
export type AskThread = (question: Question) => Promise<Worked>;

/** Most questions of one client that wait for their turn, and of all clients together. */
const MOST_OF_A_CLIENT = 24;
const MOST_OF_VISITORS = 64;

/** What has waited so long is refused at its turn: whoever asked is not likely to wait any more. */
const MOST_WAIT_MS = 10_000;

/** A thread that keeps one question to itself for so long is given up. */
const PATIENCE_MS = 10_000;

const BUSY = "Many plans are being worked out just now. Please try again in a moment.";
const BUSY_WITH_YOURS =
  "Several plans from your network are being worked out already. Please try again in a moment.";
const RETRY_SECONDS = 3;

/** Starts the thread for plans and roads with its first question. */
export function startPlanThread(logger: Logger): AskThread {
  return askedThread<Question, Worked>({
    source: new URL("./plan-worker.ts", import.meta.url),
    task: "plans and measures roads",
    logger,
    mostWaiting: 1,
    patienceMs: PATIENCE_MS,
  });
}

/** A question under way, for everybody who asked it meanwhile. */
interface Job {
  readonly key: string;
  readonly asked: Question;
  readonly tickets: Set<Ticket>;
  isBegun: boolean;
}

/** Somebody's place in a line. */
interface Ticket {
  readonly asker: Asker;
  readonly askedAt: number;
  readonly job: Job;
  readonly resolve: (answer: Worked["answer"]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Hands questions to the thread: clients take turns, half of the turns are the site's, and questions
 * that are the same are worked out once. What is worked out counts against whose turn it was.
 */
export class PlanThread {
  readonly #ask: AskThread;
  readonly #shares: WorkShares;
  readonly #now: () => number;
  readonly #turns = new FairTurns<Ticket>();
  readonly #jobs = new Map<string, Job>();
  #isBusy = false;

  /** @param now milliseconds of a clock that never goes back. */
  constructor(ask: AskThread, shares: WorkShares, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#shares = shares;
    this.#now = now;
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
    // The thread's file answers this kind of question with this kind of answer.
    return (await this.#answerTo(asker, asked)) as Answers[K];
  }

  #answerTo(asker: Asker, asked: Question): Promise<Worked["answer"]> {
    const key = digestOf(asked);
    const job = this.#jobs.get(key) ?? { key, asked, tickets: new Set(), isBegun: false };
    const isFull = asker !== "site" && this.#turns.sizeOf(lineOf(asker)) >= MOST_OF_A_CLIENT;
    if (!job.isBegun && isFull) throw tooManyRequests(BUSY_WITH_YOURS, RETRY_SECONDS);
    return new Promise((resolve, reject) => {
      const ticket = { asker, askedAt: this.#now(), job, resolve, reject };
      this.#jobs.set(key, job);
      job.tickets.add(ticket);
      if (job.isBegun) return;
      this.#turns.add(lineOf(asker), ticket);
      if (this.#turns.sizeOf(VISITORS) > MOST_OF_VISITORS) {
        this.#refuse(this.#turns.dropFromLongest(VISITORS));
      }
      this.#begin();
    });
  }

  #refuse(ticket: Ticket | undefined): void {
    if (!ticket) return;
    const { job, reject } = ticket;
    job.tickets.delete(ticket);
    if (!job.isBegun && job.tickets.size === 0) this.#jobs.delete(job.key);
    reject(unavailable(BUSY, RETRY_SECONDS));
  }

  /** Gives the thread the next question; what is too late, or another's turn has brought, is skipped. */
  #begin(): void {
    while (!this.#isBusy) {
      const ticket = this.#turns.next();
      if (!ticket) return;
      const isLate = this.#now() - ticket.askedAt > MOST_WAIT_MS;
      if (isLate) this.#refuse(ticket);
      if (isLate || ticket.job.isBegun) this.#turns.done(lineOf(ticket.asker));
      else void this.#work(ticket);
    }
  }

  async #work({ asker, job }: Ticket): Promise<void> {
    job.isBegun = true;
    this.#isBusy = true;
    const begunAt = this.#now();
    try {
      const { answer, ms } = await this.#ask(job.asked);
      this.#charge(asker, ms);
      for (const { resolve } of job.tickets) resolve(answer);
    } catch (error) {
      this.#charge(asker, this.#now() - begunAt);
      const told = error instanceof ThreadBusyError ? unavailable(BUSY, RETRY_SECONDS) : error;
      for (const { reject } of job.tickets) reject(told);
    } finally {
      this.#isBusy = false;
      this.#jobs.delete(job.key);
      this.#begin();
      // Only now, so that whoever has had this turn comes after those who wait for one.
      this.#turns.done(lineOf(asker));
    }
  }

  #charge(asker: Asker, ms: number): void {
    if (asker !== "site") this.#shares.charge(asker, ms);
  }
}

const VISITORS = ["visitors"] as const;

const lineOf = (asker: Asker): readonly string[] =>
  asker === "site" ? ["site"] : [...VISITORS, asker.allocation, asker.network, asker.client];

/** The same for questions that are the same. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
