import { asc, eq, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { User } from "#shared/api/account/auth.ts";

const { sessions, users } = schema;

/** What `users.issuer` holds for accounts of the site's own sign-in: they outlive a change of its address. */
export const EMBEDDED_ISSUER = "embedded";

/** Who signed in, in the words of the provider. */
export interface Identity extends Omit<User, "id" | "hasPassword"> {
  readonly issuer: string;
  readonly subject: string;
}

const profile = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  picture: users.picture,
  hasPassword: sql<boolean>`${users.issuer} = ${EMBEDDED_ISSUER}`,
};

/**
 * The visitor of a session; undefined only where the database says that there is no such account.
 *
 * @throws Error for an answer that is empty or about somebody else.
 */
export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [answer] = await db
    .select({ userId: sql<string>`${id}::text`, found: profile })
    .from(sql`(select 1) as one_row`)
    .leftJoin(users, eq(users.id, id));
  if (answer?.userId !== id) throw new Error("the database did not say whose session this is");
  return answer.found ?? undefined;
}

export const findUserRow = (db: Db, id: string) =>
  db.query.users.findFirst({ where: eq(users.id, id) });

/** The account of this identity, made at the first sign-in; the profile is the newest. */
export async function upsertUser(db: Db, identity: Identity, now: Date): Promise<User> {
  const [row] = await db
    .insert(users)
    .values({ ...identity, createdAt: now, signedInAt: now })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: { ...identity, signedInAt: now },
    })
    .returning(profile);
  if (!row) throw new Error("the account was not stored");
  return row;
}

/** Deletes an account; what belongs to it goes with it. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** The sessions of the account that are still open, and when each ends. */
export const listSessionsOf = (db: Db, userId: string) =>
  db.query.sessions.findMany({
    where: eq(sessions.userId, userId),
    orderBy: asc(sessions.expire),
  });

/** Ends the sessions of a visitor on all devices. */
export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
