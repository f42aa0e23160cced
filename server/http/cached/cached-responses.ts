import { setTimeout as delay } from "node:timers/promises";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { contentPeriod } from "#server/platform/content/keep-content.ts";
import type { Logger } from "#server/platform/logger.ts";
import {
  type CachedResponse,
  makeTextResponse,
  sizeOf,
  type TextResponse,
} from "./cached-response.ts";
import { sendCached } from "./send-cached.ts";

interface TableOptions {
  readonly now: () => Date;
  readonly logger: Logger;
  /** At a stop nothing is made for nobody any more. */
  readonly health?: { isStopping(): boolean };
}

type Load = () => Promise<TextResponse>;
type Ask = (params: Readonly<Record<string, string>>) => Promise<unknown>;

/** An answer made of content, in a period of content. */
interface Kept {
  readonly answer: CachedResponse;
  readonly period: number;
  readonly load: Load;
}

/** Bytes of answers made of content; beyond them the ones that nobody asked for the longest are forgotten. */
const MOST_BYTES = 64_000_000;

/**
 * Answers that are the same for every visitor, by path: the build's files, the pages, the lists of
 * the API. Its middleware stands before the routers.
 *
 * What is made of content is kept for half a minute, and sent for another while it is made again beside
 * the visitors. Where it cannot be made again, it stays as it was. Nothing in it is any visitor's own.
 */
export class CachedResponses {
  readonly #options: TableOptions;
  readonly #files = new Map<string, CachedResponse>();
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  });
  readonly #declared = new Map<string, Load>();
  readonly #asked: { readonly parts: readonly string[]; readonly ask: Ask }[] = [];
  readonly #pending = new Map<
    string,
    { readonly period: number; answer: Promise<CachedResponse> }
  >();
  /** What is made beside the visitors, one after the other. */
  readonly #beside = new Map<string, Promise<unknown>>();

  constructor(options: TableOptions) {
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
    const kept = this.#kept.get(path);
    if (!kept) return undefined;
    const age = this.#period() - kept.period;
    if (age > 1) return undefined;
    if (age === 1) this.#makeBeside(path, kept.load).catch(() => {});
    return kept.answer;
  }

  /** Declares what is made at the first request for `path`, or by `prepare`. */
  declare(path: string, load: Load): void {
    this.#declared.set(path, load);
  }

  /** Declares what is made again for each who asks: `/api/blog/:slug`. */
  declareAsked(path: string, ask: Ask): void {
    this.#asked.push({ parts: path.split("/"), ask });
  }

  /** What the API answers anybody at a path, for pages; undefined where there is nothing. */
  async ask(path: string): Promise<unknown> {
    if (this.#declared.has(path)) {
      return JSON.parse((await this.current(path)).bodies.identity.toString("utf8"));
    }
    const given = path.split("/").map(decodeURIComponent);
    for (const { parts, ask } of this.#asked) {
      const fits = parts.every((part, at) => part.startsWith(":") || part === given[at]);
      if (!fits || parts.length !== given.length) continue;
      const params = parts.flatMap((part, at) =>
        part.startsWith(":") ? [[part.slice(1), given[at] ?? ""]] : [],
      );
      return ask(Object.fromEntries(params));
    }
    return undefined;
  }

  /** The answer at `path`, made where it is missing or out of date. */
  async current(path: string, load = this.#declared.get(path)): Promise<CachedResponse> {
    if (!load) throw new Error(`no answer is declared at ${path}`);
    return this.get(path) ?? this.#make(path, load);
  }

  /**
   * Makes everything declared that nobody has asked for yet, so that it outlives the database. One
   * that fails does not keep the others away.
   *
   * @throws whatever the first that failed threw, at the end.
   */
  async prepare(): Promise<void> {
    const missing = [...this.#declared].filter(([path]) => !this.get(path));
    const all = missing.map(([path, load]) => this.#makeBeside(path, load));
    const failed = (await Promise.allSettled(all)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }

  /** Answers what is in the table, and leaves everything else to the routers. */
  readonly middleware: RequestHandler = (req, res, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    const answer = isRead ? this.get(req.path) : undefined;
    if (answer) sendCached(req, res, answer);
    else next();
  };

  /** Makes an answer once nothing else is made beside the visitors, who have at least half of the time. */
  #makeBeside(path: string, load: Load): Promise<unknown> {
    const begun = this.#beside.get(path);
    if (begun) return begun;
    const before = [...this.#beside.values()].at(-1);
    const making = (async () => {
      await before?.catch(() => {});
      const started = performance.now();
      const isWanted = this.#kept.peek(path)?.period !== this.#period();
      if (isWanted && !this.#options.health?.isStopping()) await this.#make(path, load);
      await delay(performance.now() - started);
    })().finally(() => this.#beside.delete(path));
    this.#beside.set(path, making);
    return making;
  }

  /** Makes an answer once for all who ask in one period. */
  #make(path: string, load: Load): Promise<CachedResponse> {
    const period = this.#period();
    const pending = this.#pending.get(path);
    if (pending?.period === period) return pending.answer;
    const begun = {
      period,
      answer: this.#made(path, load, period).finally(() => {
        if (this.#pending.get(path) === begun) this.#pending.delete(path);
      }),
    };
    this.#pending.set(path, begun);
    return begun.answer;
  }

  async #made(path: string, load: Load, period: number): Promise<CachedResponse> {
    const before = this.#kept.peek(path)?.answer;
    const answer = await load()
      .then((text) => makeTextResponse(text, before))
      .catch((error: unknown) => {
        if (!before) throw error;
        const { route } = before;
        this.#options.logger.warn({ err: error, route }, "an answer stays as it was");
        return before;
      });
    const isLatest = (this.#kept.peek(path)?.period ?? 0) <= period;
    if (isLatest) this.#kept.set(path, { answer, period, load });
    return answer;
  }

  #period(): number {
    return contentPeriod(this.#options.now());
  }
}

/** A list of the API as an answer. */
export function jsonResponse(path: string, value: unknown): TextResponse {
  return {
    route: path,
    type: "application/json; charset=utf-8",
    cacheControl: "no-cache",
    text: JSON.stringify(value),
  };
}
