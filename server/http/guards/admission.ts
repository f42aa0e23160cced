import { monitorEventLoopDelay } from "node:perf_hooks";
import type { RequestHandler, Response } from "express";
import { unavailable } from "../problem.ts";
import { type ClientNetwork, clientNetwork } from "./client-network.ts";

/**
 * Classes of requests, in the order in which an overloaded process sheds them: mails of plans and work
 * for the planning and picture threads first, then a visitor's own data, pages and lists last. Each class
 * has a limit on requests in flight, which adapts so that responses take `targetMs` at most. Mails are a
 * class of their own, because a slow mail server must not count against plans; so are sign-ins, for a slow provider.
 */
const CLASSES = {
  mail: { fewest: 12, most: 48, targetMs: 4000, lagMs: 250 },
  work: { fewest: 8, most: 48, targetMs: 2000, lagMs: 250 },
  signIn: { fewest: 12, most: 48, targetMs: 4000, lagMs: 500 },
  own: { fewest: 32, most: 192, targetMs: 1000, lagMs: 500 },
  page: { fewest: 64, most: 768, targetMs: 1000, lagMs: 2000 },
} as const;

type RequestClass = keyof typeof CLASSES;

// In whatever case, and with a slash at the end, as the routes take them.
const OPERATORS = /^\/api\/(live|ready|health|version|metrics)\/?$/i;
const MAIL = /^\/api\/(itineraries\/send-email|trips\/[^/]+\/mail)\/?$/i;
const SIGN_IN = /^\/api\/(login|callback)\/?$/i;
const WORK = /^\/(pictures\/|api\/(plans|drives|account\/export)(\/|$))|\.(ics|gpx|kml)\/?$/i;
const OWN =
  /^\/api\/(trips|itineraries|trip-list|favorites|account|auth|logout|password|sign-in|newsletter|mail|confirmations)(\/|$)/i;

/** The class of a path; undefined for operators' endpoints, which are never refused. */
export function requestClass(path: string): RequestClass | undefined {
  if (OPERATORS.test(path)) return undefined;
  if (MAIL.test(path)) return "mail";
  if (SIGN_IN.test(path)) return "signIn";
  if (WORK.test(path)) return "work";
  return OWN.test(path) ? "own" : "page";
}

/** Seconds after which a refused visitor may try again. */
const TRY_AGAIN = 2;
const LOOK_EVERY_MS = 250;
/** Consecutive samples needed before lag refuses requests, and before it stops doing so. */
const LOOKS_TO_REFUSE = 2;
const LOOKS_TO_CALM = 12;
/**
 * With fewer requests in flight, lag is caused by something else on the machine, and a late response is
 * better than none.
 */
const MIN_IN_A_CROWD = 16;

/** How much a limit grows with each sample, and the factor by which it shrinks. */
const STEP = 4;
const SHRINK = 0.7;

/** The requests in flight of one class, their limit, and the response times of the current sample. */
class Share {
  /** Requests that this process works on, with their clients: their bodies have arrived, nothing is sent yet. */
  readonly #waiting = new Map<Response, ClientNetwork>();
  /** Requests whose bodies may still be arriving. There may be thousands, so they are checked only with each sample. */
  readonly #sending = new Map<Response, ClientNetwork>();
  #limit: number;
  #answers = 0;
  #ms = 0;
  readonly #of: (typeof CLASSES)[RequestClass];

  constructor(of: (typeof CLASSES)[RequestClass]) {
    this.#of = of;
    this.#limit = of.most;
  }

