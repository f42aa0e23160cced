import { Router } from "express";
import { listWineriesByIds } from "#server/features/wineries/winery-queries.ts";
import { mount } from "#server/http/mount.ts";
import { badRequest } from "#server/http/problem.ts";
import { takeOpenCall } from "#server/limits/open-calls.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { matrixFigures } from "#server/roads/drive-figures.ts";
import { keepRoutes } from "#server/roads/kept-routes.ts";
import { plansApi } from "#shared/api/trips/plans.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import type { PlanSolver } from "./plan-solver.ts";

/** Works out plans for anybody, within limits; nothing is stored. */
export function planRoutes(
  deps: Pick<AppDeps, "db" | "now" | "secret">,
  solver: PlanSolver,
): Router {
  const router = Router();
  const { db, now } = deps;
  // Outlives requests: drives between places of the guide, which are everybody's.
  const routesOf = keepRoutes();

  mount(router, plansApi, {
    solve: async ({ body, req }) => {
      const town = findTown(body.base);
      if (!town) throw badRequest("Choose a Washington town from the suggestions");
      const wineries = await requireWineries(db, body.wineries);
      await takeOpenCall(deps, "plans", req.ip);
      const routes = routesOf([
        { key: `${town.name}, ${town.county}`, position: town },
        ...wineries.map(({ id, position }) => ({ key: String(id), position })),
      ]);
      const drives = matrixFigures(body.wineries, routes);
      const plan = await solver.solve({
        request: body,
        facts: { matrix: drives, wineries: wineries.map(({ position: _, ...facts }) => facts) },
        today: clockInWashington(now()).date,
      });
      return { ...plan, drives };
    },
  });
  return router;
}

/** @throws HttpProblem 400 that points at each id without a winery. */
async function requireWineries(db: Db, ids: readonly number[]) {
  const rows = await listWineriesByIds(db, ids);
  const located = rows.flatMap((row) => {
    const position = positionOf(row);
    if (!position) return [];
    const { id, name, openingHours } = row;
    const bookFirst = row.reservationsRequired && isKnown(row, "reservationsRequired");
    return [{ id, name, openingHours, bookFirst, position }];
  });
  if (located.length === ids.length) return located;
  const known = new Set(located.map(({ id }) => id));
  const message = "There is no such winery";
  throw badRequest(
    `The request is not valid: ${message}`,
    ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ field: `body.wineries.${index}`, message }],
    ),
  );
}
