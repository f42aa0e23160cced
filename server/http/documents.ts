import { Router } from "express";
import type { CachedResponses } from "./cached/cached-responses.ts";
import { sendCached } from "./cached/send-cached.ts";
import { refuseMethod } from "./mount.ts";

/** A text at one address, the same for everybody: a feed, a map of the site, a file of data. */
interface SiteDocument {
  /** Media type with its charset. */
  readonly type: string;
  /** Instead of the site's headers of the same names; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Writes it, from what the content is then. */
  readonly load: () => Promise<string>;
}

/** Of what any site may read. */
export const OPEN_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** For how long a feed reader or a search engine need not ask again, in seconds. */
const FRESH_SECONDS = 300;

/** Puts documents, by path, into the table of cached responses, each once it is asked for. */
export function documentRoutes(
  cached: CachedResponses,
  documents: Readonly<Record<string, SiteDocument>>,
) {
  const router = Router();
  for (const [path, { type, headers = {}, load }] of Object.entries(documents)) {
    const make = async () => ({
      route: path,
      type,
      cacheControl: `public, max-age=${FRESH_SECONDS}`,
      headers,
      text: await load(),
    });
    router.get(path, async (req, res) => sendCached(req, res, await cached.current(path, make)));
    router.all(path, refuseMethod(["GET"]));
  }
  return router;
}
