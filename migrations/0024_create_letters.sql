CREATE TABLE "letter_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"letter_id" integer NOT NULL,
	"subscription_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run" uuid,
	"claimed_until" timestamp with time zone,
	"try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "letter_deliveries_state_known" CHECK ("letter_deliveries"."state" in ('waiting', 'claimed', 'handed', 'sent', 'later', 'refused', 'left'))
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letters_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "letter_deliveries" ADD CONSTRAINT "letter_deliveries_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_deliveries" ADD CONSTRAINT "letter_deliveries_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_deliveries_once_each" ON "letter_deliveries" USING btree ("letter_id","subscription_id");--> statement-breakpoint
CREATE INDEX "letter_deliveries_subscription_idx" ON "letter_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "letter_deliveries_open_idx" ON "letter_deliveries" USING btree ("letter_id","id") WHERE "letter_deliveries"."state" in ('waiting', 'claimed', 'later');