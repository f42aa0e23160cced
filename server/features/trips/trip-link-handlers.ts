import type { Handlers } from "#server/http/mount.ts";
import { conflict, forbidden } from "#server/http/problem.ts";
import { MAX_SAVED_ITINERARIES } from "#shared/api/trips/saved-itineraries.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import { accountFull } from "./make-trip.ts";
import { requireEditor, requireTrip, type TripDeps, visitorOf } from "./trip-access.ts";
import { answerOf } from "./trip-handlers.ts";
import { isKeyOf, linksOf, tokensOf } from "./trip-links.ts";
import { claimTrip, writeLinks } from "./trip-queries.ts";

const othersTrip = () => conflict("This trip stands in another account already.");

/** Ending links and making others, and taking a trip into an account. */
export function linkHandlers(
  deps: TripDeps,
): Pick<Handlers<typeof tripsApi>, "renewLinks" | "claim"> {
  const { db, secret } = deps;
  return {
    renewLinks: async ({ params, headers, body, req }) => {
      const asked = { token: params.token, key: headers["x-edit-key"], user: req.user };
      const { row } = await requireEditor(deps, asked);
      const epochs = {
        viewEpoch: row.viewEpoch + (body.renew === "edit" ? 0 : 1),
        editEpoch: row.editEpoch + (body.renew === "view" ? 0 : 1),
      };
      const tokens = tokensOf(secret, { id: row.id, ...epochs });
      const { viewDigest, editDigest } = tokens;
      const written = await writeLinks(db, row, { ...epochs, viewDigest, editDigest });
      if (!written) {
        throw conflict("Somebody renewed the links of this trip just now. Open it again.");
      }
      return linksOf(tokens);
    },
    claim: async ({ params, headers, user, req }) => {
      const asked = { token: params.token, key: headers["x-edit-key"], user: req.user };
      const { row, visitor } = await requireTrip(deps, asked);
      if (visitor.isOwner) return answerOf(deps, { row, visitor }, req.ip);
      if (!isKeyOf(headers["x-edit-key"] ?? "", row.editDigest)) {
        throw forbidden("Open the trip by its editing link to put it into your account.");
      }
      if (row.userId !== null) throw othersTrip();
      const own = { id: row.id, userId: user.id };
      const claimed = await claimTrip(db, own, MAX_SAVED_ITINERARIES);
      if (claimed === "full") throw accountFull();
      if (!claimed) {
        // Deleted meanwhile, or claimed by somebody else.
        await requireTrip(deps, asked);
        throw othersTrip();
      }
      const owner = await visitorOf(deps, claimed, asked);
      return answerOf(deps, { row: claimed, visitor: owner }, req.ip);
    },
  };
}
