import { platform, setPriority } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";
import type { Piscina } from "piscina";
import type { Logger } from "./logger.ts";

/** What a thread replies to a question. */
type Reply<A> = { readonly answer: A } | { readonly failure: string };

/** The thread is full, ended, or did not answer in time; trying again may help. */
export class ThreadBusyError extends Error {}

interface ThreadOptions {
  /** `new URL("./some-worker.ts", import.meta.url)` of the caller; that file exports an `answer` (`answering`). */
  readonly source: URL;
  /** For the log: "solves plans". */
  readonly task: string;
  readonly logger: Logger;
  /** The most questions in progress at once. */
  readonly maxWaiting: number;
  /** A warm thread that takes longer than this for a question is terminated. */
  readonly timeoutMs: number;
  /** Heap limit; a thread that exceeds it ends, and the next question starts another. */
  readonly heapMb: number;
}

/** How long a thread may take to start: it loads its code, and the machine can be busy. */
const START_MS = 60_000;
/** A thread that is idle for this long ends. */
const IDLE_MS = 60_000;
/** Size of the young generation, which holds what a question leaves behind. */
const YOUNG_MB = 16;
/** Threads run at a lower priority than the one that answers visitors; only Linux has this per thread. */
const NICENESS = 5;

/**
 * A worker thread that answers questions one after the other. It starts with the first question, ends when
 * idle, and does not keep the process alive.
 */
export function workerThread<Q, A>(options: ThreadOptions): (question: Q) => Promise<A> {
  const { source, task, logger, maxWaiting, timeoutMs, heapMb } = options;
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
    if (underWay >= maxWaiting) throw new ThreadBusyError("too many questions are waiting");
    underWay += 1;
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new Error("an answer took too long")),
      isReady ? timeoutMs : START_MS,
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

/** Makes the `answer` that a worker file exports. A failure is returned to whoever asked. */
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

/** What bundles of threads stand beside; sources have none (`scripts/build/server-bundle.ts`). Tests have them elsewhere. */
export const bundles = { beside: import.meta.url };
const builtFile = (source: URL) =>
  new URL(`./${basename(fileURLToPath(source), ".ts")}.js`, bundles.beside);

const isBuilt = () => !bundles.beside.endsWith(".ts");

/**
 * Starts a thread on a file of the server's sources.
 *
 * @param source `new URL("./some-worker.ts", import.meta.url)` of the caller.
 */
export function startWorker(source: URL, options: WorkerOptions = {}): Worker {
  if (isBuilt()) return new Worker(builtFile(source), options);
  // Run from its sources, the thread needs the TypeScript loader that it does not inherit.
  const load = `import("tsx/esm/api").then((tsx) => tsx.tsImport("${source.href}", "${import.meta.url}"))`;
  return new Worker(load, { ...options, eval: true });
}

/** The same as options for piscina. */
const threadFile = (source: URL) =>
  isBuilt()
    ? { filename: builtFile(source).href }
    : { filename: source.href, execArgv: ["--import", "tsx"] };
