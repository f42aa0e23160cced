import { createHmac, randomUUID } from "node:crypto";
import { conflict, unavailable } from "#server/http/problem.ts";
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
  discardTrip,
  findStoredTrip,
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
  { userId }: { readonly userId: string | undefined },
): Promise<MadeTrip> {
  const made = await storeTrip(deps, content, { userId, id: randomUUID() });
  if (made === "full") throw accountFull();
  if (made === "known") throw new Error("a random id was given twice");
  return made;
}

/** Stores a trip under an id; says so where one with this id is stored already. */
async function storeTrip(
  { db, now, secret }: MakeDeps,
  content: ItineraryContent,
  { userId, id }: { readonly userId: string | undefined; readonly id: string },
): Promise<MadeTrip | "full" | "known"> {
  const made = now();
  const source = { id, viewEpoch: 1, editEpoch: 1 };
  const tokens = tokensOf(secret, source);
  const { viewDigest, editDigest } = tokens;
  const digests = { viewDigest, editDigest };
  const trip = { ...content, ...source, ...digests, createdAt: made, updatedAt: made };
  if (userId !== undefined) {
    const row = await insertOwnTrip(db, { ...trip, userId }, MAX_SAVED_ITINERARIES);
    return typeof row === "string" ? row : { row, tokens };
  }
  const limit = { key: "trips:site", max: MOST_A_DAY, windowMs: DAY_MS };
  const { granted } = await takeFromLimit(db, limit, made);
  if (!granted) throw unavailable("Many trips were made today. Please try again tomorrow.", 3600);
  const expiresOn = expiryOf(content, clockInWashington(made).date);
  const row = await insertTrip(db, { ...trip, expiresOn });
  return row === "known" ? row : { row, tokens };
}

/** Who asks for the mail about a trip. */
interface MailAsked {
  readonly userId: string | undefined;
  /** The press of Send, where the caller names it: pressed again after a failure it makes no second trip. */
  readonly press: string | undefined;
  readonly ip: string | undefined;
}

/** A trip kept for a mail. */
export interface KeptTrip {
  readonly trip: Trip;
  /**
   * Takes it back where its mail was refused for good: nobody has its link. One in an account stays,
   * and one of an earlier try of the same press, whose mail may have arrived.
   */
  readonly discard: () => Promise<void>;
}

/**
 * Keeps and plans the trip that `send-email` asks for, and answers it with both its links; `app.ts`
 * hands this to the feature that writes the mail. In a full account the trip is kept without an
 * owner, for the mail is what was asked for.
 *
 * @throws HttpProblem 503 when too many plans are waiting, or too many trips were made.
 */
export function tripMakerForMail(deps: MakeDeps & { readonly planner: Planner }) {
  return async (body: TripBody, { userId, press, ip }: MailAsked): Promise<KeptTrip> => {
    const { row, tokens, isNew } = await pressedTrip(deps, contentOf(body), { userId, press });
    const planned = await planItinerary(deps, row, ip, { withoutRepairs: true });
    const isOwner = row.userId !== null;
    return {
      trip: tripAnswer(planned, { isOwner, mayEdit: true, ...linksOf(tokens) }),
      discard: async () => {
        if (isNew && !isOwner) await discardTrip(deps.db, row.id);
      },
    };
  };
}

interface PressedTrip extends MadeTrip {
  /** Whether it was made just now; else an earlier try of the press made it. */
  readonly isNew: boolean;
}

/** The trip of a press: the one of an earlier try, or another where that one was deleted since. */
async function pressedTrip(
  deps: MakeDeps,
  content: ItineraryContent,
  { userId, press }: Omit<MailAsked, "ip">,
): Promise<PressedTrip> {
  for (let deleted = 0; ; ) {
    const id = press === undefined ? randomUUID() : pressedId(deps.secret, press, deleted);
    const before = press === undefined ? undefined : await findStoredTrip(deps.db, id);
    if (before?.deletedAt) {
      deleted += 1;
      continue;
    }
    if (before) return { row: before, tokens: await readableLinks(deps, before), isNew: false };
    const own = await storeTrip(deps, content, { userId, id });
    const made = own === "full" ? await storeTrip(deps, content, { userId: undefined, id }) : own;
    if (typeof made === "object") return { ...made, isNew: true };
    // Another try of the press has made it meanwhile: it is looked up again.
  }
}

/** The same id for the same press, which nobody can work out without the secret. */
function pressedId(secret: string, press: string, deleted: number): string {
  const mac = createHmac("sha256", secret).update(`trip-press:${deleted}:${press}`).digest();
  const hex = mac.subarray(0, 16).toString("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
