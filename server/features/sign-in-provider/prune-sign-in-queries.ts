import { pruneSessions } from "#server/features/auth/user-queries.ts";
import type { Db } from "#server/platform/database/db.ts";
import { pruneRecords } from "./oidc/sign-in-record-queries.ts";
import { pruneLinks } from "./passwords/sign-in-link-queries.ts";
import { pruneUnconfirmedAccounts } from "./sign-in-account-queries.ts";

/** Removes what signing in leaves behind. For the housekeeping: no request waits for it. */
export async function pruneSignIn(db: Db, now: Date): Promise<void> {
  await pruneSessions(db, now);
  await pruneRecords(db, now);
  await pruneLinks(db, now);
  await pruneUnconfirmedAccounts(db, now);
}
