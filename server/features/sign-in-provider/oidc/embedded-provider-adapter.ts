import type { Adapter, AdapterPayload } from "oidc-provider";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  findRecord,
  putRecord,
  type SignInRecord,
} from "./sign-in-record-queries.ts";

/** Lifetime of a record the provider gives none. */
const DEFAULT_TTL_SECONDS = 60 * 60;

/** Far more than any record of the site's own sign-in has; strangers cause these rows too. */
const MAX_RECORD = 6_000;

/** Keeps the provider's state in the database, so that any process can continue with a sign-in. */
export function recordAdapter({ db, now }: Pick<AppDeps, "db" | "now">, model: string): Adapter {
  return {
    upsert: async (id, payload, expiresIn = DEFAULT_TTL_SECONDS) => {
      const text = JSON.stringify(payload);
      if (text.length > MAX_RECORD) throw new Error(`a ${model} of ${text.length} characters`);
      await putRecord(db, {
        model,
        id,
        payload: text,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        accountId: payload.accountId ?? null,
        expiresAt: new Date(now().getTime() + expiresIn * 1000),
      });
    },
    find: async (id) => payloadOf(await findRecord(db, { model, id }, now())),
    findByUid: async (uid) => payloadOf(await findRecord(db, { model, uid }, now())),
    // Only device flows have user codes, and those are switched off.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const first = await consumeRecord(db, { model, id }, now());
      if (!first) throw new Error(`this ${model} has been used already`);
    },
    destroy: (id) => deleteRecord(db, { model, id }),
    revokeByGrantId: (grantId) => deleteRecordsOfGrant(db, grantId),
  };
}

function payloadOf(record: SignInRecord | undefined): AdapterPayload | undefined {
  if (!record) return undefined;
  const payload = JSON.parse(record.payload) as AdapterPayload;
  return record.consumedAt
    ? { ...payload, consumed: Math.floor(record.consumedAt.getTime() / 1000) }
    : payload;
}
