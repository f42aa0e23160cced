CREATE TABLE "trip_changes" (
	"itinerary_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trip_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text,
	"text" text NOT NULL,
	"inverse" jsonb NOT NULL,
	CONSTRAINT "trip_changes_itinerary_id_id_pk" PRIMARY KEY("itinerary_id","id")
);
--> statement-breakpoint
ALTER TABLE "itineraries" DROP CONSTRAINT "itineraries_days_range";--> statement-breakpoint
ALTER TABLE "itineraries" DROP CONSTRAINT "itineraries_winery_cap";--> statement-breakpoint
ALTER TABLE "itineraries" ADD COLUMN "notes" jsonb;--> statement-breakpoint
ALTER TABLE "itineraries" ADD COLUMN "places" jsonb;--> statement-breakpoint
ALTER TABLE "itineraries" ADD COLUMN "former_view_digests" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "itineraries" ADD COLUMN "former_edit_digests" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_changes" ADD CONSTRAINT "trip_changes_itinerary_id_itineraries_id_fk" FOREIGN KEY ("itinerary_id") REFERENCES "public"."itineraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_changes_order_idx" ON "trip_changes" USING btree ("itinerary_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trip_changes_made_idx" ON "trip_changes" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "itineraries_former_views_idx" ON "itineraries" USING gin ("former_view_digests");--> statement-breakpoint
ALTER TABLE "itineraries" ADD CONSTRAINT "itineraries_days_range" CHECK ("itineraries"."days" between 1 and 7);--> statement-breakpoint
ALTER TABLE "itineraries" ADD CONSTRAINT "itineraries_winery_cap" CHECK (cardinality("itineraries"."winery_ids") <= least(14, "itineraries"."days" * "itineraries"."wineries_per_day"));
--> statement-breakpoint
-- Whatever changes a trip tells the pages that show it (server/features/trips/trip-events.ts): its id, version,
-- version with the marks, and what its link is known by; the id alone where it is gone.
CREATE FUNCTION "tell_trip_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM pg_notify('trip_events', OLD.id::text);
	ELSIF NEW.deleted_at IS NOT NULL THEN
		PERFORM pg_notify('trip_events', NEW.id::text);
	ELSE
		PERFORM pg_notify('trip_events', concat_ws(' ', NEW.id, NEW.version, NEW.version + NEW.group_changes, NEW.view_digest));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "itineraries_tell_trip_event" AFTER UPDATE OR DELETE ON "itineraries" FOR EACH ROW EXECUTE FUNCTION "tell_trip_event"();
