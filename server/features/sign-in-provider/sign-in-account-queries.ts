import { eq, sql } from "drizzle-orm";
import { type Db, schema } from "#server/platform/db.ts";

/** What `users.issuer` holds for its accounts: they outlive a change of the public address. */
export const EMBEDDED_ISSUER = "embedded";

const { signInAccounts } = schema;

export type SignInAccount = typeof signInAccounts.$inferSelect;

/** The account with this address, in whatever case it is written. */
export async function findAccountByEmail(
  db: Db,
  email: string,
): Promise<SignInAccount | undefined> {
  const [row] = await db
    .select()
    .from(signInAccounts)
    .where(sql`lower(${signInAccounts.email}) = lower(${email})`)
    .limit(1);
  return row;
}

export async function findAccountById(db: Db, id: string): Promise<SignInAccount | undefined> {
  const [row] = await db.select().from(signInAccounts).where(eq(signInAccounts.id, id)).limit(1);
  return row;
}

/** Stores a new account; undefined when one has this address already, also one made just now. */
export async function insertAccount(
  db: Db,
  account: Pick<SignInAccount, "email" | "name" | "passwordHash">,
): Promise<SignInAccount | undefined> {
  const [row] = await db.insert(signInAccounts).values(account).onConflictDoNothing().returning();
  return row;
}

/** Deletes an account of the site's own sign-in with all that is under way in it. */
export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.delete(signInAccounts).where(eq(signInAccounts.id, id));
}
