import { sql } from "drizzle-orm";
import {
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/**
 * An account of the site's own sign-in. Several may share an unconfirmed address, so that nobody
 * can block its owner.
 */
export const signInAccounts = pgTable(
  "sign_in_accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    name: text("name"),
    /** Argon2id in PHC string form, parameters and salt included. */
    passwordHash: text("password_hash").notNull(),
    /** When the owner confirmed the address. */
    emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("sign_in_accounts_email_unique")
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerifiedAt} is not null`),
    index("sign_in_accounts_email_idx").on(sql`lower(${t.email})`),
    check("sign_in_accounts_email_length", sql`length(${t.email}) between 3 and 254`),
  ],
);

/** A link mailed by the site's own sign-in: to confirm an address, or to choose a new password. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    /** SHA-256 of the link's token, in hexadecimal; the token is not stored. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", { enum: ["confirm", "reset"] }).notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => signInAccounts.id, { onDelete: "cascade" }),
    usedAt: timestamp("used_at", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index("sign_in_links_account_idx").on(t.accountId),
    index("sign_in_links_expires_at_idx").on(t.expiresAt),
    check("sign_in_links_purpose_known", sql`${t.purpose} in ('confirm', 'reset')`),
  ],
);

/** The state of the site's own sign-in: codes, grants, interactions, tokens. */
export const signInRecords = pgTable(
  "sign_in_records",
  {
    /** The provider's model: `AuthorizationCode`, `Interaction`, … */
    model: text("model").notNull(),
    id: text("id").notNull(),
    /** JSON as text, since `jsonb` refuses U+0000, which strangers may send. */
    payload: text("payload").notNull(),
    grantId: text("grant_id"),
    uid: text("uid"),
    accountId: uuid("account_id").references(() => signInAccounts.id, { onDelete: "cascade" }),
    consumedAt: timestamp("consumed_at", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index("sign_in_records_grant_idx").on(t.grantId),
    index("sign_in_records_uid_idx").on(t.uid),
    index("sign_in_records_account_idx").on(t.accountId),
    index("sign_in_records_expires_at_idx").on(t.expiresAt),
  ],
);
