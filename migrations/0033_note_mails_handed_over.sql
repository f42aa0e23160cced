ALTER TABLE "mail_requests" DROP CONSTRAINT "mail_requests_status_known";--> statement-breakpoint
ALTER TABLE "mail_requests" ADD COLUMN "handed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_status_known" CHECK ("mail_requests"."status" in ('sending', 'perhaps', 'sent', 'failed'));