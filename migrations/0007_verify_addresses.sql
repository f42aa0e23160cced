CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_links_purpose_known" CHECK ("sign_in_links"."purpose" in ('confirm', 'reset'))
);
--> statement-breakpoint
DROP INDEX "sign_in_accounts_email_unique";--> statement-breakpoint
ALTER TABLE "sign_in_accounts" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_account_id_sign_in_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sign_in_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_links_account_idx" ON "sign_in_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_links_expires_at_idx" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_accounts_email_idx" ON "sign_in_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_accounts_email_unique" ON "sign_in_accounts" USING btree (lower("email")) WHERE "sign_in_accounts"."email_verified_at" is not null;