import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";

/**
 * Somebody who asked for the newsletter: waiting for confirmation, subscribed, or gone. Of one who
 * has gone the address is forgotten; the row stays so that their link still says so.
 */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: id(),
    /** The only table that keeps an address in clear, since it is written to. */
    email: text("email"),
    /** Where on the site it was typed. */
    source: text("source"),
    /** Part of the link in every newsletter, so in clear; it can do nothing but unsubscribe. */
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

/** A link mailed to confirm a subscription; an expired one outlives the address it was sent to. */
export const newsletterConfirmations = pgTable(
  "newsletter_confirmations",
  {
    /** SHA-256 of the token in the link, in hexadecimal: the token itself is kept nowhere. */
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
