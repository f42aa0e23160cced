/** Stores new trips: shared, saved, mailed or copied ones. */
import { createHmac, randomUUID } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import { conflict, unavailable } from "#server/http/problem.ts";
import { takeFromLimit } from "#server/limits/rate-limit-queries.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { MAX_SAVED_ITINERARIES } from "#shared/api/trips/saved-itineraries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { expiryOf } from "#shared/domain/trips/trip-expiry.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { type LinkTokens, readableLinks, tokensOf } from "./trip-links.ts";
import { findStoredTrip, insertTrip, type RowWithHistory } from "./trip-queries.ts";
import { columnsOf } from "./trip-row.ts";

/**
 * Anonymous trips the whole site keeps a day: some 200 MB as visitors make them, 2.5 GB of the longest (50 kB)
 * from whoever would fill the disk. At ten million visits a month it is reached when one in seven makes a trip.
 */
const MAX_A_DAY = 50_000;

type CreateDeps = Pick<AppDeps, "db" | "now" | "secret">;

/** A trip that was made, and what its links hold. */
interface CreatedTrip {
  readonly row: RowWithHistory;
  readonly tokens: LinkTokens;
}

/** The account holds as many trips as it can. */
export const accountFull = () =>
  conflict(
    `Your account holds ${MAX_SAVED_ITINERARIES} trips, which is the most. Delete one first.`,
  );

/**
 * Keeps a trip.
 *
 * @param userId in whose account it stands; of nobody's it expires.
 * @throws HttpProblem 409 for an account that is full, 503 when too many anonymous trips were made.
 */
export async function createTrip(
  deps: CreateDeps,
  trip: TripInput,
  userId: string | undefined,
): Promise<CreatedTrip> {
  const made = await storeTrip(deps, trip, randomUUID(), userId);
  if (made === "full") throw accountFull();
  if (made === "known") throw new Error("a random id was given twice");
  return made;
}

/**
 * Stores the trip of a mail, once however often the request is repeated. In a full account the trip is
 * stored without an owner, since the mail is what was asked for.
 *
 * @param idempotencyKey the same for a repeated request; undefined for a new trip each time.
 * @throws HttpProblem 503 when too many anonymous trips were made.
 */
export async function createTripOnce(
  deps: CreateDeps,
  trip: TripInput,
  userId: string | undefined,
  idempotencyKey: string | undefined,
): Promise<CreatedTrip & { readonly isNew: boolean }> {
  for (let deleted = 0; ; ) {
    const known =
      idempotencyKey === undefined ? undefined : repeatableId(deps.secret, idempotencyKey, deleted);
    const before = known === undefined ? undefined : await findStoredTrip(deps.db, known);
    if (before?.deletedAt) {
      deleted += 1;
      continue;
    }
    if (before) return { row: before, tokens: await readableLinks(deps, before), isNew: false };
    const id = known ?? randomUUID();
    const own = await storeTrip(deps, trip, id, userId);
    const made = own === "full" ? await storeTrip(deps, trip, id) : own;
    if (typeof made === "object") return { ...made, isNew: true };
    // A repeated request has stored it meanwhile: look it up again.
  }
}

/** What nobody has done to a trip that is new. */
const UNTOUCHED = { groupGuests: [], history: [], applied: [] } as const;

/** Stores a trip under an id; says so where one with this id is stored already. */
async function storeTrip(
  { db, now, secret }: CreateDeps,
  trip: TripInput,
  id: string,
  userId?: string,
): Promise<CreatedTrip | "full" | "known"> {
  const made = now();
  const source = { id, viewEpoch: 1, editEpoch: 1 };
  const tokens = tokensOf(secret, source);
  const { viewDigest, editDigest } = tokens;
  const columns = columnsOf(trip);
  let expiresOn: string | null = null;
  if (userId === undefined) {
    const limit = { key: "trips:site", max: MAX_A_DAY, windowMs: millisecondsInDay };
    const { granted } = await takeFromLimit(db, limit, made);
    if (!granted) throw unavailable("Many trips were made today. Please try again tomorrow.", 3600);
    expiresOn = expiryOf(columns, clockInWashington(made).date);
  }
  const row = await insertTrip(db, {
    ...{ ...columns, ...source, viewDigest, editDigest, createdAt: made, updatedAt: made },
    ...{ userId, expiresOn },
  });
  return typeof row === "string" ? row : { row: { ...row, ...UNTOUCHED }, tokens };
}

/** The same id for the same key, which nobody can work out without the secret. */
function repeatableId(secret: string, idempotencyKey: string, deleted: number): string {
  const mac = createHmac("sha256", secret)
    .update(`trip-press:${deleted}:${idempotencyKey}`)
    .digest();
  const hex = mac.subarray(0, 16).toString("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
