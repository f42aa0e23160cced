import type { Handlers } from "#server/http/mount.ts";
import { conflict, forbidden } from "#server/http/problem.ts";
import { MAX_SAVED_ITINERARIES } from "#shared/api/trips/saved-itineraries.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import { accountFull } from "./create-trip.ts";
import { requireEditor, requireTrip, type TripDeps, visitorOf } from "./trip-access.ts";
import { answerOf } from "./trip-handlers.ts";
import { isKeyOf, linksOf, renewedLinks } from "./trip-links.ts";
import { claimTrip, writeLinks } from "./trip-queries.ts";

const othersTrip = () => conflict("This trip stands in another account already.");

/** Ending links and making others, and taking a trip into an account. */
export function linkHandlers(
  deps: TripDeps,
): Pick<Handlers<typeof tripsApi>, "renewLinks" | "claim"> {
  const { db, secret } = deps;
  return {
    renewLinks: async (call) => {
      const { row } = await requireEditor(deps, call);
      const { tokens, stored } = renewedLinks(secret, row, call.body.renew);
      const written = await writeLinks(db, row, stored);
      if (!written) {
        throw conflict("Somebody renewed the links of this trip just now. Open it again.");
      }
      return linksOf(tokens);
    },
    claim: async (call) => {
      const { headers, user } = call;
      const trip = await requireTrip(deps, call);
      if (trip.visitor.isOwner) return answerOf(deps, trip);
      const { row } = trip;
      if (!isKeyOf(headers["x-edit-key"] ?? "", row)) {
        throw forbidden("Open the trip by its editing link to put it into your account.");
      }
      if (row.userId !== null) throw othersTrip();
      const own = { id: row.id, userId: user.id };
      const claimed = await claimTrip(db, own, MAX_SAVED_ITINERARIES);
      if (claimed === "full") throw accountFull();
      if (!claimed) {
        // Deleted meanwhile, or claimed by somebody else.
        await requireTrip(deps, call);
        throw othersTrip();
      }
      const visitor = await visitorOf(deps, claimed, call);
      const owned = { ...row, ...claimed };
      return answerOf(deps, { row: owned, visitor, ip: trip.ip }, { orWithoutPlan: true });
    },
  };
}
