import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** Why a mail was not sent, for other requests for the same mail. */
export interface MailFailure {
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly retryAfter?: number;
}

/** A request to mail something, so that sending twice delivers once. */
export const mailRequests = pgTable(
  "mail_requests",
  {
    /** A keyed digest of the request, with its idempotency key if it has one. */
    key: text("key").primaryKey(),
    /** The attempt that holds the row; an expired one must not write to it. */
    attempt: uuid("attempt").notNull().defaultRandom(),
    /**
     * `perhaps` from before the mail's last line is sent until the mail server responds, or for
     * good if it does not. After `failed`, the next request tries again.
     */
    status: text("status", { enum: ["sending", "perhaps", "sent", "failed"] }).notNull(),
    /** Waiting for the mail server since then; null before and after. */
    handedAt: timestamp("handed_at", { withTimezone: true }),
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

/** A mailbox whose owner wants no mail from this site (docs/mail.md). */
export const mailRefusals = pgTable("mail_refusals", {
  /** A slow digest of the mailbox, the same for all its spellings. */
  mailboxDigest: text("mailbox_digest").primaryKey(),
  /** The link that allows mail again has only milliseconds. */
  refusedAt: timestamp("refused_at", { withTimezone: true, precision: 3 }).notNull(),
});
