CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"winery_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_winery_id_pk" PRIMARY KEY("user_id","winery_id")
);
--> statement-breakpoint
CREATE TABLE "saved_itineraries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"guests" integer NOT NULL,
	"start_city" text NOT NULL,
	"region" text,
	"driving_distance" text NOT NULL,
	"time_available" text NOT NULL,
	"budget" text NOT NULL,
	"reservation_preference" text NOT NULL,
	"wineries_per_day" integer NOT NULL,
	"preferences" text[] DEFAULT '{}'::text[] NOT NULL,
	"days" integer NOT NULL,
	"start_date" date,
	"winery_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "saved_itineraries_guests_range" CHECK ("saved_itineraries"."guests" between 1 and 50),
	CONSTRAINT "saved_itineraries_pace_range" CHECK ("saved_itineraries"."wineries_per_day" between 1 and 4),
	CONSTRAINT "saved_itineraries_days_range" CHECK ("saved_itineraries"."days" between 1 and 3),
	CONSTRAINT "saved_itineraries_winery_cap" CHECK (cardinality("saved_itineraries"."winery_ids") <= "saved_itineraries"."days" * "saved_itineraries"."wineries_per_day")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL,
	"user_id" uuid GENERATED ALWAYS AS (((sess -> 'passport' ->> 'user')::uuid)) STORED
);
--> statement-breakpoint
CREATE TABLE "sign_in_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_accounts_email_length" CHECK (length("sign_in_accounts"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "sign_in_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" text NOT NULL,
	"grant_id" text,
	"uid" text,
	"account_id" uuid,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "trip_list_entries" (
	"user_id" uuid NOT NULL,
	"winery_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "trip_list_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "trip_list_entries_user_id_winery_id_pk" PRIMARY KEY("user_id","winery_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"name" text,
	"picture" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_issuer_subject_unique" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_itineraries" ADD CONSTRAINT "saved_itineraries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_records" ADD CONSTRAINT "sign_in_records_account_id_sign_in_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sign_in_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_list_entries" ADD CONSTRAINT "trip_list_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_list_entries" ADD CONSTRAINT "trip_list_entries_winery_id_wineries_id_fk" FOREIGN KEY ("winery_id") REFERENCES "public"."wineries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_winery_idx" ON "favorites" USING btree ("winery_id");--> statement-breakpoint
CREATE INDEX "saved_itineraries_user_idx" ON "saved_itineraries" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_itineraries_deleted_idx" ON "saved_itineraries" USING btree ("deleted_at") WHERE "saved_itineraries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_expire_idx" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_accounts_email_unique" ON "sign_in_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sign_in_records_grant_idx" ON "sign_in_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "sign_in_records_uid_idx" ON "sign_in_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sign_in_records_account_idx" ON "sign_in_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_records_expires_at_idx" ON "sign_in_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trip_list_entries_winery_idx" ON "trip_list_entries" USING btree ("winery_id");