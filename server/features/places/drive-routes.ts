import { Router } from "express";
import type { Guide, GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { type Handlers, mount } from "#server/http/mount.ts";
import { badRequest, refuseUnknownWineries } from "#server/http/problem.ts";
import type { NamedPlaces } from "#server/planning/plan-places.ts";
import type { Planner } from "#server/planning/planner.ts";
import { keepContent } from "#server/platform/content/keep-content.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { GeometryLeg } from "#server/roads/route-cache.ts";
import { basesOf, drivesApi, type SentPlaces } from "#shared/api/trips/drives.ts";
import { findTownOfPlace } from "#shared/domain/places/place-name.ts";
import { type HasCoordinates, positionOf } from "#shared/domain/places/position.ts";
import type { Town } from "#shared/domain/places/towns.ts";

/** A winery that has a place. */
type Site = HasCoordinates & { readonly id: number };

/** Answers how long the drives between towns and wineries take, by road and ferry. */
export function driveRoutes(
  { logger, now, guide }: Pick<AppDeps, "logger" | "now"> & GuideDeps,
  planner: Planner,
): Router {
  const router = Router();

  const read = keepContent(
    { now, logger, read: guide },
    ({ wineries }: Guide): ReadonlyMap<number, Site> =>
      new Map(wineries.filter((place) => positionOf(place)).map((site) => [site.id, site])),
  );

  const handlers: Handlers<typeof drivesApi> = {
    between: async ({ body, req }) => {
      const sites = await read();
      const places = { ...placesOf(body), wineries: requireSites(sites, body.wineries) };
      return planner.for(req.ip).drivesOf(places);
    },
    geometries: async ({ body, req }) => {
      const sites = await read();
      const places = placesOf(body);
      refuseUnknownEnds(sites, places, body.legs);
      const ends = new Set(body.legs.flatMap(({ from, to }) => [from, to]));
      const wineries = [...ends].flatMap((id) => sites.get(Number(id)) ?? []);
      return {
        courses: await planner.for(req.ip).geometriesOf({ ...places, wineries }, body.legs),
      };
    },
    fromTown: async ({ query, req, res }) => {
      const town = requireTown(query.base);
      const sites = [...(await read()).values()];
      // The same for everybody; asked again, it is answered with 304 while nothing has changed.
      res.setHeader("Cache-Control", "no-cache");
      return planner.for(req.ip).drivesFrom(town, sites);
    },
  };
  const { admit } = planner;
  const before = { between: admit, geometries: admit, fromTown: admit };
  mount(router, drivesApi, handlers, { before });
  return router;
}

/** The town a text names, or names a place in; the contract lets no other text through. */
function requireTown(name: string): Town {
  const town = findTownOfPlace(name);
  if (!town) throw badRequest("Choose a Washington town from the suggestions");
  return town;
}

type AskedPlaces = Required<Omit<NamedPlaces<Site>, "wineries">>;

/** The places of a body beside its wineries, under the names they were sent with. */
const placesOf = (body: SentPlaces): AskedPlaces => ({
  bases: basesOf(body).map((name) => ({ ...requireTown(name), name })),
  meals: (body.meals ?? []).map(({ key, town }) => ({ ...requireTown(town), name: key })),
});

/** @throws HttpProblem 400 that points at each id without a winery. */
function requireSites(sites: ReadonlyMap<number, Site>, ids: readonly number[]): readonly Site[] {
  const found = ids.flatMap((id) => sites.get(id) ?? []);
  refuseUnknownWineries(ids, found, "body.wineries");
  return found;
}

/** @throws HttpProblem 400 that points at each end of a leg that is no place of the body and no winery. */
function refuseUnknownEnds(
  sites: ReadonlyMap<number, Site>,
  { bases, meals }: AskedPlaces,
  legs: readonly GeometryLeg[],
): void {
  const ends = bases.length === 1 ? ["base"] : bases.map(({ name }) => name);
  const names = [...ends, ...meals.map(({ name }) => name)];
  const faultOf = (place: GeometryLeg["from"]): string | undefined => {
    if (typeof place === "number") return sites.has(place) ? undefined : "There is no such winery";
    return names.includes(place) ? undefined : `Send ${names.join(", ")}, or the winery's id`;
  };
  const errors = legs.flatMap((leg, index) =>
    (["from", "to"] as const).flatMap((end) => {
      const message = faultOf(leg[end]);
      return message ? [{ field: `body.legs.${index}.${end}`, message }] : [];
    }),
  );
  if (errors[0]) throw badRequest(`The request is not valid: ${errors[0].message}`, errors);
}
