import { platform, setPriority } from "node:os";
import type { Piscina } from "piscina";
import type { Logger } from "./logger.ts";
import { threadFile } from "./start-worker.ts";

/** What a thread says to a question. */
type Reply<A> = { readonly answer: A } | { readonly failure: string };

/** The thread could not be asked, or did not answer in time; trying again may help. */
export class ThreadBusyError extends Error {}

interface ThreadOptions {
  /** `new URL("./some-worker.ts", import.meta.url)` of the caller; that file exports an `answer` (`answering`). */
  readonly source: URL;
  /** What it does, as the log names it: "solves plans". */
  readonly task: string;
  readonly logger: Logger;
  /** The most questions in progress at once. */
  readonly mostWaiting: number;
  /** A ready thread that keeps a question for this long is abandoned. */
  readonly patienceMs: number;
  /** The most its heap may hold; a thread that needs more ends, and the next question starts another. */
  readonly heapMb: number;
}

/** How long a thread may take to start: it loads its code, and the machine can be busy. */
const START_MS = 60_000;
/** A thread that is idle for this long ends. */
const IDLE_MS = 60_000;
/** Of what a question leaves behind, so much gathers before it is collected. */
const YOUNG_MB = 16;
/** How far a thread steps back behind the one that answers visitors; only Linux knows threads apart. */
const NICENESS = 5;

/**
 * A worker thread that answers questions one after the other. It starts with the first question, ends when
 * idle, and does not keep the process alive.
 */
export function askedThread<Q, A>(options: ThreadOptions): (question: Q) => Promise<A> {
  const { source, task, logger, mostWaiting, patienceMs, heapMb } = options;
  const ended = (error: unknown) => logger.error({ err: error }, `the thread that ${task} ended`);
  let pool: Promise<Piscina<Q, Reply<A>>> | undefined;
  let underWay = 0;
  let isReady = false;
  const open = async () => {
    const { Piscina } = await import("piscina");
    const opened = new Piscina<Q, Reply<A>>({
      ...threadFile(source),
      name: "answer",
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    opened.on("error", ended);
    opened.on("workerDestroy", () => {
      isReady = false;
    });
    return opened;
  };
  return async (question) => {
    if (underWay >= mostWaiting) throw new ThreadBusyError("too many questions are waiting");
    underWay += 1;
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error("an answer took too long")),
      isReady ? patienceMs : START_MS,
    ).unref();
    try {
      pool ??= open();
      const { signal } = late;
      const reply = await (await pool).run(question, { signal }).catch((error: unknown) => {
        ended(error);
        throw new ThreadBusyError("the thread ended");
      });
      isReady = true;
      if ("answer" in reply) return reply.answer;
      throw new Error(`the thread that ${task} failed: ${reply.failure}`);
    } finally {
      clearTimeout(timer);
      underWay -= 1;
    }
  };
}

/**
 * For the thread's own file, which exports it as `answer`: answers each question; a failure goes to whoever
 * asked it. Where processors are short, pages and lists come before what threads work out.
 */
export function answering<Q, A>(answer: (question: Q) => A | Promise<A>) {
  if (platform() === "linux") setPriority(NICENESS);
  return async (question: Q): Promise<Reply<A>> => {
    try {
      return { answer: await answer(question) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
}
