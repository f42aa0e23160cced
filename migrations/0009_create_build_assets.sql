CREATE TABLE "build_assets" (
	"path" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"compressed" boolean NOT NULL,
	"served_at" timestamp with time zone NOT NULL
);
