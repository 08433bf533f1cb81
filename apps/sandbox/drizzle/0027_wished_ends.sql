ALTER TABLE "declarations" ADD COLUMN "ends_on" bigint;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "ends_on" bigint;