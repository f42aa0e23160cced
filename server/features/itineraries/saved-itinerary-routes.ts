import { Router } from "express";
import type { z } from "zod";
import { listWineriesByIds } from "#server/features/wineries/winery-queries.ts";
import { mount } from "#server/http/mount.ts";
import { badRequest, conflict, notFound } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  type createItinerarySchema,
  MAX_SAVED_ITINERARIES,
  savedItinerariesApi,
  UNDO_DELETE_MINUTES,
} from "#shared/api/trips/saved-itineraries.ts";
import { daysFor, maxSelectable } from "#shared/domain/trip/trip-rules.ts";
import {
  findItinerary,
  insertItinerary,
  listDeletedItineraries,
  listItineraries,
  markItineraryDeleted,
  type NewItinerary,
  restoreItinerary,
  savedItinerary,
  updateItinerary,
} from "./saved-itinerary-queries.ts";

const UNDO_MS = UNDO_DELETE_MINUTES * 60 * 1000;
const NO_SUCH_TRIP = "There is no such trip in your account.";

/** The trips of the signed-in visitor; another's id is answered as one that does not exist. */
export function savedItineraryRoutes({ db, now }: Pick<AppDeps, "db" | "now">): Router {
  const router = Router();

  /** @throws HttpProblem 400 for wineries the guide does not know, or more than the trip holds. */
  const checkWineries = async (
    wineryIds: readonly number[],
    trip: { readonly days: number; readonly wineriesPerDay: number },
  ) => {
    if (wineryIds.length > maxSelectable(trip)) {
      throw refusedWineries("More wineries than the trip's days and wineries per day allow");
    }
    const known = await listWineriesByIds(db, wineryIds);
    if (known.length !== wineryIds.length) {
      throw refusedWineries("One of the wineries is not in this guide");
    }
  };

  mount(router, savedItinerariesApi, {
    create: async ({ user, body }) => {
      const itinerary = newItinerary(user.id, body);
      await checkWineries(itinerary.wineryIds ?? [], itinerary);
      const row = await insertItinerary(db, itinerary, { max: MAX_SAVED_ITINERARIES, now: now() });
      if (!row) throw accountFull();
      return savedItinerary(row);
    },
    list: async ({ user }) => (await listItineraries(db, user.id)).map(savedItinerary),
    deleted: ({ user }) => listDeletedItineraries(db, user.id, new Date(now().getTime() - UNDO_MS)),
    byId: async ({ user, params }) => {
      const row = await findItinerary(db, { id: params.id, userId: user.id });
      if (!row) throw notFound(NO_SUCH_TRIP);
      return savedItinerary(row);
    },
    update: async ({ user, params, body }) => {
      const own = { id: params.id, userId: user.id };
      const row = await findItinerary(db, own);
      if (!row) throw notFound(NO_SUCH_TRIP);
      if (body.wineryIds) await checkWineries(body.wineryIds, row);
      const changed = await updateItinerary(db, own, {
        updatedAt: now(),
        ...(body.name !== undefined && { name: body.name }),
        ...(body.startDate !== undefined && { startDate: body.startDate || null }),
        ...(body.wineryIds && { wineryIds: body.wineryIds }),
      });
      if (!changed) throw notFound(NO_SUCH_TRIP);
      return savedItinerary(changed);
    },
    remove: async ({ user, params }) => {
      const deleted = await markItineraryDeleted(db, { id: params.id, userId: user.id }, now());
      if (!deleted) throw notFound(NO_SUCH_TRIP);
      return undefined;
    },
    restore: async ({ user, params }) => {
      const since = new Date(now().getTime() - UNDO_MS);
      const own = { id: params.id, userId: user.id };
      const row = await restoreItinerary(db, own, { max: MAX_SAVED_ITINERARIES, since });
      if (row === "full") throw accountFull();
      if (!row) throw notFound("This trip can no longer be brought back.");
      return savedItinerary(row);
    },
  });
  return router;
}

const accountFull = () =>
  conflict(
    `Your account holds ${MAX_SAVED_ITINERARIES} trips, which is the most. Delete one first.`,
  );

function refusedWineries(message: string) {
  return badRequest(message, [{ field: "body.wineryIds", message }]);
}

/** What is stored of a submitted form; everything that follows from it is worked out here. */
function newItinerary(
  userId: string,
  body: z.output<typeof createItinerarySchema>,
): NewItinerary & { days: number } {
  const { accommodation, region, startDate, ...rest } = body;
  return {
    ...rest,
    userId,
    startCity: accommodation,
    region: region?.trim() || null,
    days: daysFor(body.timeAvailable),
    startDate: startDate || null,
  };
}
