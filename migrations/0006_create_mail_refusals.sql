CREATE TABLE "mail_refusals" (
	"mailbox_digest" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL
);
