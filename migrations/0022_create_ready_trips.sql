CREATE TABLE "ready_trip_stays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ready_trip_stays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ready_trip_id" integer NOT NULL,
	"position" integer NOT NULL,
	"base" text NOT NULL,
	"time_available" text NOT NULL,
	"wineries_per_day" integer NOT NULL,
	"driving_distance" text NOT NULL,
	"start_weekday" text NOT NULL,
	"wineries" text[] NOT NULL,
	CONSTRAINT "ready_trip_stays_position" CHECK ("ready_trip_stays"."position" between 1 and 3),
	CONSTRAINT "ready_trip_stays_per_day" CHECK ("ready_trip_stays"."wineries_per_day" between 1 and 4),
	CONSTRAINT "ready_trip_stays_wineries" CHECK (cardinality("ready_trip_stays"."wineries") between 1 and 12),
	CONSTRAINT "ready_trip_stays_weekday" CHECK ("ready_trip_stays"."start_weekday" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'))
);
--> statement-breakpoint
CREATE TABLE "ready_trips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ready_trips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"region" text NOT NULL,
	"standfirst" text NOT NULL,
	"words" text NOT NULL,
	"opener" text NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"articles" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ready_trips_slug_unique" UNIQUE("slug"),
	CONSTRAINT "ready_trips_slug_format" CHECK ("ready_trips"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
ALTER TABLE "ready_trip_stays" ADD CONSTRAINT "ready_trip_stays_ready_trip_id_ready_trips_id_fk" FOREIGN KEY ("ready_trip_id") REFERENCES "public"."ready_trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ready_trip_stays_trip_idx" ON "ready_trip_stays" USING btree ("ready_trip_id","position");