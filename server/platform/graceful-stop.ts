import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "./logger.ts";
import type { OpenConnections } from "./open-connections.ts";

interface StopOptions {
  readonly server: Server;
  readonly connections: OpenConnections;
  readonly logger: Logger;
  /** How long the listener stays open after readiness has failed, for a proxy to notice. */
  readonly drainMs: number;
  /** How long responses in progress may take after that. */
  readonly finishMs: number;
  /** Ends event streams as the listener closes. */
  readonly endStreams?: () => void;
  /** What to close after that, in order, with names for the log; a text that one answers is a warning. */
  readonly parts: readonly (readonly [name: string, close: () => unknown])[];
  readonly exit: (code: number) => void;
}

/** One Ctrl-C can arrive twice: the terminal signals the whole process group, and npm forwards it. */
const SAME_SIGNAL_MS = 1_000;
const LOOK_EVERY_MS = 50;

/**
 * Shuts the process down: readiness fails, keep-alive ends, the listener closes, open responses finish,
 * and the parts are closed in order.
 */
export class GracefulStop {
  readonly #options: StopOptions;
  #begun: number | undefined;
  #insisted = false;

  constructor(options: StopOptions) {
    this.#options = options;
  }

  get isStopping(): boolean {
    return this.#begun !== undefined;
  }

  /** Stops at SIGTERM or SIGINT. A second one does not disturb it; a third ends the process at once. */
  onSignals(): void {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => this.#signaled(signal));
    }
  }

  /** Stops with this exit code; calls after the first change nothing. */
  async stop(code = 0, drainMs = this.#options.drainMs): Promise<void> {
    if (this.isStopping) return;
    this.#begun = performance.now();
    const { server, connections, logger, parts, exit } = this.#options;
    server.prependListener("request", (_req, res) => {
      res.shouldKeepAlive = false;
    });
    for (const res of connections.underWay()) if (!res.headersSent) res.shouldKeepAlive = false;
    await delay(drainMs);
    await this.#closeServer();
    let failed = false;
    for (const [name, close] of parts) {
      try {
        const warning = await close();
        if (typeof warning === "string") logger.warn({ part: name }, warning);
      } catch (error) {
        failed = true;
        logger.error({ err: error, part: name }, "closing failed at the stop");
      }
    }
    logger.info("stopped");
    exit(failed && code === 0 ? 1 : code);
  }

  #signaled(signal: string): void {
    const { connections, logger, exit } = this.#options;
    if (this.#begun === undefined) {
      logger.info({ signal }, "stopping");
      void this.stop();
    } else if (performance.now() - this.#begun < SAME_SIGNAL_MS) {
      // The same Ctrl-C.
    } else if (this.#insisted) {
      logger.warn({ signal }, "ended at once, by the third signal");
      exit(1);
    } else {
      this.#insisted = true;
      const open = connections.underWay().length;
      logger.info({ signal, open }, "stopping already; once more ends it at once");
    }
  }

  async #closeServer(): Promise<void> {
    const { connections, server, finishMs, logger } = this.#options;
    const closed = new Promise((resolve) => server.close(resolve));
    this.#options.endStreams?.();
    // A connection that was in use just now is idle a moment later.
    const idle = setInterval(() => {
      server.closeIdleConnections();
      connections.endUnused();
    }, LOOK_EVERY_MS);
    const late = setTimeout(() => {
      const open = connections.underWay().length;
      logger.warn({ open }, "answers under way were cut off at the stop");
      server.closeAllConnections();
    }, finishMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  }
}
