import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { type Handlers, mount } from "#server/http/mount.ts";
import { badRequest, refuseUnknownWineries } from "#server/http/problem.ts";
import { placesOfRequest } from "#server/planning/plan-places.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { plansApi } from "#shared/api/trips/plans.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";

/** Works out plans for anybody, within limits; nothing is stored. */
export function planRoutes({ guide, now }: Pick<AppDeps, "now"> & GuideDeps, planner: Planner) {
  const solve: Handlers<typeof plansApi>["solve"] = async ({ body, req }) => {
    const places = placesOfRequest(body);
    if (!places) throw badRequest("Choose a Washington town from the suggestions");
    const wineries = (await guide()).withIds(body.wineries);
    refuseUnknownWineries(body.wineries, wineries, "body.wineries");
    const today = clockInWashington(now()).date;
    const options = { request: body, today };
    const { plan, drives } = await planner.for(req.ip).plan({ ...places, wineries }, options);
    return { ...plan, drives };
  };
  return mount(plansApi, { solve }, { before: { solve: planner.admit } });
}
