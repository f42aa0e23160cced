import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import type { Logger } from "../logger.ts";
import { startWorker } from "../start-worker.ts";
import { EngineStream } from "./engine-stream.ts";

const PING_MS = 500;

type FromWorker =
  | "ready"
  | { readonly session: number; readonly bytes: Uint8Array }
  | { readonly pong: number };

/** One life of the worker thread; `EmbeddedEngine` starts the next when it ends before its time. */
class EngineThread extends EventEmitter<{ ended: [Error] }> {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  /** The connection there is; what an earlier one asked for is answered to nobody. */
  #stream: EngineStream | undefined;
  #session = 0;
  #lastPong = performance.now();
  #ended = false;

  constructor(folder: string) {
    super();
    this.#worker = startWorker(new URL("./embedded-database-worker.ts", import.meta.url), {
      workerData: { folder },
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.once("error", (error) => this.#end(error));
      this.#worker.once("exit", () => this.#end(new Error("the embedded database ended")));
      this.once("ended", reject);
      this.#worker.on("message", (message: FromWorker) => {
        if (message === "ready") resolve();
        else if ("pong" in message) this.#lastPong = performance.now();
        else if (message.session === this.#session) this.#stream?.push(message.bytes);
      });
    });
    this.ready.catch(() => {});
  }

  /** Opens the connection, in place of the one before. */
  open(): EngineStream {
    const session = ++this.#session;
    this.#worker.postMessage({ open: session });
    this.#stream = new EngineStream({
      ready: this.ready,
      // A copy: `pg` writes into one buffer that has the size of its largest message ever, and a view of
      // it would be sent with the whole of it.
      send: (bytes) => this.#worker.postMessage({ session, bytes: new Uint8Array(bytes) }),
    });
    return this.#stream;
  }

  /**
   * Ends the thread when a statement keeps it from answering for `limitMs`; the engine cannot
   * interrupt itself (`statement_timeout` has no effect in it). Returns what stops the watch.
   */
  watch(limitMs: number): () => void {
    this.#lastPong = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - this.#lastPong > limitMs) {
        this.#end(new Error(`a statement ran longer than ${limitMs} ms`));
        void this.#worker.terminate();
      } else this.#worker.postMessage({ ping: 1 });
    }, PING_MS).unref();
    return () => clearInterval(timer);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#worker.once("exit", () => resolve());
      this.#worker.postMessage("stop");
    });
  }

  #end(error: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#stream?.destroy(error);
    this.emit("ended", error);
  }
}

/**
 * The embedded Postgres on a folder, which must be locked for this process. It has one backend and one
 * connection, for which the pool lets its callers wait. A thread that crashed, or that a statement holds for
 * longer than its limit, is ended and started again, which loses nothing that was committed.
 */
export class EmbeddedEngine {
  readonly #folder: string;
  readonly #logger: Logger;
  readonly #onLost: (error: Error) => void;
  #thread: EngineThread;
  #limitMs: number | undefined;
  #stopWatch = () => {};
  #stopping = false;

  /** @param onLost called when it cannot be started again: the process is of no use any more. */
  constructor(folder: string, logger: Logger, onLost: (error: Error) => void) {
    this.#folder = folder;
    this.#logger = logger;
    this.#onLost = onLost;
    this.#thread = this.#start();
  }

  /** Resolves once it answers. */
  get ready(): Promise<void> {
    return this.#thread.ready;
  }

  /** The connection for `pg`, in place of the one before. */
  readonly openStream = (): EngineStream => this.#thread.open();

  /** From now on no statement may run longer. */
  limitStatements(limitMs: number): void {
    this.#limitMs = limitMs;
    this.#stopWatch();
    this.#stopWatch = this.#thread.watch(limitMs);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#stopWatch();
    await this.#thread.stop();
  }

  #start(): EngineThread {
    const thread = new EngineThread(this.#folder);
    let wasReady = false;
    thread.ready.then(
      () => {
        wasReady = true;
        if (this.#limitMs && !this.#stopping) this.limitStatements(this.#limitMs);
      },
      () => {},
    );
    thread.once("ended", (error) => {
      this.#stopWatch();
      if (this.#stopping) return;
      if (!wasReady) {
        this.#onLost(error);
        return;
      }
      this.#logger.error({ err: error }, "the embedded database ended; it is started again");
      this.#thread = this.#start();
    });
    return thread;
  }
}
