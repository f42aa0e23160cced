import { type Request, type RequestHandler, Router } from "express";
import { mount } from "#server/http/mount.ts";
import { countedCall, type OpenCallLimits } from "#server/limits/open-calls.ts";
import { tripFilesApi } from "#shared/api/trips/trip-files.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { groupHandlers } from "./group/group-handlers.ts";
import { savedItineraryRoutes } from "./saved/saved-itinerary-routes.ts";
import type { TripDeps } from "./trip-access.ts";
import { tripFileHandlers } from "./trip-file-handlers.ts";
import { tripHandlers } from "./trip-handlers.ts";
import { linkHandlers } from "./trip-link-handlers.ts";

/** Trips made by one client, and by its network. */
const MAKING: OpenCallLimits = { perClient: 60, perNetwork: 240, windowMs: 60 * 60 * 1000 };

/**
 * Trips with private links: whoever has one sees the trip; its owner and whoever holds the editing
 * key change it; guests mark its wineries. An owner's trips are listed by `/api/itineraries`.
 */
export function tripRoutes(deps: TripDeps & { readonly publicUrl: string }): Router {
  const router = Router();
  router.use("/api/trips", keptPrivate);
  const handlers = { ...tripHandlers(deps), ...linkHandlers(deps), ...groupHandlers(deps) };
  mount(router, tripsApi, handlers, { before: tripLimits(deps) });
  mount(router, tripFilesApi, tripFileHandlers(deps));
  router.use(savedItineraryRoutes(deps));
  return router;
}

/**
 * Saves are counted apart from reads: whoever changes a trip is not kept from it by a room of others
 * behind the same address who only look.
 */
function tripLimits(deps: TripDeps) {
  const making = countedCall(deps, "trips", MAKING);
  const { admit } = deps.planner;
  const saving = countedPlan(deps, "trip-saves");
  return {
    create: making,
    duplicate: making,
    byToken: admit,
    update: saving,
    claim: saving,
    mark: countedPlan(deps, "marks"),
  };
}

/** Counts a call that changes a trip and then plans it. */
function countedPlan(deps: TripDeps, call: string) {
  const count = countedCall(deps, call);
  return async (req: Request) => {
    await deps.planner.admit(req);
    await count(req);
  };
}

/** No search engine lists it, no link tells its address on, no shared cache keeps it. */
const keptPrivate: RequestHandler = (_req, res, next) => {
  res.setHeader("X-Robots-Tag", "noindex");
  res.setHeader("Referrer-Policy", "no-referrer");
  res.setHeader("Cache-Control", "private, no-cache");
  next();
};
