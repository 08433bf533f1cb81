ALTER TABLE "terminations" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "order_number" text;