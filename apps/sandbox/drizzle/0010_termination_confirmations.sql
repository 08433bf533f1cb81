ALTER TABLE "terminations" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
UPDATE "terminations" SET "confirmed_at" = "done_at";
