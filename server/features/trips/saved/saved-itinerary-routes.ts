import { type GuideDeps, requireWineries } from "#server/features/wineries/guide-answers.ts";
import { mount } from "#server/http/mount.ts";
import { badRequest, notFound } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { UNDO_DELETE_MINUTES } from "#shared/api/limits.ts";
import { savedItinerariesApi, savedTripOf } from "#shared/api/trips/saved-itineraries.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";
import { personName } from "#shared/domain/trips/guest-name.ts";
import { faultOf } from "#shared/domain/trips/trip-faults.ts";
import { type TripInput, withoutWineries } from "#shared/domain/trips/trip-input.ts";
import { rewriteTrip } from "../changes/change-trip.ts";
import { accountFull, createTrip } from "../create-trip.ts";
import { isKeyOf } from "../trip-links.ts";
import {
  claimTrip,
  findStoredTrip,
  findTripByToken,
  markTripDeleted,
  restoreTrip,
  type TripRow,
} from "../trip-queries.ts";
import {
  listDeletedItineraries,
  listItineraries,
  savedItinerary,
} from "./saved-itinerary-queries.ts";

const UNDO_MS = UNDO_DELETE_MINUTES * 60 * 1000;
const NO_SUCH_TRIP = "There is no such trip in your account.";

interface OwnCall {
  readonly user: { readonly id: string };
  readonly params: { readonly id: string };
}

/** The trips of the signed-in visitor; another's id is answered as one that does not exist. */
export function savedItineraryRoutes(deps: Pick<AppDeps, "db" | "now" | "secret"> & GuideDeps) {
  const { db, now } = deps;
  /** @throws HttpProblem 404 where the visitor has no such trip. */
  const requireOwn = async ({ user, params }: OwnCall) => {
    const row = await findStoredTrip(db, params.id);
    if (!row || row.userId !== user.id || row.deletedAt) throw notFound(NO_SUCH_TRIP);
    return row;
  };

  /** A trip without the wineries that left the guide since: its page counts them apart. */
  const answer = async (row: TripRow) => {
    const [saved, { withIds }] = await Promise.all([savedItinerary(deps, row), deps.guide()]);
    return { ...saved, wineryIds: withIds(row.wineryIds).map(({ id }) => id) };
  };

  /** The trip of a page in this account, where it stands there or may be taken into it. */
  const keptTrip = async (userId: string, token: string, key = "") => {
    const row = await findTripByToken(db, token, now());
    if (!row || row.userId === userId) return row;
    if (row.userId !== null || !isKeyOf(key, row)) return undefined;
    const claimed = await claimTrip(db, { id: row.id, userId });
    if (claimed === "full") throw accountFull();
    return claimed;
  };

  return mount(savedItinerariesApi, {
    create: async ({ user, headers, body }) => {
      const kept = body.token && (await keptTrip(user.id, body.token, headers["x-edit-key"]));
      if (kept) return answer(kept);
      const trip = savedTripOf(body);
      await requireWineries(deps, trip.wineries, "body.wineryIds");
      const { row } = await createTrip(deps, trip, user.id);
      return answer(row);
    },
    list: async ({ user }) => {
      const rows = await listItineraries(db, user.id);
      return Promise.all(rows.map(answer));
    },
    deleted: ({ user }) => listDeletedItineraries(db, user.id, new Date(now().getTime() - UNDO_MS)),
    byId: async (call) => answer(await requireOwn(call)),
    update: async ({ body, ...call }) => {
      const own = await requireOwn(call);
      await requireWineries(deps, body.wineryIds ?? [], "body.wineryIds");
      const edit = (before: TripInput) => {
        const { name = before.name, wineryIds = before.wineries, startDate } = body;
        const trip = withTheseWineries({ ...before, name }, wineryIds);
        const message = body.wineryIds && faultOf(trip);
        if (message) throw badRequest(message, [{ field: "body.wineryIds", message }]);
        if (startDate === undefined) return trip;
        const started = applyChange(trip, { kind: "start", startDate: startDate || null });
        return "trip" in started ? started.trip : trip;
      };
      const row = await rewriteTrip(deps, own, edit, { by: personName(call.user.name) });
      if (!row) throw notFound(NO_SUCH_TRIP);
      return answer(row);
    },
    remove: async (call) => {
      const { id } = await requireOwn(call);
      await markTripDeleted(db, id, now());
    },
    restore: async ({ user, params }) => {
      const since = new Date(now().getTime() - UNDO_MS);
      const row = await restoreTrip(db, { id: params.id, userId: user.id }, since);
      if (row === "full") throw accountFull();
      if (!row) throw notFound("This trip can no longer be restored.");
      return answer(row);
    },
  });
}

/** An order of the visitor's own ends where a winery joins, for which it has no place. */
function withTheseWineries(before: TripInput, wineries: readonly number[]): TripInput {
  const trip = withoutWineries(before, (id) => !wineries.includes(id));
  const hasMore = wineries.some((id) => !before.wineries.includes(id));
  return { ...trip, wineries, ...(hasMore && { arrangement: null }) };
}
