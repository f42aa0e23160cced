CREATE TABLE "fact_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"winery_id" integer NOT NULL,
	"fact" text NOT NULL,
	"items" text[],
	"name" text NOT NULL,
	"url" text,
	"date" text,
	"sureness" text NOT NULL,
	"note" text,
	CONSTRAINT "fact_sources_date_format" CHECK ("fact_sources"."date" ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
	CONSTRAINT "fact_sources_sureness_known" CHECK ("fact_sources"."sureness" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "fee_note" text;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "visit_note" text;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "hours_note" text;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "setting" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "founded" integer;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "winemaker" text;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "left_kind" text;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "left_reason" text;--> statement-breakpoint
ALTER TABLE "wineries" ADD COLUMN "left_since" text;--> statement-breakpoint
ALTER TABLE "fact_sources" ADD CONSTRAINT "fact_sources_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_sources_winery_idx" ON "fact_sources" USING btree ("winery_id","fact");--> statement-breakpoint
ALTER TABLE "wineries" ADD CONSTRAINT "wineries_founded_range" CHECK ("wineries"."founded" between 1850 and 2100);--> statement-breakpoint
ALTER TABLE "wineries" ADD CONSTRAINT "wineries_left_with_reason" CHECK (("wineries"."left_kind" is null) = ("wineries"."left_reason" is null));--> statement-breakpoint
ALTER TABLE "wineries" ADD CONSTRAINT "wineries_left_kind_known" CHECK ("wineries"."left_kind" in ('closed', 'private', 'unconfirmed', 'not-a-winery'));--> statement-breakpoint
ALTER TABLE "wineries" ADD CONSTRAINT "wineries_left_since_date" CHECK ("wineries"."left_since" ~ '^[0-9]{4}(-[0-9]{2})?$');--> statement-breakpoint
-- What the rows named as their sources, each fact by itself. One without a date is less sure.
INSERT INTO "fact_sources" ("winery_id", "fact", "name", "url", "date", "sureness")
SELECT w."id", f."fact", s."source" ->> 'name', s."source" ->> 'url', s."source" ->> 'date',
  CASE
    WHEN f."fact" = 'position' AND w."location_is_approximate" THEN 'low'
    WHEN s."source" ->> 'date' IS NULL THEN 'medium'
    ELSE 'high'
  END
FROM "wineries" w
CROSS JOIN LATERAL jsonb_array_elements(w."sources") WITH ORDINALITY AS s ("source", "place")
CROSS JOIN LATERAL jsonb_array_elements_text(s."source" -> 'facts') WITH ORDINALITY AS f ("fact", "place")
ORDER BY w."id", s."place", f."place";
--> statement-breakpoint
UPDATE "wineries" SET "unknown_facts" = "unknown_facts" || array['setting', 'founded', 'winemaker']::text[];
