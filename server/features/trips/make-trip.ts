import { createHmac, randomUUID } from "node:crypto";
import { conflict, HttpProblem, unavailable } from "#server/http/problem.ts";
import { takeFromLimit } from "#server/limits/rate-limit-queries.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { Db } from "#server/platform/database/db.ts";
import { MAX_SAVED_ITINERARIES } from "#shared/api/trips/saved-itineraries.ts";
import type { Trip, TripBody } from "#shared/api/trips/trip.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { expiryOf } from "#shared/domain/trip/kept/trip-expiry.ts";
import { readableLinks } from "./readable-links.ts";
import { planItinerary, tripAnswer } from "./trip-answer.ts";
import { contentOf } from "./trip-content.ts";
import { linksOf, type TripTokens, tokensOf } from "./trip-links.ts";
import {
  findTripById,
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

/** Whose a trip is, and which one. */
interface TripOrigin {
  /** The owner; undefined for an anonymous trip. */
  readonly userId: string | undefined;
  /** Names the making: asked again with the same id, the trip of before is the answer. */
  readonly id?: string;
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
  { userId, id = randomUUID() }: TripOrigin,
): Promise<MadeTrip> {
  const { db, now, secret } = deps;
  const made = now();
  const source = { id, viewEpoch: 1, editEpoch: 1 };
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

/** Who asks for the mail about a trip. */
interface MailAsked {
  readonly userId: string | undefined;
  /** The press of Send, where the caller names it: pressed again after a failure it makes no second trip. */
  readonly press: string | undefined;
}

/**
 * Keeps and plans the trip that `send-email` asks for, and answers it with both its links; `app.ts`
 * hands this to the feature that writes the mail. In a full account the trip is kept without an
 * owner, for the mail is what was asked for.
 *
 * @throws HttpProblem 503 when too many plans are waiting, or too many trips were made.
 */
export function tripMakerForMail(deps: MakeDeps & { readonly planner: Planner }) {
  return async (body: TripBody, { userId, press }: MailAsked): Promise<Trip> => {
    const id = press && pressedId(deps.secret, press);
    const { row, tokens } = await keptTrip(deps, contentOf(body), { userId, ...(id && { id }) });
    const planned = await planItinerary(deps, row, { withoutRepairs: true });
    const isOwner = row.userId !== null;
    return tripAnswer(planned, { isOwner, mayEdit: true, ...linksOf(tokens) });
  };
}

async function keptTrip(deps: MakeDeps, content: ItineraryContent, origin: TripOrigin) {
  const before = origin.id && (await findTripById(deps.db, origin.id));
  if (before) return { row: before, tokens: await readableLinks(deps, before) };
  try {
    return await makeTrip(deps, content, origin);
  } catch (error) {
    if (!(error instanceof HttpProblem && error.status === 409)) throw error;
    return makeTrip(deps, content, { ...origin, userId: undefined });
  }
}

/** The same id for the same press, which nobody can work out without the secret. */
function pressedId(secret: string, press: string): string {
  const bytes = createHmac("sha256", secret).update(`trip-press:${press}`).digest().subarray(0, 16);
  const hex = bytes.toString("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
