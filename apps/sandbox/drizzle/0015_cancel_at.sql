ALTER TABLE "subscriptions" ADD COLUMN "cancel_at" bigint;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "renews_until_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "reason" text;