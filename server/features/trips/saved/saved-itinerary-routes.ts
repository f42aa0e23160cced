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
import { accountFull, makeTrip } from "../make-trip.ts";
import { type ContentChange, changedContent } from "../trip-content.ts";
import { type ItineraryContent, type ItineraryRow, updateTrip } from "../trip-queries.ts";
import {
  findItinerary,
  listDeletedItineraries,
  listItineraries,
  markItineraryDeleted,
  type OwnItinerary,
  restoreItinerary,
  savedItinerary,
} from "./saved-itinerary-queries.ts";

const UNDO_MS = UNDO_DELETE_MINUTES * 60 * 1000;
const NO_SUCH_TRIP = "There is no such trip in your account.";

/** A change that others overtake so often is given up. */
const MOST_TRIES = 5;

/** The trips of the signed-in visitor; another's id is answered as one that does not exist. */
export function savedItineraryRoutes(deps: Pick<AppDeps, "db" | "now" | "secret">): Router {
  const { db, now } = deps;
  const router = Router();

  /** @throws HttpProblem 400 for wineries the guide does not know, or more than the trip holds. */
  const checkWineries = async (
    wineryIds: readonly number[],
    trip: { readonly days: number; readonly wineriesPerDay: number },
  ) => {
    if (wineryIds.length > maxSelectable(trip)) {
      throw refusedWineries("More wineries than the trip's days and wineries per day allow");
    }
    const known = await listWineriesByIds(db, wineryIds, now());
    if (known.length !== wineryIds.length) {
      throw refusedWineries("One of the wineries is not in this guide");
    }
  };

  /** Names no version, so it is laid over whatever the trip is by now. */
  const applyChange = async (own: OwnItinerary, change: ContentChange): Promise<ItineraryRow> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await findItinerary(db, own);
      if (!row) throw notFound(NO_SUCH_TRIP);
      if (change.wineryIds) await checkWineries(change.wineryIds, row);
      const content = changedContent(row, change);
      const changed = await updateTrip(db, row, { ...content, updatedAt: now(), expiresOn: null });
      if (changed) return changed;
    }
    throw conflict("This trip is being changed elsewhere just now. Please try again.");
  };

  mount(router, savedItinerariesApi, {
    create: async ({ user, body }) => {
      const content = newContent(body);
      await checkWineries(content.wineryIds, content);
      const { row } = await makeTrip(deps, content, { userId: user.id });
      return savedItinerary(deps, row);
    },
    list: async ({ user }) => {
      const rows = await listItineraries(db, user.id);
      return Promise.all(rows.map((row) => savedItinerary(deps, row)));
    },
    deleted: ({ user }) => listDeletedItineraries(db, user.id, new Date(now().getTime() - UNDO_MS)),
    byId: async ({ user, params }) => {
      const row = await findItinerary(db, { id: params.id, userId: user.id });
      if (!row) throw notFound(NO_SUCH_TRIP);
      return savedItinerary(deps, row);
    },
    update: async ({ user, params, body }) => {
      const own = { id: params.id, userId: user.id };
      const { startDate, ...rest } = body;
      const change = { ...rest, ...(startDate !== undefined && { startDate: startDate || null }) };
      const row = await applyChange(own, change);
      return savedItinerary(deps, row);
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
      return savedItinerary(deps, row);
    },
  });
  return router;
}

function refusedWineries(message: string) {
  return badRequest(message, [{ field: "body.wineryIds", message }]);
}

/** What is stored of a submitted form; everything that follows from it is worked out here. */
function newContent(body: z.output<typeof createItinerarySchema>): ItineraryContent {
  const { accommodation, region, startDate, ...rest } = body;
  return {
    ...rest,
    startCity: accommodation,
    region: region?.trim() || null,
    days: daysFor(body.timeAvailable),
    startDate: startDate || null,
    schedule: {},
    arrangement: null,
  };
}
