CREATE TABLE "fact_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"winery_id" integer NOT NULL,
	"fact" text NOT NULL,
	"shown" text NOT NULL,
	"suggested" text NOT NULL,
	"source" text,
	"email" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"digest" uuid,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_reports_state_known" CHECK ("fact_reports"."state" in ('waiting', 'reported')),
	CONSTRAINT "fact_reports_lengths" CHECK (length("fact_reports"."suggested") <= 2000 and length("fact_reports"."source") <= 300 and length("fact_reports"."email") <= 254)
);
--> statement-breakpoint
ALTER TABLE "fact_reports" ADD CONSTRAINT "fact_reports_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_reports_waiting_idx" ON "fact_reports" USING btree ("id") WHERE "fact_reports"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "fact_reports_created_at_idx" ON "fact_reports" USING btree ("created_at");