ALTER TABLE "fact_sources" DROP CONSTRAINT "fact_sources_date_format";--> statement-breakpoint
ALTER TABLE "fact_sources" ADD CONSTRAINT "fact_sources_date_format" CHECK ("fact_sources"."date" ~ '^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$');--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_published_at_finite" CHECK (isfinite("posts"."published_at"));