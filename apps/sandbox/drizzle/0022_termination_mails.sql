ALTER TABLE "terminations" ADD COLUMN "mail_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "mail_due_at" bigint;