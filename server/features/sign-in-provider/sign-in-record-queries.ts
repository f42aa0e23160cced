import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";

const { signInRecords: records } = schema;

/** Lifetime of a record the provider gives none. */
const DEFAULT_TTL_SECONDS = 60 * 60;

/** Far more than any record of the site's own sign-in has; strangers cause these rows too. */
const MAX_RECORD = 6_000;

const isRecord = (model: string, id: string) => and(eq(records.model, model), eq(records.id, id));

/** Keeps the provider's state in the database, so that any process can continue with a sign-in. */
export function recordAdapter({ db, now }: Pick<AppDeps, "db" | "now">, model: string): Adapter {
  const find = async (isIt: SQL): Promise<AdapterPayload | undefined> => {
    const row = await db.query.signInRecords.findFirst({
      where: and(eq(records.model, model), isIt, gt(records.expiresAt, now())),
    });
    if (!row) return undefined;
    const { consumedAt } = row;
    return {
      ...JSON.parse(row.payload),
      ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1000) }),
    };
  };
  return {
    upsert: async (id, payload, expiresIn = DEFAULT_TTL_SECONDS) => {
      const text = JSON.stringify(payload);
      if (text.length > MAX_RECORD) throw new Error(`a ${model} of ${text.length} characters`);
      const held = {
        payload: text,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        // An interaction whose password was right is the account's, too.
        accountId: payload.accountId ?? payload.result?.login?.accountId ?? null,
        expiresAt: new Date(now().getTime() + expiresIn * 1000),
      };
      await db
        .insert(records)
        .values({ model, id, ...held })
        .onConflictDoUpdate({ target: [records.model, records.id], set: held });
    },
    find: (id) => find(eq(records.id, id)),
    findByUid: (uid) => find(eq(records.uid, uid)),
    // Only device flows have user codes, and those are switched off.
    findByUserCode: async () => undefined,
    // Of several who use a record at once, one does.
    consume: async (id) => {
      const used = await db
        .update(records)
        .set({ consumedAt: now() })
        .where(and(isRecord(model, id), isNull(records.consumedAt)))
        .returning({ id: records.id });
      if (used.length === 0) throw new Error(`this ${model} has been used already`);
    },
    destroy: (id) => deleteRecord(db, model, id),
    revokeByGrantId: async (grantId) => {
      await db.delete(records).where(eq(records.grantId, grantId));
    },
  };
}

export async function deleteRecord(db: Db, model: string, id: string): Promise<void> {
  await db.delete(records).where(isRecord(model, id));
}
