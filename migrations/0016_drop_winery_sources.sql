ALTER TABLE "wineries" DROP COLUMN "sources";--> statement-breakpoint
ALTER TABLE "wineries" DROP COLUMN "verified_on";