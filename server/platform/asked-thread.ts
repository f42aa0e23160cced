import { platform, setPriority } from "node:os";
import { parentPort, type Worker } from "node:worker_threads";
import type { Logger } from "./logger.ts";
import { startWorker } from "./start-worker.ts";

/** A message to a thread; `id` names the question. */
interface Asked {
  readonly id: number;
  readonly question: unknown;
}

/** A thread's first message, once it can answer. */
const READY = "ready";

/** Its answer, with the question's id. */
type Reply = { readonly id: number } & (
  | { readonly answer: unknown }
  | { readonly failure: string }
);

/** The thread could not be asked, or did not answer in time; trying again may help. */
export class ThreadBusyError extends Error {}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface ThreadOptions {
  /** `new URL("./some-worker.ts", import.meta.url)` of the caller; that file calls `answerQuestions`. */
  readonly source: URL;
  /** What it does, as the log names it: "solves plans". */
  readonly task: string;
  readonly logger: Logger;
  /** The most questions in progress at once. */
  readonly mostWaiting: number;
  /** A ready thread that does not answer for this long is abandoned. */
  readonly patienceMs: number;
  /** The most its heap may hold; a thread that needs more ends, and the next question starts another. */
  readonly heapMb: number;
}

/** How long a thread may take to start: it loads its code, and the machine can be busy. */
const START_MS = 60_000;

/** A thread that is idle for this long ends. */
const IDLE_MS = 60_000;

/**
 * A worker thread that answers questions one after the other. It starts with the first question, ends when
 * idle, and does not keep the process alive. Each question has its own id, so nobody gets another's
 * answer.
 */
export function askedThread<Q, A>(options: ThreadOptions): (question: Q) => Promise<A> {
  let thread: Life | undefined;
  return async (question) => {
    thread = thread?.isOpen ? thread : new Life(options);
    // The worker's file answers this kind of question with this kind of answer.
    return (await thread.ask(question)) as A;
  };
}

/** Of what a question leaves behind, so much gathers before it is collected. */
const YOUNG_MB = 16;

/** How far a thread steps back behind the one that answers visitors; only Linux knows threads apart. */
const NICENESS = 5;

/**
 * For the thread's own file: answers each question; a failure goes to whoever asked it. Where processors
 * are short, pages and lists come before what threads work out.
 */
export function answerQuestions<Q>(answer: (question: Q) => unknown): void {
  if (platform() === "linux") setPriority(NICENESS);
  parentPort?.on("message", async ({ id, question }: { id: number; question: Q }) => {
    const reply = await Promise.resolve()
      .then(() => answer(question))
      .then(
        (found): Reply => ({ id, answer: found }),
        (error: unknown): Reply => ({
          id,
          failure: error instanceof Error ? error.message : String(error),
        }),
      );
    parentPort?.postMessage(reply);
  });
  parentPort?.postMessage(READY);
}

/** One run of the thread, from start to end. */
class Life {
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isReady = false;
  isOpen = true;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#worker = startWorker(options.source, {
      resourceLimits: {
        maxOldGenerationSizeMb: options.heapMb,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
    this.#worker.unref();
    this.#worker.on("message", (message: typeof READY | Reply) => {
      if (message === READY) this.#begin();
      else this.#settle(message);
    });
    this.#worker.once("error", (error) => this.#end(error));
    this.#worker.once("exit", () => this.#end(undefined));
  }

  ask(question: unknown): Promise<unknown> {
    if (this.#waiting.size >= this.#options.mostWaiting) {
      return Promise.reject(new ThreadBusyError("too many questions are waiting"));
    }
    this.#lastId += 1;
    const asked: Asked = { id: this.#lastId, question };
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage(asked);
      if (this.#waiting.size === 1) this.#watch();
    });
  }

  #begin(): void {
    this.#isReady = true;
    this.#watch();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    this.#watch();
    if (!waiting) return;
    if ("answer" in reply) waiting.resolve(reply.answer);
    else
      waiting.reject(new Error(`the thread that ${this.#options.task} failed: ${reply.failure}`));
  }

  /** Restarts the timeout while somebody is waiting, otherwise the idle time. */
  #watch(): void {
    clearTimeout(this.#timer);
    const waits = this.#waiting.size > 0;
    if (!waits) this.#worker.unref();
    const patienceMs = this.#isReady ? this.#options.patienceMs : START_MS;
    this.#timer = setTimeout(
      () => this.#end(waits ? new Error("an answer took too long") : undefined),
      waits ? patienceMs : IDLE_MS,
    ).unref();
  }

  #end(error: Error | undefined): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearTimeout(this.#timer);
    const { logger, task } = this.#options;
    if (error) logger.error({ err: error }, `the thread that ${task} ended`);
    for (const { reject } of this.#waiting.values()) {
      reject(new ThreadBusyError("the thread ended"));
    }
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}
