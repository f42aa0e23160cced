import { randomUUID } from "node:crypto";
import { requireWineries } from "#server/features/wineries/guide-answers.ts";
import type { Handlers } from "#server/http/mount.ts";
import { conflict, forbidden } from "#server/http/problem.ts";
import { type Trip, tripInputFrom } from "#shared/api/trips/trip.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import { withAnsweredHours } from "#shared/domain/trips/trip-input.ts";
import { copyName } from "#shared/domain/trips/trip-name.ts";
import { accountFull, createTrip } from "./create-trip.ts";
import { type OpenedTrip, requireEditor, requireTrip, type TripDeps } from "./trip-access.ts";
import { planStored, tripAnswer } from "./trip-answer.ts";
import { isKeyOf, linkOfRequest, linksOf, readableLinks, renewedLinks } from "./trip-links.ts";
import { claimTrip, findTripByToken, markTripDeleted, writeLinks } from "./trip-queries.ts";
import { inputOf } from "./trip-row.ts";

type RenewCall = Parameters<Handlers<typeof tripsApi>["renewLinks"]>[0];

const othersTrip = () => conflict("This trip is already in another account.");

/** Making, seeing, copying and deleting trips, ending their links, and taking one into an account. */
export function tripHandlers(deps: TripDeps) {
  const { db, now } = deps;
  return {
    create: async ({ body, req }) => {
      await requireWineries(deps, body.wineries);
      const trip = withAnsweredHours(tripInputFrom(body));
      const { tokens } = await createTrip(deps, trip, req.user?.id);
      return linksOf(tokens);
    },
    byToken: async (call) => answerOf(deps, await requireTrip(deps, call)),
    remove: async (call) => {
      const { row } = await requireEditor(deps, call);
      await markTripDeleted(db, row.id, now());
    },
    duplicate: async ({ params, req }) => {
      const { row } = await requireTrip(deps, { params, req });
      // Guests stay with this one, and so do what its editors noted and said on its days.
      const { notes: _notes, dayLog: _log, name, ...trip } = inputOf(row);
      const copy = { ...trip, name: name && copyName(name) };
      const { tokens } = await createTrip(deps, copy, req.user?.id);
      return linksOf(tokens);
    },
    renewLinks: (call) => renewLinks(deps, call),
    claim: async (call) => {
      const { headers, user } = call;
      const trip = await requireTrip(deps, call);
      if (trip.visitor.isOwner) return answerOf(deps, trip);
      const { row } = trip;
      if (!isKeyOf(headers["x-edit-key"] ?? "", row)) {
        throw forbidden("Open the trip by its editing link to put it into your account.");
      }
      if (row.userId !== null) throw othersTrip();
      const claimed = await claimTrip(db, { id: row.id, userId: user.id });
      if (claimed === "full") throw accountFull();
      const owned = await requireTrip(deps, call);
      // Or it was claimed by somebody else meanwhile.
      if (!owned.visitor.isOwner) throw othersTrip();
      return answerOf(deps, owned, { allowUnplanned: true });
    },
  } satisfies Partial<Handlers<typeof tripsApi>>;
}

/** Once for each request: to one that is repeated, its links are answered again. */
async function renewLinks(deps: TripDeps, call: RenewCall): Promise<ReturnType<typeof linksOf>> {
  const { db, now, secret } = deps;
  const { renew, requestId = randomUUID() } = call.body;
  const { token } = call.params;
  // Whoever repeats it has the same key, or account, and link, which may have ended by it.
  const editor = call.headers["x-edit-key"] ?? call.req.user?.id;
  const request = linkOfRequest(secret, [token, editor, requestId]);
  const found =
    (await findTripByToken(db, request, now())) ?? (await findTripByToken(db, token, now()));
  if (found && isKeyOf(request, found)) return linksOf(await readableLinks(deps, found));
  const { row } = await requireEditor(deps, call);
  const { tokens, stored } = renewedLinks(secret, row, { renew, request });
  // Or they were renewed meanwhile, perhaps by this request.
  return (await writeLinks(db, row, stored)) ? linksOf(tokens) : renewLinks(deps, call);
}

/**
 * Plans the trip and answers it; the call has been counted, before anything was stored.
 *
 * @param options `allowUnplanned` after something was stored: that is no failure where the planner is busy.
 */
export async function answerOf(
  deps: TripDeps,
  { row, visitor, ip }: OpenedTrip,
  options: { readonly allowUnplanned?: boolean } = {},
): Promise<Trip> {
  return tripAnswer(await planStored(deps, row, ip, { ...options, withAdvice: true }), visitor);
}
