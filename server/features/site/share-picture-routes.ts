import { type RequestHandler, Router } from "express";
import { findPlannedTrip } from "#server/features/reading/planned-trip-answers.ts";
import { type PublishedPost, publishedPosts } from "#server/features/reading/post-queries.ts";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { notFound } from "#server/http/problem.ts";
import {
  type SharedStay,
  type SharePainter,
  type SharePicture,
  sharePictures,
} from "#server/pictures/share-pictures.ts";
import { bare } from "#server/planning/plan-places.ts";
import type { ClientPlanner, Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { AVAS, type Ava } from "#shared/domain/places/ava-table.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { PAGES } from "#shared/domain/site/page-routes.ts";
import { listed } from "#shared/domain/text/words.ts";
import { legsOf, segmentsOfDays } from "#shared/domain/trips/day-legs.ts";
import { lengthOfTrip } from "#shared/domain/trips/ready-trip.ts";

const FRESH_SECONDS = 86_400;

type FindPicture = (part: string) => Promise<SharePicture | undefined>;

/** The preview pictures of shared links to wineries, articles, regions and ready-made trips. */
export function sharePictureRoutes(
  { guide, logger, now }: Pick<AppDeps, "logger" | "now"> & GuideDeps,
  planner: Planner,
  paint: SharePainter,
): Router {
  const pictureFor = sharePictures({ paint, logger });
  const send =
    (find: FindPicture): RequestHandler<{ file: string }> =>
    async (req, res) => {
      const [, part] = /^(.+)\.png$/.exec(req.params.file) ?? [];
      const picture = part === undefined ? undefined : await find(part);
      if (!picture) throw notFound("There is no picture at this address.");
      const png = await pictureFor(picture, clientNetwork(req.ip));
      res.setHeader("Cache-Control", `public, max-age=${FRESH_SECONDS}`);
      res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      res.type("png").send(png);
    };
  const finders = {
    winery: async (slug: string) => {
      const winery = (await guide()).find(slug);
      return winery?.leftKind === null ? wineryPicture(winery) : undefined;
    },
    post: async (slug: string) => {
      const posts = publishedPosts((await guide()).posts, now());
      const post = posts.find((candidate) => candidate.slug === slug);
      return post && postPicture(post);
    },
    region: async (id: string) => {
      const ava = AVAS.find((candidate) => candidate.id === id);
      return ava && regionPicture(ava);
    },
    readyTrip: async (slug: string) => {
      const trip = await findPlannedTrip(await guide(), slug, planner.site);
      return trip && tripPicture(trip, planner.site);
    },
  };
  const router = Router();
  for (const page of ["winery", "post", "region", "readyTrip"] as const) {
    router.get(`/pictures${PAGES[page].path.replace(/:\w+$/, ":file")}`, send(finders[page]));
  }
  return router;
}

/** A winery on the map, in the outline of its AVA. */
function wineryPicture(winery: WineryDto): SharePicture {
  const { name, region, avas, city } = winery;
  const ava = [region, ...avas].flatMap(
    (wanted) => AVAS.find((candidate) => candidate.name === wanted) ?? [],
  )[0];
  return {
    eyebrow: region,
    title: name,
    line: `${city}, Washington`,
    art: { kind: "map", place: positionOf(winery), avaId: ava?.id ?? null },
  };
}

/** For an article without an illustration. */
const ARTICLE_ILLUSTRATION = "river-bend";

/** An article's title below its illustration. */
function postPicture({ title, authorName, illustration }: PublishedPost): SharePicture {
  return {
    eyebrow: "Article",
    title,
    line: `By ${authorName}`,
    art: { kind: "illustration", name: illustration ?? ARTICLE_ILLUSTRATION },
  };
}

/** A ready-made trip beside a map of its route. */
async function tripPicture(trip: ReadyTrip, planner: ClientPlanner): Promise<SharePicture> {
  const { title, stays } = trip;
  const shared = await Promise.all(stays.map((stay) => sharedStay(stay, trip, planner)));
  return {
    eyebrow: "Ready-made trip",
    title,
    line: `${lengthOfTrip(stays)} from ${listed(stays.map(({ base }) => base))}`,
    art: { kind: "route", stays: shared.flat() },
  };
}

async function sharedStay(
  { base, days }: ReadyTrip["stays"][number],
  { wineries }: ReadyTrip,
  planner: ClientPlanner,
): Promise<SharedStay[]> {
  const town = findTown(base);
  if (!town) return [];
  const geometries = await planner.geometriesOf({ bases: [town], wineries }, legsOf(days));
  const visited = days
    .flatMap(({ stops }) => stops)
    .flatMap(({ wineryId }) => wineries.find(({ id }) => id === wineryId) ?? []);
  return [
    {
      base: { ...bare(town), name: base },
      stops: visited.flatMap((winery) => positionOf(winery) ?? []),
      segments: segmentsOfDays({ days, wineries, geometries }).flat(),
    },
  ];
}

/** A wine region and its outline. */
function regionPicture({ id, name, effective, parents }: Ava): SharePicture {
  const within = parents.at(-1);
  return {
    eyebrow: "Wine region",
    title: name,
    line: `AVA since ${effective.slice(0, 4)}${within ? `, within ${within}` : ""}`,
    art: { kind: "map", place: null, avaId: id },
  };
}
