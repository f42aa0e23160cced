import { Duplex } from "node:stream";

/** The other end of a stream: where its bytes go. */
export interface EngineEnd {
  /** Resolves once the engine takes messages. */
  readonly ready: Promise<void>;
  send(bytes: Uint8Array): void;
  close(): void;
}

/** What `pg` uses in place of a socket: its messages go straight to the embedded engine. */
export class EngineStream extends Duplex {
  readonly #end: EngineEnd;

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
    this.#end.send(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.#end.close();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#end.close();
    done(error);
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
