import { Router } from "express";
import { listWineryPlaces } from "#server/features/wineries/winery-queries.ts";
import { type Handlers, mount } from "#server/http/mount.ts";
import { badRequest } from "#server/http/problem.ts";
import { refuseUnknownWineries } from "#server/http/unknown-wineries.ts";
import { countedCall } from "#server/limits/open-calls.ts";
import { loadPerEdition } from "#server/platform/content/load-per-edition.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { matrixFigures, rowFigures } from "#server/roads/drive-figures.ts";
import { type CourseLeg, keepCourses } from "#server/roads/kept-courses.ts";
import { type DrivePlace, keepRoutes, wineryPlace } from "#server/roads/kept-routes.ts";
import { routesFrom } from "#server/roads/roads.ts";
import { drivesApi, type TownDrives } from "#shared/api/trips/drives.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown, type Town } from "#shared/domain/places/towns.ts";
import type { CoursePlace } from "#shared/domain/trip/drive-course.ts";

/** Answers how long the drives between a town and wineries take, by road and ferry. */
export function driveRoutes(deps: Pick<AppDeps, "db" | "now" | "secret" | "edition">): Router {
  const router = Router();
  const routesOf = keepRoutes();
  const coursesOf = keepCourses();

  /** Where the wineries are is read once, and again when content has changed. */
  const read = loadPerEdition(deps.edition, async () => {
    const places = await listWineryPlaces(deps.db);
    const located = places.flatMap((place): [number, Position][] => {
      const position = positionOf(place);
      return position ? [[place.id, position]] : [];
    });
    return { sites: new Map(located), rows: new Map<Town, TownDrives>() };
  });

  const handlers: Handlers<typeof drivesApi> = {
    between: async ({ body }) => {
      const { sites } = await read();
      const places = [townPlace(requireTown(body.base)), ...requireSites(sites, body.wineries)];
      return matrixFigures(body.wineries, routesOf(places));
    },
    courses: async ({ body }) => {
      const town = townPlace(requireTown(body.base));
      const { sites } = await read();
      refuseUnknownEnds(sites, body.legs);
      const placeOf = (place: CoursePlace) => (place === "base" ? town : sitePlace(sites, place));
      return { courses: coursesOf(body.legs, placeOf) };
    },
    fromTown: async ({ query, res }) => {
      const town = requireTown(query.base);
      const { sites, rows } = await read();
      const figures =
        rows.get(town) ?? rowFigures([...sites.keys()], routesFrom(town, [...sites.values()]));
      rows.set(town, figures);
      // The same for everybody; asked again, it is answered with 304 while nothing has changed.
      res.setHeader("Cache-Control", "no-cache");
      return figures;
    },
  };
  const before = { between: countedCall(deps, "drives"), courses: countedCall(deps, "courses") };
  mount(router, drivesApi, handlers, { before });
  return router;
}

/** The town a text names; the contract lets no other text through. */
function requireTown(name: string): Town {
  const town = findTown(name);
  if (!town) throw badRequest("Choose a Washington town from the suggestions");
  return town;
}

const townPlace = (town: Town): DrivePlace => ({
  key: `${town.name}, ${town.county}`,
  position: town,
});

/** @throws HttpProblem 400 that points at each id without a winery. */
function requireSites(
  sites: ReadonlyMap<number, Position>,
  ids: readonly number[],
): readonly DrivePlace[] {
  const found = ids.flatMap((id) => {
    const place = sitePlace(sites, id);
    return place ? [{ id, ...place }] : [];
  });
  refuseUnknownWineries(ids, found, "body.wineries");
  return found;
}

function sitePlace(sites: ReadonlyMap<number, Position>, id: number): DrivePlace | undefined {
  const position = sites.get(id);
  return position && wineryPlace(id, position);
}

/** @throws HttpProblem 400 that points at each end of a leg without a winery. */
function refuseUnknownEnds(sites: ReadonlyMap<number, Position>, legs: readonly CourseLeg[]): void {
  const message = "There is no such winery";
  const errors = legs.flatMap((leg, index) =>
    (["from", "to"] as const)
      .filter((end) => leg[end] !== "base" && !sites.has(leg[end]))
      .map((end) => ({ field: `body.legs.${index}.${end}`, message })),
  );
  if (errors.length > 0) throw badRequest(`The request is not valid: ${message}`, errors);
}
