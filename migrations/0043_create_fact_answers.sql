CREATE TABLE "fact_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"winery_id" integer NOT NULL,
	"season" text NOT NULL,
	"answers" jsonb NOT NULL,
	"note" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "fact_answers_state_known" CHECK ("fact_answers"."state" in ('waiting', 'asked', 'accepted', 'dropped')),
	CONSTRAINT "fact_answers_note_length" CHECK (length("fact_answers"."note") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "fact_reports" DROP CONSTRAINT "fact_reports_state_known";--> statement-breakpoint
ALTER TABLE "letter_deliveries" ADD COLUMN "winery_id" integer;--> statement-breakpoint
ALTER TABLE "fact_answers" ADD CONSTRAINT "fact_answers_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_answers_winery_idx" ON "fact_answers" USING btree ("winery_id","season");--> statement-breakpoint
ALTER TABLE "letter_deliveries" ADD CONSTRAINT "letter_deliveries_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_deliveries_once_each_winery" ON "letter_deliveries" USING btree ("letter_id","winery_id");--> statement-breakpoint
ALTER TABLE "fact_reports" ADD CONSTRAINT "fact_reports_state_known" CHECK ("fact_reports"."state" in ('waiting', 'reported', 'corrected'));