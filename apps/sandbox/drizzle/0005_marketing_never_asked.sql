ALTER TABLE "users" ALTER COLUMN "marketing_opt_in" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "marketing_opt_in" DROP NOT NULL;