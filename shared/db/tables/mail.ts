import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** Why a mail was not sent, kept for those who asked for the same one meanwhile. */
export interface MailFailure {
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly retryAfter?: number;
}

/** One request to mail something, so that pressing Send twice sends once. */
export const mailRequests = pgTable(
  "mail_requests",
  {
    /** A keyed digest of the whole request, with the caller's own id of it where there is one. */
    key: text("key").primaryKey(),
    /** Which try holds the row: one that has expired must not answer for the next. */
    attempt: uuid("attempt").notNull().defaultRandom(),
    /**
     * `sending` until the mail's last line is about to go out, then `perhaps` until the mail server
     * has answered, for good where it does not; the next request takes over after `failed`.
     */
    status: text("status", { enum: ["sending", "perhaps", "sent", "failed"] }).notNull(),
    /** Since when the mail server's answer is waited for; null before and after. */
    handedAt: timestamp("handed_at", { withTimezone: true }),
    /** What those who waited for a failed try are told. */
    failure: jsonb("failure").$type<MailFailure>(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("mail_requests_expires_at_idx").on(t.expiresAt),
    check(
      "mail_requests_status_known",
      sql`${t.status} in ('sending', 'perhaps', 'sent', 'failed')`,
    ),
    check("mail_requests_failure_said", sql`(${t.status} = 'failed') = (${t.failure} is not null)`),
  ],
);

/** A mailbox whose owner wants no mail of any kind from here (docs/mail.md). */
export const mailRefusals = pgTable("mail_refusals", {
  /** A slow digest of the mailbox, the same for all its spellings: no address in clear. */
  mailboxDigest: text("mailbox_digest").primaryKey(),
  /** Milliseconds are all the link holds that takes it back. */
  refusedAt: timestamp("refused_at", { withTimezone: true, precision: 3 }).notNull(),
});
