import { type RequestHandler, Router } from "express";
import { plannedTrips } from "#server/features/reading/planned-trip-answers.ts";
import { findPostBySlug } from "#server/features/reading/post-queries.ts";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { notFound } from "#server/http/problem.ts";
import type { SharePicture } from "#server/pictures/share/share-picture.ts";
import { type SharePainter, SharePictures } from "#server/pictures/share/share-pictures.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { sharePicturePaths } from "#shared/domain/site/metadata/share-picture.ts";
import { postPicture, regionPicture, tripPicture, wineryPicture } from "./share-picture-content.ts";

const FRESH_SECONDS = 86_400;

type FindPicture = (part: string) => Promise<SharePicture | undefined>;

interface PictureMakers {
  readonly planner: Planner;
  readonly paint: SharePainter;
}

/** The pictures that shared links show of wineries, articles, regions and ready-made trips. */
export function sharePictureRoutes(
  deps: Pick<AppDeps, "db" | "logger" | "now"> & GuideDeps,
  { planner, paint }: PictureMakers,
): Router {
  const { db, guide, logger, now } = deps;
  const pictures = new SharePictures({ paint, logger });
  const send =
    (find: FindPicture): RequestHandler<{ file: string }> =>
    async (req, res) => {
      const [, part] = /^(.+)\.png$/.exec(req.params.file) ?? [];
      const picture = part === undefined ? undefined : await find(part);
      if (!picture) throw notFound("There is no picture at this address.");
      const png = await pictures.picture(picture, clientNetwork(req.ip));
      res.setHeader("Cache-Control", `public, max-age=${FRESH_SECONDS}`);
      res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      res.type("png").send(png);
    };
  const findTrip = plannedTrips(deps, planner);
  const finders: Readonly<Record<keyof typeof sharePicturePaths, FindPicture>> = {
    winery: async (slug) => {
      const winery = (await guide()).find(slug);
      return winery?.leftKind === null ? wineryPicture(winery) : undefined;
    },
    post: async (slug) => {
      const post = await findPostBySlug(db, slug);
      const isOut = post?.publishedAt && post.publishedAt <= now();
      return post && isOut ? postPicture(post) : undefined;
    },
    region: async (id) => {
      const ava = AVAS.find((candidate) => candidate.id === id);
      return ava && regionPicture(ava);
    },
    readyTrip: async (slug) => {
      const trip = await findTrip(slug);
      return trip && tripPicture(trip, planner.site);
    },
  };
  const router = Router();
  for (const [kind, path] of Object.entries(sharePicturePaths)) {
    router.get(routeOf(path), send(finders[kind as keyof typeof finders]));
  }
  return router;
}

/** The route of which `path` makes the addresses. */
function routeOf(path: (part: string) => string): string {
  return path("").replace(/\.png$/, ":file");
}
