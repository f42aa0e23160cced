import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { type Db, schema } from "#server/platform/database/db.ts";

const { signInRecords } = schema;

export type SignInRecord = typeof signInRecords.$inferSelect;

const isRecord = (model: string, id: string) =>
  and(eq(signInRecords.model, model), eq(signInRecords.id, id));

/** The record of an id, or of the `uid` by which a sign-in under way is known. */
export async function findRecord(
  db: Db,
  key: { readonly model: string; readonly id?: string; readonly uid?: string },
  now: Date,
): Promise<SignInRecord | undefined> {
  const { model, id, uid } = key;
  const isIt = id === undefined ? eq(signInRecords.uid, uid ?? "") : eq(signInRecords.id, id);
  const [row] = await db
    .select()
    .from(signInRecords)
    .where(and(eq(signInRecords.model, model), isIt, gt(signInRecords.expiresAt, now)))
    .limit(1);
  return row;
}

/** Stores a record in place of one of the same name. */
export async function putRecord(db: Db, record: Omit<SignInRecord, "consumedAt">): Promise<void> {
  const { model: _model, id: _id, ...changes } = record;
  await db
    .insert(signInRecords)
    .values(record)
    .onConflictDoUpdate({ target: [signInRecords.model, signInRecords.id], set: changes });
}

/** Marks a record as used; false when it has been used already, also a moment ago. */
export async function consumeRecord(
  db: Db,
  key: { readonly model: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(signInRecords)
    .set({ consumedAt: now })
    .where(and(isRecord(key.model, key.id), isNull(signInRecords.consumedAt)))
    .returning({ id: signInRecords.id });
  return rows.length === 1;
}

export async function deleteRecord(
  db: Db,
  key: { readonly model: string; readonly id: string },
): Promise<void> {
  await db.delete(signInRecords).where(isRecord(key.model, key.id));
}

export async function deleteRecordsOfGrant(db: Db, grantId: string): Promise<void> {
  await db.delete(signInRecords).where(eq(signInRecords.grantId, grantId));
}

/** Removes what has expired. */
export async function pruneRecords(db: Db, now: Date): Promise<void> {
  await db.delete(signInRecords).where(lt(signInRecords.expiresAt, now));
}
