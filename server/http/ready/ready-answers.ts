import { setTimeout as delay } from "node:timers/promises";
import type { RequestHandler } from "express";
import type { Edition } from "#server/platform/content/load-per-edition.ts";
import {
  type AnswerContent,
  compressed,
  makeReadyAnswer,
  type ReadyAnswer,
} from "./ready-answer.ts";
import { sendReady } from "./send-ready.ts";

interface TableOptions {
  readonly now: () => Date;
  /** Which content is shown; without it, always the same. */
  readonly edition?: Edition;
}

interface PrepareOptions {
  readonly rest?: number;
  /** Ends the work after the load that is under way. */
  readonly isOver?: () => boolean;
}

/** What a constant answer says, and when it is out of date (null: not before it changes). */
export interface Loaded {
  readonly value: unknown;
  readonly until: Date | null;
}

/**
 * Answers that are the same for every visitor, by path: the build's files, the pages, the lists of
 * the API. Its middleware stands before the routers.
 *
 * It outlives every request and holds nothing of any visitor: what goes in is made without a request.
 */
export class ReadyAnswers {
  readonly #options: TableOptions;
  /** An answer of an edition is out of date in the next; what is of none is of the build. */
  readonly #answers = new Map<string, { readonly answer: ReadyAnswer; readonly of?: number }>();
  readonly #loaders = new Map<string, () => Promise<ReadyAnswer>>();

  constructor(options: TableOptions) {
    this.#options = options;
  }

  /** Which content answers are made of now. */
  edition(): number {
    return this.#options.edition?.() ?? 0;
  }

  /** Answers GET and HEAD of `path` from now on. */
  set(path: string, answer: ReadyAnswer): void {
    this.#answers.set(path, { answer });
  }

  /** The same until content changes, with what was made of the content of one edition. */
  setUntilNext(of: number, path: string, answer: ReadyAnswer): void {
    if (of === this.edition()) this.#answers.set(path, { answer, of });
  }

  /** The answer at a path, unless it is out of date. */
  get(path: string): ReadyAnswer | undefined {
    const held = this.#answers.get(path);
    if (held === undefined || (held.of !== undefined && held.of !== this.edition()))
      return undefined;
    const { answer } = held;
    return answer.until === null || answer.until > this.#options.now() ? answer : undefined;
  }

  /**
   * Declares JSON that is loaded once and then answered from the table until it is out of date. A
   * load that fails is tried again at the next request.
   */
  declare(path: string, load: () => Promise<Loaded>): void {
    this.declareContent(path, async () => {
      const { value, until } = await load();
      return {
        route: path,
        type: "application/json; charset=utf-8",
        cacheControl: "no-cache",
        bodies: await compressed(Buffer.from(JSON.stringify(value))),
        until,
      };
    });
  }

  /** The same for an answer of any type. */
  declareContent(path: string, load: () => Promise<AnswerContent>): void {
    let pending: { readonly of: number; readonly answer: Promise<ReadyAnswer> } | undefined;
    this.#loaders.set(path, () => {
      const of = this.edition();
      if (pending?.of !== of) {
        const begun = {
          of,
          answer: this.#load(path, of, load).finally(() => {
            if (pending === begun) pending = undefined;
          }),
        };
        pending = begun;
      }
      return pending.answer;
    });
  }

  /** The declared answer at `path`, loaded where it is missing or out of date. */
  current(path: string): Promise<ReadyAnswer> {
    const load = this.#loaders.get(path);
    if (!load) throw new Error(`no constant answer is declared at ${path}`);
    const ready = this.get(path);
    return ready ? Promise.resolve(ready) : load();
  }

  /**
   * Loads everything declared that nobody has asked for yet, one after the other, so that it outlives
   * the database. One that fails does not keep the others away.
   *
   * @param rest what is left to the visitors after each load, as a multiple of the time it took.
   * @throws whatever the first load that failed threw, at the end.
   */
  async prepare({ rest = 0, isOver = () => false }: PrepareOptions = {}): Promise<void> {
    const failures: unknown[] = [];
    for (const [path, load] of this.#loaders) {
      if (isOver()) return;
      if (this.get(path)) continue;
      const started = performance.now();
      await load().catch((error: unknown) => failures.push(error));
      await delay(rest * (performance.now() - started));
    }
    if (failures.length > 0 && !isOver()) throw failures[0];
  }

  /** Answers what stands in the table, and leaves everything else to the routers. */
  readonly middleware: RequestHandler = (req, res, next) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    const answer = isRead ? this.get(req.path) : undefined;
    if (answer) sendReady(req, res, answer);
    else next();
  };

  async #load(path: string, of: number, load: () => Promise<AnswerContent>): Promise<ReadyAnswer> {
    const answer = makeReadyAnswer(await load());
    this.setUntilNext(of, path, answer);
    return answer;
  }
}
