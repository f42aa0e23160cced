import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SitePool } from "#server/platform/database/site-pool.ts";
import type { Mailer } from "#server/platform/mailer.ts";
import { routePattern } from "#server/platform/tracing.ts";

/** Seconds; the bounds that alerts and the board ask for. */
const LATENCY_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Names of every metric begin with it. */
const PREFIX = "guide_";

/**
 * What this process measures of itself, for Prometheus. Labels are few and of the code's own making:
 * a route is a pattern, never a path, so that neither tokens nor visitors' words become labels.
 */
export class Metrics {
  readonly #registry = new Registry();
  /** When the mail server last took a mail from this process. */
  lastMailAt: Date | undefined;
  readonly #requests = this.#histogram(
    "http_request_seconds",
    "From a request's head to its answer's end.",
    ["method", "route", "status"],
  );
  readonly #poolWait = this.#histogram(
    "database_wait_seconds",
    "How long work waited for a connection of the pool.",
    [],
  );
  readonly #mails = new Counter(
    this.#named("mails_total", "Mails handed to the mail server, by outcome: sent or failed.", [
      "outcome",
    ]),
  );
  readonly #housekeeping = new Gauge(
    this.#named(
      "housekeeping_last_success_seconds",
      "Unix time at which each kind of housekeeping last ended well, or the process began.",
      ["kind"],
    ),
  );

  /** @param build names the build in `guide_build_info`. */
  constructor(build: { readonly version: string; readonly commit: string | null }) {
    collectDefaultMetrics({ register: this.#registry, prefix: PREFIX });
    const help = "1, with the version and commit of this build.";
    const info = new Gauge(this.#named("build_info", help, ["version", "commit"]));
    info.set({ version: build.version, commit: build.commit ?? "unknown" }, 1);
    for (const outcome of ["sent", "failed"]) this.#mails.inc({ outcome }, 0);
  }

  /** What every metric is declared with. */
  #named<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    return { name: PREFIX + name, help, labelNames, registers: [this.#registry] };
  }

  #histogram<Label extends string>(...of: [name: string, help: string, labels: readonly Label[]]) {
    return new Histogram({ ...this.#named(...of), buckets: LATENCY_BUCKETS });
  }

  /** Counts every request of a server by method, route and status. */
  watchRequests(server: Server): void {
    server.prependListener("request", (req: IncomingMessage, res: ServerResponse) => {
      const end = this.#requests.startTimer();
      res.once("close", () => {
        // Express notes the pattern that answered; what it never saw is a cached answer, a file or unknown.
        const route = routePattern(req) ?? "other";
        end({ method: req.method ?? "", route, status: String(res.statusCode) });
      });
    });
  }

  /** Tells how the pool of connections is used, and how long work waits for one. */
  watchPool(pool: Pick<SitePool, "totalCount" | "idleCount" | "waitingCount">): void {
    this.gauge("database_connections", "Connections of the pool.", () => pool.totalCount);
    this.gauge("database_connections_idle", "Those without work.", () => pool.idleCount);
    this.gauge("database_waiting", "Work that waits for a connection.", () => pool.waitingCount);
  }

  /** Tells what is under way, and whether visitors are refused for it. */
  watchAdmission(admission: { readonly inHand: number; readonly isOverloaded: boolean }): void {
    this.gauge("requests_in_hand", "Requests without an answer yet.", () => admission.inHand);
    const read = () => Number(admission.isOverloaded);
    this.gauge("overloaded", "1 while what is a visitor's own is refused.", read);
  }

  /** Counts work that waited this long for a connection. */
  readonly waitedForConnection = (seconds: number): void => this.#poolWait.observe(seconds);

  /**
   * A mailer that counts what the mail server took and what it did not.
   *
   * @param onSent called with each message that it took.
   */
  watchMailer(mailer: Mailer, onSent: () => void): Mailer {
    return {
      ...mailer,
      send: async (...args) => {
        try {
          await mailer.send(...args);
          this.#mails.inc({ outcome: "sent" });
          this.lastMailAt = new Date();
          onSent();
        } catch (error) {
          this.#mails.inc({ outcome: "failed" });
          throw error;
        }
      },
    };
  }

  /** A value that is read when somebody asks for it; one that cannot be read now is no number. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      ...this.#named(name, help, []),
      async collect() {
        this.set(await Promise.resolve(read()).catch(() => Number.NaN));
      },
    });
  }

  /** Notes that a kind of housekeeping has ended well. */
  readonly keptHouse = (kind: string): void => this.#housekeeping.setToCurrentTime({ kind });

  /** All of it in Prometheus's text format, and that format's media type. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}
