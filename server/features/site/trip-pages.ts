/** The page of a trip, rendered for the request at hand: docs/decisions/0022. */
import type { Request, RequestHandler, Response } from "express";
import { findTripPageData } from "#server/features/trips/trip-page-answers.ts";
import { compress } from "#server/http/cached/cached-response.ts";
import { acceptedEncoding } from "#server/http/cached/send-cached.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { databaseFailure } from "#server/platform/database/db-failures.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { siteApi } from "#shared/api/site.ts";
import { type TripPageData, tripPageKey } from "#shared/api/trips/trip-page-data.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { privateMetadata } from "#shared/domain/site/metadata/page-metadata.ts";
import { matchRoute } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { FRAME_ALONE, type RenderContext } from "#shared/domain/site/rendered-page.ts";
import { tripTitle } from "#shared/domain/trips/trip-name.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { siteSettings } from "./site-routes.ts";

/** Pages being planned, rendered or sent at once; beyond that, visitors get the frame. */
const MAX_AT_ONCE = 16;

type TripPageSource = Parameters<typeof findTripPageData>[0] & Pick<AppDeps, "config" | "logger">;

/**
 * Serves the page of a trip with its days and stops, as anybody with the link sees them. If it cannot
 * (no such trip, no database, too many requests), or if only the frame is wanted, the next handler
 * responds.
 *
 * Neither the page nor its data is kept here, and no cache may store them.
 */
export function tripPages(deps: TripPageSource, pages: PageRenderer): RequestHandler {
  const headers = { ...pages.headers, ...UNKEPT };
  let underWay = 0;

  const pageOf = async (token: string, data: TripPageData): Promise<string> => {
    const { name, request } = data.trip;
    const context = renderContextOf(deps, token, data);
    const rendered = await pages.render(paths.sharedTrip(token), context);
    const metadata = privateMetadata(tripTitle({ ...request, name }));
    return pages.write(metadata, { rendered, name: "sharedTrip" });
  };
  const render = async (token: string, req: Request): Promise<string | undefined> => {
    underWay += 1;
    try {
      const data = await findTripPageData(deps, token, req.ip);
      return data && (await pageOf(token, data));
    } catch (error) {
      // The frame calls the API, which reports a limit itself, and a database that is away.
      if (!(error instanceof HttpProblem || databaseFailure(error)?.away)) {
        deps.logger.error({ err: error }, "the page of a trip could not be rendered");
      }
      return undefined;
    } finally {
      underWay -= 1;
    }
  };

  return async (req, res, next) => {
    const at = matchRoute(req.path);
    const isTripPage = at?.name === "sharedTrip" && (req.method === "GET" || req.method === "HEAD");
    if (!isTripPage || req.get(FRAME_ALONE) !== undefined || underWay >= MAX_AT_ONCE) {
      next();
      return;
    }
    const html = await render(at.param, req);
    if (html === undefined) next();
    else await send(req, res.set(headers), html);
  };
}

/** Not indexed, not passed on in a Referer, not stored. */
const UNKEPT = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
} as const;

/** What a trip's page is rendered from: everything is given, so nothing has to be looked up. */
function renderContextOf(
  { config, now }: TripPageSource,
  token: string,
  data: TripPageData,
): RenderContext {
  const settings = siteApi.settings.response.parse(siteSettings(config));
  return {
    day: clockInWashington(now()).date,
    isMissing: false,
    given: [
      { key: tripPageKey(token), answer: data },
      { key: ["everybody", siteApi.settings.path, {}], answer: settings },
    ],
    answerAt: async () => undefined,
  };
}

/** Brotli's quality for a response that is sent once: takes a quarter of the time of cached pages. */
const BROTLI_QUALITY = 4;

async function send(req: Request, res: Response, html: string): Promise<void> {
  const encoding = acceptedEncoding(req);
  const plain = Buffer.from(html);
  const body = encoding ? await compress(plain, encoding, BROTLI_QUALITY) : plain;
  res.set({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(body.length),
    Vary: "Accept-Encoding",
    ...(encoding && { "Content-Encoding": encoding }),
  });
  res.end(body);
}
