import { Duplex } from "node:stream";

/** The other end of a stream: where its bytes go. */
export interface EngineEnd {
  /** Resolves once the engine takes messages. */
  readonly ready: Promise<void>;
  send(bytes: Uint8Array): void;
}

const code = (letter: string) => letter.charCodeAt(0);
/** AuthenticationOk, and ReadyForQuery outside of a transaction. */
const WELCOME = Uint8Array.of(code("R"), 0, 0, 0, 8, 0, 0, 0, 0, code("Z"), 0, 0, 0, 5, code("I"));
const TERMINATE = code("X");

/** What `pg` uses in place of a socket: its messages go straight to the embedded engine. */
export class EngineStream extends Duplex {
  readonly #end: EngineEnd;
  #isStarted = false;

  constructor(end: EngineEnd) {
    super();
    this.#end = end;
  }

  /** Called by `pg` with a port and a host, which mean nothing here. */
  connect(): this {
    this.#end.ready.then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read(): void {
    // What the engine answers is pushed as it comes.
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    // The backend has long been started, and outlives its connections.
    if (!this.#isStarted) this.push(WELCOME);
    else if (chunk[0] !== TERMINATE) this.#end.send(chunk);
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
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
