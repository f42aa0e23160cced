import { Router } from "express";
import { HttpProblem } from "./problem.ts";
import type { ReadyAnswers } from "./ready/ready-answers.ts";
import { sendReady } from "./ready/send-ready.ts";

/** A text at one address, the same for everybody: a feed, a map of the site, a file of data. */
export interface SiteDocument {
  readonly path: `/${string}`;
  /** Media type with its charset. */
  readonly type: string;
  /** Instead of the site's headers of the same names; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Writes it, from what the content is then. */
  readonly load: () => Promise<string>;
}

/** For how long a feed reader or a search engine need not ask again, in seconds. */
const FRESH_SECONDS = 300;

/** Puts documents into the table of ready answers, made before the first visitor asks. */
export function documentRoutes(ready: ReadyAnswers, documents: readonly SiteDocument[]): Router {
  const router = Router();
  for (const { path, type, headers = {}, load } of documents) {
    ready.declare(path, async () => ({
      route: path,
      type,
      cacheControl: `public, max-age=${FRESH_SECONDS}`,
      headers,
      text: await load(),
    }));
    router.get(path, async (req, res) => sendReady(req, res, await ready.current(path)));
    router.all(path, (req) => {
      throw new HttpProblem(405, `${req.method} is not possible here; use GET, HEAD.`, {
        headers: { Allow: "GET, HEAD" },
      });
    });
  }
  return router;
}
