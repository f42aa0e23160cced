import { and, eq, lte, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import { pruneEnded } from "#server/platform/database/prune-ended.ts";
import type { MailFailure } from "#shared/db/tables/mail.ts";

const { mailRequests } = schema;

export type MailRequest = typeof mailRequests.$inferSelect;

/** A try to send; the outcome of one that was overtaken changes nothing. */
export interface Claim {
  readonly key: string;
  readonly attempt: string;
}

/**
 * True for the one try that may send: the first, or the first after a failure or a crash.
 *
 * @param heldUntil until then nobody else may send.
 */
export async function claimMailRequest(
  db: Db,
  { key, attempt }: Claim,
  heldUntil: Date,
  now: Date,
): Promise<boolean> {
  const unsettled = { attempt, status: "sending", failure: null, handedAt: null } as const;
  const held = { ...unsettled, expiresAt: heldUntil };
  const claimed = await db
    .insert(mailRequests)
    .values({ key, ...held })
    .onConflictDoUpdate({
      target: mailRequests.key,
      set: held,
      setWhere: sql`${eq(mailRequests.status, "failed")} or ${lte(mailRequests.expiresAt, now)}`,
    })
    .returning({ key: mailRequests.key });
  return claimed.length > 0;
}

/**
 * Notes that the mail server may have the mail from now on.
 *
 * @returns false where another try has taken over: the mail must not go out.
 */
export async function markMailHanded(
  db: Db,
  claim: Claim,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  const marked = await db
    .update(mailRequests)
    .set({ status: "perhaps", handedAt: now, expiresAt })
    .where(and(isHeldBy(claim), eq(mailRequests.status, "sending")))
    .returning({ key: mailRequests.key });
  return marked.length > 0;
}

/** What became of a try; of one that is `perhaps` sent nobody knows. */
export type MailOutcome =
  | { readonly status: "sent" | "perhaps" }
  | { readonly status: "failed"; readonly failure: MailFailure };

/** Notes the outcome of a try, unless another has taken over. */
export async function settleMailRequest(
  db: Db,
  claim: Claim,
  outcome: MailOutcome,
  expiresAt: Date,
): Promise<void> {
  await db
    .update(mailRequests)
    .set({ failure: null, ...outcome, handedAt: null, expiresAt })
    .where(isHeldBy(claim));
}

const isHeldBy = ({ key, attempt }: Claim) =>
  and(eq(mailRequests.key, key), eq(mailRequests.attempt, attempt));

/** Holds every press that asks for this mail back until then. */
export async function holdMailBack(db: Db, key: string, expiresAt: Date): Promise<void> {
  const held = { status: "perhaps", failure: null, handedAt: null, expiresAt } as const;
  await db
    .insert(mailRequests)
    .values({ key, ...held })
    .onConflictDoUpdate({ target: mailRequests.key, set: held });
}

export const findMailRequest = (db: Db, key: string) =>
  db.query.mailRequests.findFirst({ where: eq(mailRequests.key, key) });

/** Forgets requests whose time is over. */
export function pruneMailRequests(db: Db, now: Date): Promise<void> {
  return pruneEnded(db, mailRequests, mailRequests.key, lte(mailRequests.expiresAt, now));
}
