import { type RequestHandler, Router } from "express";
import { mount } from "#server/http/mount.ts";
import { tripFilesApi } from "#shared/api/trips/trip-files.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { groupHandlers } from "./group/group-handlers.ts";
import { savedItineraryRoutes } from "./saved/saved-itinerary-routes.ts";
import type { TripDeps } from "./trip-access.ts";
import { tripFileHandlers } from "./trip-file-handlers.ts";
import { tripHandlers } from "./trip-handlers.ts";
import { linkHandlers } from "./trip-link-handlers.ts";

/**
 * Trips with private links: whoever has one sees the trip; its owner and whoever holds the editing
 * key change it; guests mark its wineries. An owner's trips are listed by `/api/itineraries`.
 */
export function tripRoutes(deps: TripDeps & { readonly publicUrl: string }): Router {
  const router = Router();
  router.use("/api/trips", keptPrivate);
  mount(router, tripsApi, {
    ...tripHandlers(deps),
    ...linkHandlers(deps),
    ...groupHandlers(deps),
  });
  mount(router, tripFilesApi, tripFileHandlers(deps));
  router.use(savedItineraryRoutes(deps));
  return router;
}

/** No search engine lists it, no link tells its address on, no shared cache keeps it. */
const keptPrivate: RequestHandler = (_req, res, next) => {
  res.setHeader("X-Robots-Tag", "noindex");
  res.setHeader("Referrer-Policy", "no-referrer");
  res.setHeader("Cache-Control", "private, no-cache");
  next();
};
