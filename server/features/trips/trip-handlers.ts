import type { Request } from "express";
import { listWineriesByIds } from "#server/features/wineries/winery-queries.ts";
import type { Handlers } from "#server/http/mount.ts";
import { badRequest, HttpProblem } from "#server/http/problem.ts";
import { refuseUnknownWineries } from "#server/http/unknown-wineries.ts";
import { type Trip, tripSchema } from "#shared/api/trips/trip.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { expiryOf } from "#shared/domain/trip/kept/trip-expiry.ts";
import { copyName } from "#shared/domain/trip/kept/trip-name.ts";
import { makeTrip } from "./make-trip.ts";
import {
  type AskedTrip,
  requireEditor,
  requireTrip,
  type TripAsked,
  type TripDeps,
} from "./trip-access.ts";
import { planItinerary, tripAnswer } from "./trip-answer.ts";
import { contentOf, contentOfRow } from "./trip-content.ts";
import { linksOf } from "./trip-links.ts";
import {
  type ItineraryContent,
  type ItineraryRow,
  markTripDeleted,
  updateTrip,
} from "./trip-queries.ts";

type TripHandlers = Pick<
  Handlers<typeof tripsApi>,
  "create" | "byToken" | "update" | "remove" | "duplicate"
>;

/** Making, seeing, changing and deleting trips. */
export function tripHandlers(deps: TripDeps): TripHandlers {
  const { db, now } = deps;

  const requireWineries = async (ids: readonly number[]) =>
    refuseUnknownWineries(ids, await listWineriesByIds(db, ids, now()), "body.wineries");

  return {
    create: async ({ body, req }) => {
      await requireWineries(body.wineries);
      const { tokens } = await makeTrip(deps, contentOf(body), { userId: req.user?.id });
      return linksOf(tokens);
    },
    byToken: async ({ params, headers, req }) => {
      const asked = { token: params.token, key: headers["x-edit-key"], user: req.user };
      return answerOf(deps, await requireTrip(deps, asked), req.ip);
    },
    update: async ({ params, headers, body, req }) => {
      const asked = { token: params.token, key: headers["x-edit-key"], user: req.user };
      const { row, visitor } = await requireEditor(deps, asked);
      const version = body.version ?? versionOf(req);
      await requireWineries(body.wineries);
      const content = contentOf(body);
      const updatedAt = now();
      const today = clockInWashington(updatedAt).date;
      const expiresOn = row.userId === null ? expiryOf(content, today) : null;
      const changed = await updateTrip(
        db,
        { id: row.id, version },
        { ...content, updatedAt, expiresOn },
      );
      if (!changed) throw await changedMeanwhile(deps, asked, req.ip);
      return answerOf(deps, { row: changed, visitor }, req.ip);
    },
    remove: async ({ params, headers, req }) => {
      const asked = { token: params.token, key: headers["x-edit-key"], user: req.user };
      const { row } = await requireEditor(deps, asked);
      await markTripDeleted(db, row.id, now());
      return undefined;
    },
    duplicate: async ({ params, req }) => {
      const { row } = await requireTrip(deps, {
        token: params.token,
        key: undefined,
        user: req.user,
      });
      const { tokens } = await makeTrip(deps, copyOf(row), { userId: req.user?.id });
      return linksOf(tokens);
    },
  };
}

/** Plans the trip and answers it; the call has been counted, before anything was stored. */
export async function answerOf(
  deps: TripDeps,
  { row, visitor }: AskedTrip,
  ip: string | undefined,
): Promise<Trip> {
  return tripAnswer(await planItinerary(deps, row, ip), visitor);
}

const IF_MATCH = /^"?([1-9]\d{0,8})"?$/;

/** @throws HttpProblem 400 where neither the body nor `If-Match` says which version is changed. */
function versionOf(req: Request): number {
  const [, version] = IF_MATCH.exec(req.get("if-match") ?? "") ?? [];
  if (version !== undefined) return Number(version);
  const message = "Send the version of the trip you changed";
  throw badRequest(`The request is not valid: ${message}`, [{ field: "body.version", message }]);
}

/** The answer to a change of what is no longer there: the trip as it is by now, for both to be shown. */
async function changedMeanwhile(
  deps: TripDeps,
  asked: TripAsked,
  ip: string | undefined,
): Promise<HttpProblem> {
  const trip = await answerOf(deps, await requireTrip(deps, asked), ip);
  const detail =
    "Somebody changed this trip meanwhile, so your change was not kept. Look at both and choose.";
  return new HttpProblem(412, detail, { members: { trip: tripSchema.parse(trip) } });
}

/** What another trip like this one is made of; its guests stay with this one. */
function copyOf(row: ItineraryRow): ItineraryContent {
  const content = contentOfRow(row);
  return { ...content, name: row.name && copyName(row.name) };
}
