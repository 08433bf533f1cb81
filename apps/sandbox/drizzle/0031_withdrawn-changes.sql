ALTER TABLE "subscriptions" ADD COLUMN "changed" jsonb;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "returns_to" text;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "returns_at" bigint;--> statement-breakpoint
ALTER TABLE "terminations" ADD CONSTRAINT "terminations_returns_to_plans_price_id_fk" FOREIGN KEY ("returns_to") REFERENCES "public"."plans"("price_id") ON DELETE no action ON UPDATE no action;