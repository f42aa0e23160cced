import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { RequestHandler } from "express";
import { unavailable } from "../problem.ts";

/**
 * What visitors lose first when a process has more to do than it can answer: mails of plans, and work that
 * takes the planning thread or drawings; then what is a visitor's own; pages and lists last. Of each class
 * so many requests are in hand at once: fewer while they take longer than `targetMs`, more again after,
 * so that who is let in is answered soon and who is not hears so at once. A mail takes as long as its
 * server likes, which must not count against plans.
 */
const CLASSES = {
  mail: { fewest: 12, most: 48, targetMs: 4000, lagMs: 250 },
  work: { fewest: 8, most: 48, targetMs: 2000, lagMs: 250 },
  own: { fewest: 32, most: 192, targetMs: 1000, lagMs: 500 },
  page: { fewest: 64, most: 768, targetMs: 1000, lagMs: 2000 },
} as const;

type RequestClass = keyof typeof CLASSES;

const OPERATORS = /^\/api\/(live|ready|health|version|metrics)$/;
const MAIL = /^\/api\/(itineraries\/send-email|trips\/[^/]+\/mail)$/;
const WORK = /^\/(pictures\/|api\/(plans|drives|account\/export)(\/|$))|\.(ics|gpx|kml)$/;
const OWN =
  /^\/api\/(trips|itineraries|trip-list|favorites|account|auth|login|callback|logout|password|sign-in|newsletter|mail|confirmations)(\/|$)/;

/** The class of a path; undefined for what an operator asks, which is always answered. */
export function requestClass(path: string): RequestClass | undefined {
  if (OPERATORS.test(path)) return undefined;
  if (MAIL.test(path)) return "mail";
  if (WORK.test(path)) return "work";
  return OWN.test(path) ? "own" : "page";
}

/** Seconds after which a refused visitor may try again. */
const TRY_AGAIN = 2;
const LOOK_EVERY_MS = 250;
/** So many looks must agree before anybody is refused for lag, and before all are let in again. */
const LOOKS_TO_REFUSE = 2;
const LOOKS_TO_CALM = 12;
/**
 * With fewer requests in hand lag is not the visitors' doing: a machine that is busy with something else
 * makes timers late too, and then a late answer is better than none.
 */
const FEWEST_IN_A_CROWD = 16;

/** By how much the requests in hand grow with each look, and shrink to. */
const STEP = 4;
const SHRINK = 0.7;

/** The requests of one class: how many are in hand, how many may be, and how long answers took lately. */
class Share {
  inHand = 0;
  #limit: number;
  #answers = 0;
  #ms = 0;
  readonly #of: (typeof CLASSES)[RequestClass];

  constructor(requests: RequestClass) {
    this.#of = CLASSES[requests];
    this.#limit = this.#of.most;
  }

  refuses(lag: number): boolean {
    return this.inHand >= this.#limit || lag > this.#of.lagMs;
  }

  /** Whether little is let in; it takes seconds of late answers to be so, and of good ones to end. */
  get isTight(): boolean {
    return this.#limit < this.#of.fewest * 2;
  }

  answered(ms: number): void {
    this.#answers += 1;
    this.#ms += ms;
  }

  /** Adds to what may be in hand, or takes from it (additive increase, multiplicative decrease). */
  adjust(): void {
    const { fewest, most, targetMs } = this.#of;
    const isSlow = this.#answers > 0 ? this.#ms / this.#answers > targetMs : this.inHand > fewest;
    this.#limit = isSlow
      ? Math.max(fewest, Math.floor(this.#limit * SHRINK))
      : Math.min(most, this.#limit + STEP);
    this.#answers = 0;
    this.#ms = 0;
  }
}

/**
 * Lets in what the process can answer, and refuses the rest at once with 503 rather than all of it late.
 * What stands in the table of cached responses does not come here: it is answered always.
 */
export class Admission {
  readonly #lagMs: () => number;
  readonly #now: () => number;
  readonly #shares = {
    mail: new Share("mail"),
    work: new Share("work"),
    own: new Share("own"),
    page: new Share("page"),
  };
  /** The lag that counts: over which the last looks agree. */
  #lag = 0;
  #late: number[] = [];

  /**
   * @param lagMs by how much half of the timers since the last look came late.
   * @param now milliseconds of a clock that only goes on.
   */
  constructor(lagMs: () => number, now = () => performance.now()) {
    this.#lagMs = lagMs;
    this.#now = now;
  }

  /** Looks at lag and answers from now on, for as long as the process lives. */
  start(): this {
    setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    return this;
  }

  /** Notes the present lag, if there is a crowd: it counts once two looks agree, and until it was less for three seconds. */
  look(): void {
    for (const share of Object.values(this.#shares)) share.adjust();
    const lagMs = this.#lagMs();
    const isCrowd = this.inHand >= FEWEST_IN_A_CROWD;
    this.#late = [isCrowd ? lagMs : 0, ...this.#late].slice(0, LOOKS_TO_CALM);
    const agreed = Math.min(...this.#late.slice(0, LOOKS_TO_REFUSE));
    const lately = Math.max(...this.#late);
    if (this.#late.length >= LOOKS_TO_REFUSE && agreed > this.#lag) this.#lag = agreed;
    else if (this.#late.length === LOOKS_TO_CALM && lately < this.#lag) this.#lag = lately;
  }

  /** Whether even what is a visitor's own is refused: another process should take over. */
  get isOverloaded(): boolean {
    return this.#shares.own.isTight || this.#lag > CLASSES.own.lagMs;
  }

  /** Requests that are not answered yet. */
  get inHand(): number {
    return Object.values(this.#shares).reduce((sum, { inHand }) => sum + inHand, 0);
  }

  readonly middleware: RequestHandler = (req, res, next) => {
    const requests = requestClass(req.path);
    if (requests === undefined) return next();
    const share = this.#shares[requests];
    if (share.refuses(this.#lag)) {
      throw unavailable("The guide is very busy right now. Please try again.", TRY_AGAIN);
    }
    // An open page of a trip hears of changes for hours and costs nothing meanwhile.
    if (req.path.endsWith("/events")) return next();
    const began = this.#now();
    share.inHand += 1;
    res.once("finish", () => share.answered(this.#now() - began));
    res.once("close", () => {
      share.inHand -= 1;
    });
    next();
  };
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
