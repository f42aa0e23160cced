import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { RequestHandler } from "express";
import { unavailable } from "../problem.ts";

/**
 * What visitors lose first when a process has more to do than it can answer: work that takes the
 * planning thread, drawings or mails; then what is a visitor's own; pages and lists last.
 */
const CLASSES = {
  work: { most: 48, lagMs: 150 },
  own: { most: 192, lagMs: 400 },
  page: { most: 768, lagMs: 1500 },
} as const;

type RequestClass = keyof typeof CLASSES;

const OPERATORS = /^\/api\/(live|ready|health|version|metrics)$/;
const WORK =
  /^\/(pictures\/|api\/(plans|drives|account\/export|itineraries\/send-email)(\/|$))|\.(ics|gpx|kml)$|\/mail$/;
const OWN =
  /^\/api\/(trips|itineraries|trip-list|favorites|account|auth|login|callback|logout|password|sign-in|newsletter|mail|confirmations)(\/|$)/;

/** The class of a path; undefined for what an operator asks, which is always answered. */
export function requestClass(path: string): RequestClass | undefined {
  if (OPERATORS.test(path)) return undefined;
  if (WORK.test(path)) return "work";
  return OWN.test(path) ? "own" : "page";
}

/** Seconds after which a refused visitor may try again. */
const TRY_AGAIN = 2;
const LOOK_EVERY_MS = 500;
/** So many looks must agree before anybody is refused for lag, and before all are let in again. */
const LOOKS_TO_REFUSE = 2;
const LOOKS_TO_CALM = 6;

/**
 * Lets in what the process can answer, and refuses the rest at once with 503 rather than all of it late.
 * What stands in the table of cached responses does not come here: it is answered always.
 */
export class Admission {
  readonly #lagMs: () => number;
  readonly #inHand: Record<RequestClass, number> = { work: 0, own: 0, page: 0 };
  /** The lag that counts: over which the last looks agree. */
  #lag = 0;
  #late: number[] = [];

  /** @param lagMs by how much half of the timers of the last half second came late. */
  constructor(lagMs: () => number) {
    this.#lagMs = lagMs;
  }

  /** Looks at the lag from now on, for as long as the process lives. */
  start(): this {
    setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    return this;
  }

  /** Notes the present lag: it counts once two looks agree, and until it was less for three seconds. */
  look(): void {
    this.#late = [this.#lagMs(), ...this.#late].slice(0, LOOKS_TO_CALM);
    const agreed = Math.min(...this.#late.slice(0, LOOKS_TO_REFUSE));
    const lately = Math.max(...this.#late);
    if (this.#late.length >= LOOKS_TO_REFUSE && agreed > this.#lag) this.#lag = agreed;
    else if (this.#late.length === LOOKS_TO_CALM && lately < this.#lag) this.#lag = lately;
  }

  /** Whether even what is a visitor's own is refused: another process should take over. */
  get isOverloaded(): boolean {
    return this.#refuses("own");
  }

  /** Requests that are not answered yet. */
  get inHand(): number {
    return this.#inHand.work + this.#inHand.own + this.#inHand.page;
  }

  readonly middleware: RequestHandler = (req, res, next) => {
    const requests = requestClass(req.path);
    if (requests === undefined) return next();
    if (this.#refuses(requests)) {
      throw unavailable("The guide has more visitors than it can answer. Try again.", TRY_AGAIN);
    }
    // An open page of a trip hears of changes for hours and costs nothing meanwhile.
    if (req.path.endsWith("/events")) return next();
    this.#inHand[requests] += 1;
    res.once("close", () => {
      this.#inHand[requests] -= 1;
    });
    next();
  };

  #refuses(requests: RequestClass): boolean {
    const { most, lagMs } = CLASSES[requests];
    return this.#inHand[requests] >= most || this.#lag > lagMs;
  }
}

/** Reads how late the timers of this process came since it was read the last time. */
export function eventLoopLag(
  histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 }),
): () => number {
  histogram.enable();
  return () => {
    const lag = histogram.count === 0 ? 0 : histogram.percentile(50) / 1e6 - 20;
    histogram.reset();
    return Math.max(0, lag);
  };
}
