import { Router } from "express";
import { FILE_HEADERS } from "#server/http/guards/security-headers.ts";
import { notFound } from "#server/http/problem.ts";
import { compressed, type ReadyAnswer } from "#server/http/ready/ready-answer.ts";
import type { ReadyAnswers } from "#server/http/ready/ready-answers.ts";
import { sendReady } from "#server/http/ready/send-ready.ts";
import { readBaseLines } from "#server/pictures/base-lines.ts";
import { stillSvg } from "#server/pictures/still-svg.ts";
import { loadOnce } from "#server/platform/load-once.ts";
import { viewOfPath } from "#shared/domain/site/map-still.ts";

/** Land and roads stay where they are; a release may draw them otherwise. */
const FRESH_SECONDS = 604_800;
/** Some megabytes; the one asked for longest ago gives way. */
const MOST_KEPT = 120;

/** `/pictures/maps/19-10432-22345.dark.svg` */
const FILE = /^(.+?)(\.dark)?\.svg$/;

/**
 * The ground below the stills of plans: land, water, roads and towns. An address names a view of the
 * state and nothing of a plan, so the answer to it is the same for everybody.
 */
export function mapStillRoutes(ready: ReadyAnswers): Router {
  const linesOnce = loadOnce(readBaseLines);
  const kept = new Map<string, ReadyAnswer>();
  const draw = async (path: string): Promise<ReadyAnswer | null> => {
    const [, bare = "", dark] = FILE.exec(path) ?? [];
    const view = viewOfPath(bare);
    if (!view) return null;
    const svg = stillSvg(view, await linesOnce(), dark ? "dark" : "light");
    return ready.make({
      route: "map still",
      type: "image/svg+xml; charset=utf-8",
      cacheControl: `public, max-age=${FRESH_SECONDS}`,
      headers: FILE_HEADERS,
      bodies: await compressed(Buffer.from(svg)),
    });
  };
  const router = Router();
  router.get("/pictures/maps/:file", async (req, res) => {
    const { path } = req;
    const answer = kept.get(path) ?? (await draw(path));
    if (!answer) throw notFound("There is no map at this address.");
    kept.delete(path);
    kept.set(path, answer);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    sendReady(req, res, answer);
  });
  return router;
}
