import { type GuideDeps, requireWineries } from "#server/features/wineries/guide-answers.ts";
import { type Handlers, mount } from "#server/http/mount.ts";
import { badRequest, invalid } from "#server/http/problem.ts";
import { type NamedPlaces, placesOfRequest } from "#server/planning/plan-places.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { GeometryLeg } from "#server/roads/route-cache.ts";
import { basesOf, drivesApi, type SentPlaces } from "#shared/api/trips/drives.ts";
import { plansApi } from "#shared/api/trips/plans.ts";
import { findTownOfPlace } from "#shared/domain/places/place-name.ts";
import type { Town } from "#shared/domain/places/towns.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";

/** Works out plans and drives for anybody, within limits; nothing is stored. */
export function plannerRoutes(deps: Pick<AppDeps, "now"> & GuideDeps, planner: Planner) {
  const { guide, now } = deps;
  const solve: Handlers<typeof plansApi>["solve"] = async ({ body, req }) => {
    const places = placesOfRequest(body);
    if (!places) throw badRequest(NO_SUCH_TOWN);
    const wineries = await requireWineries(deps, body.wineries);
    const options = { request: body, today: clockInWashington(now()).date };
    const { plan, drives } = await planner.for(req.ip).plan({ ...places, wineries }, options);
    return { ...plan, drives };
  };
  const handlers: Handlers<typeof drivesApi> = {
    between: async ({ body, req }) => {
      const wineries = await requireWineries(deps, body.wineries);
      return planner.for(req.ip).drivesOf({ ...placesOf(body), wineries });
    },
    geometries: async ({ body, req }) => {
      const places = placesOf(body);
      const ends = new Set(body.legs.flatMap(({ from, to }) => [from, to]));
      const wineries = (await guide()).withIds([...ends].map(Number));
      refuseUnknownEnds({ ...places, wineries }, body.legs);
      return {
        courses: await planner.for(req.ip).geometriesOf({ ...places, wineries }, body.legs),
      };
    },
    fromTown: async ({ query, req, res }) => {
      const town = requireTown(query.base);
      const { wineries } = await guide();
      // The same for everybody; asked again, it is answered with 304 while nothing has changed.
      res.setHeader("Cache-Control", "no-cache");
      return planner.for(req.ip).drivesFrom(town, wineries);
    },
  };
  const { admit } = planner;
  const before = { between: admit, geometries: admit, fromTown: admit };
  return [
    mount(drivesApi, handlers, { before }),
    mount(plansApi, { solve }, { before: { solve: admit } }),
  ];
}

const NO_SUCH_TOWN = "Choose a Washington town from the suggestions";

/** The town a text names, or names a place in; the contract lets no other text through. */
function requireTown(name: string): Town {
  const town = findTownOfPlace(name);
  if (!town) throw badRequest(NO_SUCH_TOWN);
  return town;
}

/** The places of a body beside its wineries, under the names they were sent with. */
const placesOf = (body: SentPlaces) => ({
  bases: basesOf(body).map((name) => ({ ...requireTown(name), name })),
  meals: (body.meals ?? []).map(({ key, town }) => ({ ...requireTown(town), name: key })),
});

/** @throws HttpProblem 400 that points at each end of a leg that is no place of the body and no winery. */
function refuseUnknownEnds(
  { bases, meals, wineries }: Required<NamedPlaces<{ readonly id: number }>>,
  legs: readonly GeometryLeg[],
): void {
  const ends = bases.length === 1 ? ["base"] : bases.map(({ name }) => name);
  const names = [...ends, ...meals.map(({ name }) => name)];
  const faultOf = (place: GeometryLeg["from"]): string | undefined => {
    if (typeof place === "number") {
      return wineries.some(({ id }) => id === place) ? undefined : "There is no such winery";
    }
    return names.includes(place) ? undefined : `Send ${names.join(", ")}, or the winery's id`;
  };
  const errors = legs.flatMap((leg, index) =>
    (["from", "to"] as const).flatMap((end) => {
      const message = faultOf(leg[end]);
      return message ? [{ field: `body.legs.${index}.${end}`, message }] : [];
    }),
  );
  if (errors[0]) throw invalid(errors);
}
