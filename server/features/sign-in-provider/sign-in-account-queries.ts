import { subDays } from "date-fns";
import {
  and,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { EMBEDDED_ISSUER, findUserRow } from "#server/features/auth/user-queries.ts";
import { type Db, schema } from "#server/platform/database/db.ts";

/**
 * How long an account whose address nobody confirms is kept after the last sign-in: a month longer than any
 * session lasts.
 */
const UNCONFIRMED_DAYS = 120;

/** For this long an expired link is still told apart from one that never was. */
const REMEMBERED_DAYS = 30;

const { sessions, signInAccounts, signInLinks, signInRecords, users } = schema;

export type SignInAccount = typeof signInAccounts.$inferSelect;

const isUnconfirmed = isNull(signInAccounts.emailVerifiedAt);
const hasEmail = (email: string) => sql`lower(${signInAccounts.email}) = lower(${email})`;

/** Of several unconfirmed accounts with one address, the newest that one can sign in to; each try costs a hash. */
const MAX_UNCONFIRMED = 20;

/**
 * The accounts one may mean by an address, in whatever case it is written: its owner's, who has
 * confirmed it, and the newest of those that nobody has confirmed.
 */
export async function findAccountsByEmail(db: Db, email: string) {
  const find = (isIt: SQL) =>
    db.query.signInAccounts.findMany({
      where: and(hasEmail(email), isIt),
      orderBy: desc(signInAccounts.createdAt),
      limit: MAX_UNCONFIRMED,
    });
  const [confirmed] = await find(isNotNull(signInAccounts.emailVerifiedAt));
  return { confirmed, unconfirmed: await find(isUnconfirmed) };
}

export const findAccountById = (db: Db, id: string) =>
  db.query.signInAccounts.findFirst({ where: eq(signInAccounts.id, id) });

/** The account of the site's own sign-in behind a visitor; undefined for another provider's. */
export async function findAccountOf(db: Db, userId: string): Promise<SignInAccount | undefined> {
  const row = await findUserRow(db, userId);
  return row?.issuer === EMBEDDED_ISSUER ? findAccountById(db, row.subject) : undefined;
}

/** Stores a new account, whose address is not confirmed and may stand in others too. */
export async function insertAccount(
  db: Db,
  account: Pick<SignInAccount, "email" | "name" | "passwordHash" | "createdAt">,
): Promise<SignInAccount> {
  const [row] = await db.insert(signInAccounts).values(account).returning();
  if (!row) throw new Error("the account was not stored");
  return row;
}

/** The visitor of an account of the site's own sign-in. */
const isUserOf = (accountId: string | SQL) =>
  and(eq(users.issuer, EMBEDDED_ISSUER), eq(users.subject, accountId));

/**
 * Makes the account the one of its address: its owner has shown that they read its mail. Accounts
 * others made with the address and never confirmed go, with all they hold.
 *
 * @returns false where another account has been confirmed with this address before.
 */
export async function confirmAccount(db: Db, id: string, now: Date): Promise<boolean> {
  const account = await findAccountById(db, id);
  if (!account) return false;
  if (account.emailVerifiedAt) return true;
  if ((await findAccountsByEmail(db, account.email)).confirmed) return false;
  await db.update(signInAccounts).set({ emailVerifiedAt: now }).where(eq(signInAccounts.id, id));
  await db.update(users).set({ emailVerified: true }).where(isUserOf(id));
  await deleteAccounts(db, and(hasEmail(account.email), isUnconfirmed, ne(signInAccounts.id, id)));
  return true;
}

/** Puts another password in place of the account's. */
export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(signInAccounts).set({ passwordHash }).where(eq(signInAccounts.id, id));
}

/**
 * Ends the sessions of an account of the site's own sign-in on all devices, but for the one with the
 * session id `kept`; at the provider too, where one left open leads in again without the password.
 */
export async function endSessionsOfAccount(db: Db, id: string, kept?: string): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(isUserOf(id));
  const isEnded = kept === undefined ? undefined : ne(sessions.sid, kept);
  await db.delete(sessions).where(and(sql`${sessions.userId} in ${owner}`, isEnded));
  await db.delete(signInRecords).where(eq(signInRecords.accountId, id));
}

/** Deletes an account of the site's own sign-in with all that its visitor has. */
export const deleteAccount = (db: Db, id: string) => deleteAccounts(db, eq(signInAccounts.id, id));

/** One statement: no kill leaves a visitor whom nobody can sign in as. */
async function deleteAccounts(db: Db, which: SQL | undefined): Promise<void> {
  const deleted = db.delete(signInAccounts).where(which).returning({ id: signInAccounts.id });
  const gone = db.$with("gone").as(deleted);
  const isTheirs = sql`${users.subject} in (select ${gone.id}::text from ${gone})`;
  await db
    .with(gone)
    .delete(users)
    .where(and(eq(users.issuer, EMBEDDED_ISSUER), isTheirs));
}

/**
 * Removes what signing in leaves behind, and accounts that nobody confirmed in time. For the housekeeping: no
 * request waits for it.
 */
export async function pruneSignIn(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(signInRecords).where(lt(signInRecords.expiresAt, now));
  await db.delete(signInLinks).where(lt(signInLinks.expiresAt, subDays(now, REMEMBERED_DAYS)));
  const since = subDays(now, UNCONFIRMED_DAYS);
  const usedSince = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(isUserOf(sql`${signInAccounts.id}::text`), gte(users.signedInAt, since)));
  const isOld = lt(signInAccounts.createdAt, since);
  await deleteAccounts(db, and(isUnconfirmed, isOld, notExists(usedSince)));
}
