import { randomUUID } from "node:crypto";
import { conflict, HttpProblem, unavailable } from "#server/http/problem.ts";
import { takeFromLimit } from "#server/limits/rate-limit-queries.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { Db } from "#server/platform/database/db.ts";
import { MAX_SAVED_ITINERARIES } from "#shared/api/trips/saved-itineraries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { expiryOf } from "#shared/domain/trip/trip-expiry.ts";
import { type PlannedItinerary, planItinerary } from "./trip-answer.ts";
import { linksOf, type TripTokens, tokensOf } from "./trip-links.ts";
import {
  type ItineraryContent,
  type ItineraryRow,
  insertOwnTrip,
  insertTrip,
} from "./trip-queries.ts";

/** Anonymous trips the whole site keeps a day: some 40 MB, for whoever would fill the disk. */
const MOST_A_DAY = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface MakeDeps {
  readonly db: Db;
  readonly secret: string;
  readonly now: () => Date;
}

/** A trip that was just made. */
export interface MadeTrip {
  readonly row: ItineraryRow;
  readonly tokens: TripTokens;
}

/** The account holds as many trips as it can. */
export const accountFull = () =>
  conflict(
    `Your account holds ${MAX_SAVED_ITINERARIES} trips, which is the most. Delete one first.`,
  );

/**
 * Keeps a trip, with an owner where one is given.
 *
 * @throws HttpProblem 409 for an account that is full, 503 when too many anonymous trips were made.
 */
export async function makeTrip(
  deps: MakeDeps,
  content: ItineraryContent,
  userId: string | undefined,
): Promise<MadeTrip> {
  const { db, now, secret } = deps;
  const made = now();
  const source = { id: randomUUID(), viewEpoch: 1, editEpoch: 1 };
  const tokens = tokensOf(secret, source);
  const { viewDigest, editDigest } = tokens;
  const trip = {
    ...content,
    ...source,
    viewDigest,
    editDigest,
    createdAt: made,
    updatedAt: made,
  };
  if (userId !== undefined) {
    const row = await insertOwnTrip(db, { ...trip, userId }, MAX_SAVED_ITINERARIES);
    if (!row) throw accountFull();
    return { row, tokens };
  }
  const limit = { key: "trips:site", max: MOST_A_DAY, windowMs: DAY_MS };
  const { granted } = await takeFromLimit(db, limit, made);
  if (!granted) throw unavailable("Many trips were made today. Please try again tomorrow.", 3600);
  const expiresOn = expiryOf(content, clockInWashington(made).date);
  return { row: await insertTrip(db, { ...trip, expiresOn }), tokens };
}

/** A trip that a mail is about. */
export interface TripForMail extends PlannedItinerary {
  /** Path of the page: `/trip/{token}`. */
  readonly url: string;
  /** The same with `#edit={key}`, for the mail to whoever asked for it. */
  readonly editUrl: string;
}

/** Makes trips for mails; `app.ts` hands it to the feature that writes them. */
export type MakeTripForMail = (
  content: ItineraryContent,
  userId: string | undefined,
) => Promise<TripForMail>;

/**
 * Keeps and plans the trip that `send-email` asks for. In a full account it is kept without an owner,
 * for the mail is what was asked for.
 *
 * @throws HttpProblem 503 when too many plans are waiting, or too many trips were made.
 */
export function tripMakerForMail(deps: MakeDeps & { readonly planner: Planner }): MakeTripForMail {
  return async (content, userId) => {
    const { row, tokens } = await makeTrip(deps, content, userId).catch((error: unknown) => {
      if (!(error instanceof HttpProblem && error.status === 409)) throw error;
      return makeTrip(deps, content, undefined);
    });
    const planned = await planItinerary(deps, row, { withoutRepairs: true });
    return { ...planned, ...linksOf(tokens) };
  };
}
