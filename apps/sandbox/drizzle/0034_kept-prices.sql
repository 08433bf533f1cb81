ALTER TABLE "subscriptions" RENAME COLUMN "provider_amount" TO "period_price";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "scheduled_price" integer;--> statement-breakpoint
UPDATE "subscriptions" SET "period_price" = CASE WHEN "subscriptions"."recurring" AND "subscriptions"."period_end" IS NULL THEN 0 ELSE "plans"."amount" END FROM "plans" WHERE "plans"."price_id" = "subscriptions"."price_id" AND "subscriptions"."period_price" IS NULL;--> statement-breakpoint
UPDATE "subscriptions" SET "scheduled_price" = "plans"."amount" FROM "plans" WHERE "plans"."price_id" = "subscriptions"."scheduled_price_id";--> statement-breakpoint
UPDATE "subscriptions" SET "changed" = replace("changed"::text, '"providerAmount":', '"periodPrice":')::jsonb WHERE "changed" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "period_price" SET NOT NULL;