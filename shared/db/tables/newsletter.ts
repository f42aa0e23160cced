import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { wineries } from "./wineries.ts";

/**
 * A newsletter subscription: unconfirmed, confirmed or ended. An ended one forgets the address; the
 * row stays for its unsubscribe link.
 */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: id(),
    /** In plain text, for sending. */
    email: text("email"),
    /** The form it came from. */
    source: text("source"),
    /** In plain text, for the link in every issue; it can only unsubscribe. */
    unsubscribeToken: text("unsubscribe_token").notNull().unique(),
    createdAt: createdAt(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    unsubscribedAt: timestamp("unsubscribed_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("newsletter_subscriptions_email_unique").on(sql`lower(${t.email})`),
    index("newsletter_subscriptions_unconfirmed_idx")
      .on(t.id)
      .where(sql`${t.confirmedAt} is null and ${t.unsubscribedAt} is null`),
    check(
      "newsletter_subscriptions_forgotten_when_gone",
      sql`(${t.email} is null) = (${t.unsubscribedAt} is not null)`,
    ),
    check("newsletter_subscriptions_email_length", sql`length(${t.email}) between 3 and 254`),
  ],
);

/** A mailed confirmation link; expired ones may outlive the address. */
export const newsletterConfirmations = pgTable(
  "newsletter_confirmations",
  {
    /** SHA-256 of the link's token, in hexadecimal; the token is not stored. */
    tokenHash: text("token_hash").primaryKey(),
    subscriptionId: integer("subscription_id").references(() => newsletterSubscriptions.id, {
      onDelete: "set null",
    }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("newsletter_confirmations_subscription_idx").on(t.subscriptionId),
    index("newsletter_confirmations_expires_at_idx").on(t.expiresAt),
  ],
);

/** The states of one recipient's delivery (docs/mail.md, "A newsletter issue"). */
export const DELIVERY_STATES = [
  /** Nobody has begun. */
  "waiting",
  /** A sender has claimed it; the mail server cannot have the mail yet. */
  "claimed",
  /** Its last line has gone out, or is about to; the mail server may have taken it. */
  "handed",
  "sent",
  /** Nobody took it; tried again at `try_at`, or by the next run where that is null. */
  "later",
  /** The mail server takes nothing for the address. */
  "refused",
  /** The reader has left the list since, or wants no mail of any kind. */
  "left",
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A newsletter issue, stored when its sending starts. */
export const newsletterIssues = pgTable("letters", {
  id: id(),
  /** `post:slug`, `file:name` or `season:2027-summer`, so that no issue is sent twice. */
  name: text("name").notNull().unique(),
  /** SHA-256 of subject and text: a changed text is noticed before the remaining readers get it. */
  digest: text("digest").notNull(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
});

/** The delivery of an issue to one reader; all are stored when its sending starts. */
export const newsletterDeliveries = pgTable(
  "letter_deliveries",
  {
    /** In the Message-ID, and so in the mail server's log. */
    id: uuid("id").primaryKey().defaultRandom(),
    issueId: integer("letter_id")
      .notNull()
      .references(() => newsletterIssues.id),
    subscriptionId: integer("subscription_id").references(() => newsletterSubscriptions.id, {
      onDelete: "set null",
    }),
    /** The winery that a season mail asks for its facts, in place of a subscriber. */
    wineryId: integer("winery_id").references(() => wineries.id),
    state: text("state", { enum: DELIVERY_STATES }).notNull().default("waiting"),
    /** The sender that has claimed it last. */
    run: uuid("run"),
    /** A claim that is older belongs to a sender that died. */
    claimedUntil: timestamp("claimed_until", { withTimezone: true }),
    tryAt: timestamp("try_at", { withTimezone: true }),
    /** Tries of the run. */
    tries: integer("tries").notNull().default(0),
    /** The mail server's last reply that was not a yes, without the address. */
    reply: text("reply"),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("letter_deliveries_once_each").on(t.issueId, t.subscriptionId),
    uniqueIndex("letter_deliveries_once_each_winery").on(t.issueId, t.wineryId),
    index("letter_deliveries_subscription_idx").on(t.subscriptionId),
    index("letter_deliveries_open_idx")
      .on(t.issueId, t.id)
      .where(sql`${t.state} in ('waiting', 'claimed', 'later')`),
    check(
      "letter_deliveries_state_known",
      sql`${t.state} in ('waiting', 'claimed', 'handed', 'sent', 'later', 'refused', 'left')`,
    ),
  ],
);