  add(res: Response, client: ClientNetwork): void {
    // What a GET asks for is begun at once, whether or not a body is announced.
    (res.req.method === "GET" ? this.#waiting : this.#sending).set(res, client);
    res.req.once("end", () => this.#hasCome(res, client));
  }

  get inHand(): number {
    for (const [res, client] of this.#sending) {
      if (res.req.complete || res.destroyed) this.#hasCome(res, client);
    }
    return this.#clients().length;
  }

  #hasCome(res: Response, client: ClientNetwork): void {
    if (this.#sending.delete(res)) this.#waiting.set(res, client);
  }

  #clients(): ClientNetwork[] {
    for (const [res] of this.#waiting) {
      if (res.writableEnded || res.destroyed) this.#waiting.delete(res);
    }
    return [...this.#waiting.values()];
  }

  /** When it is full, within twice the limit, who has less than an equal part of it is let in still. */
  refuses(lag: number, { client, allocation }: ClientNetwork): boolean {
    const waiting = this.#clients();
    if (lag > this.#of.lagMs || waiting.length >= this.#limit * 2) return true;
    if (waiting.length < this.#limit) return false;
    // One with an IPv6 network has any number of clients, and leaves places for others nevertheless.
    const around = waiting.filter((each) => each.allocation === allocation);
    const own = around.filter((each) => each.client === client).length;
    const clients = new Set(waiting.map((each) => each.client)).add(client).size;
    return around.length >= this.#limit * 1.5 || own >= this.#limit / clients;
  }

  /** Whether the limit is close to its minimum, which takes seconds of slow responses. */
  get isTight(): boolean {
    return this.#limit < this.#of.fewest * 2;
  }

  answered(ms: number): void {
    this.#answers += 1;
    this.#ms += ms;
  }

  /** Adapts the limit: additive increase, multiplicative decrease. */
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
 * Admits as many requests as the process can answer in time, and refuses the rest at once with 503.
 * Cached responses never get here.
 */
export class Admission {
  readonly #lagMs: () => number;
  readonly #shares = Object.fromEntries(
    Object.entries(CLASSES).map(([name, of]) => [name, new Share(of)]),
  ) as Record<RequestClass, Share>;
  /** The lag on which the latest samples agree. */
  #lag = 0;
  #late: number[] = [];

  /** @param lagMs the median lag of timers since the last call. */
  constructor(lagMs: () => number) {
    this.#lagMs = lagMs;
  }

  /** Starts sampling, until the process ends. */
  start(): this {
    setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    return this;
  }

  /** Takes a sample: lag rises when two samples agree, and falls after three seconds below. */
  look(): void {
    for (const share of Object.values(this.#shares)) share.adjust();
    const lagMs = this.#lagMs();
    const isCrowd = this.inHand >= MIN_IN_A_CROWD;
    this.#late = [isCrowd ? lagMs : 0, ...this.#late].slice(0, LOOKS_TO_CALM);
    const agreed = Math.min(...this.#late.slice(0, LOOKS_TO_REFUSE));
    const lately = Math.max(...this.#late);
    if (this.#late.length >= LOOKS_TO_REFUSE && agreed > this.#lag) this.#lag = agreed;
    else if (this.#late.length === LOOKS_TO_CALM && lately < this.#lag) this.#lag = lately;
  }

  /** Whether even visitors' own requests are refused: another process should take over. */
  get isOverloaded(): boolean {
    return this.#shares.own.isTight || this.#lag > CLASSES.own.lagMs;
  }

  /** Requests in flight. */
  get inHand(): number {
    return Object.values(this.#shares).reduce((sum, { inHand }) => sum + inHand, 0);
  }

  readonly middleware: RequestHandler = (req, res, next) => {
    const requests = requestClass(req.path);
    if (requests === undefined) return next();
    const share = this.#shares[requests];
    const client = clientNetwork(req.ip);
    if (share.refuses(this.#lag, client)) {
      throw unavailable("The guide is very busy right now. Please try again.", TRY_AGAIN);
    }
    // The event stream of an open trip page lasts for hours and costs nothing.
    if (/\/events\/?$/i.test(req.path)) return next();
    let began = performance.now();
    share.add(res, client);
    // A body takes its sender's time, not ours.
    req.once("end", () => {
      began = performance.now();
    });
    res.once("finish", () => share.answered(performance.now() - began));
    next();
  };
}

/** Makes a function that returns the median timer lag since its last call. */
export function eventLoopLag(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  return () => {
    const lag = histogram.count === 0 ? 0 : histogram.percentile(50) / 1e6 - 20;
    histogram.reset();
    return Math.max(0, lag);
  };
}
