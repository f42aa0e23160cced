import { type Request, Router } from "express";
import { withHeaders } from "#server/http/guards/security-headers.ts";
import { mount } from "#server/http/mount.ts";
import { countedCall, type OpenCallLimits } from "#server/limits/open-calls.ts";
import { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import { tripFilesApi } from "#shared/api/trips/trip-files.ts";
import { tripEventsApi, tripsApi } from "#shared/api/trips/trips.ts";
import { changeHandlers } from "./changes/change-handlers.ts";
import { groupHandlers } from "./group-handlers.ts";
import { mailHandlers } from "./mail/mail-handlers.ts";
import { savedItineraryRoutes } from "./saved/saved-itinerary-routes.ts";
import type { TripDeps } from "./trip-access.ts";
import { eventHandlers } from "./trip-events.ts";
import { tripFileHandlers } from "./trip-file-handlers.ts";
import { tripHandlers } from "./trip-handlers.ts";

const MINUTE_MS = 60_000;

/** Trips made by one client, and by the circles around it; a press of Send that is repeated can make one too. */
const MAKING: OpenCallLimits = {
  most: { client: 60, network: 240, allocation: 960 },
  windowMs: 60 * MINUTE_MS,
};
/** Two who plan at one table, and a phone beside them. */
const CHANGING: OpenCallLimits = {
  most: { client: 120, network: 480, allocation: 4800 },
  windowMs: MINUTE_MS,
};

/**
 * Trips with private links: whoever has one sees the trip; its owner and whoever holds the editing
 * key change it; guests mark its wineries; it is mailed. An owner's trips are listed by
 * `/api/itineraries`.
 */
export function tripRoutes(
  deps: Parameters<typeof mailHandlers>[0] & Parameters<typeof eventHandlers>[0],
  mailing: Parameters<typeof mailHandlers>[1],
): Router {
  const router = Router();
  router.use("/api/trips", withHeaders(KEPT_PRIVATE));
  const { sendEmail, ...mail } = mailHandlers(deps, mailing);
  const handlers = {
    ...tripHandlers(deps),
    ...changeHandlers(deps),
    ...groupHandlers(deps),
    ...mail,
  };
  const before = tripLimits(deps);
  const events = countedCall(deps, CHANGING);
  return router.use(
    mount(tripsApi, handlers, { before }),
    mount(tripEventsApi, eventHandlers(deps), { before: { events } }),
    mount(tripFilesApi, tripFileHandlers(deps)),
    mount(itinerariesApi, { sendEmail }, { before: { sendEmail: before.create } }),
    savedItineraryRoutes(deps),
  );
}

/**
 * Changes are counted apart from reads: whoever changes a trip is not kept from it by a room of others
 * behind the same address who only look. Mails have limits of their own.
 */
function tripLimits(deps: TripDeps) {
  const making = countedCall(deps, MAKING);
  const changing = countedPlan(deps);
  return {
    create: making,
    duplicate: making,
    byToken: deps.planner.admit,
    change: changing,
    update: changing,
    claim: changing,
    mark: countedPlan(deps),
  };
}

/** Counts a call that changes a trip and then plans it. */
function countedPlan(deps: TripDeps) {
  const count = countedCall(deps, CHANGING);
  return async (req: Request) => {
    await deps.planner.admit(req);
    await count(req);
  };
}

/** No search engine lists it, no link tells its address on, no shared cache keeps it. */
const KEPT_PRIVATE = {
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "private, no-cache",
};
