import { EventEmitter } from "node:events";
import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";
import { startWorker } from "../worker-thread.ts";

const code = (letter: string) => letter.charCodeAt(0);
/** AuthenticationOk, and ReadyForQuery outside of a transaction. */
const WELCOME = Uint8Array.of(code("R"), 0, 0, 0, 8, 0, 0, 0, 0, code("Z"), 0, 0, 0, 5, code("I"));
const TERMINATE = code("X");

/** Stands in for `pg`'s socket and passes its messages to the embedded engine. */
export class EngineStream extends Duplex {
  readonly #ready: Promise<void>;
  readonly #send: (bytes: Uint8Array) => void;
  #isStarted = false;

  /** @param ready resolves once the engine accepts messages. */
  constructor(ready: Promise<void>, send: (bytes: Uint8Array) => void) {
    super();
    this.#ready = ready;
    this.#send = send;
  }

  /** Called by `pg` with a port and a host, which mean nothing here. */
  connect(): this {
    this.#ready.then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {
    // Responses are pushed as they arrive.
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    // The backend is already running and outlives its connections, so the startup message is dropped.
    if (!this.#isStarted) this.push(WELCOME);
    else if (chunk[0] !== TERMINATE) this.#send(chunk);
    this.#isStarted = true;
    done();
  }

  /** The messages of a query go to the engine together. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "", done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // The thread keeps the process alive, not its streams.
  setNoDelay(): this {
    return this;
  }
  ref(): this {
    return this;
  }
}

const PING_MS = 500;

/** What the thread is told: that a connection was opened, what it sent, to answer, to end. */
export type FromSite =
  | { readonly open: number }
  | { readonly session: number; readonly bytes: Uint8Array }
  | { readonly ping: number }
  | "stop";

type FromWorker =
  | "ready"
  | { readonly session: number; readonly bytes: Uint8Array }
  | { readonly pong: number };

/**
 * The thread that runs the embedded Postgres on a folder, until it ends. It has a single connection.
 */
export class EngineThread extends EventEmitter<{ ended: [Error] }> {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  /** The current connection; responses to an earlier one are dropped. */
  #stream: EngineStream | undefined;
  #session = 0;
  /** How often it was asked since it last answered. A process that stood still itself has not asked. */
  #unanswered = 0;
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
        else if ("pong" in message) this.#unanswered = 0;
        else if (message.session === this.#session) this.#stream?.push(message.bytes);
      });
    });
    this.ready.catch(() => {});
  }

  /** Opens a connection, which replaces the one before. */
  open(): EngineStream {
    const session = ++this.#session;
    this.#worker.postMessage({ open: session });
    // A copy: `pg` writes into one buffer that has the size of its largest message ever, and a view of
    // it would be sent with the whole of it.
    this.#stream = new EngineStream(this.ready, (bytes) =>
      this.#worker.postMessage({ session, bytes: new Uint8Array(bytes) }),
    );
    return this.#stream;
  }

  /**
   * Terminates the thread when a statement blocks it for `limitMs`: the engine cannot interrupt itself
   * (`statement_timeout` has no effect in it).
   */
  limitStatements(limitMs: number): void {
    this.#unanswered = 0;
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      if (this.#unanswered * PING_MS > limitMs) {
        this.#end(new Error(`a statement ran longer than ${limitMs} ms`));
        void this.#worker.terminate();
      } else this.#worker.postMessage({ ping: ++this.#unanswered });
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
