import { Router } from "express";
import { HttpProblem } from "./problem.ts";
import { compressed } from "./ready/ready-answer.ts";
import type { ReadyAnswers } from "./ready/ready-answers.ts";
import { sendReady } from "./ready/send-ready.ts";

/** A text at one address, the same for everybody: a feed, a map of the site, a file of data. */
export interface SiteDocument {
  readonly path: `/${string}`;
  /** Media type with its charset. */
  readonly type: string;
  /** Instead of the site's headers of the same names; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The text, and when it is out of date (null: not while the process lives). */
  readonly load: () => Promise<{ readonly text: string; readonly until: Date | null }>;
}

/** For how long a feed reader or a search engine need not ask again, in seconds. */
const FRESH_SECONDS = 300;

/** Puts documents into the table of ready answers, made before the first visitor asks. */
export function documentRoutes(ready: ReadyAnswers, documents: readonly SiteDocument[]): Router {
  const router = Router();
  for (const { path, type, headers = {}, load } of documents) {
    ready.declareContent(path, async () => {
      const { text, until } = await load();
      return {
        route: path,
        type,
        cacheControl: `public, max-age=${FRESH_SECONDS}`,
        headers,
        bodies: await compressed(Buffer.from(text)),
        until,
      };
    });
    router.get(path, async (req, res) => sendReady(req, res, await ready.current(path)));
    router.all(path, (req) => {
      throw new HttpProblem(405, `${req.method} is not possible here; use GET, HEAD.`, {
        headers: { Allow: "GET, HEAD" },
      });
    });
  }
  return router;
}
