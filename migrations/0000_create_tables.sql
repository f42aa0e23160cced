CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"county" text NOT NULL,
	"region" text,
	"latitude" numeric(9, 6) NOT NULL,
	"longitude" numeric(9, 6) NOT NULL,
	CONSTRAINT "cities_name_county_unique" UNIQUE("name","county")
);
--> statement-breakpoint
CREATE TABLE "mail_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text,
	"content" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"published_at" timestamp with time zone,
	"read_time" text DEFAULT '5 min' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "posts_slug_format" CHECK ("posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_count_not_negative" CHECK ("rate_limits"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wineries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wineries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"avas" text[] DEFAULT '{}'::text[] NOT NULL,
	"description" text,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"county" text,
	"state" text DEFAULT 'WA' NOT NULL,
	"zip_code" text,
	"phone" text,
	"email" text,
	"website" text,
	"latitude" numeric(9, 6) NOT NULL,
	"longitude" numeric(9, 6) NOT NULL,
	"location_is_approximate" boolean DEFAULT false NOT NULL,
	"tasting_fee" numeric(6, 2),
	"rating" numeric(2, 1),
	"yelp_rating" numeric(2, 1),
	"wine_searcher_rating" integer,
	"is_featured" boolean DEFAULT false NOT NULL,
	"reservations_required" boolean DEFAULT false NOT NULL,
	"walk_ins_welcome" boolean DEFAULT false NOT NULL,
	"online_sales" boolean DEFAULT false NOT NULL,
	"wine_club" boolean DEFAULT false NOT NULL,
	"ships_to_state" boolean DEFAULT false NOT NULL,
	"reservation_url" text,
	"varietals" text[] DEFAULT '{}'::text[] NOT NULL,
	"specialties" text[] DEFAULT '{}'::text[] NOT NULL,
	"hours" jsonb,
	"opening_hours" jsonb,
	"hours_as_written" text,
	"unknown_facts" text[] DEFAULT '{}'::text[] NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verified_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wineries_slug_unique" UNIQUE("slug"),
	CONSTRAINT "wineries_slug_format" CHECK ("wineries"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "wineries_latitude_range" CHECK ("wineries"."latitude" between -90 and 90),
	CONSTRAINT "wineries_longitude_range" CHECK ("wineries"."longitude" between -180 and 180),
	CONSTRAINT "wineries_fee_not_negative" CHECK ("wineries"."tasting_fee" >= 0),
	CONSTRAINT "wineries_rating_range" CHECK ("wineries"."rating" between 0 and 5),
	CONSTRAINT "wineries_yelp_range" CHECK ("wineries"."yelp_rating" between 0 and 5),
	CONSTRAINT "wineries_wine_searcher_range" CHECK ("wineries"."wine_searcher_rating" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX "cities_search_name_idx" ON "cities" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mail_requests_expires_at_idx" ON "mail_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "wineries_name_idx" ON "wineries" USING btree ("name");--> statement-breakpoint
CREATE INDEX "wineries_region_idx" ON "wineries" USING btree ("region");--> statement-breakpoint
CREATE INDEX "wineries_city_idx" ON "wineries" USING btree ("city");--> statement-breakpoint
CREATE INDEX "wineries_featured_idx" ON "wineries" USING btree ("name") WHERE "wineries"."is_featured";