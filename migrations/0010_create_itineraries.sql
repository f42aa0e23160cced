CREATE TABLE "itineraries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text,
	"guests" integer,
	"start_city" text NOT NULL,
	"region" text,
	"driving_distance" text,
	"time_available" text,
	"budget" text,
	"reservation_preference" text,
	"preferences" text[] DEFAULT '{}'::text[] NOT NULL,
	"wineries_per_day" integer NOT NULL,
	"days" integer NOT NULL,
	"start_date" date,
	"winery_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"schedule" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"arrangement" jsonb,
	"view_epoch" integer DEFAULT 1 NOT NULL,
	"edit_epoch" integer DEFAULT 1 NOT NULL,
	"view_digest" text,
	"edit_digest" text,
	"voting_open" boolean DEFAULT true NOT NULL,
	"group_changes" integer DEFAULT 0 NOT NULL,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "itineraries_view_digest_unique" UNIQUE("view_digest"),
	CONSTRAINT "itineraries_name_length" CHECK (length("itineraries"."name") between 1 and 100),
	CONSTRAINT "itineraries_guests_range" CHECK ("itineraries"."guests" between 1 and 50),
	CONSTRAINT "itineraries_pace_range" CHECK ("itineraries"."wineries_per_day" between 1 and 4),
	CONSTRAINT "itineraries_days_range" CHECK ("itineraries"."days" between 1 and 3),
	CONSTRAINT "itineraries_winery_cap" CHECK (cardinality("itineraries"."winery_ids") <= "itineraries"."days" * "itineraries"."wineries_per_day"),
	CONSTRAINT "itineraries_anonymous_expire" CHECK (("itineraries"."user_id" is null) = ("itineraries"."expires_on" is not null)),
	CONSTRAINT "itineraries_anonymous_have_links" CHECK ("itineraries"."user_id" is not null or ("itineraries"."view_digest" is not null and "itineraries"."edit_digest" is not null))
);
--> statement-breakpoint
CREATE TABLE "trip_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"itinerary_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_digest" text NOT NULL,
	"marks" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_guests_key_unique" UNIQUE("itinerary_id","key_digest"),
	CONSTRAINT "trip_guests_name_length" CHECK (length("trip_guests"."name") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "itineraries" ADD CONSTRAINT "itineraries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_guests" ADD CONSTRAINT "trip_guests_itinerary_id_itineraries_id_fk" FOREIGN KEY ("itinerary_id") REFERENCES "public"."itineraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "itineraries_user_idx" ON "itineraries" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itineraries_deleted_idx" ON "itineraries" USING btree ("deleted_at") WHERE "itineraries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "itineraries_expires_idx" ON "itineraries" USING btree ("expires_on") WHERE "itineraries"."expires_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_guests_name_unique" ON "trip_guests" USING btree ("itinerary_id",lower("name"));--> statement-breakpoint
-- Saved trips become itineraries with an owner; their links are made when the owner first sees them.
INSERT INTO "itineraries" (
	"id", "user_id", "name", "guests", "start_city", "region", "driving_distance", "time_available",
	"budget", "reservation_preference", "preferences", "wineries_per_day", "days", "start_date",
	"winery_ids", "created_at", "updated_at", "deleted_at"
)
SELECT
	"id", "user_id", "name", "guests", "start_city", "region", "driving_distance", "time_available",
	"budget", "reservation_preference", "preferences", "wineries_per_day", "days", "start_date",
	"winery_ids", "created_at", "updated_at", "deleted_at"
FROM "saved_itineraries";
