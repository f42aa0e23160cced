import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import { startWorker } from "../start-worker.ts";
import { EngineStream } from "./engine-stream.ts";

const PING_MS = 500;

type FromWorker =
  | "ready"
  | { readonly session: number; readonly bytes: Uint8Array }
  | { readonly pong: number };

/**
 * One life of the thread that runs the embedded Postgres on a folder. It has one backend and one connection,
 * for which the pool lets its callers wait.
 */
export class EngineThread extends EventEmitter<{ ended: [Error] }> {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  /** The connection there is; what an earlier one asked for is answered to nobody. */
  #stream: EngineStream | undefined;
  #session = 0;
  #lastPong = 0;
  #watch: NodeJS.Timeout | undefined;
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
   * From now on ends the thread when a statement keeps it from answering for `limitMs`; the engine cannot
   * interrupt itself (`statement_timeout` has no effect in it).
   */
  limitStatements(limitMs: number): void {
    this.#lastPong = performance.now();
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      if (performance.now() - this.#lastPong > limitMs) {
        this.#end(new Error(`a statement ran longer than ${limitMs} ms`));
        void this.#worker.terminate();
      } else this.#worker.postMessage({ ping: 1 });
    }, PING_MS).unref();
  }

  stop(): Promise<void> {
    clearInterval(this.#watch);
    return new Promise((resolve) => {
      this.#worker.once("exit", () => resolve());
      this.#worker.postMessage("stop");
    });
  }

  #end(error: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.#watch);
    this.#stream?.destroy(error);
    this.emit("ended", error);
  }
}
