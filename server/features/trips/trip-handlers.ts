import type { Handlers } from "#server/http/mount.ts";
import { refuseUnknownWineries } from "#server/http/unknown-wineries.ts";
import { type Trip, tripInputFrom } from "#shared/api/trips/trip.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import { withAnsweredHours } from "#shared/domain/trips/trip-input.ts";
import { copyName } from "#shared/domain/trips/trip-name.ts";
import { createTrip } from "./create-trip.ts";
import { type AskedTrip, requireEditor, requireTrip, type TripDeps } from "./trip-access.ts";
import { planStored, tripAnswer } from "./trip-answer.ts";
import { linksOf } from "./trip-links.ts";
import { markTripDeleted } from "./trip-queries.ts";
import { inputOf } from "./trip-row.ts";

type TripHandlers = Pick<Handlers<typeof tripsApi>, "create" | "byToken" | "remove" | "duplicate">;

/** Making, seeing, copying and deleting trips. */
export function tripHandlers(deps: TripDeps): TripHandlers {
  const { db, guide, now } = deps;
  return {
    create: async ({ body, req }) => {
      const { withIds } = await guide();
      refuseUnknownWineries(body.wineries, withIds(body.wineries), "body.wineries");
      const { tokens } = await createTrip(deps, withAnsweredHours(tripInputFrom(body)), {
        userId: req.user?.id,
      });
      return linksOf(tokens);
    },
    byToken: async (call) => answerOf(deps, await requireTrip(deps, call)),
    remove: async (call) => {
      const { row } = await requireEditor(deps, call);
      await markTripDeleted(db, row.id, now());
      return undefined;
    },
    duplicate: async ({ params, req }) => {
      const { row } = await requireTrip(deps, { params, req });
      // Guests stay with this one, and so do what its editors noted and said on its days.
      const { notes: _notes, dayLog: _log, name, ...trip } = inputOf(row);
      const copy = { ...trip, name: name && copyName(name) };
      const { tokens } = await createTrip(deps, copy, { userId: req.user?.id });
      return linksOf(tokens);
    },
  };
}

/**
 * Plans the trip and answers it; the call has been counted, before anything was stored.
 *
 * @param options `orWithoutPlan` after something was stored: that is no failure where the planner is busy.
 */
export async function answerOf(
  deps: TripDeps,
  { row, visitor, ip }: AskedTrip,
  options: { readonly orWithoutPlan?: boolean } = {},
): Promise<Trip> {
  return tripAnswer(await planStored(deps, row, ip, { ...options, withAdvice: true }), visitor);
}
