import { setTimeout as delay } from "node:timers/promises";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { contentPeriod } from "#server/platform/content/keep-content.ts";
import type { Logger } from "#server/platform/logger.ts";
import { HttpProblem } from "../problem.ts";
import {
  type CachedResponse,
  makeTextResponse,
  sizeOf,
  type TextResponse,
} from "./cached-response.ts";
import { sendCached } from "./send-cached.ts";

interface CachedResponsesOptions {
  readonly now: () => Date;
  readonly logger: Logger;
  /** Names the content that everything here is made from. Without it all is remade in each period. */
  readonly guide?: () => Promise<{ readonly version: string }>;
  /** At shutdown, stops preparing what nobody has asked for. */
  readonly health?: { isStopping(): boolean };
}

type Load = () => Promise<TextResponse>;
/** The values of a path's `:names`. */
type Params = Readonly<Record<string, unknown>>;
/** What makes the response for the parameters of a path; undefined where they are not valid. */
type LoadFor = (params: Params) => Load | undefined;

/** A response made from content, with the period it was last current in. */
interface CacheEntry {
  readonly answer: CachedResponse;
  /** Of the content it was made from; undefined where it is out of date or lacks something. */
  readonly version: string | undefined;
  readonly period: number;
  readonly load: Load;
}

/** Bytes of responses made from content; beyond that the least recently used are dropped. */
const MAX_BYTES = 64_000_000;

/**
 * Responses that are the same for every visitor, by path: the build's files, pages, the API's lists. Its
 * middleware comes before the routers.
 *
 * What is made from content is kept for half a minute, then sent for another while it is remade in the
 * background. If it cannot be remade, it stays as it was. Nothing in it belongs to one visitor.
 */
export class CachedResponses {
  readonly #options: CachedResponsesOptions;
  readonly #files = new Map<string, CachedResponse>();
  readonly #entries = new LRUCache<string, CacheEntry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  });
  readonly #declared = new Map<string, LoadFor>();
  readonly #pending = new Map<string, { readonly period: number; made: Promise<CacheEntry> }>();
  /** What is made in the background, one after the other. */
  readonly #inBackground = new Map<string, Promise<unknown>>();

  constructor(options: CachedResponsesOptions) {
    this.#options = options;
  }

  /** Answers GET and HEAD of `path` for as long as the process lives. */
  set(path: string, answer: CachedResponse): void {
    this.#files.set(path, answer);
  }

  /** The answer at a path, unless it is out of date. */
  get(path: string): CachedResponse | undefined {
    const file = this.#files.get(path);
    if (file) return file;
    const kept = this.#entries.get(path);
    if (!kept) return undefined;
    const age = this.#period() - kept.period;
    if (age > 1) return undefined;
    if (age === 1) this.#loadInBackground(path, kept.load).catch(() => {});
    return kept.answer;
  }

  /** Declares the responses of a path, each address of `/api/blog/:slug` one; made when asked for, or by `prepare`. */
  declare(path: string, loadFor: LoadFor): void {
    this.#declared.set(path, loadFor);
  }

  /** The API's response at a declared path as it is in this period, for pages; undefined where there is none. */
  async ask(
    declared: string,
    params: Params = {},
  ): Promise<Pick<CacheEntry, "answer" | "version"> | undefined> {
    const path = pathWith(declared, params);
    const kept = this.#entries.get(path);
    if (kept?.period === this.#period()) return kept;
    const load = this.#declared.get(declared)?.(params);
    try {
      return load && (await this.#loadOnce(path, load));
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  /** The answer at `path`, made where it is missing or out of date. */
  async current(path: string, load = this.#declared.get(path)?.({})): Promise<CachedResponse> {
    if (!load) throw new Error(`no answer is declared at ${path}`);
    return this.get(path) ?? (await this.#loadOnce(path, load)).answer;
  }

  /**
   * Makes every declared response without parameters that nobody has asked for yet, so that it survives a database outage.
   * One failure does not stop the rest.
   *
   * @throws the first failure, at the end.
   */
  async prepare(): Promise<void> {
    const whole = [...this.#declared].filter(([path]) => !path.includes(":") && !this.get(path));
    const all = whole.map(([path, loadFor]) => {
      const load = loadFor({});
      return load && this.#loadInBackground(path, load);
    });
    const failed = (await Promise.allSettled(all)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }

  /** Serves what is in the table and leaves everything else to the routers. */
  readonly middleware: RequestHandler = (req, res, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    const answer = isRead ? this.get(req.path) : undefined;
    if (answer) sendCached(req, res, answer);
    else next();
  };

  /** Makes a response when no other is being made in the background; visitors get at least half of the time. */
  #loadInBackground(path: string, load: Load): Promise<unknown> {
    const begun = this.#inBackground.get(path);
    if (begun) return begun;
    const before = [...this.#inBackground.values()].at(-1);
    const making = (async () => {
      await before?.catch(() => {});
      const started = performance.now();
      const isWanted = this.#entries.peek(path)?.period !== this.#period();
      if (isWanted && !this.#options.health?.isStopping()) await this.#loadOnce(path, load);
      await delay(performance.now() - started);
    })().finally(() => this.#inBackground.delete(path));
    this.#inBackground.set(path, making);
    return making;
  }

  /** Makes an answer once for all who ask in one period. */
  #loadOnce(path: string, load: Load): Promise<CacheEntry> {
    const period = this.#period();
    const pending = this.#pending.get(path);
    if (pending?.period === period) return pending.made;
    const begun = {
      period,
      made: this.#load(path, load, period).finally(() => {
        if (this.#pending.get(path) === begun) this.#pending.delete(path);
      }),
    };
    this.#pending.set(path, begun);
    return begun.made;
  }

  async #load(path: string, load: Load, period: number): Promise<CacheEntry> {
    const kept = this.#entries.peek(path);
    const make = async (): Promise<Pick<CacheEntry, "answer" | "version">> => {
      // Asked first: what changes while the answer is made shows in the next one.
      const version = await this.#version(period);
      if (version !== undefined && kept?.version === version) return kept;
      const made = await load();
      const answer = await makeTextResponse(made, kept?.answer);
      return { answer, version: made.isIncomplete ? undefined : version };
    };
    const { answer, version } = await make().catch((error: unknown) => {
      if (isRefusal(error)) this.#entries.delete(path);
      if (!kept || isRefusal(error)) throw error;
      const { route } = kept.answer;
      this.#options.logger.warn({ err: error, route }, "an answer stays as it was");
      return { answer: kept.answer, version: undefined };
    });
    const latest = { answer, version, period, load };
    if ((this.#entries.peek(path)?.period ?? 0) <= period) this.#entries.set(path, latest);
    return latest;
  }

  /** Of the content by now; undefined while it cannot be told. */
  async #version(period: number): Promise<string | undefined> {
    const { guide } = this.#options;
    return guide
      ? guide()
          .then(({ version }) => version)
          .catch(() => undefined)
      : String(period);
  }

  #period(): number {
    return contentPeriod(this.#options.now());
  }
}

/** Whether an error is the answer that there is nothing for anybody. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpProblem && error.status < 500;
}

/** A path with its parameters; each address has one spelling here, so that no other takes room. */
export const pathWith = (declared: string, params: Params): string =>
  declared.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name] ?? "")));

/** A list of the API as an answer. */
export function jsonResponse(path: string, value: unknown): TextResponse {
  const text = JSON.stringify(value);
  return {
    route: path,
    type: "application/json; charset=utf-8",
    cacheControl: "no-cache",
    text,
    json: { value, length: text.length },
  };
}
